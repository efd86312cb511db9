import { describe, expect, test } from 'vitest';

import { dizzyMemory } from '../../../src/rules/dizzy-memory/dizzy-memory.ts';
import { hasLizzy, isLizzy, isSpecial } from '../../../src/rules/dizzy-memory/lizzy.ts';
import { afterMoves, expectRefused, repeated } from '../support/moves.ts';
import {
  DEFAULTS,
  liesAt,
  read,
  RIGHT,
  scoresOf,
  tableAfter,
  turnUp,
  turnUpAt,
  WRONG,
} from './table.ts';

describe('DZ-3: the Special Dizzy Lizzy', () => {
  /** Neither colours nor patterns suit. */
  const SPECIAL = ['head-red-dots-gold', 'body-red-stripes-gold', 'tail-blue-stripes-gold'];
  const REST = ['head-red-dots', 'body-red-stripes', 'tail-blue-stripes'];
  const cards = [...SPECIAL, ...REST, ...REST];

  test('DZ-3: one golden head, body and tail are right whatever their colours and patterns', () => {
    expect(isSpecial(read(SPECIAL))).toBe(true);
    expect(isLizzy(read(SPECIAL))).toBe(true);
    expect(isLizzy(read(REST))).toBe(false);
    const two = ['head-red-dots-gold', 'body-red-stripes-gold', 'tail-blue-stripes'];
    expect(isSpecial(read(two))).toBe(false);
    expect(isLizzy(read(two))).toBe(false);
    const heads = ['head-red-dots-gold', 'head-red-stripes-gold', 'tail-blue-stripes-gold'];
    expect(isSpecial(read(heads))).toBe(false);
    expect(isLizzy(read(heads))).toBe(false);
  });

  test('DZ-3: it wins the game at once, whatever others have taken', () => {
    const taken = ['head-red-dots', 'body-red-stripes', 'tail-red-stripes'];
    const more = [...cards, ...taken];
    const moves = [
      ...turnUp(...taken),
      ...turnUpAt([4, 5, 6], ['head-red-dots', 'head-red-dots', 'tail-blue-stripes']),
      'close',
      `turn-up c7 ${SPECIAL[0]}`,
      `turn-up c8 ${SPECIAL[1]}`,
    ];
    const options = { layout: 'loose-12', cards: more } as const;
    expect(dizzyMemory.outcome(tableAfter(moves, options))).toBeUndefined();
    const state = tableAfter([...moves, `turn-up c9 ${SPECIAL[2]}`], options);
    expect(scoresOf(state)).toEqual([3, 3]);
    expect(dizzyMemory.outcome(state)).toEqual({
      result: 'won',
      reason: 'special',
      ranking: [
        { seat: 1, place: 1, score: 3 },
        { seat: 0, place: 2, score: 3 },
      ],
    });
    expectRefused(dizzyMemory, state, 'turn-up c10 body-red-stripes', { code: 'game-over' });
  });

  test('DZ-3: with that ending off it counts as three cards, and the game goes on', () => {
    const state = tableAfter(turnUp(...SPECIAL), { cards, special: false });
    expect(scoresOf(state)).toEqual([3, 0]);
    expect(dizzyMemory.outcome(state)).toBeUndefined();
    expect(dizzyMemory.view(state)).toMatchObject({ turn: 0, stage: 'first-card' });
  });

  test('DZ-3: that ending is on by default', () => {
    expect(DEFAULTS.special).toBe(true);
    expect(dizzyMemory.outcome(tableAfter(turnUp(...SPECIAL), { cards }))?.reason).toBe('special');
  });
});

