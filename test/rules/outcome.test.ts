import { describe, expect, test } from 'vitest';

import { outcomeOf, rank } from '../../src/rules/outcome.ts';

const places = (scores: readonly number[]) =>
  rank(scores).map(({ seat, place }) => [seat, place] as const);

describe('ANY-5: ties share first place, all level is a draw', () => {
  test('level seats share a place and the next ones are skipped', () => {
    expect(places([3, 5, 5, 1])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ]);
  });

  test.each([
    [[4, 4], 'draw'],
    [[4, 4, 3], 'won'],
    [[0, 0, 0], 'draw'],
    [[7], 'won'],
  ])('%j is %s', (scores, result) => {
    expect(outcomeOf({ reason: 'last-card' }, scores, false).result).toBe(result);
  });

  test('a winner named by the rules comes first whatever the scores', () => {
    const outcome = outcomeOf({ reason: 'special', winners: [1] }, [9, 2, 4], false);
    expect(outcome.ranking.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
    expect(outcome.result).toBe('won');
  });

  test('level seats are told in the order of the table, however winners are named', () => {
    const outcome = outcomeOf({ reason: 'special', winners: [2, 0] }, [1, 9, 1], false);
    expect(outcome.ranking.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
    ]);
  });
});

describe('ANY-9: early ends', () => {
  test('agreed: the score stands', () => {
    expect(outcomeOf({ reason: 'agreed' }, [1, 3], false)).toEqual({
      result: 'won',
      reason: 'agreed',
      ranking: [
        { seat: 1, place: 1, score: 3 },
        { seat: 0, place: 2, score: 1 },
      ],
    });
  });

  test('a misdeal: nothing counts', () => {
    expect(outcomeOf({ reason: 'misdeal' }, [1, 3], false)).toEqual({
      result: 'void',
      reason: 'misdeal',
      ranking: [],
    });
  });

  test('who resigns comes last although ahead, and level scores are no draw then', () => {
    const outcome = outcomeOf({ reason: 'resigned', seat: 0 }, [8, 1, 1], false);
    expect(outcome).toMatchObject({ result: 'won', by: 0 });
    expect(outcome.ranking.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
  });

  test('given up alone or together is unfinished, not won', () => {
    expect(outcomeOf({ reason: 'resigned', seat: 0 }, [5], false).result).toBe('unfinished');
    expect(outcomeOf({ reason: 'agreed' }, [0, 0], true).result).toBe('unfinished');
  });
});

test('QM-5: all win together', () => {
  const outcome = outcomeOf({ reason: 'link-complete' }, [0, 1], true);
  expect(outcome.result).toBe('together');
  expect(outcome.ranking.map(({ place }) => place)).toEqual([1, 1]);
});
