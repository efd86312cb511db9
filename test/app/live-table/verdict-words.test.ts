import { describe, expect, test } from 'vitest';
import { wordFaults, wordQuestion, wordWatch } from '../../../src/app/live-table/verdict-words.ts';
import type { Report } from '../../../src/referee/verdict.ts';
import type { TableView } from '../../../src/table/table-view.ts';

const TALK = { zones: [], names: ['Asha', 'Bimal'] };
const VIEW: TableView = {
  at: 0,
  bearings: 'held',
  spots: [],
  strays: [],
  dice: [],
  pieces: [],
  reached: [],
  isBusy: false,
};
const QUIET: Report = { verdict: { says: 'nothing-new' }, named: [] };

test('design: the app says what is wrong and what puts it right', () => {
  const third = {
    code: 'one-card-too-many',
    spot: 'r2c3',
    card: '9H',
    remedies: [{ do: 'turn-down', spot: 'r2c3' }],
  } as const;
  expect(wordFaults([third], TALK)).toEqual([
    'One card too many is up: row 2, card 3. Turn it face down.',
  ]);
});

test('two things that put it right are said in their order', () => {
  const swapped = {
    code: 'card-swapped',
    spot: 'r1c1',
    card: '7H',
    remedies: [
      { do: 'take-away', spot: 'r1c1' },
      { do: 'lay-up', spot: 'r1c1', card: '7D' },
    ],
  } as const;
  expect(wordFaults([swapped], TALK)).toEqual([
    'Another card lies here now: row 1, card 1. ' +
      'Take it away, lay the 7 of diamonds face up on row 1, card 1.',
  ]);
});

describe('what the camera is doing', () => {
  test.each([
    ['searching', 'Looking for the lay-out. 0 cards seen'],
    ['lost', 'The table moved. Show all of it again'],
    ['held', 'Following 0 places'],
  ] as const)('%s', (bearings, words) => {
    expect(wordWatch({ ...VIEW, bearings }, QUIET, TALK)).toBe(words);
  });

  test.each([
    [40, 'The cards look small: hold the phone nearer'],
    [70, 'Following 1 place'],
  ])('cards %i pixels wide', (width, words) => {
    const outline = [
      [0, 0],
      [width, 0],
      [width, 1.4 * width],
      [0, 1.4 * width],
    ] as const;
    const state = { lies: 'down' } as const;
    const spot = { id: 'r1c1', state, confidence: 1, since: 0, pieces: [], outline };
    const said = wordWatch({ ...VIEW, spots: [spot] }, QUIET, TALK);
    expect(said).toBe(words);
  });

  test('a card is named at once, before anything is concluded from it', () => {
    const named = [{ spot: 'r1c1', card: 'QH' }];
    expect(wordWatch(VIEW, { ...QUIET, named }, TALK)).toBe('Sees the Queen of hearts');
  });
});

test('ANY-3: a contradiction is asked about without naming another place', () => {
  const question = {
    about: 'impossible-card',
    spot: 'r1c2',
    card: '7H',
    reason: 'card-elsewhere',
    choices: [],
  } as const;
  expect(wordQuestion(question, TALK)).toBe(
    'The 7 of hearts can’t be at row 1, card 2. Which card is it?',
  );
});
