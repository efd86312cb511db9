import type { Belief } from './belief.ts';
import { cover, newBelief, seeCard, seeNothing } from './belief.ts';
import type { Detection, Quad } from './detection.ts';
import { isUnderHand } from './hands.ts';
import type { Homography } from './homography.ts';
import { projectQuad } from './homography.ts';
import { distance } from './points.ts';
import { areaOf, CARD_ASPECT, centreOf } from './quads.ts';
import type { Sighting } from './sighting.ts';

/** A card that lies at no place, followed from frame to frame. */
export interface Stray {
  readonly track: number;
  readonly belief: Belief;
  /** In pixels of the last frame. */
  readonly outline: Quad;
  readonly seenAt: number;
}

/** How far, in card widths, a card may have moved since the frame before to be the same. */
const STEP = 0.6;
/** A card not seen for so long is gone; under a hand it may take longer. */
const GONE_MS = 900;
const HIDDEN_GONE_MS = 4000;

/**
 * Follows the cards that lie at no place: each goes on as the track nearest to it, the nearest pairs first.
 *
 * @param cards those of this frame that lie at no place
 * @param shift where the camera's own movement took the picture since the last frame
 * @param nextTrack the first number not yet given to a track
 */
export function followStrays(
  strays: readonly Stray[],
  cards: readonly Detection[],
  { at, hands }: Pick<Sighting, 'at' | 'hands'>,
  shift: Homography,
  nextTrack: number,
): { readonly strays: readonly Stray[]; readonly nextTrack: number } {
  const carried = strays.map((stray) => ({ ...stray, outline: projectQuad(shift, stray.outline) }));
  const pairs = carried.flatMap((stray) =>
    cards.map((card) => ({ stray, card, away: stepsApart(stray.outline, card.outline) })),
  );
  const found = new Map<Stray, Detection>();
  const followed = new Set<Detection>();
  for (const { stray, card, away } of pairs.sort((one, other) => one.away - other.away)) {
    if (away > STEP || found.has(stray) || followed.has(card)) continue;
    found.set(stray, card);
    followed.add(card);
  }
  const kept = carried.flatMap((stray): Stray[] => {
    const card = found.get(stray);
    if (card !== undefined) return [seen(stray, card, at)];
    const isHidden = isUnderHand(hands, stray.outline);
    if (at - stray.seenAt > (isHidden ? HIDDEN_GONE_MS : GONE_MS)) return [];
    const belief = isHidden ? cover(stray.belief, at) : seeNothing(stray.belief, at);
    return belief.state.lies === 'empty' ? [] : [{ ...stray, belief }];
  });
  const fresh = cards
    .filter((card) => !followed.has(card))
    .map((card, index): Stray => {
      const track = { track: nextTrack + index, belief: newBelief(at), seenAt: at };
      return seen({ ...track, outline: card.outline }, card, at);
    });
  return { strays: [...kept, ...fresh], nextTrack: nextTrack + fresh.length };
}

function seen(stray: Stray, card: Detection, at: number): Stray {
  const belief = seeCard(stray.belief, card, at);
  return { track: stray.track, belief, outline: card.outline, seenAt: at };
}

/** In card widths; infinite for cards of quite different size. */
function stepsApart(one: Quad, other: Quad): number {
  const ratio = areaOf(one) / areaOf(other);
  if (!(ratio > 0.4 && ratio < 2.5)) return Infinity;
  return distance(centreOf(one), centreOf(other)) / Math.sqrt(areaOf(one) / CARD_ASPECT);
}
