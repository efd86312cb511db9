import { describe, expect, test } from 'vitest';

import { defaultOptions } from '../../../src/rules/options.ts';
import type { TwistedOptions } from '../../../src/rules/twisted-memory/inputs.ts';
import { twistedMemory } from '../../../src/rules/twisted-memory/twisted-memory.ts';
import { transcriptsIn } from '../support/transcripts.ts';
import { after, expectNo, faceUp, newTable, SIX_SETS } from './table.ts';

describe('TM-11: the end', () => {
  const outcomeOf = (moves: readonly string[], callIt = false) =>
    twistedMemory.outcome(after(moves, newTable({ callIt })));

  test('an empty stock and no face-down card: at once, and nothing is turned back', () => {
    const moves = [...SIX_SETS, 'peek r4c1 7S', 'view r4c2 8S', 'peek r4c3 9S', 'view r4c4 TS'];
    expect(outcomeOf(moves.slice(0, -1))).toBeUndefined();
    expect(outcomeOf(moves)).toMatchObject({
      result: 'won',
      reason: 'all-revealed',
      ranking: [
        { seat: 0, place: 1, score: 6 },
        { seat: 1, place: 2, score: 0 },
      ],
    });
    const match = after(moves, newTable({ callIt: false }));
    expect(Object.keys(faceUp(match))).toEqual(['r4c1', 'r4c2', 'r4c3', 'r4c4']);
    expectNo(match, 'close', { code: 'game-over' });
  });

  test('also when the last view takes the last cards', () => {
    const moves = [...SIX_SETS, 'view r4c1 7S', 'view r4c2 7H', 'view r4c3 8S', 'view r4c4 8H'];
    expect(outcomeOf(moves)?.reason).toBe('all-revealed');
  });

  test('not while the stock holds a card', () => {
    const moves = [...SIX_SETS, 'view r4c1 7S', 'view r4c2 7H', 'view r4c3 8S', 'stock-goes-on'];
    expect(outcomeOf([...moves, 'view r4c4 8H'])).toBeUndefined();
  });

  test('also when the players say that there was no card for the spots still face down', () => {
    const moves = [
      ...SIX_SETS.slice(1),
      'view r4c1 7S',
      'view r4c2 7H',
      'peek r4c3 8S',
      'view r4c4 9S',
      'save r4c3',
      'close',
    ];
    const refilled = ['r1', 'r2', 'r3', 'r4']
      .flatMap((row) => [1, 2, 3, 4].map((column) => `${row}c${column}`))
      .filter((spot) => spot !== 'r4c3');
    expect(outcomeOf([...moves, `stock-ran-out ${refilled.join(',')}`])?.reason).toBe(
      'all-revealed',
    );
  });

  test('the option to call it is on unless somebody turns it off', () => {
    expect(defaultOptions(twistedMemory.optionFields)).toMatchObject({ callIt: true });
  });

  describe('called, when no two cards that are left can pair', () => {
    // Golden game 06 ends so: a seven, a nine, a queen and a king are left, one of which nobody has seen.
    const [moves] = transcriptsIn<TwistedOptions>(new URL('./transcripts/', import.meta.url))
      .filter(([file]) => file.startsWith('06'))
      .map(([, game]) => game.moves.filter(({ refused }) => refused === undefined));
    const played = moves?.map((move) => move.do) ?? [];

    test('as soon as it is so, whether the cards were seen or not', () => {
      expect(outcomeOf(played.slice(0, -1), true)).toBeUndefined();
      expect(outcomeOf(played, true)).toMatchObject({ result: 'won', reason: 'no-set-left' });
    });

    test('not without the option: they play on until all are revealed', () => {
      expect(outcomeOf(played)).toBeUndefined();
      const rest = ['view r1c4 9C', 'view r2c2 QH', 'close', 'view r2c2 QH', 'view r2c3 KC'];
      expect(outcomeOf([...played, ...rest])).toBeUndefined();
      const last = ['close', 'view r4c2 7H', 'view r2c3 KC'];
      expect(outcomeOf([...played, ...rest, ...last])?.reason).toBe('all-revealed');
    });

    test('not while the stock holds a card', () => {
      const goesOn = [...played.slice(0, -1), 'stock-goes-on', 'close'];
      expect(outcomeOf(goesOn, true)).toBeUndefined();
      expect(outcomeOf([...goesOn, 'refill r3c3'], true)?.reason).toBe('no-set-left');
    });

    test('does not say which remain', () => {
      const view = JSON.stringify(twistedMemory.view(after(played)));
      for (const card of ['7H', '9C', 'QH', 'KC']) expect(view).not.toContain(card);
    });
  });

  test('ANY-9: players can agree to end, and the score stands', () => {
    expect(outcomeOf(['view r1c1 7H', 'view r1c2 7S', 'agree-end'])).toMatchObject({
      result: 'won',
      reason: 'agreed',
      ranking: [
        { seat: 0, score: 1 },
        { seat: 1, score: 0 },
      ],
    });
  });
});
