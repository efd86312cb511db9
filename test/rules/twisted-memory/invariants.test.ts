import fc from 'fast-check';
import { expect, test } from 'vitest';

import { codesOf } from '../../../src/cards/pack.ts';
import { PACK_52 } from '../../../src/cards/standard-pack.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import { spotsOf } from '../../../src/rules/expected-table.ts';
import { PIECE_COLOURS } from '../../../src/cards/piece.ts';
import { twistedMemory } from '../../../src/rules/twisted-memory/twisted-memory.ts';
import { people, playRandomly } from '../support/play.ts';
import type { Match } from './table.ts';
import { piecesIn, pile } from './table.ts';

const RUNS = Number(process.env['KIBITZ_RUNS'] ?? 4);

/** Holds after every input of random games with the whole pack, which nobody miscounts. */
function always(holds: (after: Match, before: Match) => void): void {
  fc.assert(
    fc.property(fc.noShrink(fc.integer({ min: 0 })), (seed) => {
      playRandomly(
        twistedMemory,
        { dealer: 0, callIt: true },
        {
          seats: people(2),
          cards: codesOf(PACK_52),
          random: seededSource(seed),
          choose: (patterns) => patterns.filter(({ type }) => !type.startsWith('stock-')),
          look: ({ after, before }) => holds(after, before),
        },
      );
    }),
    { numRuns: RUNS },
  );
}

const upSpots = (match: Match) =>
  spotsOf(twistedMemory.expect(match).zones).filter(({ lies }) => lies === 'up');

test('TM-5: no two face-up cards in the grid ever share a rank', () => {
  always((match) => {
    const ranks = upSpots(match).map((spot) => (spot.lies === 'up' ? spot.card[0] : ''));
    expect(new Set(ranks).size).toBe(ranks.length);
  });
});

test('TM-3, TM-9: no more than three stones in a hand, and one save token on a card', () => {
  always((match) => {
    for (const [seat, colour] of PIECE_COLOURS.entries()) {
      const hand = piecesIn(match, `hand-${seat}`);
      expect(hand.filter((piece) => piece === `${colour} stone`).length).toBeLessThanOrEqual(3);
      expect(hand.every((piece) => piece.startsWith(colour))).toBe(true);
    }
    for (const { marks } of upSpots(match)) {
      expect(marks.filter(({ kind }) => kind === 'token').length).toBeLessThanOrEqual(1);
      expect(marks.filter(({ kind }) => kind === 'stone').length).toBeLessThanOrEqual(1);
    }
  });
});

test('TM-8: when a turn begins, all that is up is saved, and holes are filled while there are cards', () => {
  always((match, before) => {
    if (twistedMemory.view(match).turn === twistedMemory.view(before).turn) return;
    if (twistedMemory.outcome(match) !== undefined) return;
    for (const { marks } of upSpots(match)) {
      expect(marks.map(({ kind }) => kind)).toEqual(['token']);
    }
    const hasHoles = spotsOf(twistedMemory.expect(match).zones).some(
      ({ lies }) => lies === 'empty',
    );
    const { stage } = twistedMemory.view(match);
    expect(stage === 'refilling').toBe(hasHoles && pile(match, 'stock') !== 0);
  });
});

test('scores are the sets: two cards of one rank each', () => {
  always((match) => {
    for (const { score, sets } of twistedMemory.view(match).seats) {
      expect(sets).toHaveLength(score);
      for (const [one, other, ...rest] of sets) {
        expect({ rank: one?.[0], rest }).toEqual({ rank: other?.[0], rest: [] });
      }
    }
  });
});
