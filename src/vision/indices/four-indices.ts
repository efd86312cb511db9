import type { CardCode } from '../../cards/standard.ts';
import type { IndexFrame } from './index-frame.ts';
import { disagreement, relate, type Relation } from './index-pair.ts';
import type { IndexReading } from './index-reading.ts';

/** How only the indices of a four-index card lie to each other. */
const FOUR_INDEX_ONLY: readonly Relation[] = ['beside', 'below'];
/** So many cards must show it, as a number and as a share of the cards that show several indices. */
const LEAST_CARDS = 2;
const LEAST_SHARE = 0.4;
/** Indices that lie so and agree this well on their card's middle are one card's, whatever the pack. */
const AGREED = 0.5;

/** Whether two indices of one name lie as only those of a four-index card do. */
function liesAsOfFour(a: IndexFrame, b: IndexFrame): boolean {
  const relation = relate(a, b);
  return relation !== undefined && FOUR_INDEX_ONLY.includes(relation);
}

/** Whether two indices of one name are a card's by where they lie, in a pack of two indices a card. */
export function isOneCard(a: IndexFrame, b: IndexFrame): boolean {
  const relation = relate(a, b);
  if (relation === undefined) return false;
  return !FOUR_INDEX_ONLY.includes(relation) || disagreement(a, b) < AGREED;
}

/**
 * Whether the pack in the picture has four indices a card. Twins of two packs that lie side by side have theirs beside each
 * other too, but there are few of them, and they do not agree on a middle.
 */
export function isFourIndexPack(readings: readonly IndexReading[]): boolean {
  const nameOf = ({ guesses }: IndexReading): CardCode => guesses[0]!.card;
  const several = [...new Set(readings.map(nameOf))]
    .map((card) => readings.filter((one) => nameOf(one) === card))
    .filter((group) => group.length > 1);
  const pairsOf = (group: readonly IndexReading[]) =>
    group.flatMap((one, i) => group.slice(i + 1).map((other) => [one.frame, other.frame] as const));
  const found = several.map((group) => pairsOf(group).filter(([a, b]) => liesAsOfFour(a, b)));
  const telling = found.filter((pairs) => pairs.length > 0);
  if (telling.some((pairs) => pairs.some(([a, b]) => disagreement(a, b) < AGREED))) return true;
  return telling.length >= Math.max(LEAST_CARDS, LEAST_SHARE * several.length);
}