describe('DZ-4: the last three', () => {
  const cards = [...RIGHT, ...WRONG];

  test('DZ-4: right ones go to who turns them up, and most cards wins', () => {
    const wrong = [...turnUp('head-red-dots', 'head-red-dots', 'tail-red-stripes'), 'close'];
    const moves = [
      ...wrong,
      ...turnUpAt([1, 4, 3], ['head-red-dots', 'body-red-stripes', 'tail-red-stripes']),
      ...turnUpAt([2, 5, 6], ['head-red-dots', 'body-red-stripes', 'tail-red-dots']),
    ];
    const list = [...RIGHT, 'head-red-dots', 'body-red-stripes', 'tail-red-dots'];
    const state = tableAfter(moves, { layout: 'loose-6', cards: list });
    expect(scoresOf(state)).toEqual([0, 6]);
    expect(dizzyMemory.outcome(state)).toEqual({
      result: 'won',
      reason: 'all-taken',
      ranking: [
        { seat: 1, place: 1, score: 6 },
        { seat: 0, place: 2, score: 0 },
      ],
    });
    expect(dizzyMemory.view(state).piles).toEqual([{ id: 'discards', count: 0 }]);
  });

  test('DZ-4: wrong ones are discarded as they are turned up, and the game is over', () => {
    const moves = [...turnUp(...RIGHT), ...turnUpAt([4, 5, 6], WRONG)];
    const options = { layout: 'loose-6', cards } as const;
    const state = tableAfter(moves, options);
    expect(scoresOf(state)).toEqual([3, 0]);
    expect(dizzyMemory.outcome(state)).toMatchObject({ result: 'won', reason: 'last-discarded' });
    expect(liesAt(state)).toEqual(Array(6).fill('empty'));
    expect(dizzyMemory.view(state).piles).toEqual([{ id: 'discards', count: 3 }]);
    expect(dizzyMemory.expect(state).steps.slice(3)).toEqual(
      WRONG.map((card, index) => ({ do: 'discard', spot: `c${index + 4}`, card })),
    );
    expect(dizzyMemory.outcome(tableAfter(moves.slice(0, 5), options))).toBeUndefined();
  });

  test('DZ-4: the last three are turned up also when all have seen that they are wrong', () => {
    const moves = [
      ...turnUpAt([4, 5, 6], ['head-red-dots', 'body-red-stripes', 'tail-blue-stripes']),
      'close',
      ...turnUp(...RIGHT),
    ];
    const state = tableAfter(moves, { layout: 'loose-6', cards });
    expect(dizzyMemory.outcome(state)).toBeUndefined();
    expect(dizzyMemory.view(state)).toMatchObject({ turn: 1, stage: 'first-card' });
  });

  test('DZ-4, ANY-5: level players share first place', () => {
    const list = [...RIGHT, ...RIGHT, ...WRONG];
    const moves = [
      ...turnUp(...RIGHT),
      ...turnUpAt([4, 5, 7], ['head-red-dots', 'body-red-stripes', 'head-red-dots']),
      'close',
      ...turnUpAt([4, 5, 6], ['head-red-dots', 'body-red-stripes', 'tail-red-stripes']),
      ...turnUpAt([7, 8, 9], ['head-red-dots', 'body-red-stripes', 'tail-blue-stripes']),
    ];
    const places = (seatCount: number) =>
      dizzyMemory
        .outcome(tableAfter(moves, { cards: list }, seatCount))
        ?.ranking.map(({ place }) => place);
    expect(places(2)).toEqual([1, 1]);
    expect(places(3)).toEqual([1, 1, 3]);
    expect(dizzyMemory.outcome(tableAfter(moves, { cards: list }))?.result).toBe('draw');
  });
});

