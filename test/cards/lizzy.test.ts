import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { LizzyCard } from '../../src/cards/lizzy.ts';
import {
  LIZZY_COLOURS,
  LIZZY_PACK,
  LIZZY_TYPES,
  makeLizzy,
  parseLizzy,
  PARTS,
  PATTERNS,
  shopPack,
} from '../../src/cards/lizzy.ts';
import { codesOf, copiesOf } from '../../src/cards/pack.ts';

const anyLizzy: fc.Arbitrary<LizzyCard> = fc.record({
  part: fc.constantFrom(...PARTS),
  colour: fc.constantFrom(...LIZZY_COLOURS),
  pattern: fc.constantFrom(...PATTERNS),
  golden: fc.boolean(),
});

test('a card made and parsed is the same card', () => {
  fc.assert(
    fc.property(anyLizzy, (card) => {
      expect(parseLizzy(makeLizzy(card))).toEqual({ ok: true, value: card });
    }),
  );
});

test('what stands in logs: the golden one says so at its end', () => {
  const card = { part: 'head', colour: 'red', pattern: 'dots' } as const;
  expect(makeLizzy({ ...card, golden: false })).toBe('head-red-dots');
  expect(makeLizzy({ ...card, golden: true })).toBe('head-red-dots-gold');
});

test.each([
  ['head-red', 'lizzy-parts'],
  ['head-red-dots-gold-gold', 'lizzy-parts'],
  ['leg-red-dots', 'lizzy-part'],
  ['head-green-dots', 'lizzy-colour'],
  ['head-red-squares', 'lizzy-pattern'],
  ['head-red-dots-silver', 'lizzy-ground'],
])('%j is no card: %s', (text, error) => {
  expect(parseLizzy(text)).toEqual({ ok: false, error });
});

test('DZ-1: 54 cards, as many heads as bodies as tails, every type twice whatever is golden', () => {
  const everyPack = fc.array(fc.boolean(), { minLength: 27, maxLength: 27 });
  fc.assert(
    fc.property(everyPack, (golden) => {
      const pack = shopPack((type) => golden[LIZZY_TYPES.indexOf(type)] ?? false);
      expect(codesOf(pack)).toHaveLength(54);
      for (const type of LIZZY_TYPES) {
        const plain = copiesOf(pack, makeLizzy({ ...type, golden: false }));
        const gold = copiesOf(pack, makeLizzy({ ...type, golden: true }));
        expect([plain, gold]).toEqual(golden[LIZZY_TYPES.indexOf(type)] ? [1, 1] : [2, 0]);
      }
    }),
  );
});

test('DZ-3: the pack holds a golden card of every colour and part, so that a Special can be found', () => {
  for (const part of PARTS) {
    for (const colour of LIZZY_COLOURS) {
      const found = LIZZY_PACK.cards.filter(
        ({ card }) => card.golden && card.part === part && card.colour === colour,
      );
      expect(found.map(({ count }) => count)).toEqual([1]);
    }
  }
});

test('every card of the pack has the code of its attributes', () => {
  for (const { code, card } of LIZZY_PACK.cards) {
    expect(parseLizzy(code)).toEqual({ ok: true, value: card });
  }
});
