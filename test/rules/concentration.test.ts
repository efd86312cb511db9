import { describe, expect, test } from 'vitest';

import type { Concentration } from '../../src/rules/concentration.ts';
import {
  evolveConcentration,
  newConcentration,
  openPile,
  takenPiles,
  triedWith,
  turnBackAndPass,
} from '../../src/rules/concentration.ts';
import type { TableEvent } from '../../src/rules/events.ts';

const START = newConcentration(['a1', 'a2', 'a3', 'a4'], 2);

const after = (events: readonly TableEvent[], setSize = 2) =>
  events.reduce((state: Concentration, event) => evolveConcentration(state, event, setSize), START);
const up = (spot: string, card: string): TableEvent => ({
  type: 'card-turned-up',
  spot,
  card,
  seat: 0,
});
const take = (spot: string, card: string, seat = 0): TableEvent => ({
  type: 'card-taken',
  spot,
  card,
  seat,
});

describe('cards that are turned up one by one', () => {
  test('all lie face down at first, nothing is taken, and seat 0 begins', () => {
    expect(START).toEqual({
      lying: Object.fromEntries(['a1', 'a2', 'a3', 'a4'].map((spot) => [spot, { lies: 'down' }])),
      up: [],
      turn: 0,
      taken: [[], []],
      stall: { seen: [], hasNews: false, idleTurns: 0 },
    });
  });

  test('they are known in the order in which they were turned', () => {
    const state = after([up('a3', '7H'), up('a1', '8H')]);
    expect(state.up).toEqual(['a3', 'a1']);
    expect(state.lying['a3']).toEqual({ lies: 'up', card: '7H' });
    expect(state.stall.seen).toEqual(['a3', 'a1']);
    expect(triedWith(state, { spot: 'a2', card: '9H' })).toEqual([
      { spot: 'a3', card: '7H' },
      { spot: 'a1', card: '8H' },
      { spot: 'a2', card: '9H' },
    ]);
    expect(triedWith(START, { spot: 'a2', card: '9H' })).toEqual([{ spot: 'a2', card: '9H' }]);
  });

  test('what is turned back, discarded or taken is up no longer, and the others still are', () => {
    const both = [up('a3', '7H'), up('a1', '8H')];
    for (const event of [
      { type: 'card-turned-back', spot: 'a3' },
      { type: 'card-discarded', spot: 'a3', card: '7H' },
      take('a3', '7H'),
    ] as const) {
      expect(after([...both, event]).up).toEqual(['a1']);
    }
    expect(after([...both, { type: 'card-glimpsed', spot: 'a2', card: '9H' }]).up).toEqual([
      'a3',
      'a1',
    ]);
  });

  test('what is taken together stays together, with who took it', () => {
    const pairs = [take('a1', '7H'), take('a2', '7D'), take('a3', '8H'), take('a4', '8D')];
    expect(after(pairs).taken).toEqual([
      [
        ['7H', '7D'],
        ['8H', '8D'],
      ],
      [],
    ]);
    expect(after(pairs, 3).taken).toEqual([[['7H', '7D', '8H'], ['8D']], []]);
    expect(after([take('a1', '7H', 1)]).taken).toEqual([[], [['7H']]]);
  });

  test('ANY-6: in vain, they are turned back in their order and the next one tries', () => {
    expect(turnBackAndPass(['a3', 'a1'], 1, 2)).toEqual([
      { type: 'card-turned-back', spot: 'a3' },
      { type: 'card-turned-back', spot: 'a1' },
      { type: 'turn-started', seat: 0 },
    ]);
    expect(after(turnBackAndPass(['a3', 'a1'], 0, 2)).turn).toBe(1);
    expect(turnBackAndPass([], 0, 1)).toEqual([{ type: 'turn-started', seat: 0 }]);
  });
});

describe('piles', () => {
  test('the last card lies on top', () => {
    expect(openPile('discards', ['7H', '8H'])).toEqual({
      kind: 'pile',
      id: 'discards',
      count: 2,
      top: { lies: 'up', card: '8H' },
    });
    expect(openPile('discards', [])).toMatchObject({ count: 0, top: { lies: 'empty' } });
  });

  test('each seat has one of what it took', () => {
    expect(
      takenPiles([
        [
          ['7H', '7D'],
          ['8H', '8D'],
        ],
        [],
      ]),
    ).toEqual([
      { kind: 'pile', id: 'taken-0', seat: 0, count: 4, top: { lies: 'up', card: '8D' } },
      { kind: 'pile', id: 'taken-1', seat: 1, count: 0, top: { lies: 'empty' } },
    ]);
  });
});
