import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { PackCode } from '../../../src/cards/pack.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import { drawBelow } from '../../../src/rules/chance.ts';
import type { CommonInput } from '../../../src/rules/common.ts';
import type { InputPattern } from '../../../src/rules/inputs.ts';
import { isHole } from '../../../src/rules/inputs.ts';
import type { Match } from '../../../src/rules/match.ts';
import type { MemoryInput } from '../../../src/rules/memory/decide.ts';
import { memory } from '../../../src/rules/memory/memory.ts';
import { isPair } from '../../../src/rules/memory/pairs.ts';
import type { MemoryState } from '../../../src/rules/memory/state.ts';
import type { SpotId } from '../../../src/rules/spots.ts';
import { contractSuite } from '../support/contract-suite.ts';
import { laidCards } from '../support/laid-cards.ts';
import type { Moment } from '../support/play.ts';
import { tables } from './tables.ts';

type Input = MemoryInput | CommonInput;
type Now = Moment<Match<MemoryState>>;

/** People who amend their list when they see a card that is not on it, and who find a pair now and then. */
function fill(pattern: InputPattern<Input>, now: Now): Input | undefined {
  if (pattern.type === 'amend-list') return amendment(now);
  const input = luckySpot(pattern, now) ?? now.table.fill<Input>(pattern, now.random);
  return 'card' in input && isForeign(now.state, input.card) ? undefined : input;
}

function isForeign({ game: { pickList } }: Now['state'], card: PackCode): boolean {
  return pickList.length > 0 && !pickList.includes(card);
}

function amendment(now: Now): Input | undefined {
  const cards = now.table.everyCard;
  const wrong = cards.find((card) => isForeign(now.state, card));
  const missing = now.state.game.pickList.find((card) => !cards.includes(card));
  return wrong === undefined || missing === undefined
    ? undefined
    : { type: 'amend-list', out: missing, in: wrong };
}

function luckySpot(pattern: InputPattern<Input>, { state, table, random }: Now): Input | undefined {
  if (pattern.type !== 'turn-up' || !isLucky(random)) return undefined;
  const [first] = state.game.up;
  const spots = typeof pattern.spot === 'string' ? [pattern.spot] : amongOf(pattern.spot);
  const { anyColour } = state.game.options;
  const spot = spots.find(
    (other) => first !== undefined && isPair(table.at(first), table.at(other), anyColour),
  );
  return spot === undefined ? undefined : { type: 'turn-up', spot, card: table.at(spot) };
}

function amongOf(hole: Exclude<InputPattern<MemoryInput & { type: 'turn-up' }>['spot'], string>) {
  return isHole(hole) && hole.hole === 'spot' ? hole.among : ([] as readonly SpotId[]);
}

const isLucky = (random: RandomSource) => drawBelow(random, 3) === 0;

contractSuite(memory, { tables, fill, isListed: (state, card) => !isForeign(state, card) });

test('the tables of the contract have a card for every place that the game lays out', () => {
  fc.assert(
    fc.property(tables, (table) => {
      expect(laidCards(memory, table)).toBeGreaterThan(0);
      expect(table.cards.length).toBeGreaterThanOrEqual(laidCards(memory, table));
    }),
  );
});
