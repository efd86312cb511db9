import { describe, expect, test } from 'vitest';

import { patternOf, spotsIn } from '../../src/players/legal-moves.ts';
import { splitChance } from '../../src/players/player.ts';
import { seededSource } from '../../src/rules/chance.ts';
import type { TableEvent } from '../../src/rules/events.ts';

describe('ANY-2: the chance of a choice starts anew at every call', () => {
  const turns = (count: number) =>
    Array.from({ length: count }, (): TableEvent => ({ type: 'turn-started', seat: 0 }));
  const drawn = (stream: 'memory' | 'taste', seed: number, past: number) => {
    const source = splitChance(seededSource(seed), turns(past))[stream];
    return [source(), source(), source()];
  };

  test('what is forgotten is drawn alike however long the game has gone on', () => {
    expect(drawn('memory', 7, 40)).toEqual(drawn('memory', 7, 0));
    expect(drawn('memory', 8, 0)).not.toEqual(drawn('memory', 7, 0));
  });

  test('between equals one seed chooses anew as the game goes on, and alike at the same place', () => {
    expect(drawn('taste', 7, 40)).toEqual(drawn('taste', 7, 40));
    const firsts = Array.from({ length: 50 }, (_, past) => drawn('taste', 7, past)[0]);
    expect(new Set(firsts).size).toBe(50);
    expect(firsts).not.toContain(drawn('memory', 7, 0)[0]);
  });
});

describe('what may be done now', () => {
  const view = { type: 'view', spot: { hole: 'spot', among: ['a1', 'a2'] } } as const;
  const close = { type: 'close' } as const;

  test('a pattern is found by its type', () => {
    expect(patternOf([view, close], 'close')).toBe(close);
    expect(patternOf([view], 'close' as 'view')).toBeUndefined();
  });

  test('the spots of a field are those among which to choose, or the one that is set', () => {
    expect(spotsIn(view.spot)).toEqual(['a1', 'a2']);
    expect(spotsIn({ hole: 'spots', among: ['a3'], count: 1 })).toEqual(['a3']);
    expect(spotsIn('a1')).toEqual(['a1']);
    expect(spotsIn({ hole: 'card' })).toEqual([]);
  });
});
