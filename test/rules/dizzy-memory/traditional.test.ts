import { describe, expect, test } from 'vitest';

import { LIZZY_PACK } from '../../../src/cards/lizzy.ts';
import { codesOf } from '../../../src/cards/pack.ts';
import { dizzyMemory } from '../../../src/rules/dizzy-memory/dizzy-memory.ts';
import { isPair } from '../../../src/rules/dizzy-memory/lizzy.ts';
import { afterMoves, expectRefused } from '../support/moves.ts';
import { DEFAULTS, liesAt, read, scoresOf, tableAfter, turnUp } from './table.ts';

describe('DZ-5: traditional', () => {
  const pairs = [
    'head-red-dots',
    'head-red-dots-gold',
    'body-red-dots',
    'body-red-dots',
    'tail-blue-stripes-gold',
    'tail-blue-stripes-gold',
  ];
  const options = { layout: 'loose-6', cards: pairs, traditional: true } as const;

  test('DZ-5: a pair is two cards of one part, colour and pattern; gold plays no role', () => {
    expect(isPair(read(['head-red-dots', 'head-red-dots-gold']))).toBe(true);
    expect(isPair(read(['head-red-dots', 'head-red-dots']))).toBe(true);
    expect(isPair(read(['head-red-dots', 'body-red-dots']))).toBe(false);
    expect(isPair(read(['head-red-dots', 'head-blue-dots']))).toBe(false);
    expect(isPair(read(['head-red-dots', 'head-red-stripes']))).toBe(false);
    expect(isPair(read(['head-red-dots']))).toBe(false);
    expect(isPair(read(['head-red-dots', 'head-red-dots', 'head-red-dots']))).toBe(false);
  });

  test('DZ-5: two cards a turn; a pair is taken and one goes on', () => {
    const state = tableAfter(turnUp('head-red-dots', 'head-red-dots-gold'), options);
    expect(scoresOf(state)).toEqual([2, 0]);
    expect(dizzyMemory.view(state)).toMatchObject({ turn: 0, stage: 'first-card' });
    const wrong = tableAfter(turnUp('head-red-dots', 'body-red-dots'), options);
    expect(dizzyMemory.view(wrong).stage).toBe('closing');
    expectRefused(dizzyMemory, wrong, 'turn-up c3 tail-blue-stripes-gold', {
      code: 'not-now',
      spot: 'c3',
      card: 'tail-blue-stripes-gold',
    });
    expect(dizzyMemory.view(afterMoves(dizzyMemory, wrong, ['close'])).turn).toBe(1);
  });

  test('DZ-5: golden cards win nothing, and the last ones are a pair or stay', () => {
    const moves = turnUp(...pairs);
    const state = tableAfter(moves, options);
    expect(scoresOf(state)).toEqual([6, 0]);
    expect(dizzyMemory.outcome(state)).toMatchObject({ result: 'won', reason: 'all-taken' });
  });

  test('DZ-5: DZ-4 plays no role: nothing is discarded', () => {
    const six = ['head-red-dots', 'head-red-dots', 'body-red-dots', 'body-red-dots'];
    const list = [...six, 'tail-red-dots', 'tail-red-dots'];
    const state = tableAfter(
      [...turnUp(...six), 'turn-up c5 tail-red-dots', 'turn-up c6 tail-red-stripes'],
      { layout: 'loose-6', cards: [...list, 'tail-red-stripes'], traditional: true },
    );
    expect(dizzyMemory.view(state).piles).toEqual([{ id: 'discards', count: 0 }]);
    expect(liesAt(state).slice(4)).toEqual(['up', 'up']);
    expect(dizzyMemory.outcome(state)?.reason).toBe('nothing-right-left');
  });

  test('DZ-5: with fewer cards the matching ones are selected', () => {
    const errorOf = (layout: string, cards: readonly string[]) => {
      const raw = { ...DEFAULTS, layout, cards, traditional: true };
      const checked = dizzyMemory.checkOptions(raw, 2);
      return checked.ok ? undefined : checked.error;
    };
    expect(errorOf('loose-6', pairs)).toBeUndefined();
    expect(errorOf('loose-6', codesOf(LIZZY_PACK))).toBeUndefined();
    expect(errorOf('6x9', codesOf(LIZZY_PACK))).toBeUndefined();
    expect(errorOf('loose-6', [...pairs.slice(0, 5), 'tail-red-dots'])).toEqual({
      code: 'pairs-missing',
      field: 'cards',
    });
    expect(errorOf('loose-9', codesOf(LIZZY_PACK))).toEqual({
      code: 'pairs-need-even-number',
      field: 'layout',
    });
  });
});
