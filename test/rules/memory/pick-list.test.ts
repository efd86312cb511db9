import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { codesOf } from '../../../src/cards/pack.ts';
import { PACK_52 } from '../../../src/cards/standard-pack.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import { spotsOfLayout } from '../../../src/rules/layout.ts';
import type { Layout } from '../../../src/rules/memory/layout.ts';
import { LAYOUTS } from '../../../src/rules/memory/layout.ts';
import { memory } from '../../../src/rules/memory/memory.ts';
import { isPair } from '../../../src/rules/memory/pairs.ts';
import { offerPickList } from '../../../src/rules/memory/pick-list.ts';

const check = (cards: readonly string[], layout: Layout = '4x4', anyColour = false) => {
  const checked = memory.checkOptions({ layout, anyColour, cards, turnSeconds: 0 }, 2);
  return checked.ok ? 'ok' : checked.error;
};

const clash = (code: string) => ({ code, field: 'cards' });

const SIXTEEN = ['A', '2', '3', '4'].flatMap((rank) =>
  ['S', 'H', 'D', 'C'].map((suit) => rank + suit),
);

describe('ME-3: the app offers a pick list of cards so that each has its partner', () => {
  test('it fills the lay-out, in the order of the pack, and is allowed under either rule', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LAYOUTS), fc.nat(), (layout, seed) => {
        const list = offerPickList(layout, seededSource(seed));
        expect(list).toHaveLength(spotsOfLayout(layout).length);
        expect(list).toEqual(codesOf(PACK_52).filter((card) => list.includes(card)));
        for (const card of list) {
          expect(list.filter((other) => isPair(card, other, false))).toHaveLength(2);
        }
        expect([check(list, layout, false), check(list, layout, true)]).toEqual(['ok', 'ok']);
      }),
    );
  });

  test('every card comes up as often as another', () => {
    const random = seededSource(5);
    const times = new Map(codesOf(PACK_52).map((card) => [card, 0]));
    for (let list = 0; list < 1300; list += 1) {
      for (const card of offerPickList('4x4', random)) times.set(card, (times.get(card) ?? 0) + 1);
    }
    // Each of 52 cards is expected 1300 * 16 / 52 = 400 times, with a standard deviation of 17.
    expect(Math.min(...times.values())).toBeGreaterThan(330);
    expect(Math.max(...times.values())).toBeLessThan(470);
  });

  test('and accepts cards picked by hand: no list at all', () => {
    expect(check([])).toBe('ok');
  });

  test('a list is as long as the lay-out', () => {
    expect(check(SIXTEEN)).toBe('ok');
    expect(check(SIXTEEN.slice(0, 14))).toEqual(clash('pick-list-wrong-size'));
    expect(check(SIXTEEN, '4x6')).toEqual(clash('pick-list-wrong-size'));
  });

  test('a list is of one pack without jokers', () => {
    expect(check([...SIXTEEN.slice(0, 14), 'JK', 'JK'])).toEqual(
      clash('pick-list-not-of-one-pack'),
    );
    expect(check([...SIXTEEN.slice(0, 15), 'JK'])).toEqual(clash('pick-list-not-of-one-pack'));
    expect(check([...SIXTEEN.slice(0, 14), '4S', '4S'])).toEqual(
      clash('pick-list-not-of-one-pack'),
    );
  });

  test('every card on it has its partner, under the rule that is played', () => {
    const mixed = [...SIXTEEN.slice(0, 14), '7H', '7S'];
    expect(check(mixed)).toEqual(clash('pick-list-without-partner'));
    expect(check([...SIXTEEN.slice(0, 12), '7H', '7S', '8H', '8S'], '4x4', true)).toBe('ok');
    expect(check([...SIXTEEN.slice(0, 13), '7H', '7S', '7C'], '4x4', true)).toEqual(
      clash('pick-list-without-partner'),
    );
  });
});
