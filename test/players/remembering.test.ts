import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { remember, rememberAll } from '../../src/players/remembering.ts';
import { seededSource } from '../../src/rules/chance.ts';
import type { TableEvent } from '../../src/rules/events.ts';
import { learn, NOTHING_KNOWN } from '../../src/rules/knowledge.ts';
import type { Level } from '../../src/rules/seats.ts';
import { LEVELS } from '../../src/rules/seats.ts';

const up = (spot: string, card: string): TableEvent => ({
  type: 'card-turned-up',
  spot,
  card,
  seat: 0,
});
const back = (spot: string): TableEvent => ({ type: 'card-turned-back', spot });
const show = (spot: string, card: string) => [up(spot, card), back(spot)];

const hiddenAt = (level: Level, seed: number, events: readonly TableEvent[]) =>
  Object.fromEntries(remember(events, level, seededSource(seed)).hidden);

/** So many cards shown one after another, each once. */
const showMany = (count: number) =>
  Array.from({ length: count }, (_, index) => show(`a${index}`, `c${index}`)).flat();

const spots = fc.constantFrom('a1', 'a2', 'a3', 'a4', 'a5');

/** Anything that can happen to a few spots. */
const happenings: fc.Arbitrary<readonly TableEvent[]> = fc
  .array(
    fc
      .record({ spot: spots, other: spots, card: fc.constantFrom('7H', '8H', '9H', 'TH') })
      .chain(({ spot, other, card }) =>
        fc.constantFrom<readonly TableEvent[]>(
          [up(spot, card)],
          [back(spot)],
          [{ type: 'card-glimpsed', spot, card }],
          [{ type: 'card-taken', spot, card, seat: 1 }],
          [{ type: 'card-discarded', spot, card }],
          [{ type: 'spot-refilled', spot }],
          [{ type: 'cards-swapped', spots: [spot, other] }],
          [{ type: 'cards-laid-anew', spots: [spot, other] }],
        ),
      ),
    { maxLength: 40 },
  )
  .map((events) => events.flat());

describe('ME-6: what a computer has in mind', () => {
  test('hard remembers all: exactly what is known', () => {
    fc.assert(
      fc.property(happenings, (events) => {
        const known = events.reduce(learn, NOTHING_KNOWN);
        const lying = (lies: 'up' | 'down') =>
          Object.entries(known.at)
            .filter(([, seen]) => seen.lies === lies)
            .map(([spot, { card }]) => [spot, card] as const);
        const { open, hidden, gone } = rememberAll(events);
        expect(open).toEqual(new Map(lying('up')));
        expect(hidden).toEqual(new Map(lying('down')));
        expect(gone).toEqual(known.gone);
      }),
    );
  });

  test('nobody remembers what was not seen, or has to remember what lies open', () => {
    fc.assert(
      fc.property(happenings, fc.constantFrom(...LEVELS), fc.nat(), (events, level, seed) => {
        const mind = remember(events, level, seededSource(seed));
        const all = rememberAll(events);
        expect(mind.open).toEqual(all.open);
        expect(mind.gone).toEqual(all.gone);
        for (const entry of mind.hidden) expect([...all.hidden]).toContainEqual(entry);
      }),
    );
  });

  test('easy forgets most, normal remembers the last few and not always', () => {
    const seeds = Array.from({ length: 300 }, (_, seed) => seed);
    const share = (level: Level, ago: number) =>
      seeds.filter((seed) => `a${19 - ago}` in hiddenAt(level, seed, showMany(20))).length / 300;
    expect(share('hard', 19)).toBe(1);
    expect(share('normal', 0)).toBeGreaterThan(0.8);
    expect(share('normal', 0)).toBeLessThan(1);
    expect(share('normal', 3)).toBeGreaterThan(0.8);
    // Some last longer than others: of those taken in four of eleven this long, and of easy's two of four.
    expect(share('normal', 10)).toBeGreaterThan(0.25);
    expect(share('normal', 10)).toBeLessThan(0.42);
    expect(share('easy', 2)).toBeGreaterThan(0.18);
    expect(share('easy', 2)).toBeLessThan(0.33);
    expect(share('normal', 15)).toBe(0);
    expect(share('easy', 0)).toBeLessThan(0.6);
    expect(share('easy', 0)).toBeGreaterThan(0.4);
    expect(share('easy', 5)).toBe(0);
    for (let ago = 0; ago < 13; ago += 1) {
      expect(share('normal', ago)).toBeGreaterThan(share('easy', ago));
    }
  });

  test('a card that is seen again is remembered from then on', () => {
    const events = [...show('a1', '7H'), ...showMany(30), ...show('a1', '7H')];
    const share = Array.from({ length: 100 }, (_, seed) => hiddenAt('normal', seed, events));
    expect(share.filter((hidden) => hidden['a1'] === '7H').length).toBeGreaterThan(80);
  });
});

describe('what is forgotten is forgotten', () => {
  test('asking again brings nothing back, nor does what happens later', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LEVELS), fc.nat(), fc.nat(20), (level, seed, length) => {
        const before = hiddenAt(level, seed, showMany(length));
        expect(hiddenAt(level, seed, showMany(length))).toEqual(before);
        const { [`a${length}`]: _, ...after } = hiddenAt(level, seed, showMany(length + 1));
        expect(before).toMatchObject(after);
      }),
    );
  });

  test('ANY-2: a move that is taken back, and another one made, does not change it', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { a11: _, ...first } = hiddenAt('normal', seed, showMany(12));
      const { b: __, ...second } = hiddenAt('normal', seed, [
        ...showMany(11),
        ...show('b', 'other'),
      ]);
      expect(second).toEqual(first);
    }
  });

  test('another seed forgets other cards', () => {
    const minds = [1, 2, 3, 4, 5].map((seed) =>
      JSON.stringify(hiddenAt('normal', seed, showMany(20))),
    );
    expect(new Set(minds).size).toBeGreaterThan(1);
  });

  test('a memory moves with its card, and goes with it', () => {
    const swap: TableEvent = { type: 'cards-swapped', spots: ['a1', 'a2'] };
    const anew: TableEvent = { type: 'cards-laid-anew', spots: ['a1', 'a2'] };
    expect(hiddenAt('hard', 1, [...show('a1', '7H'), swap])).toEqual({ a2: '7H' });
    expect(hiddenAt('hard', 1, [...show('a1', '7H'), anew])).toEqual({});
    expect(
      hiddenAt('hard', 1, [...show('a1', '7H'), { type: 'spot-refilled', spot: 'a1' }]),
    ).toEqual({});
  });

  test('the card seen last comes last', () => {
    const events = [...show('a1', '7H'), ...show('a2', '8H'), ...show('a1', '7H')];
    expect([...rememberAll(events).hidden.keys()]).toEqual(['a2', 'a1']);
  });
});
