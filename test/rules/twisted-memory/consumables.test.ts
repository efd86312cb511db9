import { describe, expect, test } from 'vitest';

import { fold } from '../../../src/rules/log.ts';
import { heldRoll } from '../../../src/rules/held-roll.ts';
import { twistedMemory } from '../../../src/rules/twisted-memory/twisted-memory.ts';
import { retraction } from '../support/log-lines.ts';
import { entry, people } from '../support/play.ts';
import { parseMove } from '../support/transcripts.ts';
import { after, BLUE_PASSES, expectNo, faceUp, newTable, piecesIn, turnOf } from './table.ts';

/** So many of green's stones are spent, and it is green's turn again. */
const spentStones = (count: number) => {
  const peeks = ['peek r1c1 2H', 'peek r1c2 3H', 'peek r1c3 4H'].slice(0, count);
  return after([...peeks, 'view r2c1 5H', 'view r2c2 6H', 'close', ...BLUE_PASSES]);
};

/** Green's token lies on the seven at r1c1, and it is green's turn again. */
const SAVED = ['view r1c1 7H', 'view r1c2 8H', 'save r1c1', 'close'];
const SAVED_AND_BACK = [...SAVED, ...BLUE_PASSES];

describe('TM-2: the roll', () => {
  test('is a choice: a card may be turned up without it', () => {
    expect(twistedMemory.view(newTable()).notices).toEqual(['may-roll']);
    expect(turnOf(after(['view r1c1 7H'])).stage).toBe('second-card');
  });

  test('is allowed once a turn, also when it can bring nothing', () => {
    const match = after(['roll 6']);
    expect(piecesIn(match, 'hand-0')).toEqual(piecesIn(newTable(), 'hand-0'));
    expect(twistedMemory.view(match).notices).toEqual([]);
    expectNo(match, 'roll 6', { code: 'already-rolled' });
    const nextTurn = after(['view r1c1 7H', 'view r1c2 8H', 'close', 'roll 1'], match);
    expect(turnOf(nextTurn)).toEqual({ seat: 1, stage: 'before-first-view' });
  });

  test.each([['view r1c1 7H'], ['peek r1c1 7H']])(
    'comes before the first card of the turn: not after %s',
    (move) => {
      expectNo(after([move]), 'roll 3', { code: 'roll-too-late' });
    },
  );
});

describe('TM-3: stones', () => {
  test.each([
    [1, [0, 0, 0, 0]],
    [2, [0, 0, 0, 0]],
    [3, [0, 1, 1, 1]],
    [4, [0, 1, 1, 1]],
    [5, [0, 1, 2, 2]],
    [6, [0, 1, 2, 3]],
  ])('a %i brings %j back when none to three are spent', (face, brought) => {
    brought.forEach((back, count) => {
      const match = after([`roll ${face}`], spentStones(count));
      const stones = piecesIn(match, 'hand-0').filter((piece) => piece === 'green stone');
      expect({ count, stones: stones.length }).toEqual({ count, stones: 3 - count + back });
      expect(piecesIn(match, 'container')).toHaveLength(count - back);
    });
  });

  test('what is not in the container is not moved', () => {
    const decided = twistedMemory.decide(newTable(), { type: 'roll', face: 6 });
    expect(decided).toEqual({ ok: true, value: [{ type: 'die-rolled', face: 6 }] });
  });

  test('of one’s own colour only', () => {
    const match = after(['peek r1c1 2H', 'view r2c1 5H', 'view r2c2 6H', 'close', 'roll 6']);
    expect(piecesIn(match, 'container')).toEqual(['green stone']);
    expect(piecesIn(match, 'hand-1')).toHaveLength(4);
  });
});

