import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { FILMED, filmAndScreen } from './support/filmed-games.ts';
import { CLEAR, NOISY } from './support/screening.ts';

/** `KIBITZ_RUNS=50` films more games of each kind. */
const RUNS = Number(process.env['KIBITZ_RUNS'] ?? 2);
const MOST_INPUTS = 24;
/** A film has thousands of frames, and machines may be busy. */
const PATIENCE_MS = 60_000 * RUNS;

describe.each(Object.entries(FILMED))('%s', (_, filmed) => {
  test(
    'a game filmed clearly is followed without a question, a fault or a wrong entry',
    () => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const { watch, played, wrong, questions } = filmAndScreen(
            filmed,
            seed,
            CLEAR,
            MOST_INPUTS,
          );
          expect(wrong).toEqual([]);
          expect(watch.called).toEqual([]);
          expect(questions).toBe(0);
          expect(watch.history).toEqual(played);
        }),
        { numRuns: RUNS },
      );
    },
    PATIENCE_MS,
  );

  test(
    'of a game seen badly nothing is logged that was not so, and the log becomes the true one',
    () => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const { watch, played, wrong } = filmAndScreen(filmed, seed, NOISY, MOST_INPUTS);
          expect(wrong).toEqual([]);
          expect(watch.history.toSorted()).toEqual(played.toSorted());
        }),
        { numRuns: RUNS },
      );
    },
    PATIENCE_MS,
  );
});
