import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { codesOf } from '../../src/cards/pack.ts';
import { PACK_52 } from '../../src/cards/standard-pack.ts';
import type { AnyPlayer } from '../../src/players/player.ts';
import { playerFor } from '../../src/players/players.ts';
import { seededSource } from '../../src/rules/chance.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/registry.ts';
import { LEVELS } from '../../src/rules/seats.ts';
import { tables as tablesOfDizzyMemory } from '../rules/dizzy-memory/tables.ts';
import { tables as tablesOfMemory } from '../rules/memory/tables.ts';
import { tables as tablesOfQMemory } from '../rules/q-memory/tables.ts';
import type { TableSetting } from '../rules/support/contract-suite.ts';
import { playComputers } from './support/play-computers.ts';

/** Every table at which only computers can sit. */
const TABLES: Readonly<Record<string, fc.Arbitrary<TableSetting<unknown>>>> = {
  // ANY-8: a card that the list lacks is for people to settle.
  memory: tablesOfMemory.filter(
    ({ options: { cards: list }, cards }) =>
      list.length === 0 || cards.every((card) => list.includes(card)),
  ),
  'twisted-memory': fc.record({
    options: fc.record({ dealer: fc.constantFrom(0, 1), callIt: fc.boolean() }),
    seatCount: fc.constant(2),
    cards: fc.constant(codesOf(PACK_52)),
  }),
  'q-memory': tablesOfQMemory,
  'dizzy-memory': tablesOfDizzyMemory,
};

/** The longest of hundreds, easy players at Insane, took 36. */
const MOST_INPUTS_A_CARD = 100;

const RUNS = Number(process.env['KIBITZ_RUNS'] ?? 6);
const MS_A_RUN = 10_000;

describe('games between computers come to an end, whatever is played and how well they remember', () => {
  test.each(Object.entries(TABLES))('%s', { timeout: RUNS * MS_A_RUN }, (id, tables) => {
    const game: AnyGame = gameById(id)!;
    const player: AnyPlayer = playerFor(id)!;
    const levels = fc.array(fc.constantFrom(...LEVELS), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(tables, levels, fc.noShrink(fc.nat()), (table, levelAt, seed) => {
        const { options, seatCount, cards, deal } = table;
        const { state, inputs } = playComputers(game, options, {
          computers: levelAt
            .slice(0, seatCount)
            .map((level, seat) => ({ player, level, seed: seed + seat })),
          cards,
          random: seededSource(seed),
          ...(deal === undefined ? {} : { deal }),
        });
        expect(game.outcome(state)).toBeDefined();
        expect(inputs.length).toBeLessThan(MOST_INPUTS_A_CARD * cards.length);
      }),
      { numRuns: RUNS },
    );
  });
});
