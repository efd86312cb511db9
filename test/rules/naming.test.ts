import { describe, expect, test } from 'vitest';

import type { InputPattern, InputShapes } from '../../src/rules/inputs.ts';
import { narrowToNamed, turnableSpots } from '../../src/rules/naming.ts';

type Sample =
  | { readonly type: 'view'; readonly spot: string; readonly card: string }
  | { readonly type: 'peek'; readonly spot: string; readonly card: string }
  | { readonly type: 'save'; readonly spot: string }
  | { readonly type: 'deal'; readonly card: string };

const SHAPES: InputShapes<Sample> = {
  view: { spot: 'spot', card: 'card' },
  peek: { spot: 'spot', card: 'card' },
  save: { spot: 'spot' },
  deal: { card: 'card' },
};

const card = { hole: 'card' } as const;
const among = (...spots: readonly string[]) => ({ hole: 'spot', among: spots }) as const;

const PATTERNS: readonly InputPattern<Sample>[] = [
  { type: 'view', spot: among('a1', 'a2'), card },
  { type: 'peek', spot: 'a2', card },
  { type: 'save', spot: among('a3') },
  { type: 'deal', card },
];

describe('ANY-7: where a card may be turned up', () => {
  test('wherever a pattern has a spot and the card seen there, each place once', () => {
    expect(turnableSpots(SHAPES, PATTERNS)).toEqual(['a1', 'a2']);
    expect(turnableSpots(SHAPES, PATTERNS.slice(2))).toEqual([]);
    expect(turnableSpots(SHAPES, [{ type: 'view', spot: card, card }])).toEqual([]);
  });

  test('only at the named spot once there is one; what turns up no card stays possible', () => {
    expect(narrowToNamed(SHAPES, PATTERNS, null)).toBe(PATTERNS);
    expect(narrowToNamed(SHAPES, PATTERNS, 'a1')).toEqual([
      { type: 'view', spot: 'a1', card },
      ...PATTERNS.slice(2),
    ]);
    expect(narrowToNamed(SHAPES, PATTERNS, 'a2')).toEqual([
      { type: 'view', spot: 'a2', card },
      { type: 'peek', spot: 'a2', card },
      ...PATTERNS.slice(2),
    ]);
    expect(narrowToNamed(SHAPES, PATTERNS, 'a3')).toEqual(PATTERNS.slice(2));
  });
});
