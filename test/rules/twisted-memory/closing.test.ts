import { describe, expect, test } from 'vitest';

import { twistedMemory } from '../../../src/rules/twisted-memory/twisted-memory.ts';
import {
  after,
  emptySpots,
  expectNo,
  faceUp,
  newTable,
  pile,
  piecesIn,
  scoresOf,
  SIX_SETS,
  turnOf,
} from './table.ts';

describe('TM-7: spots are refilled only at the end of a turn', () => {
  test('those of matched and of discarded cards stay empty until then', () => {
    const match = after(['peek r1c1 7H', 'view r1c2 8H', 'view r1c3 7S', 'view r2c1 9H']);
    expect(emptySpots(match)).toEqual(['r1c1', 'r1c2', 'r1c3']);
    const closed = after(['view r2c2 TH', 'close'], match);
    expect(emptySpots(closed)).toEqual([]);
    expect(pile(closed, 'stock')).toBe(36 - 4);
  });

  const SEVEN_SETS = [...SIX_SETS.slice(1), 'view r4c1 7S', 'view r4c2 7H'];

  test('a turn with nothing left to turn up ends: a first card without a second is discarded', () => {
    const match = after([...SEVEN_SETS, 'peek r4c3 8S', 'view r4c4 9S']);
    expect(turnOf(match)).toEqual({ seat: 0, stage: 'closing' });
    expect(faceUp(match)).toEqual({ r4c3: '8S + green stone', r4c4: '9S' });
    const closed = after(['close'], match);
    expect(faceUp(closed)).toEqual({});
    expect(pile(closed, 'discards')).toBe(1);
    expect(pile(closed, 'stock')).toBe(36 - 15);
    expect(turnOf(closed)).toEqual({ seat: 1, stage: 'before-first-view' });
  });

  test('unless it is saved', () => {
    const match = after([...SEVEN_SETS, 'peek r4c3 8S', 'view r4c4 9S', 'save r4c4', 'close']);
    expect(faceUp(match)).toEqual({ r4c4: '9S + green token' });
    expect(pile(match, 'discards')).toBe(0);
  });

  test('also when the last card made a match', () => {
    const match = after([...SEVEN_SETS, 'view r4c3 8S', 'view r4c4 8H']);
    expect(scoresOf(match)).toEqual([8, 0]);
    expect(turnOf(match)).toEqual({ seat: 0, stage: 'closing' });
    expect(emptySpots(after(['close'], match))).toEqual([]);
  });
});

