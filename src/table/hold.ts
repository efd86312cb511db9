import type { Bearings } from './bearings.ts';
import { assign, follow, outlinesOf, settle } from './bearings.ts';
import type { Belief } from './belief.ts';
import { cover, disturb, seeCard, seeNothing } from './belief.ts';
import { describe, isMoving } from './describe.ts';
import type { Detection, Quad } from './detection.ts';
import { isInPicture, isUnderHand } from './hands.ts';
import { compose, invert, UNMOVED } from './homography.ts';
import type { MayLie } from './narrow.ts';
import { narrow } from './narrow.ts';
import { followPiles } from './piles.ts';
import { agreement, realign } from './realign.ts';
import type { Box, Sighting } from './sighting.ts';
import { followSmallThings } from './small-things.ts';
import { followStrays } from './strays.ts';
import type { PlaceId, SeenState } from './table-view.ts';
import type { TableWatch } from './table-watch.ts';

/** The bearings hold while this part of the cards that should be seen are where they should be. */
const HOLDING = 0.5;
/** So few cards to go by tell nothing. */
const LEAST_CARDS = 3;
/** So many cards that were left alone tell where a camera looks. */
const LEAST_STEADY = 4;
/** So many cards missing here and new elsewhere may be a step by a whole row. */
const SUSPICIOUS = 2;
/** How much better, in cards, other bearings have to be, and how good at least for each card that should be seen. */
const BETTER = 1;
const GOOD = 0.4;
/** How far a place moves to where its card is seen, each frame; for one just laid there, at once. */
const SETTLING = 0.1;
const JUST_LAID = 3;
/** A card not found for so long while something moves may be hidden. */
const HIDDEN_MS = 300;

/** Takes in a frame when it is known where the lay-out was. */
export function hold(
  watch: TableWatch,
  before: Bearings,
  sighting: Sighting,
  mayLie: MayLie,
): TableWatch {
  const { at, cards, hands } = sighting;
  const seesHands = watch.seesHands || hands.length > 0;
  const bearings = bearingsIn(watch, before, sighting);
  if (bearings === undefined) {
    const lost = followSmallThings(watch.things, sighting, UNMOVED);
    const astraySince = watch.astraySince ?? at;
    return describe({ ...watch, things: lost, seesHands, astraySince }, sighting);
  }
  const { atPlace, elsewhere } = assign(bearings, cards);
  const outlines = outlinesOf(bearings);
  const moved = isMoving(sighting) && !seesHands;
  const beliefs = new Map(
    [...watch.beliefs].map(([id, belief]) => {
      const outline = outlines.get(id);
      const read = atPlace.get(id);
      const card = read && narrow(read, (name) => mayLie(id, name));
      return [
        id,
        outline === undefined ? belief : weigh(belief, { outline, card, sighting, moved }),
      ];
    }),
  );
  const toTable = invert(bearings.toPicture);
  const places = bearings.places.map((place) => {
    const card = atPlace.get(place.id);
    const belief = beliefs.get(place.id);
    if (card === undefined || belief === undefined || belief.votes.length === 0) return place;
    return settle(place, card.outline, toTable, belief.votes.length <= JUST_LAID ? 1 : SETTLING);
  });
  const shift = compose(invert(before.toPicture), bearings.toPicture);
  const followed = followStrays(watch.strays, elsewhere, sighting, shift, watch.nextTrack);
  const things = followSmallThings(watch.things, sighting, shift);
  const piles = followPiles(watch.piles, watch.layout.piles, followed.strays, bearings, at);
  const { astraySince: _, ...rest } = watch;
  return describe(
    { ...rest, ...followed, things, piles, beliefs, seesHands, bearings: { ...bearings, places } },
    sighting,
  );
}

