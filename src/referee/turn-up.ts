import type { PackCode } from '../cards/pack.ts';
import type { InputBase } from '../rules/inputs.ts';
import type { CommonRefusal } from '../rules/refusals.ts';
import type { SpotId } from '../rules/spots.ts';
import { fieldOfKind } from './input-fields.ts';
import type { Moment } from './moment.ts';

type Table = Pick<Moment, 'game' | 'watched' | 'chosenType'>;

/** The input that turns a card up there in the plainest way the game has. */
export function turnUpInput(
  { game, watched, chosenType }: Table,
  spot: SpotId,
  card: PackCode,
): InputBase | undefined {
  const types = [chosenType, watched.piece?.plain, ...watched.inputs];
  for (const type of types) {
    if (type === undefined) continue;
    const spotField = fieldOfKind({ game }, type, 'spot');
    const cardField = fieldOfKind({ game }, type, 'card');
    if (spotField !== undefined && cardField !== undefined) {
      const input = { type, [spotField]: spot, [cardField]: card };
      return input;
    }
  }
  return undefined;
}

/** Why this card can't be turned up there now, as the rules say it; undefined when it can. */
export function refusalToTurnUp(
  table: Table,
  state: unknown,
  spot: SpotId,
  card: PackCode,
): string | undefined {
  const input = turnUpInput(table, spot, card);
  if (input === undefined) return undefined;
  const decided = table.game.decide(state, input);
  return decided.ok ? undefined : decided.error.code;
}

/** ANY-3: refusals that say that a card can't be where it was seen. They are asked about. */
const CONTRADICTIONS: readonly string[] = [
  'card-differs',
  'card-lies-open',
  'card-gone',
  'card-elsewhere',
] satisfies readonly CommonRefusal[];

export function isContradiction(refusal: string): boolean {
  return CONTRADICTIONS.includes(refusal);
}

/** Refusals that are about what card it is, and not about when or where one is turned up. */
export function tellsOfCard(refusal: string): boolean {
  return isContradiction(refusal) || refusal === NOT_IN_PACK;
}

const NOT_IN_PACK: CommonRefusal = 'card-not-in-pack';
