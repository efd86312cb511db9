import { describe, expect, test } from 'vitest';

import { kindsLeft } from '../../../src/players/memory/kinds-left.ts';
import type { MemoryOptions } from '../../../src/rules/memory/state.ts';

const LIST = '7S 7H 7D 7C 8S 8H 8D 8C 9S 9C TH TD JS JC QH QD'.split(' ');

const kinds = (
  options: Partial<MemoryOptions>,
  seen: { readonly first?: string; readonly known?: readonly string[]; gone?: readonly string[] },
) =>
  kindsLeft(
    { layout: '4x4', anyColour: true, cards: LIST, turnSeconds: 0, ...options },
    {
      first: seen.first === undefined ? undefined : ['a1', seen.first],
      known: (seen.known ?? []).map((card, index) => [`k${index}`, card]),
      gone: seen.gone ?? [],
      spots: [],
    },
  );

describe('how many cards of a kind are left', () => {
  test('one colour: always two', () => {
    const same = kinds({ anyColour: false }, {});
    expect(same.sizeOf('7S')).toBe('two');
    expect(same.positionOf(['7S', 'TH'], 16)).toEqual({
      twos: 8,
      knownTwos: 2,
      fours: 0,
      knownFours: 0,
    });
  });

  test('any colour: as the pick list says', () => {
    const any = kinds({}, {});
    expect(['7S', '8C', '9S', 'TD'].map((card) => any.sizeOf(card))).toEqual([
      'four',
      'four',
      'two',
      'two',
    ]);
    expect(any.positionOf(['7H', '9C', 'JS'], 16)).toEqual({
      twos: 4,
      knownTwos: 2,
      fours: 2,
      knownFours: 1,
    });
  });

  test('less what has gone', () => {
    const any = kinds({}, { gone: ['7S', '7D', 'TH', 'TD'] });
    expect(any.sizeOf('7H')).toBe('two');
    expect(any.positionOf(['7H'], 12)).toEqual({ twos: 4, knownTwos: 1, fours: 1, knownFours: 0 });
  });

  test('picked by hand: four once both colours have been shown, wherever they are', () => {
    const seen = { first: '7S', known: ['7H', '8C'], gone: ['9S', '9D'] };
    const any = kinds({ cards: [] }, seen);
    expect(['7D', '8S', '9C'].map((card) => any.sizeOf(card))).toEqual(['four', 'two', 'two']);
    expect(any.positionOf(['8C'], 14)).toEqual({ twos: 5, knownTwos: 1, fours: 1, knownFours: 0 });
  });

  test('a card too many does not lead out of the recurrence', () => {
    const same = kinds({ anyColour: false }, {});
    expect(same.positionOf(['7S', '8S', '9S'], 4)).toMatchObject({ twos: 2, knownTwos: 2 });
    expect(kinds({}, {}).positionOf(['7S'], 5)).toMatchObject({ twos: 0, fours: 2 });
  });
});