describe('TM-8: closing', () => {
  const CLOSING = ['peek r1c1 7H', 'view r1c2 8H', 'view r1c3 9H'];

  test('begins when the second normal view matches nothing; until then nothing goes back', () => {
    expectNo(newTable(), 'close', { code: 'turn-goes-on' });
    expectNo(after(['view r1c2 8H']), 'close', { code: 'turn-goes-on' });
    const match = after(CLOSING);
    expect(turnOf(match)).toEqual({ seat: 0, stage: 'closing' });
    expect(faceUp(match)).toEqual({ r1c1: '7H + green stone', r1c2: '8H', r1c3: '9H' });
  });

  test('stones to the container, second and peeked cards face down, the first discarded, spots refilled', () => {
    const match = after([...CLOSING, 'close']);
    expect(faceUp(match)).toEqual({});
    expect(piecesIn(match, 'container')).toEqual(['green stone']);
    expect(pile(match, 'discards')).toBe(1);
    expect(pile(match, 'stock')).toBe(35);
    expect(turnOf(match)).toEqual({ seat: 1, stage: 'before-first-view' });
    expectNo(match, 'view r2c1 8H', { code: 'card-gone', spot: 'r2c1', card: '8H' });
    expectNo(match, 'view r2c1 9H', { code: 'card-elsewhere', spot: 'r2c1', card: '9H' });
    expectNo(match, 'view r1c1 7S', { code: 'card-differs', spot: 'r1c1', card: '7S' });
  });

  test.each([
    ['r1c1', '7H', 1],
    ['r1c2', '8H', 0],
    ['r1c3', '9H', 1],
  ])('the save token may still be laid, at %s: its card stays up', (spot, card, discards) => {
    const match = after([...CLOSING, `save ${spot}`, 'close']);
    expect(faceUp(match)).toEqual({ [spot]: `${card} + green token` });
    expect(pile(match, 'discards')).toBe(discards);
    expect(piecesIn(match, 'container')).toEqual(['green stone']);
  });

  test('discards and sets lie in piles, the last card on top', () => {
    const match = after([
      'view r1c1 7H',
      'view r1c2 7S',
      ...CLOSING.slice(1).map((move) => move.replace('r1', 'r2')),
      'close',
    ]);
    const piles = twistedMemory.expect(match).zones.filter(({ kind }) => kind === 'pile');
    expect(piles).toEqual([
      { kind: 'pile', id: 'stock', count: 33, top: { lies: 'down' } },
      { kind: 'pile', id: 'discards', count: 1, top: { lies: 'up', card: '8H' } },
      { kind: 'pile', id: 'sets-0', seat: 0, count: 2, top: { lies: 'up', card: '7S' } },
      { kind: 'pile', id: 'sets-1', seat: 1, count: 0, top: { lies: 'empty' } },
    ]);
  });

  test('the steps it leaves, and what is tolerated until they are done', () => {
    const { steps, tolerated } = twistedMemory.expect(after([...CLOSING, 'close']));
    expect(steps.filter(({ do: what }) => what !== 'move-piece')).toEqual([
      { do: 'turn-back', spot: 'r1c1', card: '7H' },
      { do: 'discard', spot: 'r1c2', card: '8H' },
      { do: 'turn-back', spot: 'r1c3', card: '9H' },
      { do: 'refill', spot: 'r1c2' },
    ]);
    expect(tolerated).toContainEqual({
      spot: 'r1c2',
      also: [{ lies: 'up', card: '8H' }, { lies: 'empty' }],
    });
  });
});

describe('TM-8: fewer cards than empty spots', () => {
  /** One card was found for the three spots that green's turn emptied. */
  const short = () =>
    after([
      'stock-ran-out -',
      'view r1c1 7S',
      'view r1c2 7H',
      'view r1c3 8S',
      'view r1c4 9S',
      'stock-goes-on',
      'close',
    ]);

  test('the players choose the spots, before anything else', () => {
    const match = short();
    expect(turnOf(match)).toEqual({ seat: 1, stage: 'refilling' });
    expect(emptySpots(match)).toEqual(['r1c1', 'r1c2', 'r1c3']);
    for (const move of ['roll 1', 'view r1c4 9S', 'peek r1c4 9S']) {
      const about = move.startsWith('roll') ? {} : { spot: 'r1c4' };
      expectNo(match, move, { code: 'refill-first', ...about });
    }
    const refilled = after(['refill r1c2'], match);
    expect(emptySpots(refilled)).toEqual(['r1c1', 'r1c3']);
    expect(pile(refilled, 'stock')).toBe(0);
    expect(turnOf(refilled)).toEqual({ seat: 1, stage: 'before-first-view' });
  });

  test.each(['-', 'r1c1,r1c2', 'r1c1,r1c1', 'r1c4', 'r9c9'])('not at %s', (spots) => {
    expectNo(short(), `refill ${spots}`, { code: 'refill-does-not-fit', count: 1 });
  });

  test('a card for every empty spot leaves nothing to choose', () => {
    const moves = ['stock-ran-out -', 'stock-goes-on', 'view r1c1 7S', 'view r1c2 8S', 'close'];
    expect(turnOf(after(moves))).toEqual({ seat: 1, stage: 'before-first-view' });
    expect([emptySpots(after(moves)), pile(after(moves), 'stock')]).toEqual([[], 0]);
  });

  test('one that was said to be laid may turn out not to be there, unless it was seen', () => {
    const match = after(['refill r1c2'], short());
    expect(emptySpots(after(['stock-ran-out r1c2'], match))).toEqual(['r1c1', 'r1c2', 'r1c3']);
    expectNo(after(['view r1c2 TS'], match), 'stock-ran-out r1c2', {
      code: 'spot-not-just-refilled',
    });
  });

  test('otherwise there is nothing to choose', () => {
    expectNo(newTable(), 'refill r1c1', { code: 'nothing-to-refill' });
    expectNo(after(['stock-ran-out -']), 'refill -', { code: 'nothing-to-refill' });
  });
});

