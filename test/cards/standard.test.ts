import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { LIZZY_PACK } from '../../src/cards/lizzy.ts';
import { codesOf, copiesOf } from '../../src/cards/pack.ts';
import { PACK_52, PACK_54 } from '../../src/cards/standard-pack.ts';
import type { Card } from '../../src/cards/standard.ts';
import { TILE_PACK } from '../../src/cards/tiles.ts';
import {
  colourOf,
  isCardCode,
  isSuited,
  JOKER,
  makeCard,
  parseCard,
  rankIndex,
  rankOf,
  RANKS,
  suitOf,
  SUITS,
  twinOf,
} from '../../src/cards/standard.ts';

const anyCard: fc.Arbitrary<Card> = fc.oneof(
  fc.constant({ kind: 'joker' as const }),
  fc.record({
    kind: fc.constant('suited' as const),
    rank: fc.constantFrom(...RANKS),
    suit: fc.constantFrom(...SUITS),
  }),
);

test('a card made and parsed is the same card', () => {
  fc.assert(
    fc.property(anyCard, (card) => {
      expect(parseCard(makeCard(card))).toEqual({ ok: true, value: card });
    }),
  );
});

test('a text is a code exactly if making its card gives the text again', () => {
  const nearCode = fc.string({ unit: fc.constantFrom(...'A29TJQKSHDC1h '), maxLength: 3 });
  fc.assert(
    fc.property(fc.oneof(nearCode, fc.string()), (text) => {
      const parsed = parseCard(text);
      expect(parsed.ok ? makeCard(parsed.value) : text).toBe(text);
      expect(isCardCode(text)).toBe(codesOf(PACK_54).includes(text));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['', 'card-length'],
  ['7', 'card-length'],
  ['10H', 'card-length'],
  ['1H', 'card-rank'],
  ['7h', 'card-suit'],
  ['KJ', 'card-suit'],
])('%j is no card: %s', (text, error) => {
  expect(parseCard(text)).toEqual({ ok: false, error });
});

describe('packs', () => {
  test('52 cards, each once; 54 with two jokers', () => {
    expect(codesOf(PACK_52)).toHaveLength(52);
    expect(new Set(codesOf(PACK_52)).size).toBe(52);
    expect(copiesOf(PACK_52, JOKER)).toBe(0);
    expect(codesOf(PACK_54)).toHaveLength(54);
    expect(copiesOf(PACK_54, JOKER)).toBe(2);
    expect(copiesOf(PACK_54, '7H')).toBe(1);
  });

  test('every card has the code of its attributes, and all but the joker have a suit', () => {
    for (const { code, card } of PACK_54.cards) {
      expect(parseCard(code)).toEqual({ ok: true, value: card });
      expect(isCardCode(code) && isSuited(code)).toBe(card.kind === 'suited');
    }
  });

  test('a pack is known by its id, which says how many cards it holds', () => {
    const packs = [PACK_52, PACK_54, LIZZY_PACK, TILE_PACK];
    const names = ['standard-52', 'standard-54', 'dizzy-lizzy-54', 'q-memory-18'];
    expect(packs.map(({ id }) => id)).toEqual(names);
    for (const pack of packs) expect(pack.id).toMatch(new RegExp(`-${codesOf(pack).length}$`));
  });
});

test('rank, suit and colour of a code', () => {
  expect([rankOf('TS'), suitOf('TS'), colourOf(suitOf('TS'))]).toEqual(['T', 'S', 'black']);
  expect(SUITS.map(colourOf)).toEqual(['black', 'red', 'red', 'black']);
  expect([rankIndex('A'), rankIndex('2'), rankIndex('K')]).toEqual([0, 1, 12]);
});

test('the twin of a card has its rank and its colour, and is not the card', () => {
  for (const code of RANKS.flatMap((rank) => SUITS.map((suit) => `${rank}${suit}` as const))) {
    const twin = twinOf(code);
    expect(twin).not.toBe(code);
    expect([rankOf(twin), colourOf(suitOf(twin))]).toEqual([rankOf(code), colourOf(suitOf(code))]);
    expect(twinOf(twin)).toBe(code);
  }
});
