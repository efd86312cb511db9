import { describe, expect, test } from 'vitest';

import type { TableEvent } from '../../src/rules/events.ts';
import type { Lying } from '../../src/rules/lying.ts';
import {
  cardUpAt,
  downSpots,
  expectedSpots,
  heldSpots,
  layFaceDown,
  moveCards,
  refusalToTurnUp,
} from '../../src/rules/lying.ts';

/** One card up, one place empty, one card down. */
const LYING: Lying = {
  a1: { lies: 'up', card: '7H' },
  a2: { lies: 'empty' },
  a3: { lies: 'down' },
};

test('a card lies face down on every spot at first', () => {
  expect(layFaceDown(['a1', 'a2'])).toEqual({ a1: { lies: 'down' }, a2: { lies: 'down' } });
});

describe('what each event makes of it', () => {
  test.each<readonly [TableEvent, Partial<Lying>]>([
    [
      { type: 'card-turned-up', spot: 'a3', card: 'KS', seat: 0 },
      { a3: { lies: 'up', card: 'KS' } },
    ],
    [{ type: 'card-turned-back', spot: 'a1' }, { a1: { lies: 'down' } }],
    [{ type: 'spot-refilled', spot: 'a2' }, { a2: { lies: 'down' } }],
    [{ type: 'card-taken', spot: 'a1', card: '7H', seat: 0 }, { a1: { lies: 'empty' } }],
    [{ type: 'card-discarded', spot: 'a1', card: '7H' }, { a1: { lies: 'empty' } }],
    [{ type: 'spot-left-empty', spot: 'a3' }, { a3: { lies: 'empty' } }],
    [
      { type: 'cards-swapped', spots: ['a1', 'a3'] },
      { a1: { lies: 'down' }, a3: { lies: 'up', card: '7H' } },
    ],
    [
      { type: 'cards-laid-anew', spots: ['a1', 'a2'] },
      { a1: { lies: 'down' }, a2: { lies: 'down' } },
    ],
  ])('%j', (event, changed) => {
    expect(moveCards(LYING, event)).toEqual({ ...LYING, ...changed });
  });

  test.each<TableEvent>([
    { type: 'card-glimpsed', spot: 'a3', card: 'KS' },
    { type: 'turn-started', seat: 1 },
    { type: 'spot-named', spot: 'a3' },
    {
      type: 'piece-moved',
      piece: { kind: 'stone', colour: 'blue' },
      from: { at: 'hand', seat: 0 },
      to: { at: 'spot', spot: 'a3' },
    },
  ])('no card moves: %j', (event) => {
    expect(moveCards(LYING, event)).toEqual(LYING);
  });
});

test('a card can be turned up only where one lies face down', () => {
  const refusals = ['a1', 'a2', 'a3', 'a4'].map((spot) => refusalToTurnUp(LYING, spot));
  expect(refusals).toEqual(['spot-already-up', 'spot-empty', undefined, 'no-such-spot']);
});

test('where cards lie, and which are up', () => {
  expect(downSpots(LYING)).toEqual(['a3']);
  expect(heldSpots(LYING)).toEqual(['a1', 'a3']);
  expect(['a1', 'a2', 'a3', 'a4'].map((spot) => cardUpAt(LYING, spot))).toEqual([
    '7H',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a zone lists all spots, or those it is given, with nothing on the cards', () => {
  expect(expectedSpots(LYING)).toEqual([
    { id: 'a1', lies: 'up', card: '7H', marks: [] },
    { id: 'a2', lies: 'empty', marks: [] },
    { id: 'a3', lies: 'down', marks: [] },
  ]);
  expect(expectedSpots(LYING, ['a3', 'a9'])).toEqual([
    { id: 'a3', lies: 'down', marks: [] },
    { id: 'a9', lies: 'empty', marks: [] },
  ]);
});
