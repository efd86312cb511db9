import type { CardCode } from '../cards/standard.ts';
import { bidderOf } from '../rules/facade/bidding.ts';
import { isPileCard } from '../rules/facade/melds.ts';
import type { FacadeState } from '../rules/facade/state.ts';
import { supplyCardAt, supplySpots, toPlace } from '../rules/facade/state.ts';
import type { Detection } from '../table/detection.ts';
import { narrow } from '../table/narrow.ts';
import { distance } from '../table/points.ts';
import { areaOf, centreOf, distanceTo, shortSide } from '../table/quads.ts';
import { ownerOf } from './arrange-look.ts';
import type { TablePart } from './look-draft.ts';

/** Two cards of which both are seen are farther apart, in card widths. */
const SAME_PLACE = 0.1;

/**
 * ANY-3: what was seen and not named at a part of a Façade table, by what can lie there and by what was read beside it.
 * What was named stays: cards of other parts get into the picture, too.
 */
export function narrowLook(
  state: FacadeState,
  part: TablePart,
  seen: readonly Detection[],
): readonly Detection[] {
  const cards = seen.filter((one) => !seen.some((other) => liesAt(one, other)));
  return withoutEchoes(narrowAmong(withoutEchoes(cards), (card) => mayLieIn(state, part, card)));
}

/** Each card that narrowing names is one that the others can't be. */
function narrowAmong(
  cards: readonly Detection[],
  mayLie: (card: CardCode) => boolean,
): readonly Detection[] {
  const named = cards.map(({ card }) => card);
  const mayBe = (card: CardCode) => mayLie(card) && !named.includes(card);
  const narrowed = cards.map((one) => (one.card === 'unsure' ? narrow(one, mayBe) : one));
  const isNews = narrowed.some(({ card }, index) => card !== cards[index]?.card);
  return isNews ? narrowAmong(narrowed, mayLie) : narrowed;
}

/** What was seen where another lies is that card once more, read in another frame, unless it is the surer of the two. */
function liesAt(one: Detection, other: Detection): boolean {
  if (one === other) return false;
  const isLess =
    other.card !== 'unsure' &&
    (one.card === 'unsure' || (one.card === other.card && one.confidence < other.confidence));
  const away = distance(centreOf(one.outline), centreOf(other.outline));
  return isLess && away < SAME_PLACE * shortSide(other.outline);
}

function withoutEchoes(cards: readonly Detection[]): readonly Detection[] {
  return cards.filter((one) => !cards.some((other) => isEchoOf(one, other)));
}

/** A pip or a picture of a card can be read as the card once more: smaller, and within it. */
function isEchoOf(one: Detection, other: Detection): boolean {
  return (
    one !== other &&
    one.card !== 'unsure' &&
    one.card === other.card &&
    areaOf(one.outline) < areaOf(other.outline) &&
    distanceTo(other.outline, centreOf(one.outline)) === 0
  );
}

function mayLieIn(state: FacadeState, part: TablePart, card: CardCode): boolean {
  if (!isPileCard(card)) return bidderOf(card, state.suits) !== undefined;
  const spot = supplySpots(state).find((one) => supplyCardAt(state, one) === card);
  switch (part.of) {
    case 'supply':
      // New cards can be any, and melds get into the picture.
      return true;
    case 'bids':
      return spot !== undefined;
    case 'melds':
      return spot === undefined
        ? ownerOf(state, card) === part.seat
        : toPlace(state, part.seat).includes(spot);
  }
}
