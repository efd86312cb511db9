import fc from 'fast-check';
import { expect, test } from 'vitest';

import { codesOf } from '../../../src/cards/pack.ts';
import { PACK_52 } from '../../../src/cards/standard-pack.ts';
import { readTable } from '../../../src/players/twisted-memory/reading.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import type { TableEvent } from '../../../src/rules/events.ts';
import { observationsOf } from '../../../src/rules/observations.ts';
import { ownStonesAt, ownTokenPlace } from '../../../src/rules/twisted-memory/state.ts';
import { twistedMemory } from '../../../src/rules/twisted-memory/twisted-memory.ts';
import { people, playRandomly } from '../../rules/support/play.ts';

const RUNS = Number(process.env['KIBITZ_RUNS'] ?? 4);

test('what a computer reads from what everybody saw is what the rules know, all through any game', () => {
  fc.assert(
    fc.property(fc.noShrink(fc.nat()), (seed) => {
      const seen: TableEvent[] = [];
      playRandomly(
        twistedMemory,
        { dealer: 0, callIt: true },
        {
          seats: people(2),
          cards: codesOf(PACK_52),
          random: seededSource(seed),
          most: 300,
          choose: (patterns) => patterns.filter(({ type }) => !type.startsWith('stock-')),
          look: ({ events, after: { game } }) => {
            seen.push(...observationsOf(events));
            const { first, stones, tokens } = readTable(seen);
            const { seat } = game.turn;
            expect({ first, stones: stones[seat], token: tokens[seat] }).toEqual({
              first: game.turn.first ?? undefined,
              stones: ownStonesAt(game, { at: 'hand', seat }),
              token: ownTokenPlace(game),
            });
          },
        },
      );
    }),
    { numRuns: RUNS },
  );
});
