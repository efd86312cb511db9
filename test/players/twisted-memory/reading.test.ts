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
import { toldAfter } from '../support/choices.ts';

test.each([
  ['the first card waits for its second', 'view r1c1 7H', 'r1c1'],
  ['a peek is neither', 'peek r1c1 7H', undefined],
  ['the second ends nothing by itself', 'view r1c1 7H; view r1c2 8H', 'r1c1'],
  ['a first that a match discards', 'peek r1c1 7H; view r1c2 8H; view r1c3 7S', undefined],
  [
    'a first that is saved from it',
    'peek r1c1 7H; view r1c2 8H; save r1c2; view r1c3 7S',
    undefined,
  ],
  ['a peek that matches another', 'peek r1c1 7H; view r1c2 8H; peek r1c3 7S', 'r1c2'],
  ['a peek that matches the first', 'view r1c1 7H; peek r1c2 7S', undefined],
  ['the next turn', 'view r1c1 7H; view r1c2 8H; save r1c1; close', undefined],
])('TM-6, which card is the first: %s', (_, moves, first) => {
  expect(readTable(toldAfter(twistedMemory, moves).observations).first).toBe(first);
});

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
