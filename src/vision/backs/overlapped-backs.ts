import type { Detection, Quad } from '../../table/detection.ts';
import { areaOf, centreOf, meanMetric, metricAt } from '../../table/quads.ts';
import { cardsInSilhouette, coverOf, NO_CARDS } from './cards-in-silhouette.ts';
import { nearestTo } from '../outlines/fits-among-cards.ts';
import type { SeenCard } from '../outlines/outliner.ts';
import type { Pyramid } from '../pixels/pixels.ts';
import { overlap } from '../outlines/quad-overlap.ts';
import type { SideReader } from '../outlines/side-reader.ts';
import { silhouettesAt } from './silhouette.ts';

/** What was seen is looked at where its area is within these of that of the nearest card that was named. */
const LEAST_AREA = 0.15;
const MOST_AREA = 3;
/** One that is as large as a card, and covers the silhouette so well, is one card. */
const ONE_CARD_AREA = 1.25;
const ONE_CARD_COVER = 0.86;
/** A silhouette that cards fill so well needs no other contrast to be tried. */
const GOOD_FIT = 0.93;
/** Outlines that have more than this in common show the same cards. */
const SAME_PLACE = 0.2;
/** Of so many equal backs or more, none is two that lie over each other: that many are a lay-out, and its cards lie apart. */
const LAY_OUT = 6;
/** How likely what fills a silhouette as cards do has to be a back. */
const LEAST_CHANCE = 0.3;

/**
 * Face-down cards told by their silhouettes: where two lie over each other and show as one outline, both; where an outline
 * was too rough to be believed, the card itself. Cards that were named tell how large one is; without any, no silhouette is
 * looked at. isPlausible: whether a back may be one by its outline; what cards fill needs no such proof.
 */
export function tellOverlappedBacks(
  pyramid: Pyramid,
  cards: readonly Detection[],
  seen: readonly SeenCard[],
  sider: SideReader,
  isPlausible: (back: Detection) => boolean,
): readonly Detection[] {
  const known = cards
    .filter(({ card }) => card !== 'back' && card !== 'unsure')
    .map(({ outline }) => outline);
  const isLayOut = cards.filter(({ isOneOfMany }) => isOneOfMany === true).length >= LAY_OUT;
  const told = cards.flatMap((card): Detection[] => {
    if (card.card !== 'back') return [card];
    const isWhole = isLayOut && card.isOneOfMany === true;
    const within = isWhole ? [] : cardsAround(pyramid, card.outline, known);
    const isFree = !cards.some(
      (other) => other !== card && within.some((one) => overlap(one, other.outline) > SAME_PLACE),
    );
    if (within.length > 1 && isFree) return within.map((outline) => ({ ...card, outline }));
    return isPlausible(card) ? [card] : [];
  });
  const isTold = (outline: Quad): boolean =>
    told.some((card) => overlap(card.outline, outline) > SAME_PLACE);
  for (const { outline } of [...seen].sort((a, b) => b.score - a.score)) {
    if (isTold(outline)) continue;
    const within = cardsAround(pyramid, outline, known);
    if (within.length === 0 || within.some(isTold)) continue;
    const chances = sider.read(pyramid, within);
    if (chances.some(({ back, face }) => back < Math.max(face, LEAST_CHANCE))) continue;
    told.push(
      ...within.map((one, i): Detection => ({
        card: 'back',
        outline: one,
        confidence: chances[i]!.back,
        guesses: [],
      })),
    );
  }
  return told;
}

/** The cards whose silhouette is where this outline is, by the size of those that are known; none where it is right itself. */
function cardsAround(pyramid: Pyramid, outline: Quad, known: readonly Quad[]): readonly Quad[] {
  const middle = centreOf(outline);
  const near = nearestTo(middle, known);
  const metrics = known.flatMap((one) => metricAt(one) ?? []);
  if (near === undefined || metrics.length === 0) return [];
  const area = areaOf(outline) / areaOf(near);
  if (area < LEAST_AREA || area > MOST_AREA) return [];
  let best = NO_CARDS;
  for (const silhouette of silhouettesAt(pyramid, middle, meanMetric(metrics))) {
    if (area < ONE_CARD_AREA && coverOf(outline, silhouette) > ONE_CARD_COVER) return [];
    const within = cardsInSilhouette(silhouette);
    if (within.fit > best.fit) best = within;
    if (best.fit > GOOD_FIT) break;
  }
  return best.outlines;
}