describe('TM-8: a miscounted pack is accepted when they say so', () => {
  /** Three spots were to be refilled. */
  const refilled = () =>
    after(['view r1c1 7S', 'view r1c2 7H', 'view r1c3 8S', 'view r1c4 9S', 'close']);

  test('early: spots that were to be refilled stay empty, and the stock is empty', () => {
    const match = after(['stock-ran-out r1c1,r1c3'], refilled());
    expect(emptySpots(match)).toEqual(['r1c1', 'r1c3']);
    expect(pile(match, 'stock')).toBe(0);
    const steps = twistedMemory.expect(match).steps.filter(({ do: what }) => what === 'refill');
    expect(steps).toEqual([{ do: 'refill', spot: 'r1c2' }]);
    expectNo(match, 'view r1c1 2S', { code: 'spot-empty', spot: 'r1c1' });
    expectNo(match, 'stock-ran-out -', { code: 'stock-already-empty' });
  });

  test('also when the next player has begun, but not about a spot where a card was seen since', () => {
    const begun = after(['roll 3', 'view r1c1 TS'], refilled());
    expectNo(begun, 'stock-ran-out r1c1', { code: 'spot-not-just-refilled' });
    expect(emptySpots(after(['stock-ran-out r1c2'], begun))).toEqual(['r1c2']);
    const glimpsed = after(['glimpse r1c2 JS'], begun);
    expectNo(glimpsed, 'stock-ran-out r1c2', { code: 'spot-not-just-refilled' });
  });

  test('not about spots of an earlier turn, or named twice', () => {
    const later = after(['view r2c1 TS', 'view r2c2 JS', 'close'], refilled());
    expectNo(later, 'stock-ran-out r1c1', { code: 'spot-not-just-refilled' });
    expectNo(refilled(), 'stock-ran-out r1c1,r1c1', { code: 'spot-not-just-refilled' });
    expectNo(refilled(), 'stock-ran-out r1c4', { code: 'spot-not-just-refilled' });
  });

  test('late: one card more at a time, for spots that are empty since an earlier turn', () => {
    const match = after(['stock-ran-out r1c1,r1c3', 'stock-goes-on'], refilled());
    expect(turnOf(match).stage).toBe('refilling');
    expectNo(match, 'stock-goes-on', { code: 'stock-not-empty' });
    const one = after(['refill r1c3'], match);
    expect(emptySpots(one)).toEqual(['r1c1']);
    expect(emptySpots(after(['stock-goes-on', 'refill r1c1'], one))).toEqual([]);
  });

  test('late, in the middle of a turn: the spots that this turn emptied wait for its end', () => {
    const match = after(
      ['stock-ran-out -', 'view r2c1 TS', 'view r2c2 TH', 'stock-goes-on'],
      refilled(),
    );
    expect(turnOf(match).stage).toBe('first-card');
    const closed = after(['view r2c3 JS', 'view r2c4 QS', 'close'], match);
    expect(turnOf(closed)).toEqual({ seat: 0, stage: 'refilling' });
    expect(emptySpots(closed)).toEqual(['r2c1', 'r2c2', 'r2c3']);
  });
});
