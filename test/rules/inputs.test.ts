import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Hole, InputPattern, InputShapes } from '../../src/rules/inputs.ts';
import { fits as fitsAny, readInput } from '../../src/rules/inputs.ts';

type Sample =
  | { readonly type: 'view'; readonly spot: string; readonly card: string; readonly peek: boolean }
  | { readonly type: 'roll'; readonly face: number }
  | { readonly type: 'refill'; readonly spots: readonly string[] }
  | { readonly type: 'reveal'; readonly at: string; readonly cards: readonly string[] }
  | { readonly type: 'lay'; readonly onto: string; readonly seat: number }
  | { readonly type: 'close' };

const SHAPES: InputShapes<Sample> = {
  view: { spot: 'spot', card: 'card', peek: 'flag' },
  roll: { face: 'die' },
  refill: { spots: 'spots' },
  reveal: { at: 'spot', cards: 'cards' },
  lay: { onto: 'choice', seat: 'seat' },
  close: {},
};

const VIEW: Sample = { type: 'view', spot: 'a1', card: '7H', peek: false };

describe('reading inputs from outside', () => {
  test.each<Sample>([
    VIEW,
    { type: 'roll', face: 6 },
    { type: 'refill', spots: ['a1', 'a2'] },
    { type: 'reveal', at: 's1', cards: [] },
    { type: 'lay', onto: 'new', seat: 0 },
    { type: 'close' },
  ])('%j is read as it is', (input) => {
    expect(readInput(SHAPES, JSON.parse(JSON.stringify(input)))).toEqual({
      ok: true,
      value: input,
    });
  });

  test.each<unknown>([
    null,
    'view',
    [],
    {},
    { type: 'toString' },
    { type: 'peek' },
    { ...VIEW, extra: 1 },
    { type: 'view', spot: 'a1', card: '7H' },
    { ...VIEW, peek: 'no' },
    { ...VIEW, card: 7 },
    { type: 'roll', face: 0 },
    { type: 'roll', face: 7 },
    { type: 'roll', face: '3' },
    { type: 'lay', onto: 'new', seat: -1 },
    { type: 'lay', onto: 'new', seat: 0.5 },
    { type: 'refill', spots: 'a1' },
    { type: 'refill', spots: [1] },
  ])('%j is refused', (raw) => {
    expect(readInput(SHAPES, raw)).toEqual({ ok: false, error: 'input-malformed' });
  });

  test('whatever JSON comes, reading does not throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        expect(readInput(SHAPES, raw).ok).toBe(false);
      }),
    );
  });
});

const fits = (pattern: InputPattern<Sample>, input: Sample) => fitsAny<Sample>(pattern, input);

describe('patterns', () => {
  const view = (spot: string | Hole, peek: boolean | Hole = false): InputPattern<Sample> => ({
    type: 'view',
    spot,
    card: { hole: 'card' },
    peek,
  });

  test('fixed fields must be equal, holes take what they allow', () => {
    expect(fits(view('a1'), VIEW)).toBe(true);
    expect(fits(view('a2'), VIEW)).toBe(false);
    expect(fits(view({ hole: 'spot', among: ['a2', 'a1'] }), VIEW)).toBe(true);
    expect(fits(view({ hole: 'spot', among: ['a2'] }), VIEW)).toBe(false);
    expect(fits(view('a1', true), VIEW)).toBe(false);
    expect(fits({ type: 'close' }, VIEW)).toBe(false);
  });

  test('several spots are different ones, as many as asked', () => {
    const pattern: InputPattern<Sample> = {
      type: 'refill',
      spots: { hole: 'spots', among: ['a1', 'a2', 'a3'], count: 2 },
    };
    expect(fits(pattern, { type: 'refill', spots: ['a3', 'a1'] })).toBe(true);
    expect(fits(pattern, { type: 'refill', spots: ['a1', 'a1'] })).toBe(false);
    expect(fits(pattern, { type: 'refill', spots: ['a1'] })).toBe(false);
    expect(fits(pattern, { type: 'refill', spots: ['a1', 'b1'] })).toBe(false);
    expect(fits({ type: 'refill', spots: ['a1'] }, { type: 'refill', spots: ['a1'] })).toBe(true);
    expect(fits({ type: 'refill', spots: ['a1'] }, { type: 'refill', spots: ['a2'] })).toBe(false);
    const both: InputPattern<Sample> = { type: 'refill', spots: ['a1', 'a2'] };
    expect(fits(both, { type: 'refill', spots: ['a1', 'a2'] })).toBe(true);
    expect(fits(both, { type: 'refill', spots: ['a1', 'a3'] })).toBe(false);
    expect(fits(both, { type: 'refill', spots: ['a1', 'a2', 'a3'] })).toBe(false);
  });

  test('a number of cards, a die, a seat, a choice', () => {
    const reveal: InputPattern<Sample> = {
      type: 'reveal',
      at: 's1',
      cards: { hole: 'cards', count: 2 },
    };
    expect(fits(reveal, { type: 'reveal', at: 's1', cards: ['AH', 'KC'] })).toBe(true);
    expect(fits(reveal, { type: 'reveal', at: 's1', cards: ['AH'] })).toBe(false);
    expect(fits({ type: 'roll', face: { hole: 'die' } }, { type: 'roll', face: 6 })).toBe(true);
    expect(fits({ type: 'roll', face: { hole: 'die' } }, { type: 'roll', face: 7 })).toBe(false);
    const lay: InputPattern<Sample> = {
      type: 'lay',
      onto: { hole: 'choice', among: ['m1', 'new'] },
      seat: { hole: 'seat', among: [0, 1] },
    };
    expect(fits(lay, { type: 'lay', onto: 'new', seat: 1 })).toBe(true);
    expect(fits(lay, { type: 'lay', onto: 'm2', seat: 1 })).toBe(false);
    expect(fits(lay, { type: 'lay', onto: 'm1', seat: 2 })).toBe(false);
  });
});
