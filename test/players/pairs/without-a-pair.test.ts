import { describe, expect, test } from 'vitest';

import { onlyTwos } from '../../../src/players/pairs/position.ts';
import type { InMind } from '../../../src/players/pairs/without-a-pair.ts';
import { spotsWithoutPair } from '../../../src/players/pairs/without-a-pair.ts';
import type { TableEvent } from '../../../src/rules/events.ts';
import type { Level } from '../../../src/rules/seats.ts';
import { LEVELS } from '../../../src/rules/seats.ts';

const ALL = Array.from({ length: 16 }, (_, index) => `c${index + 1}`);
const up = (spot: string): TableEvent => ({ type: 'card-turned-up', spot, card: spot, seat: 0 });
const back = (spot: string): TableEvent => ({ type: 'card-turned-back', spot });
const next: TableEvent = { type: 'turn-started', seat: 0 };

/** Sixteen cards, no two of one kind among these: so many were shown, the last of them is still up or none. */
function shown(count: number, isLastUp: boolean) {
  const seen = ALL.slice(0, count);
  const hidden = isLastUp ? seen.slice(0, -1) : seen;
  const first = isLastUp ? seen.at(-1) : undefined;
  const mind: InMind = {
    first: first === undefined ? undefined : [first, first],
    known: hidden.map((spot) => [spot, spot] as const),
    gone: [],
    spots: ALL.filter((spot) => spot !== first),
  };
  const observations = [
    ...hidden.flatMap((spot) => [up(spot), back(spot), next]),
    ...(first === undefined ? [] : [up(first)]),
  ];
  return { mind, observations, last: hidden.slice(-1), unseen: ALL.slice(count) };
}

const spotsFor = (
  level: Level,
  { mind, observations }: Pick<ReturnType<typeof shown>, 'mind' | 'observations'>,
  seatCount = 2,
) => spotsWithoutPair({ observations, seatCount }, level, mind, onlyTwos);

describe('ME-6: without a pair in mind', () => {
  test.each(LEVELS)('%s alone shows new cards only: there is nobody to hide one from', (level) => {
    for (const isSecond of [false, true]) {
      const seven = shown(7, isSecond);
      expect(spotsFor(level, seven, 1)).toEqual(seven.unseen);
    }
  });

  test('easy never hides a card', () => {
    for (const count of [2, 3, 7]) {
      for (const isSecond of [false, true]) {
        const table = shown(count, isSecond);
        expect(spotsFor('easy', table)).toEqual(table.unseen);
      }
    }
  });

  test('normal hides the second once it knows two cards, and never the first', () => {
    const [one, two] = [shown(2, true), shown(3, true)];
    expect(spotsFor('normal', one)).toEqual(one.unseen);
    expect(spotsFor('normal', two)).toEqual(two.last);
    const seven = shown(7, false);
    expect(spotsFor('normal', seven)).toEqual(seven.unseen);
  });

  test('hard does what the recurrence says of eight pairs: 2 2 1 2 1 2 1 0 1', () => {
    const secondNew = [0, 1, 2, 3, 4, 5, 6].map((known) => {
      const table = shown(known + 1, true);
      const spots = spotsFor('hard', table);
      expect([table.last, table.unseen]).toContainEqual(spots);
      return spots.length === table.unseen.length;
    });
    expect(secondNew).toEqual([true, true, false, true, false, true, false]);
    const passes = [2, 3, 4, 5, 6, 7].filter((known) => {
      const table = shown(known, false);
      return spotsFor('hard', table).length === table.last.length;
    });
    expect(passes).toEqual([7]);
  });

  test('a card glimpsed after the first does not make that one known before', () => {
    const { mind } = shown(3, true);
    const glimpsed = [up('c3'), ...['c1', 'c2'].map(glimpse)];
    expect(spotsFor('hard', { mind, observations: glimpsed })).toEqual(['c2']);
  });

  test('with three players hard shows a new card where the recurrence would pass', () => {
    for (const known of [3, 6]) {
      const table = shown(known, false);
      expect(spotsFor('hard', table, 3)).toEqual(table.unseen);
    }
  });

  test('ME-7: after a round without news a new first card is followed as if nobody could pass', () => {
    const { mind, observations, unseen } = shown(2, true);
    expect(spotsFor('hard', { mind, observations })).toEqual(unseen);
    // Eight pairs, one card known: two new ones with passes, one without.
    const stalled = [up('c1'), back('c1'), next, next, next, up('c2')];
    expect(spotsFor('hard', { mind, observations: stalled })).toEqual(['c1']);
  });
});

function glimpse(spot: string): TableEvent {
  return { type: 'card-glimpsed', spot, card: spot };
}