/** What this frame says of one place. */
function weigh(
  belief: Belief,
  {
    outline,
    card,
    sighting: { at, hands, width, height, changed },
    moved,
  }: {
    readonly outline: Quad;
    readonly card: Detection | undefined;
    readonly sighting: Sighting;
    readonly moved: boolean;
  },
): Belief {
  if (isUnderHand(hands, outline)) return cover(belief, at);
  if (card !== undefined) return seeCard(belief, card, at);
  if (!isInPicture(outline, width, height)) return belief;
  if (changed !== undefined) {
    // A reader that overlooks a card for once is no reason to think that it left.
    if (isTouched({ changed }, outline)) return disturb(belief);
    if (!belief.isDisturbed && isCard(belief.state)) return belief;
  }
  if (!moved) return seeNothing(belief, at);
  const seenAt = belief.votes.at(-1)?.at ?? 0;
  return at - seenAt > HIDDEN_MS ? cover(belief, at) : belief;
}

function isCard({ lies }: SeenState): boolean {
  return lies === 'down' || lies === 'up' || lies === 'unsure';
}

/** Whether the picture changed there; also where that is not known. */
function isTouched({ changed }: Pick<Sighting, 'changed'>, outline: Quad): boolean {
  return changed === undefined || changed.some((box) => overlaps(box, outline));
}

function overlaps({ left, top, right, bottom }: Box, outline: Quad): boolean {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return (
    Math.min(...xs) < right &&
    Math.max(...xs) > left &&
    Math.min(...ys) < bottom &&
    Math.max(...ys) > top
  );
}

/** Where the lay-out is in this frame; undefined if the frame does not agree with what is believed. */
function bearingsIn(watch: TableWatch, before: Bearings, sighting: Sighting): Bearings | undefined {
  const { cards, hands, width, height } = sighting;
  const { atPlace, elsewhere } = assign(before, cards);
  const outlines = outlinesOf(before);
  const expected = [...watch.beliefs].flatMap(([id, { state }]) => {
    const outline = outlines.get(id);
    const isVisible =
      outline !== undefined && isInPicture(outline, width, height) && !isUnderHand(hands, outline);
    return isCard(state) && isVisible ? [id] : [];
  });
  const trusted = new Map<PlaceId, Detection>();
  for (const id of expected) {
    const card = atPlace.get(id);
    if (card !== undefined) trusted.set(id, card);
  }
  const steady = new Map(
    [...trusted].filter(([id]) => {
      const outline = outlines.get(id);
      return outline !== undefined && !isTouched(sighting, outline);
    }),
  );
  // A hand hides parts of cards and moves others: where enough was left alone, the camera has not moved. To follow what the
  // reader makes of the others would be to drift.
  const isStill = sighting.changed !== undefined && steady.size >= LEAST_STEADY;
  const { bearings: followed, agreeing } = follow(before, isStill ? steady : trusted);
  if (isStill && agreeing >= HOLDING * steady.size && watch.astraySince === undefined)
    return before;
  const bearings = isStill ? before : followed;
  // Where nothing changed a card that is not found was overlooked, and speaks neither for nor against.
  const missing = expected.filter((id) => {
    const outline = outlines.get(id);
    return !trusted.has(id) && outline !== undefined && isTouched(sighting, outline);
  }).length;
  const telling = (isStill ? steady.size : trusted.size) + missing;
  const holds = telling < LEAST_CARDS || agreeing >= HOLDING * telling;
  const fresh = elsewhere.length - watch.strays.length;
  const isMoved = missing >= SUSPICIOUS && fresh >= SUSPICIOUS;
  // A phone that was lifted may look from anywhere, and cards lie at their places seen from the other side too.
  if (holds && !isMoved && watch.astraySince === undefined) return bearings;
  const least = Math.max(
    agreement(holds ? bearings : before, watch.beliefs, sighting) + BETTER,
    GOOD * expected.length,
  );
  const other = realign(watch.layout.shape, before, watch.beliefs, sighting, least);
  return other ?? (holds ? bearings : undefined);
}
