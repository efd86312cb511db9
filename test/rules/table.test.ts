import { describe, expect, test } from 'vitest';

import type { TableEvent } from '../../src/rules/events.ts';
import type { Step, Zone } from '../../src/rules/expected-table.ts';
import { spotsOf } from '../../src/rules/expected-table.ts';
import type { OptionFields } from '../../src/rules/options.ts';
import { defaultOptions, readOptions } from '../../src/rules/options.ts';
import { gameById, GAMES } from '../../src/rules/registry.ts';
import { nextSeat } from '../../src/rules/seats.ts';
import { latticeSpots, numberedSpots, parseLatticeSpot } from '../../src/rules/spots.ts';
import { stepFor, toleratedBy } from '../../src/rules/steps.ts';
import { NOTHING_KNOWN } from '../../src/rules/knowledge.ts';

describe('spots', () => {
  test('a lattice is named row by row, and read back', () => {
    expect(latticeSpots(2, 3)).toEqual(['r1c1', 'r1c2', 'r1c3', 'r2c1', 'r2c2', 'r2c3']);
    expect(parseLatticeSpot('r12c3')).toEqual({ row: 12, column: 3 });
    expect(parseLatticeSpot('r1c10')).toEqual({ row: 1, column: 10 });
    for (const other of ['a1', 'r0c1', 'r1c1x', 'xr1c1', 'r1']) {
      expect(parseLatticeSpot(other)).toBeUndefined();
    }
    expect(numberedSpots('a', 3)).toEqual(['a1', 'a2', 'a3']);
  });

  test('those of a table are found in each of its zones', () => {
    const spot = (id: string) => ({ id, lies: 'down' as const, marks: [] });
    const zones: readonly Zone[] = [
      { kind: 'ring', id: 'ring', spots: [spot('a1')] },
      { kind: 'pile', id: 'stock', count: 0, top: { lies: 'empty' } },
      { kind: 'loose', id: 'own', seat: 1, spots: [spot('p1')] },
    ];
    expect(spotsOf(zones).map(({ id }) => id)).toEqual(['a1', 'p1']);
  });
});

test('ANY-6: play passes to the left, round the table', () => {
  expect([0, 1, 2].map((seat) => nextSeat(seat, 3))).toEqual([1, 2, 0]);
});

describe('steps', () => {
  test('while cards change places, their spots may show anything', () => {
    const steps: readonly Step[] = [
      { do: 'turn-back', spot: 'a1', card: '7H' },
      { do: 'swap', spots: ['a1', 'a2'] },
      { do: 'turn-back', spot: 'a1', card: '8H' },
      { do: 'discard', spot: 'a3', card: '9H' },
    ];
    expect(toleratedBy(steps)).toEqual([
      { spot: 'a1', also: 'anything' },
      { spot: 'a2', also: 'anything' },
      { spot: 'a3', also: [{ lies: 'up', card: '9H' }] },
    ]);
  });

  test('each event asks for its step, and what only tells asks for none', () => {
    const known = { at: { a1: { card: '7H', lies: 'up' as const } }, gone: [] };
    const stepOf = (event: TableEvent) => stepFor(event, known);
    const card = { spot: 'a1', card: '7H' };
    const taken: TableEvent = { type: 'card-taken', ...card, seat: 1 };
    expect(stepOf(taken)).toEqual({ do: 'take', ...card, seat: 1 });
    expect(stepOf({ type: 'card-discarded', ...card })).toEqual({ do: 'discard', ...card });
    expect(stepOf({ type: 'card-glimpsed', ...card })).toEqual({ do: 'turn-back', ...card });
    expect(stepOf({ type: 'card-turned-back', spot: 'a1' })).toEqual({ do: 'turn-back', ...card });
    // Of a card that nobody saw there is nothing to tell the hands.
    expect(stepOf({ type: 'card-turned-back', spot: 'a2' })).toBeUndefined();
    expect(stepOf({ type: 'spot-refilled', spot: 'a1' })).toEqual({ do: 'refill', spot: 'a1' });
    const spots = ['a1', 'a2'] as const;
    expect(stepOf({ type: 'cards-swapped', spots })).toEqual({ do: 'swap', spots });
    expect(stepOf({ type: 'cards-laid-anew', spots })).toEqual({ do: 'lay-anew', spots });
    for (const told of [
      { type: 'turn-started', seat: 1 },
      { type: 'spot-named', spot: 'a1' },
      { type: 'card-turned-up', ...card, seat: 1 },
      { type: 'spot-left-empty', spot: 'a1' },
    ] as const) {
      expect(stepOf(told)).toBeUndefined();
    }
  });

  test('until it is done each step leaves its spot as it was', () => {
    expect(
      toleratedBy([
        { do: 'take', spot: 'a1', card: '7H', seat: 0 },
        { do: 'refill', spot: 'a1' },
        { do: 'turn-back', spot: 'a2', card: '8H' },
        { do: 'take-back', seat: 0, cards: ['9H'] },
        { do: 'lay-anew', spots: ['a3'] },
      ]),
    ).toEqual([
      { spot: 'a1', also: [{ lies: 'up', card: '7H' }, { lies: 'empty' }] },
      { spot: 'a2', also: [{ lies: 'up', card: '8H' }] },
      { spot: 'a3', also: 'anything' },
    ]);
  });

  test('a piece that moves is a step that changes no card’s place', () => {
    const piece = { kind: 'stone', colour: 'blue' } as const;
    const from = { at: 'spot', spot: 'a1' } as const;
    const to = { at: 'container' } as const;
    const step = stepFor({ type: 'piece-moved', piece, from, to }, NOTHING_KNOWN);
    expect(step).toEqual({ do: 'move-piece', piece, from, to });
    expect(toleratedBy(step === undefined ? [] : [step])).toEqual([]);
  });
});

