import { expect, test } from 'vitest';
import type { OptionValues } from '../../../src/app/setup/option-controls.ts';
import { prepare } from '../../../src/app/setup/prepare.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import { GAMES, gameById } from '../../../src/rules/registry.ts';

const stepsOf = (gameId: string, changes: OptionValues = {}): readonly string[] => {
  const game = gameById(gameId);
  if (game === undefined) throw new Error(`no game ${gameId}`);
  const options = { ...(defaultOptions(game.optionFields) as OptionValues), ...changes };
  return prepare(game, options, (seat) => ['Asha', 'Bibek'][seat] ?? '');
};

test('every game says what to do before it begins', () => {
  expect(GAMES.filter(({ id }) => stepsOf(id).length < 2)).toEqual([]);
});

test('TM-1: the dealer is named who lays the cards out', () => {
  expect(stepsOf('twisted-memory', { dealer: 1 })[1]).toMatch(/^Bibek deals 4 rows of 4/);
  expect(stepsOf('twisted-memory', { dealer: 0 })[1]).toMatch(/^Asha deals/);
});

test('QM-6: each mode takes its own tiles', () => {
  expect(stepsOf('q-memory')[0]).toContain('yellow, red, and blue');
  expect(stepsOf('q-memory', { mode: 'advanced' })[0]).toContain('12 tiles');
  expect(stepsOf('q-memory', { mode: 'battle' })[0]).toContain('12 tiles');
  expect(stepsOf('q-memory', { mode: 'master' })[0]).toContain('orange, blue and green');
  expect(stepsOf('q-memory', { mode: 'insane' })[0]).toContain('18');
});

test('DZ-1: as many heads as bodies as tails; DZ-5: pairs in the traditional game', () => {
  expect(stepsOf('dizzy-memory')[0]).toBe('Take 4 heads, 4 bodies and 4 tails.');
  expect(stepsOf('dizzy-memory', { traditional: true })[0]).toBe('Take 6 pairs of equal cards.');
});

test('ME-3: a list says which cards; without one it says what makes a pair', () => {
  expect(stepsOf('memory', { cards: ['7H', '7D'] })[0]).toContain('list');
  expect(stepsOf('memory')[0]).toBe('Take 16 cards as pairs of one rank and colour.');
});
