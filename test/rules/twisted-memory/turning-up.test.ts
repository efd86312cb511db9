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
  turnOf,
} from './table.ts';

describe('TM-1: the table as it is laid', () => {
  test('the dealer’s opponent starts', () => {
    expect(turnOf(newTable({ dealer: 1 })).seat).toBe(0);
    expect(turnOf(newTable({ dealer: 0 })).seat).toBe(1);
  });

  test('each holds three peek stones and a save token of one colour; 36 cards are the stock', () => {
    const hand = (colour: string) => [
      ...Array<string>(3).fill(`${colour} stone`),
      `${colour} token`,
    ];
    expect(piecesIn(newTable(), 'hand-0')).toEqual(hand('green'));
    expect(piecesIn(newTable(), 'hand-1')).toEqual(hand('blue'));
    expect(piecesIn(newTable(), 'container')).toEqual([]);
    expect(pile(newTable(), 'stock')).toBe(36);
    expect([faceUp(newTable()), emptySpots(newTable())]).toEqual([{}, []]);
  });

  test('a grid of four by four, the stock face down beside it, and no discards yet', () => {
    const [grid, stock, discards] = twistedMemory.expect(newTable()).zones;
    expect(grid).toMatchObject({ kind: 'lattice', id: 'grid', rows: 4, columns: 4 });
    expect(stock).toEqual({ kind: 'pile', id: 'stock', count: 36, top: { lies: 'down' } });
    expect(discards).toEqual({ kind: 'pile', id: 'discards', count: 0, top: { lies: 'empty' } });
    const [emptied] = twistedMemory
      .expect(after(['stock-ran-out -']))
      .zones.filter(({ id }) => id === 'stock');
    expect(emptied).toEqual({ kind: 'pile', id: 'stock', count: 0, top: { lies: 'empty' } });
  });

  test('the screen counts the stock and the discards', () => {
    const { piles, seats } = twistedMemory.view(after(['view r1c1 7H', 'view r1c2 8H', 'close']));
    expect(piles).toEqual([
      { id: 'stock', count: 35 },
      { id: 'discards', count: 1 },
    ]);
    for (const { pieces } of seats) {
      expect(pieces.map(({ kind }) => kind)).toEqual(['stone', 'stone', 'stone', 'token']);
    }
  });

  test('it is a game for two', () => {
    for (const seats of [1, 3]) {
      expect(twistedMemory.checkOptions({ dealer: 0, callIt: true }, seats).ok).toBe(false);
    }
  });

  test('no jokers', () => {
    expectNo(newTable(), 'view r1c1 JK', { code: 'card-not-in-pack', spot: 'r1c1', card: 'JK' });
  });
});

describe('TM-4: a peek', () => {
  test('the stone is laid on the card that was turned up, and the view is neither first nor second', () => {
    const match = after(['peek r1c1 7H']);
    expect(faceUp(match)).toEqual({ r1c1: '7H + green stone' });
    expect(piecesIn(match, 'hand-0')).toHaveLength(3);
    const later = after(['view r1c2 8H', 'peek r1c3 9H'], match);
    expect(turnOf(later)).toEqual({ seat: 0, stage: 'second-card' });
    expect(turnOf(after(['view r1c4 TH'], later)).stage).toBe('closing');
  });

  test('not on a card that was seen before the stone was laid', () => {
    const match = after(['view r1c1 7H', 'view r1c2 8H']);
    for (const spot of ['r1c1', 'r1c2']) {
      const card = spot === 'r1c1' ? '7H' : '8H';
      expectNo(match, `peek ${spot} ${card}`, { code: 'stone-too-late', spot });
    }
  });

  test('not with more stones than are in hand, which are three', () => {
    const match = after(['peek r1c1 7H', 'peek r1c2 8H', 'peek r1c3 9H']);
    expectNo(match, 'peek r1c4 TH', { code: 'no-stone-in-hand', spot: 'r1c4' });
  });

  test('not after the second view has matched nothing', () => {
    const match = after(['view r1c1 7H', 'view r1c2 8H']);
    expectNo(match, 'peek r1c3 9H', { code: 'turn-is-closing', spot: 'r1c3' });
    expectNo(match, 'view r1c3 9H', { code: 'turn-is-closing', spot: 'r1c3' });
  });

  test('not where no card lies face down', () => {
    const match = after(['view r1c1 7H', 'view r1c2 7S', 'view r1c3 8H']);
    expectNo(match, 'view r1c3 8H', { code: 'spot-already-up', spot: 'r1c3' });
    expectNo(match, 'view r1c1 9H', { code: 'spot-empty', spot: 'r1c1' });
    expectNo(match, 'peek r1c1 9H', { code: 'spot-empty', spot: 'r1c1' });
    expectNo(match, 'view r5c1 9H', { code: 'no-such-spot', spot: 'r5c1' });
  });
});

