import { describe, expect, test } from 'vitest';
import { wordEnding, wordOutcome } from '../../../src/app/ending/outcome-words.ts';
import { rematchOf } from '../../../src/app/ending/rematch.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import type { Outcome } from '../../../src/rules/outcome.ts';
import type { Seat } from '../../../src/rules/seats.ts';

const names = ['Asha', 'Bibek', 'Chandra'];
const outcomeOf = (result: Outcome['result'], places: readonly number[], reason = 'all-taken') => ({
  result,
  reason,
  ranking: places.map((place, seat) => ({ seat, place, score: 10 - place })),
});

describe('the result in words', () => {
  test.each<[string, Outcome, string]>([
    ['one wins', outcomeOf('won', [2, 1, 3]), 'Bibek wins'],
    [
      'ANY-5: ties share first place',
      outcomeOf('won', [1, 1, 3]),
      'Asha and Bibek share first place',
    ],
    ['ANY-5: all level is a draw', outcomeOf('draw', [1, 1, 1]), 'A draw'],
    ['QM-5: all win together', outcomeOf('together', [1, 1, 1]), 'All have won together'],
    ['ANY-9: a misdeal', outcomeOf('void', []), 'Nothing counts'],
  ])('%s', (_, outcome, words) => {
    expect(wordOutcome(outcome, names)).toBe(words);
  });

  test('ANY-9: who resigned is named', () => {
    const outcome: Outcome = { ...outcomeOf('won', [2, 1, 3], 'resigned'), by: 0 };
    expect(wordEnding(outcome, names)).toBe('Asha gave up.');
  });

  test('every way to end is worded', () => {
    const reasons = [
      'agreed',
      'misdeal',
      'resigned',
      'all-revealed',
      'no-set-left',
      'all-taken',
      'no-pair-left',
      'link-completed',
      'pile-dealt',
      'special',
      'last-discarded',
      'nothing-right-left',
    ];
    const wordless = reasons.filter(
      (reason) => wordEnding(outcomeOf('won', [1, 2], reason), names) === '',
    );
    expect(wordless).toEqual([]);
  });
});

describe('a rematch', () => {
  const seats: readonly Seat[] = [
    { kind: 'person', name: 'Asha' },
    { kind: 'person', name: 'Bibek' },
    { kind: 'computer', name: 'C', level: 'hard', seed: 5 },
  ];
  const record = {
    id: 'x',
    gameId: 'memory',
    rulesVersion: 1,
    options: { layout: '4x4' },
    seats,
    startedAt: 0,
    endedAt: 1,
    outcome: null,
    extra: { seatColours: ['green', 'blue', 'red'], turnSeconds: 0 },
  };

  test('begins with the next seat, and everybody keeps their colour', () => {
    const again = rematchOf(record, seededSource(3));
    expect(again.seats.map(({ name }) => name)).toEqual(['Bibek', 'C', 'Asha']);
    expect(again.extra.seatColours).toEqual(['blue', 'red', 'green']);
  });

  test('gives computers another chance', () => {
    const { seats: computers } = rematchOf(record, seededSource(3));
    expect(computers[1]).toMatchObject({ kind: 'computer', level: 'hard' });
    expect(computers[1]).not.toHaveProperty('seed', 5);
  });

  test('TM-1: the other one deals, and the pieces stay where they are', () => {
    const twisted = { ...record, options: { dealer: 1, callIt: true }, seats: seats.slice(0, 2) };
    const again = rematchOf(twisted, seededSource(3));
    expect(again.options).toEqual({ dealer: 0, callIt: true });
    expect(again.seats.map(({ name }) => name)).toEqual(['Asha', 'Bibek']);
  });
});
