import { expect, test } from 'vitest';
import { layoutOf } from '../../src/referee/layout-of.ts';
import { defaultOptions } from '../../src/rules/options.ts';
import { gameById } from '../../src/rules/registry.ts';
import { people } from '../rules/support/play.ts';

function layoutAtStart(id: string, options: Readonly<Record<string, unknown>> = {}) {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const all = { ...(defaultOptions(game.optionFields) as object), ...options };
  return layoutOf(game.expect(game.setup(all, people(2))));
}

test('TM-1: sixteen places in rows, a stock face down and discards face up; what players won is no part of it', () => {
  const layout = layoutAtStart('twisted-memory');
  expect(layout?.shape).toMatchObject({ kind: 'lattice', rows: 4, columns: 4 });
  expect(layout?.piles).toEqual([
    { id: 'stock', faces: 'down' },
    { id: 'discards', faces: 'up' },
  ]);
  expect(layout?.occupied).toHaveLength(16);
});

test('a loose lay-out has places in no order, Q-Memory has circles', () => {
  expect(layoutAtStart('memory', { layout: 'loose-16' })?.shape.kind).toBe('loose');
  expect(layoutAtStart('q-memory')?.shape.kind).toBe('rings');
});
