import { expect, test } from 'vitest';

import { cardOf, codesOf, copiesOf, pickFrom } from '../../src/cards/pack.ts';
import type { Tile } from '../../src/cards/tiles.ts';
import { BACKGROUNDS, CORES, makeTile, parseTile, TILE_PACK } from '../../src/cards/tiles.ts';

test('QM-1: 18 tiles, each background with a white and a black core, orange, blue and green twice', () => {
  expect(codesOf(TILE_PACK)).toHaveLength(18);
  for (const background of BACKGROUNDS) {
    const copies = ['orange', 'blue', 'green'].includes(background) ? 2 : 1;
    for (const core of CORES) expect(copiesOf(TILE_PACK, `${background}-${core}`)).toBe(copies);
  }
});

test('every tile survives make and parse', () => {
  for (const { code, card } of TILE_PACK.cards) {
    expect(makeTile(card)).toBe(code);
    expect(parseTile(code)).toEqual({ ok: true, value: card });
  }
});

test.each([
  ['orange', 'tile-parts'],
  ['orange-white-black', 'tile-parts'],
  ['pink-white', 'tile-background'],
  ['orange-grey', 'tile-core'],
])('%j is no tile: %s', (text, error) => {
  expect(parseTile(text)).toEqual({ ok: false, error });
});

test('a pick of a pack holds what was picked, as often as it was', () => {
  const pick = pickFrom(TILE_PACK, 'pick', ['red-white', 'blue-black', 'blue-black', 'pink-white']);
  expect(codesOf(pick)).toEqual(['red-white', 'blue-black', 'blue-black']);
  const tile: Tile = { background: 'red', core: 'white' };
  expect(cardOf(pick, 'red-white')).toEqual(tile);
  expect(cardOf(pick, 'orange-white')).toBeUndefined();
});
