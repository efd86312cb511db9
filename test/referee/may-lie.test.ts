import { expect, test } from 'vitest';
import { mayLie } from '../../src/referee/may-lie.ts';
import { evolveAll } from '../../src/rules/game.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import { defaultOptions } from '../../src/rules/options.ts';
import { gameById } from '../../src/rules/registry.ts';
import { people } from '../rules/support/play.ts';

function played(id: string, given: object, inputs: readonly { type: string }[]) {
  const game: AnyGame = gameById(id)!;
  let state = game.setup(
    Object.assign(defaultOptions<object>(game.optionFields), given),
    people(2),
  );
  for (const input of inputs) {
    const decided = game.decide(state, input);
    if (!decided.ok) throw new Error(decided.error.code);
    state = evolveAll(game, state, decided.value);
  }
  return { game, state };
}

test('ANY-3: a card that was seen at one place can lie at no other, and that place holds no other', () => {
  const { game, state } = played('twisted-memory', {}, [
    { type: 'view', spot: 'r1c1', card: 'AS' },
    { type: 'view', spot: 'r1c2', card: '2H' },
    { type: 'close' },
  ] as never);
  expect(mayLie(game, state, 'r2c2', 'AS')).toBe(false);
  expect(mayLie(game, state, 'r2c2', 'AC')).toBe(true);
});

test('ANY-8: a card that is not among those played with lies nowhere', () => {
  const cards = ['AS', 'AC', '2S', '2C', '3S', '3C', '4S', '4C', '5S', '5C', '6S', '6C'];
  const all = [...cards, '7S', '7C', '8S', '8C'];
  const { game, state } = played('memory', { layout: '4x4', cards: all }, []);
  expect(mayLie(game, state, 'r1c1', 'KD')).toBe(false);
  expect(mayLie(game, state, 'r1c1', '8C')).toBe(true);
});