describe('DZ-6: nothing right is left', () => {
  const list = [...RIGHT, ...WRONG, ...WRONG];
  const wrongAt = (...spots: readonly number[]) => turnUpAt(spots, WRONG);

  test('DZ-6: when all that remain have been seen, the game is over', () => {
    const seen = [...wrongAt(4, 5, 6), 'close', ...wrongAt(7, 8, 9), 'close'];
    const almost = tableAfter([...seen, ...turnUp(...RIGHT).slice(0, 2)], { cards: list });
    expect(dizzyMemory.outcome(almost)).toBeUndefined();
    const state = tableAfter([...seen, ...turnUp(...RIGHT)], { cards: list });
    expect(dizzyMemory.outcome(state)).toMatchObject({
      result: 'won',
      reason: 'nothing-right-left',
      ranking: [
        { seat: 0, place: 1, score: 3 },
        { seat: 1, place: 2, score: 0 },
      ],
    });
  });

  test('DZ-6: not before, though it could be known from what has left', () => {
    const state = tableAfter([...wrongAt(4, 5, 6), 'close', ...turnUp(...RIGHT)], { cards: list });
    expect(dizzyMemory.outcome(state)).toBeUndefined();
    const more = afterMoves(dizzyMemory, state, wrongAt(7, 8, 9).slice(0, 2));
    expect(dizzyMemory.outcome(more)).toBeUndefined();
    const last = afterMoves(dizzyMemory, more, ['turn-up c9 tail-blue-stripes']);
    expect(dizzyMemory.outcome(last)?.reason).toBe('nothing-right-left');
  });

  test('DZ-6: a glimpse is seen too', () => {
    const moves = [
      ...wrongAt(4, 5, 6),
      'close',
      ...turnUp(...RIGHT),
      ...wrongAt(7, 8, 9).slice(0, 2),
    ];
    const state = tableAfter([...moves, 'glimpse c9 tail-blue-stripes'], { cards: list });
    expect(dizzyMemory.outcome(state)?.reason).toBe('nothing-right-left');
  });

  test('DZ-6: three golden ones are right as well', () => {
    const golden = WRONG.map((card) => `${card}-gold`);
    expect(hasLizzy(read([...WRONG, ...golden.slice(0, 2)]))).toBe(false);
    expect(hasLizzy(read([...WRONG, ...golden]))).toBe(true);
  });

  test('DZ-6, traditional: no pair is left', () => {
    const cards = ['head-red-dots', 'body-red-dots', 'tail-red-dots', 'head-blue-dots'];
    const box = [...cards, ...cards, 'body-blue-dots', 'body-blue-dots', 'tail-red-dots'];
    const options = { layout: 'loose-6', cards: box, traditional: true } as const;
    // What was laid out is not what was selected.
    const moves = [
      ...turnUp('head-red-dots', 'head-blue-dots'),
      'close',
      ...turnUpAt([3, 4], ['tail-red-dots', 'tail-red-dots']),
      ...turnUpAt([5, 6], ['body-red-dots', 'body-blue-dots']),
    ];
    expect(dizzyMemory.outcome(tableAfter(moves.slice(0, -1), options))).toBeUndefined();
    expect(dizzyMemory.outcome(tableAfter(moves, options))?.reason).toBe('nothing-right-left');
  });

  test('DZ-6, ME-7: after a full round with nothing new and nothing taken, ending is offered', () => {
    const again = [...turnUp(...WRONG), 'close'];
    const noticesAfter = (count: number, seatCount: number, more: readonly string[] = []) => {
      const moves = [...repeated(count, again), ...more];
      return dizzyMemory.view(tableAfter(moves, {}, seatCount)).notices;
    };
    expect(noticesAfter(1, 2)).toEqual([]);
    expect(noticesAfter(2, 2)).toEqual([]);
    expect(noticesAfter(3, 2)).toEqual(['stalled']);
    expect(noticesAfter(2, 1)).toEqual(['stalled']);
    expect(noticesAfter(3, 3)).toEqual([]);
    expect(noticesAfter(4, 3)).toEqual(['stalled']);
    expect(noticesAfter(3, 2, ['turn-up c1 head-red-dots'])).toEqual(['stalled']);
    expect(noticesAfter(3, 2, ['turn-up c4 head-blue-dots'])).toEqual([]);
    expect(noticesAfter(3, 2, turnUp(...WRONG))).toEqual([]);
    const ended = tableAfter([...again, ...again, ...again, 'agree-end']);
    expect(dizzyMemory.outcome(ended)).toMatchObject({ result: 'draw', reason: 'agreed' });
  });
});
