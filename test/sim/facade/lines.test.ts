import { expect, test } from 'vitest';
import { explainLook } from '../../../src/referee/explain-look.ts';
import type { FacadeInput } from '../../../src/rules/facade/decide.ts';
import { supplyCardAt, supplySpots } from '../../../src/rules/facade/state.ts';
import { linesOf } from './lines.ts';
import { playFacade } from './play-game.ts';

const textsOf = (start: Parameters<typeof linesOf>[0], inputs: readonly FacadeInput[]) =>
  linesOf(
    start,
    inputs.map((input) => ({ input })),
  ).map((lines) => lines.map(({ text }) => text));

test('a game is the same for the same seed, and every input of it is told at one of its moments', () => {
  const game = playFacade(7);
  expect(playFacade(7)).toEqual(game);
  expect(game.moments.flatMap(({ inputs }) => inputs)).toEqual(game.inputs);
  expect(game.moments.at(-1)?.phase).toBe(9);
});

test('FA-9: what a look at the true bids comes to says the same as how they were laid', () => {
  for (const { before, inputs, part, table } of playFacade(8).moments) {
    if (part.of !== 'bids') continue;
    const bids = table.supply.map((card, index) => ({
      at: supplySpots(before.game).find((spot) => supplyCardAt(before.game, spot) === card) ?? '',
      cards: table.bids?.[index]?.flat() ?? [],
    }));
    const explained = explainLook(before, { of: 'bids', bids });
    expect(explained.ok && textsOf(before, explained.value)).toEqual(textsOf(before, inputs));
  }
});

test('FA-4: another meld is another line, in whatever order its cards were laid', () => {
  const built = playFacade(8).moments.find(({ inputs }) => {
    const melds = inputs.flatMap((input) => (input.type === 'place' ? [input.meld] : []));
    return melds.length > 1 && new Set(melds).size < melds.length;
  });
  if (built === undefined) throw new Error('nobody laid two cards on one meld');
  const { before, inputs } = built;
  const apart = inputs.map((input) =>
    input.type === 'place'
      ? { ...input, meld: `${'abcd'[before.game.turn]}${input.spot.slice(1)}` }
      : input,
  );
  expect(textsOf(before, apart)).not.toEqual(textsOf(before, inputs));
});

test('FA-2: in which order a supply is dealt makes no difference', () => {
  const { start, moments } = playFacade(1);
  const inputs = moments[0]?.inputs ?? [];
  expect(inputs).toHaveLength(4);
  expect(textsOf(start, inputs.toReversed())).toEqual(textsOf(start, inputs));
});
