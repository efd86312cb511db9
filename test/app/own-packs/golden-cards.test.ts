import { expect, test } from 'vitest';
import { makeMemoryPlace } from '../../../src/app/facade-score/keeping-place.ts';
import { boxOf, keepGolden, readGolden } from '../../../src/app/own-packs/golden-cards.ts';
import { openDraft } from '../../../src/app/setup/setup-draft.ts';
import { LIZZY_PACK } from '../../../src/cards/lizzy.ts';
import { codesOf } from '../../../src/cards/pack.ts';
import { gameById } from '../../../src/rules/registry.ts';

test('DZ-1: before anything is said of the box, it is the one that the rules guess', () => {
  expect(boxOf(readGolden(makeMemoryPlace()))).toEqual(LIZZY_PACK);
});

test('DZ-1: a game is set up with the golden cards of the box at hand', () => {
  const place = makeMemoryPlace();
  keepGolden(new Set(['tail-red-stripes']), place);
  const game = gameById('dizzy-memory');
  const { options } = openDraft(game!, place, () => 0);
  const cards = options['cards'] as readonly string[];
  expect(cards).toHaveLength(54);
  expect(cards.filter((code) => code.endsWith('gold'))).toEqual(['tail-red-stripes-gold']);
  expect(game!.checkOptions(options, 2).ok).toBe(true);
});

test('what is no kind of card is not believed, and a damaged memory leaves the guess', () => {
  const place = makeMemoryPlace();
  place.setItem('kibitz.golden-cards', '["tail-red-stripes","tail-green-stripes",3]');
  expect([...readGolden(place)]).toEqual(['tail-red-stripes']);
  place.setItem('kibitz.golden-cards', '{');
  expect(codesOf(boxOf(readGolden(place)))).toEqual(codesOf(LIZZY_PACK));
});
