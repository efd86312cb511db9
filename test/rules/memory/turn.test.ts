import { describe, expect, test } from 'vitest';

import { spotsOf } from '../../../src/rules/expected-table.ts';
import { MEMORY_REFUSALS } from '../../../src/rules/memory/decide.ts';
import { memory } from '../../../src/rules/memory/memory.ts';
import { COMMON_REFUSALS } from '../../../src/rules/refusals.ts';
import { deepFreeze } from '../support/frozen.ts';
import type { MemoryMatch } from './table.ts';
import { after, newGame, PICKED, refusalOf } from './table.ts';

describe('a turn of two cards', () => {
  test('cards that miss stay up until the turn is closed, and are then expected down', () => {
    const missed = after(newGame(), 'turn-up r1c1 7H', 'turn-up r1c2 KS');
    const at = (match: MemoryMatch) => spotsOf(memory.expect(match).zones).slice(0, 2);
    expect(at(missed)).toMatchObject([{ card: '7H' }, { card: 'KS' }]);
    expect(memory.legal(missed).map(({ type }) => type)).toContain('close');
    expect(memory.legal(missed).map(({ type }) => type)).not.toContain('turn-up');
    const closed = after(missed, 'close');
    expect(at(closed)).toMatchObject([{ lies: 'down' }, { lies: 'down' }]);
    expect(memory.expect(closed).steps).toEqual([
      { do: 'turn-back', spot: 'r1c1', card: '7H' },
      { do: 'turn-back', spot: 'r1c2', card: 'KS' },
    ]);
  });

  test('ANY-10: a pair is taken at once and its player goes on', () => {
    const pair = after(newGame(), 'turn-up r1c1 7H', 'turn-up r1c2 7D');
    expect(memory.view(pair)).toMatchObject({ turn: 0, stage: 'first-card' });
    expect(memory.view(pair).seats[0]?.sets).toEqual([['7H', '7D']]);
    expect(memory.expect(pair).steps.map((step) => step.do)).toEqual(['take', 'take']);
    expect(memory.expect(pair).zones.slice(1)).toMatchObject([
      { kind: 'pile', seat: 0, count: 2, top: { card: '7D' } },
      { kind: 'pile', seat: 1, count: 0, top: { lies: 'empty' } },
    ]);
  });

  test('the view holds pairs and nothing else', () => {
    expect(memory.view(after(newGame(), 'turn-up r1c1 7H', 'turn-up r1c2 7D'))).toEqual({
      turn: 0,
      stage: 'first-card',
      seats: [
        { score: 1, sets: [['7H', '7D']], pieces: [], counts: {} },
        { score: 0, sets: [], pieces: [], counts: {} },
      ],
      piles: [],
      notices: [],
    });
  });

  test('ANY-8: a list can be amended at any time, and only where there is one', () => {
    const amend = { type: 'amend-list', out: { hole: 'card' }, in: { hole: 'card' } };
    const listed = newGame({ cards: PICKED });
    expect(memory.legal(listed)).toContainEqual(amend);
    const closing = after(listed, 'turn-up r1c1 7H', 'turn-up r1c2 KS');
    expect(memory.legal(closing)).toContainEqual(amend);
    expect(memory.legal(newGame()).map(({ type }) => type)).not.toContain('amend-list');
  });

  test('ANY-6: play passes to the left, and comes round', () => {
    const miss = (one: string, other: string) => [`turn-up ${one}`, `turn-up ${other}`, 'close'];
    const turns = [
      newGame({}, 3),
      after(newGame({}, 3), ...miss('r1c1 7H', 'r1c2 KS')),
      after(newGame({}, 3), ...miss('r1c1 7H', 'r1c2 KS'), ...miss('r1c3 2D', 'r1c2 KS')),
      after(
        newGame({}, 3),
        ...miss('r1c1 7H', 'r1c2 KS'),
        ...miss('r1c3 2D', 'r1c2 KS'),
        ...miss('r1c1 7H', 'r1c2 KS'),
      ),
    ].map((match) => memory.view(match).turn);
    expect(turns).toEqual([0, 1, 2, 0]);
  });
});

describe('ANY-1: what the rules forbid is refused with a code and changes nothing', () => {
  const fresh = newGame({ cards: PICKED });
  const one = after(fresh, 'turn-up r1c1 7H');
  const closing = after(one, 'turn-up r1c2 KS');
  const taken = after(one, 'turn-up r1c2 7D');

  test.each([
    ['close', fresh, { code: 'not-now' }],
    ['close', one, { code: 'not-now' }],
    ['turn-up r1c1 7H', one, { code: 'spot-already-up', spot: 'r1c1', card: '7H' }],
    ['turn-up r1c2 7H', one, { code: 'card-lies-open', spot: 'r1c2', card: '7H' }],
    ['turn-up r5c1 7D', one, { code: 'no-such-spot', spot: 'r5c1', card: '7D' }],
    ['turn-up r1c2 JK', one, { code: 'card-not-in-pack', spot: 'r1c2', card: 'JK' }],
    ['turn-up r1c3 2D', closing, { code: 'not-now', spot: 'r1c3', card: '2D' }],
    ['turn-up r1c1 7H', closing, { code: 'spot-already-up', spot: 'r1c1', card: '7H' }],
    ['turn-up r1c1 7H', taken, { code: 'spot-empty', spot: 'r1c1', card: '7H' }],
    ['turn-up r1c3 7H', taken, { code: 'card-gone', spot: 'r1c3', card: '7H' }],
    [
      'turn-up r1c1 7D',
      after(closing, 'close'),
      { code: 'card-differs', spot: 'r1c1', card: '7D' },
    ],
    [
      'turn-up r2c1 7H',
      after(closing, 'close'),
      { code: 'card-elsewhere', spot: 'r2c1', card: '7H' },
    ],
    ['time-out r1c1', fresh, { code: 'no-clock' }],
    ['amend-list 8D 8S', newGame(), { code: 'no-pick-list' }],
    ['amend-list 3D 8S', fresh, { code: 'not-on-the-list', card: '3D' }],
    ['amend-list 8D 8H', fresh, { code: 'already-on-the-list', card: '8H' }],
    ['amend-list 8D JK', fresh, { code: 'card-not-in-pack', card: 'JK' }],
    ['amend-list 7H 8S', one, { code: 'card-lies-open', card: '7H' }],
    ['amend-list 7H 8S', after(closing, 'close'), { code: 'card-elsewhere', card: '7H' }],
    ['amend-list 7H 8S', taken, { code: 'card-gone', card: '7H' }],
  ])('%s', (move, match, refusal) => {
    expect(refusalOf(deepFreeze(match), move)).toEqual(refusal);
    expect([...COMMON_REFUSALS, ...MEMORY_REFUSALS]).toContain(refusal.code);
  });
});
