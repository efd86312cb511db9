import { describe, expect, test } from 'vitest';

import type { TableEvent } from '../../src/rules/events.ts';
import { evolveStall, isStalled, NO_STALL } from '../../src/rules/stall.ts';

const after = (...events: readonly TableEvent[]) => events.reduce(evolveStall, NO_STALL);

const up = (spot: string): TableEvent => ({ type: 'card-turned-up', spot, card: '7H', seat: 0 });
const glimpse = (spot: string): TableEvent => ({ type: 'card-glimpsed', spot, card: '7H' });
const take = (spot: string): TableEvent => ({ type: 'card-taken', spot, card: '7H', seat: 0 });
const pass: TableEvent = { type: 'turn-started', seat: 1 };

describe('ME-7, DZ-6: how long nothing has happened', () => {
  test('at first nothing was seen, and no turn was idle', () => {
    expect(NO_STALL).toEqual({ seen: [], hasNews: false, idleTurns: 0 });
  });

  test('a turn that turns up an unseen card has news, one that turns up a seen card has none', () => {
    expect(after(up('a1'))).toEqual({ seen: ['a1'], hasNews: true, idleTurns: 0 });
    expect(after(up('a1'), up('a2')).seen).toEqual(['a1', 'a2']);
    const again = after(up('a1'), pass, up('a1'));
    expect(again).toEqual({ seen: ['a1'], hasNews: false, idleTurns: 0 });
    expect(after(up('a1'), pass, up('a1'), pass, pass).idleTurns).toBe(2);
    expect(after(pass, pass, up('a1'), pass).idleTurns).toBe(0);
  });

  test('a glimpse is no news, but the card was seen', () => {
    expect(after(glimpse('a1'))).toEqual({ seen: ['a1'], hasNews: false, idleTurns: 0 });
    expect(after(up('a2'), glimpse('a1'), glimpse('a1')).seen).toEqual(['a2', 'a1']);
    expect(after(glimpse('a1'), up('a1')).hasNews).toBe(false);
  });

  test('a card taken is news, and what lies there next is unseen', () => {
    const taken = after(up('a1'), up('a2'), pass, take('a1'));
    expect(taken).toEqual({ seen: ['a2'], hasNews: true, idleTurns: 0 });
  });

  test('a card turned back changes nothing', () => {
    const turnedBack: TableEvent = { type: 'card-turned-back', spot: 'a1' };
    expect(after(up('a1'), turnedBack)).toEqual(after(up('a1')));
  });

  test('it stalls once every seat has passed, until this turn has news', () => {
    const round = [pass, pass] as const;
    expect(isStalled(after(pass), 2)).toBe(false);
    expect(isStalled(after(...round), 2)).toBe(true);
    expect(isStalled(after(...round), 3)).toBe(false);
    expect(isStalled(after(...round, up('a1')), 2)).toBe(false);
    expect(isStalled(after(...round, glimpse('a1')), 2)).toBe(true);
  });
});