describe('TM-5: a match is two face-up cards of one rank, taken at once', () => {
  test.each([
    ['first and second', ['view r1c1 7H', 'view r1c2 7S']],
    ['a peek and the first', ['peek r1c1 7H', 'view r1c2 7S']],
    ['the first and a peek', ['view r1c1 7H', 'peek r1c2 7S']],
    ['two peeks', ['peek r1c1 7H', 'peek r1c2 7S']],
    ['a peek and the second', ['peek r1c1 7H', 'view r1c3 8H', 'view r1c2 7S']],
  ])('%s', (_, moves) => {
    const match = after(moves);
    expect(scoresOf(match)).toEqual([1, 0]);
    expect(emptySpots(match)).toEqual(expect.arrayContaining(['r1c1', 'r1c2']));
    expect(twistedMemory.view(match).seats[0]?.sets).toEqual([['7H', '7S']]);
    // ANY-10: going on is part of the turn.
    expect(turnOf(match).seat).toBe(0);
  });

  test('colour and suit do not matter, rank does', () => {
    expect(scoresOf(after(['view r1c1 7H', 'view r1c2 7D']))).toEqual([1, 0]);
    expect(scoresOf(after(['view r1c1 7H', 'view r1c2 8H']))).toEqual([0, 0]);
  });

  test('also with a card under the other player’s token', () => {
    const match = after(['view r1c1 7H', 'view r1c2 8H', 'save r1c1', 'close', 'view r1c3 7S']);
    expect(scoresOf(match)).toEqual([0, 1]);
    expect(turnOf(match)).toEqual({ seat: 1, stage: 'first-card' });
  });
});

describe('TM-6: what a match leaves of the first card', () => {
  test('a second view that matches a peek: the first is discarded at once, and the next is first again', () => {
    const match = after(['peek r1c1 7H', 'view r1c2 8H', 'view r1c3 7S']);
    expect(faceUp(match)).toEqual({});
    expect(emptySpots(match)).toEqual(['r1c1', 'r1c2', 'r1c3']);
    expect(pile(match, 'discards')).toBe(1);
    expect(turnOf(match)).toEqual({ seat: 0, stage: 'first-card' });
    expect(turnOf(after(['view r2c1 9H'], match)).stage).toBe('second-card');
  });

  test('unless it carries a save token: it stays up, and is the first no longer', () => {
    const match = after(['peek r1c1 7H', 'view r1c2 8H', 'save r1c2', 'view r1c3 7S']);
    expect(faceUp(match)).toEqual({ r1c2: '8H + green token' });
    expect(turnOf(match).stage).toBe('first-card');
    const closed = after(['view r2c1 9H', 'view r2c2 TH', 'close'], match);
    expect(faceUp(closed)).toEqual({ r1c2: '8H + green token' });
    expect(pile(closed, 'discards')).toBe(1);
  });

  test('a first view that matches a marked card was the first itself: nothing is discarded', () => {
    const match = after(['peek r1c1 7H', 'view r1c2 7S']);
    expect(pile(match, 'discards')).toBe(0);
    expect(turnOf(match).stage).toBe('first-card');
  });

  test('a peek that matches another marked card leaves the first up, and first', () => {
    const match = after(['peek r1c1 7H', 'view r1c2 8H', 'peek r1c3 7S']);
    expect(faceUp(match)).toEqual({ r1c2: '8H' });
    expect(turnOf(match).stage).toBe('second-card');
    expect(turnOf(after(['view r2c1 9H'], match)).stage).toBe('closing');
  });

  test('a peek that matches the first: the next normal view is first', () => {
    const match = after(['view r1c1 7H', 'peek r1c2 7S']);
    expect(turnOf(match).stage).toBe('first-card');
    expect(turnOf(after(['view r2c1 9H'], match)).stage).toBe('second-card');
  });

  test('other peeked cards stay up through matches until the turn ends', () => {
    const match = after(['peek r1c1 9H', 'view r1c2 7H', 'view r1c3 7S']);
    expect(faceUp(match)).toEqual({ r1c1: '9H + green stone' });
  });
});

describe('TM-10: pieces on matched cards go to the container at once', () => {
  test('a token, whoever owns it', () => {
    const match = after(['view r1c1 7H', 'view r1c2 8H', 'save r1c1', 'close', 'view r1c3 7S']);
    expect(piecesIn(match, 'container')).toEqual(['green token']);
    expect(piecesIn(match, 'hand-1')).toContain('blue token');
  });

  test('stones on both cards', () => {
    const match = after(['peek r1c1 7H', 'peek r1c2 7S']);
    expect(piecesIn(match, 'container')).toEqual(['green stone', 'green stone']);
    expect(piecesIn(match, 'hand-0')).toEqual(['green stone', 'green token']);
  });

  test('a stone and a token of one card', () => {
    const match = after(['peek r1c1 7H', 'save r1c1', 'view r1c2 7S']);
    expect(piecesIn(match, 'container')).toEqual(['green stone', 'green token']);
  });
});
