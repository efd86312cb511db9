import { describe, expect, test } from 'vitest';

import type { TableEvent } from '../../src/rules/events.ts';
import { evolveMatch, newMatch } from '../../src/rules/match.ts';

const IDLE = { evolve: () => null };
const after = (...events: readonly TableEvent[]) =>
  events.reduce((match, event) => evolveMatch(IDLE, match, event), newMatch(null, 2));

const up = (spot: string, card: string): TableEvent => ({
  type: 'card-turned-up',
  spot,
  card,
  seat: 0,
});
const back = (spot: string): TableEvent => ({ type: 'card-turned-back', spot });

describe('steps that are due', () => {
  const shown = [up('a1', '7H'), up('a2', '8H'), back('a1'), back('a2')] as const;
  const stepsAfter = (...events: readonly TableEvent[]) =>
    after(...shown, ...events).steps.map(({ step }) => step);
  const both = [
    { do: 'turn-back', spot: 'a1', card: '7H' },
    { do: 'turn-back', spot: 'a2', card: '8H' },
  ];

  test('cards that are laid anew need not be turned back before, others still', () => {
    const laidAnew = { do: 'lay-anew', spots: ['a1', 'a3'] };
    expect(stepsAfter({ type: 'cards-laid-anew', spots: ['a1', 'a3'] })).toEqual([
      both[1],
      laidAnew,
    ]);
  });

  test('cards that change places are still to be turned back', () => {
    const swap = { do: 'swap', spots: ['a1', 'a2'] };
    const swapped: TableEvent = { type: 'cards-swapped', spots: ['a1', 'a2'] };
    expect(stepsAfter(swapped)).toEqual([...both, swap]);
    // Turning one of the two up shows that they have changed places.
    expect(stepsAfter(swapped, up('a1', '8H'))).toEqual([both[1]]);
  });
});

test('ANY-7: a named spot is forgotten once a card is turned up or the turn has passed', () => {
  const named: TableEvent = { type: 'spot-named', spot: 'a1' };
  expect(after(named).named).toBe('a1');
  expect(after(named, { type: 'card-glimpsed', spot: 'a2', card: '7H' }).named).toBe('a1');
  expect(after(named, up('a1', '7H')).named).toBeNull();
  expect(after(named, { type: 'turn-started', seat: 1 }).named).toBeNull();
});
