import { expect } from 'vitest';

import { parseLizzy } from '../../../src/cards/lizzy.ts';
import { dizzyMemory } from '../../../src/rules/dizzy-memory/dizzy-memory.ts';
import type { DizzyMemoryOptions } from '../../../src/rules/dizzy-memory/options.ts';
import { spotsOf } from '../../../src/rules/expected-table.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import { afterMoves } from '../support/moves.ts';
import { people } from '../support/play.ts';

export type DizzyMemoryMatch = ReturnType<typeof dizzyMemory.setup>;
export type DizzyMemoryAnyInput = Parameters<typeof dizzyMemory.decide>[1];

export const DEFAULTS = defaultOptions(dizzyMemory.optionFields);

/** Cards turned up at `c` with these numbers. */
export const turnUpAt = (places: readonly number[], cards: readonly string[]) =>
  cards.map((card, index) => `turn-up c${places[index]} ${card}`);

/** Cards turned up at `c1`, `c2`, … in this order. */
export const turnUp = (...cards: readonly string[]) =>
  turnUpAt(
    cards.map((_, index) => index + 1),
    cards,
  );

/** A table of so many cards of the whole box after these moves. */
export function tableAfter(
  moves: readonly string[],
  options: Partial<DizzyMemoryOptions> = {},
  seatCount = 2,
) {
  const all = { ...DEFAULTS, layout: 'loose-9', ...options } as const;
  expect(dizzyMemory.checkOptions(all, seatCount)).toEqual({ ok: true, value: all });
  return afterMoves(dizzyMemory, dizzyMemory.setup(all, people(seatCount)), moves);
}

export const read = (codes: readonly string[]) =>
  codes.map((code) => {
    const card = parseLizzy(code);
    if (!card.ok) throw new Error(`no card: ${code}`);
    return card.value;
  });

export const scoresOf = (state: DizzyMemoryMatch) =>
  dizzyMemory.view(state).seats.map(({ score }) => score);
export const liesAt = (state: DizzyMemoryMatch) =>
  spotsOf(dizzyMemory.expect(state).zones).map(({ lies }) => lies);

export const RIGHT = ['head-red-dots', 'body-red-stripes', 'tail-red-stripes'];
export const WRONG = ['head-red-dots', 'body-red-stripes', 'tail-blue-stripes'];
