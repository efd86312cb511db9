import { describe, expect, test } from 'vitest';

import { LIZZY_PACK } from '../../src/cards/lizzy.ts';
import { PACK_52 } from '../../src/cards/standard-pack.ts';
import type { TableEvent } from '../../src/rules/events.ts';
import { contradiction, learn, NOTHING_KNOWN, remaining } from '../../src/rules/knowledge.ts';

const after = (...events: readonly TableEvent[]) => events.reduce(learn, NOTHING_KNOWN);
const up = (spot: string, card: string): TableEvent => ({
  type: 'card-turned-up',
  spot,
  card,
  seat: 0,
});
const back = (spot: string): TableEvent => ({ type: 'card-turned-back', spot });

describe('ANY-3: the same card can’t be in two places', () => {
  test('a card stays itself while it lies', () => {
    const known = after(up('a1', '7H'), back('a1'));
    expect(contradiction(PACK_52, known, 'a1', '7H')).toBeUndefined();
    expect(contradiction(PACK_52, known, 'a1', '8H')).toBe('card-differs');
  });

  test('a card that lies face down elsewhere, lies open, or is gone has a code each', () => {
    const seen = after(up('a1', '7H'));
    expect(contradiction(PACK_52, seen, 'a2', '7H')).toBe('card-lies-open');
    expect(contradiction(PACK_52, learn(seen, back('a1')), 'a2', '7H')).toBe('card-elsewhere');
    const taken = learn(seen, { type: 'card-taken', spot: 'a1', card: '7H', seat: 1 });
    expect(contradiction(PACK_52, taken, 'a1', '7H')).toBe('card-gone');
    const discarded = learn(seen, { type: 'card-discarded', spot: 'a1', card: '7H' });
    expect(contradiction(PACK_52, discarded, 'a2', '7H')).toBe('card-gone');
  });

  test('a card only glimpsed is known to lie there, face down', () => {
    const known = after({ type: 'card-glimpsed', spot: 'a1', card: '7H' });
    expect(contradiction(PACK_52, known, 'a2', '7H')).toBe('card-elsewhere');
    expect(contradiction(PACK_52, known, 'a1', '7S')).toBe('card-differs');
  });

  test('a spot that is refilled or laid anew is unknown again', () => {
    const known = after(up('a1', '7H'), back('a1'), up('a2', '8H'), back('a2'));
    const anew = learn(known, { type: 'cards-laid-anew', spots: ['a1', 'a2'] });
    expect(anew).toEqual(NOTHING_KNOWN);
    const refilled = after(
      up('a1', '7H'),
      { type: 'card-discarded', spot: 'a1', card: '7H' },
      { type: 'spot-refilled', spot: 'a1' },
    );
    expect(contradiction(PACK_52, refilled, 'a1', '9H')).toBeUndefined();
    expect(contradiction(PACK_52, refilled, 'a1', '7H')).toBe('card-gone');
  });

  test('cards that changed places are themselves at their new ones, also with an unknown card', () => {
    const both = after(up('a1', '7H'), up('a2', '8H'), {
      type: 'cards-swapped',
      spots: ['a1', 'a2'],
    });
    expect(contradiction(PACK_52, both, 'a2', '7H')).toBeUndefined();
    expect(contradiction(PACK_52, both, 'a1', '7H')).toBe('card-differs');
    const one = after(up('a1', '7H'), { type: 'cards-swapped', spots: ['a1', 'a3'] });
    expect(contradiction(PACK_52, one, 'a3', '7H')).toBeUndefined();
    expect(contradiction(PACK_52, one, 'a1', '9H')).toBeUndefined();
    expect(contradiction(PACK_52, one, 'a1', '7H')).toBe('card-lies-open');
  });

  test('a pack with doubles allows as many as it holds', () => {
    const twice = 'head-blue-dots';
    const once = 'head-red-dots-gold';
    const known = after(up('a1', twice), up('a2', once));
    expect(contradiction(LIZZY_PACK, known, 'a3', twice)).toBeUndefined();
    expect(contradiction(LIZZY_PACK, known, 'a3', once)).toBe('card-lies-open');
    expect(contradiction(LIZZY_PACK, learn(known, up('a3', twice)), 'a4', twice)).toBe(
      'card-lies-open',
    );
  });
});

test('ANY-8: a card that is not in the pack is told apart from a contradiction', () => {
  expect(contradiction(PACK_52, NOTHING_KNOWN, 'a1', 'JK')).toBe('card-not-in-pack');
});

test('what remains is the pack without the cards that left, seen or not', () => {
  const known = after(up('a1', '7H'), up('a2', '7S'), {
    type: 'card-taken',
    spot: 'a1',
    card: '7H',
    seat: 0,
  });
  const left = remaining(PACK_52, known);
  expect(left).toHaveLength(51);
  expect(left).not.toContain('7H');
  expect(left).toContain('7S');
});