describe('options', () => {
  interface Sample {
    readonly callIt: boolean;
    readonly rows: 4 | 6;
    readonly mode: 'basic' | 'battle';
    readonly list: readonly string[];
    readonly suits: readonly ('S' | 'H' | 'D')[];
  }
  const fields: OptionFields<Sample> = {
    callIt: { kind: 'switch', default: true },
    rows: { kind: 'number', among: [4, 6], default: 4 },
    mode: { kind: 'choice', among: ['basic', 'battle'], default: 'basic' },
    list: { kind: 'cards', default: [] },
    suits: { kind: 'several', among: ['S', 'H', 'D'], count: 2, default: ['S', 'H'] },
  };

  test('the defaults are options', () => {
    const defaults = defaultOptions(fields);
    expect(defaults).toEqual({
      callIt: true,
      rows: 4,
      mode: 'basic',
      list: [],
      suits: ['S', 'H'],
    });
    expect(readOptions(fields, defaults)).toEqual({ ok: true, value: defaults });
    const other = { callIt: false, rows: 6, mode: 'battle', list: ['7H'], suits: ['D', 'S'] };
    expect(readOptions(fields, other)).toEqual({ ok: true, value: other });
  });

  test.each([
    [{ callIt: 1 }, 'callIt'],
    [{ rows: 5 }, 'rows'],
    [{ mode: 'insane' }, 'mode'],
    [{ rows: undefined }, 'rows'],
    [{ list: '7H' }, 'list'],
    [{ list: ['7H', 7] }, 'list'],
    [{ suits: 'SH' }, 'suits'],
    [{ suits: ['S'] }, 'suits'],
    [{ suits: ['S', 'H', 'D'] }, 'suits'],
    [{ suits: ['S', 'S'] }, 'suits'],
    [{ suits: ['S', 'H', 'S'] }, 'suits'],
    [{ suits: ['S', 'C'] }, 'suits'],
    [{ more: true }, 'more'],
    [{ toString: 'own' }, 'toString'],
  ])('%j is refused by its field', (change, field) => {
    expect(readOptions(fields, { ...defaultOptions(fields), ...change })).toEqual({
      ok: false,
      error: { code: 'options-malformed', field },
    });
  });
});

test('options that are none at all are refused', () => {
  for (const raw of [null, undefined, 'battle', 4]) {
    expect(readOptions({}, raw)).toEqual({ ok: false, error: { code: 'options-malformed' } });
  }
});

test('the registry finds every game by its id, and no other', () => {
  expect(GAMES.map(({ id }) => id)).toEqual([
    'twisted-memory',
    'memory',
    'facade',
    'q-memory',
    'dizzy-memory',
  ]);
  for (const game of GAMES) expect(gameById(game.id)).toBe(game);
  expect(gameById('no-such-game')).toBeUndefined();
});