describe('TM-3: the save token', () => {
  test.each([1, 2])('in the container: a %i takes it back', (face) => {
    const match = after([...SAVED, 'view r1c3 7S', ...BLUE_PASSES, `roll ${face}`]);
    expect(piecesIn(match, 'hand-0')).toContain('green token');
    expect(piecesIn(match, 'container')).toEqual([]);
  });

  test.each([3, 4, 5, 6])('in the container: a %i leaves it there', (face) => {
    const match = after([...SAVED, 'view r1c3 7S', ...BLUE_PASSES, `roll ${face}`]);
    expect(piecesIn(match, 'container')).toEqual(['green token']);
  });

  test.each([1, 2])(
    'on a card: after a %i it may be recalled, and the card is turned face down',
    (face) => {
      const rolled = after([...SAVED_AND_BACK, `roll ${face}`]);
      expect(faceUp(rolled)).toEqual({ r1c1: '7H + green token' });
      expect(twistedMemory.view(rolled).notices).toEqual(['may-recall']);
      const recalled = after(['recall'], rolled);
      expect(faceUp(recalled)).toEqual({});
      expect(piecesIn(recalled, 'hand-0')).toContain('green token');
      expectNo(recalled, 'recall', { code: 'nothing-to-recall' });
      // The card is still the seven, and may be turned up in this turn.
      expectNo(recalled, 'view r1c1 9S', { code: 'card-differs', spot: 'r1c1', card: '9S' });
      expect(faceUp(after(['view r1c1 7H', 'save r1c1'], recalled))).toEqual({
        r1c1: '7H + green token',
      });
    },
  );

  test('need not be recalled', () => {
    const match = after([...SAVED_AND_BACK, 'roll 1', 'view r2c1 9H', 'view r2c2 TH', 'close']);
    expect(faceUp(match)).toEqual({ r1c1: '7H + green token' });
  });

  test.each(['view r2c1 9H', 'peek r2c1 9H'])('is not recalled after the turn’s %s', (move) => {
    expectNo(after([...SAVED_AND_BACK, 'roll 1', move]), 'recall', { code: 'recall-too-late' });
  });

  test('is not recalled without a roll, after another number or in another turn', () => {
    expectNo(after(SAVED_AND_BACK), 'recall', { code: 'recall-not-rolled' });
    expectNo(after([...SAVED_AND_BACK, 'roll 3']), 'recall', { code: 'recall-not-rolled' });
    // Blue rolls a one; green's token is not blue's to recall.
    expectNo(after([...SAVED, 'roll 1']), 'recall', { code: 'nothing-to-recall' });
  });

  test('is not recalled before a card that was found is laid', () => {
    const match = after(['stock-ran-out -', ...SAVED_AND_BACK, 'roll 1', 'stock-goes-on']);
    expectNo(match, 'recall', { code: 'refill-first' });
    expect(faceUp(after(['refill r4c1', 'recall'], match))).toEqual({});
  });

  test('in hand: a 1 does nothing', () => {
    const match = after(['roll 1']);
    expect(piecesIn(match, 'hand-0')).toEqual(piecesIn(newTable(), 'hand-0'));
    expectNo(match, 'recall', { code: 'nothing-to-recall' });
  });
});

describe('TM-9: what may lie on a card', () => {
  test('a stone and a token; the stone is spent at the end of the turn as usual', () => {
    const match = after(['peek r1c1 7H', 'save r1c1']);
    expect(faceUp(match)).toEqual({ r1c1: '7H + green stone + green token' });
    const closed = after(['view r1c2 8H', 'view r1c3 9H', 'close'], match);
    expect(faceUp(closed)).toEqual({ r1c1: '7H + green token' });
    expect(piecesIn(closed, 'container')).toEqual(['green stone']);
  });

  test('one save token at most', () => {
    expectNo(after(SAVED), 'save r1c1', { code: 'card-holds-token', spot: 'r1c1' });
  });

  test('a save token only on a card that is up, and only one’s own from the hand', () => {
    const match = after(['view r1c1 7H', 'view r1c2 7S', 'view r1c3 8H']);
    expectNo(match, 'save r1c4', { code: 'card-face-down', spot: 'r1c4' });
    expectNo(match, 'save r1c1', { code: 'spot-empty', spot: 'r1c1' });
    expectNo(match, 'save r9c9', { code: 'no-such-spot', spot: 'r9c9' });
    const saved = after(['save r1c3', 'view r1c4 9H'], match);
    expectNo(saved, 'save r1c4', { code: 'no-token-in-hand', spot: 'r1c4' });
  });
});

test('ANY-2: a roll that is taken back keeps its number until the turn is over', () => {
  const inputs = ['roll 5', 'view r1c1 7H', 'view r1c2 8H', 'close'];
  const lines = inputs.map((move, number) =>
    entry(number, 1, parseMove(twistedMemory.inputShapes, move)),
  );
  const foldOf = (log: typeof lines) =>
    fold(twistedMemory, { dealer: 1, callIt: true }, people(2), log);
  const [roll, ...others] = lines;
  if (roll === undefined) throw new Error('nothing was rolled');
  const undone = [roll, retraction(10, roll.id)];
  expect(heldRoll(twistedMemory, foldOf(undone))).toBe(5);
  expect(heldRoll(twistedMemory, foldOf([...undone, ...others]))).toBeUndefined();
});
