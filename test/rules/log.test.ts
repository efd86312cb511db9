import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { seededSource } from '../../src/rules/chance.ts';
import type { CommonInput } from '../../src/rules/common.ts';
import { heldRoll } from '../../src/rules/held-roll.ts';
import type { LogEntry } from '../../src/rules/log.ts';
import { append, fold } from '../../src/rules/log.ts';
import { entry, people, playRandomly } from './support/play.ts';
import type { TwosInput } from './support/twos.ts';
import { twos, TWOS_CARDS } from './support/twos.ts';

type Input = TwosInput | CommonInput;
type Log = readonly LogEntry<Input>[];

const OPTIONS = { cards: TWOS_CARDS };
const SEATS = people(2);
const foldTwos = (log: Log) => fold(twos, OPTIONS, SEATS, log);

const view = (spot: string, card: string): Input => ({ type: 'view', spot, card });
const inputs = (...made: readonly Input[]): Log => made.map((input, n) => entry(n, 1, input));
const about = (number: number) => ({
  id: `e${number}`,
  at: 1000 * number,
  by: 'tap' as const,
  rulesVersion: 1,
});
const retract = (number: number, of: string): LogEntry<Input> => ({
  ...about(number),
  kind: 'retraction',
  of,
});
const correct = (number: number, of: string, input: Input): LogEntry<Input> => ({
  ...about(number),
  kind: 'correction',
  of,
  input,
});

const randomLog = (seed: number): Log =>
  playRandomly(twos, OPTIONS, {
    seats: SEATS,
    cards: TWOS_CARDS,
    random: seededSource(seed),
    most: 40,
  }).log;

describe('ANY-2: every move can be taken back, to the start of the game', () => {
  test('taking back the last moves one at a time equals replaying the shorter log', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const log = randomLog(seed);
        let undone = foldTwos(log);
        for (let length = log.length - 1; length >= 0; length -= 1) {
          const number = 2 * log.length - length;
          undone = append(twos, undone, retract(number, log[length]?.id ?? ''));
          expect(undone.misfit).toBeUndefined();
          expect(undone.state).toEqual(foldTwos(log.slice(0, length)).state);
        }
        expect(undone.state).toEqual(twos.setup(OPTIONS, SEATS));
      }),
      { numRuns: 30 },
    );
  });

  test('a retraction that is taken back brings its move back', () => {
    const log = inputs(view('r1c1', '2H'));
    const back = [...log, retract(1, 'e0'), retract(2, 'e1')];
    expect(foldTwos(back).state).toEqual(foldTwos(log).state);
  });

  test('a log through JSON, or line by line, folds to the same state', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const log = randomLog(seed);
        const whole = foldTwos(log);
        expect(whole.applied.map(({ input }) => input)).toEqual(
          log.map((line) => (line.kind === 'input' ? line.input : undefined)),
        );
        expect(foldTwos(JSON.parse(JSON.stringify(log)) as Log)).toEqual(whole);
        const lineByLine = log.reduce((folded, line) => append(twos, folded, line), foldTwos([]));
        expect(lineByLine).toEqual(whole);
      }),
      { numRuns: 30 },
    );
  });
});

