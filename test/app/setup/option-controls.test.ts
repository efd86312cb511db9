import { describe, expect, test } from 'vitest';
import {
  chooseAmong,
  chooseForSeat,
  controlsOf,
  type OptionValues,
} from '../../../src/app/setup/option-controls.ts';
import { findMessage } from '../../../src/app/words/words.ts';
import { playerFor } from '../../../src/players/players.ts';
import { defaultOptions, fieldEntries } from '../../../src/rules/options.ts';
import { GAMES, gameById } from '../../../src/rules/registry.ts';

const valuesOf = (gameId: string): OptionValues => {
  const game = gameById(gameId);
  if (game === undefined) throw new Error(`no game ${gameId}`);
  return defaultOptions(game.optionFields) as OptionValues;
};
const kindsOf = (gameId: string, changes: OptionValues = {}, seatCount = 2) => {
  const game = gameById(gameId);
  if (game === undefined) throw new Error(`no game ${gameId}`);
  const controls = controlsOf(game, { ...valuesOf(gameId), ...changes }, seatCount);
  return Object.fromEntries(controls.map(({ name, kind }) => [name, kind]));
};

describe('the form of a game is drawn from its option fields', () => {
  test.each([
    ['twisted-memory', { dealer: 'choice', callIt: 'switch' }],
    ['memory', { layout: 'layout', anyColour: 'switch', turnSeconds: 'choice' }],
    ['facade', { suits: 'by-seat' }],
    [
      'q-memory',
      {
        mode: 'choice',
        backgrounds: 'several',
        winner: 'choice',
        tougher: 'switch',
        showSeconds: 'choice',
      },
    ],
    ['dizzy-memory', { layout: 'layout', special: 'switch', traditional: 'switch' }],
  ])('%s', (gameId, kinds) => {
    expect(kindsOf(gameId)).toEqual(kinds);
  });

  test('QM-6: backgrounds are chosen for Basic only, a winner only among several players', () => {
    expect(kindsOf('q-memory', { mode: 'insane' }, 1)).toEqual({
      mode: 'choice',
      tougher: 'switch',
      showSeconds: 'choice',
    });
  });

  test('DZ-5: in the traditional game gold plays no role', () => {
    expect(kindsOf('dizzy-memory', { traditional: true })).not.toHaveProperty('special');
  });
});

test('one more of several drives out the one that was chosen first; a chosen one stays', () => {
  expect(chooseAmong(['yellow', 'red', 'blue'], 'green')).toEqual(['red', 'blue', 'green']);
  expect(chooseAmong(['yellow', 'red', 'blue'], 'red')).toEqual(['yellow', 'red', 'blue']);
});

test('FA-1: a suit that is chosen for a seat changes places with the seat’s own', () => {
  expect(chooseForSeat(['C', 'H', 'D', 'S'], 0, 'D')).toEqual(['D', 'H', 'C', 'S']);
  expect(chooseForSeat(['C', 'H', 'D', 'S'], 1, 'H')).toEqual(['C', 'H', 'D', 'S']);
});

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (gameId, game) => {
  test('has a name and a line on the first page', () => {
    expect(findMessage(`game.${gameId}`)).toBeDefined();
    expect(findMessage(`home.lead.${gameId}`)).toBeDefined();
  });

  test('has words for every option and for each of its values', () => {
    const wordless = fieldEntries(game.optionFields).flatMap(([name, field]) => {
      const missing = [`option.${gameId}.${name}`];
      const isWorded = !/^(layout|dealer)$/.test(name) && 'among' in field;
      const values = isWorded
        ? field.among.map((value) => `choice.${gameId}.${name}.${value}`)
        : [];
      return [...missing, ...values].filter((key) => findMessage(key) === undefined);
    });
    expect(wordless).toEqual([]);
  });

  test('offers computers exactly where there are some', () => {
    // Façade is played among people.
    expect(playerFor(gameId) !== undefined).toBe(gameId !== 'facade');
  });
});