describe('ANY-2: a card that was misread can be corrected', () => {
  const misread = inputs(
    view('r1c1', '2H'),
    view('r1c2', '3H'),
    { type: 'close' },
    view('r2c1', '4H'),
  );

  test('the game is as if the right card had been seen at once', () => {
    const right = inputs(
      view('r1c1', '4S'),
      view('r1c2', '3H'),
      { type: 'close' },
      view('r2c1', '4H'),
    );
    const corrected = foldTwos([...misread, correct(4, 'e0', view('r1c1', '4S'))]);
    expect(corrected.misfit).toBeUndefined();
    expect(corrected.state).toEqual(foldTwos(right).state);
  });

  test('the last correction counts, and can be taken back', () => {
    const twice = [
      ...misread,
      correct(4, 'e1', view('r1c2', '3S')),
      correct(5, 'e1', view('r1c2', '4S')),
    ];
    expect(foldTwos(twice).state.known.at['r1c2']?.card).toBe('4S');
    expect(foldTwos([...twice, retract(6, 'e5')]).state.known.at['r1c2']?.card).toBe('3S');
  });

  test('where it no longer fits, the place and the reason are told and nothing is dropped', () => {
    const log = [...misread, correct(4, 'e0', view('r1c1', '3S'))];
    const folded = foldTwos(log);
    // The two threes are a pair now: there is nothing to close.
    expect(folded.misfit).toEqual({ index: 2, id: 'e2', refusal: { code: 'not-now' } });
    expect(folded.log).toEqual(log);
    expect(folded.applied.map(({ id }) => id)).toEqual(['e0', 'e1']);
    expect(folded.state).toEqual(foldTwos(inputs(view('r1c1', '3S'), view('r1c2', '3H'))).state);
    const chosen = append(twos, folded, retract(5, 'e2'));
    expect(chosen.misfit).toBeUndefined();
    expect(chosen.applied.map(({ id }) => id)).toEqual(['e0', 'e1', 'e3']);
  });

  test('an input after a misfit waits until a player has chosen', () => {
    const folded = foldTwos([...misread, correct(4, 'e0', view('r1c1', '3S'))]);
    const longer = append(twos, folded, entry<Input>(5, 1, { type: 'roll', face: 2 }));
    expect(longer.misfit).toEqual(folded.misfit);
    expect(longer.state).toEqual(folded.state);
    expect(longer.log).toHaveLength(6);
  });

  test.each<readonly [string, Input, string]>([
    ['e0', view('r2c2', '2H'), 'corrects-more-than-was-seen'],
    ['e0', { type: 'close' }, 'corrects-more-than-was-seen'],
    ['e9', view('r1c1', '2S'), 'no-such-entry'],
    ['e4', view('r1c1', '2S'), 'no-such-entry'],
  ])('a correction of %s to %j is refused: %s', (of, input, code) => {
    expect(foldTwos([...misread, correct(4, of, input)]).misfit).toEqual({
      index: 4,
      id: 'e4',
      refusal: { code },
    });
  });

  test('only an input can be corrected, not what was done about one', () => {
    const log = [...misread, retract(4, 'e3'), correct(5, 'e4', view('r2c1', '4S'))];
    expect(foldTwos(log).misfit).toEqual({
      index: 5,
      id: 'e5',
      refusal: { code: 'no-such-entry' },
    });
  });

  test('a retraction of a line that is not there is told', () => {
    expect(foldTwos([retract(0, 'e7')]).misfit).toMatchObject({
      index: 0,
      refusal: { code: 'no-such-entry' },
    });
  });
});

test('an input that is refused is a misfit of the log it stands in', () => {
  const folded = append(twos, foldTwos([]), entry<Input>(0, 1, { type: 'close' }));
  expect(folded.misfit).toEqual({ index: 0, id: 'e0', refusal: { code: 'not-now' } });
  expect(folded.state).toEqual(twos.setup(OPTIONS, SEATS));
});

describe('ANY-2: a die roll that is taken back keeps its number until that turn is over', () => {
  const roll = (face: 1 | 2 | 3 | 4 | 5 | 6): Input => ({ type: 'roll', face });
  const turn = [view('r1c1', '2H'), view('r1c2', '3H'), { type: 'close' } as const];

  test('in the same turn the number is held, also after more was done', () => {
    const log = [...inputs(roll(5)), retract(1, 'e0')];
    expect(heldRoll(twos, foldTwos(log))).toBe(5);
    expect(heldRoll(twos, foldTwos([...log, entry<Input>(2, 1, view('r1c1', '2H'))]))).toBe(5);
  });

  test('a turn that was not rolled in, or in which nothing was taken back, holds none', () => {
    expect(heldRoll(twos, foldTwos(inputs(roll(5))))).toBeUndefined();
    expect(heldRoll(twos, foldTwos([...inputs(...turn), retract(3, 'e2')]))).toBeUndefined();
  });

  test('a number that was misread is put right, and holds none', () => {
    const log = [...inputs(roll(5)), correct(1, 'e0', roll(3))];
    expect(foldTwos(log).applied.map(({ input }) => input)).toEqual([roll(3)]);
    expect(heldRoll(twos, foldTwos(log))).toBeUndefined();
  });

  test('a view that is taken back holds none, nor does a roll of an earlier turn', () => {
    expect(heldRoll(twos, foldTwos([...inputs(view('r1c1', '2H')), retract(1, 'e0')]))).toBe(
      undefined,
    );
    const log = [...inputs(roll(4), ...turn), retract(4, 'e0')];
    expect(foldTwos(log).misfit).toBeUndefined();
    expect(heldRoll(twos, foldTwos(log))).toBeUndefined();
  });

  test('the next turn is free; going back into the old one is not', () => {
    const rolled = inputs(...turn, roll(4), view('r2c1', '4H'), view('r2c2', '2S'));
    const undone = [...rolled, retract(6, 'e5'), retract(7, 'e4'), retract(8, 'e3')];
    expect(heldRoll(twos, foldTwos(undone))).toBe(4);
    const before = [...undone, retract(9, 'e2')];
    expect(heldRoll(twos, foldTwos(before))).toBeUndefined();
    const again = [...before, entry<Input>(10, 1, { type: 'close' })];
    expect(heldRoll(twos, foldTwos(again))).toBe(4);
    const over = [
      ...undone,
      entry<Input>(9, 1, view('r2c1', '4H')),
      entry<Input>(10, 1, view('r2c2', '2S')),
      entry<Input>(11, 1, { type: 'close' }),
    ];
    expect(heldRoll(twos, foldTwos(over))).toBeUndefined();
  });
});
