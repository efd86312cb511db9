import { describe, expect, test } from 'vitest';
import { makeMemoryPlace } from '../../../src/app/facade-score/keeping-place.ts';
import { fitSeats } from '../../../src/app/setup/seat-drafts.ts';
import {
  changeOption,
  clockControls,
  keepDraft,
  keepPlayers,
  knownNames,
  openDraft,
} from '../../../src/app/setup/setup-draft.ts';
import { PACK_52 } from '../../../src/cards/standard-pack.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import { GAMES, gameById } from '../../../src/rules/registry.ts';

const gameOf = (id: string): AnyGame => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};
const memory = gameOf('memory');
const named = (...names: readonly string[]) =>
  fitSeats([], names.length).map((seat, index) => ({ ...seat, name: names[index] ?? '' }));

test.each(GAMES.map((game) => [game.id, game] as const))(
  'a first game of %s can be started as it is offered',
  (_, game) => {
    const { seats, options } = openDraft(game, makeMemoryPlace(), seededSource(1));
    expect(game.checkOptions(options, seats.length).ok).toBe(true);
  },
);

describe('the pick list', () => {
  const cardsOf = (options: { readonly cards?: unknown }) => options.cards as readonly string[];

  test('ME-3: is offered at once, as many cards as the lay-out has, of one pack', () => {
    const { options } = openDraft(memory, makeMemoryPlace(), seededSource(1));
    const pack = PACK_52.cards.map(({ code }) => code);
    expect(cardsOf(options)).toHaveLength(16);
    expect(cardsOf(options).every((card) => pack.includes(card))).toBe(true);
  });

  test('ME-3: is offered anew when the lay-out has another number of cards, and only then', () => {
    const random = seededSource(1);
    const { options } = openDraft(memory, makeMemoryPlace(), random);
    const wide = changeOption(memory, options, 'layout', '2x8', random);
    expect(cardsOf(wide)).toEqual(cardsOf(options));
    const larger = changeOption(memory, options, 'layout', '6x6', random);
    expect(cardsOf(larger)).toHaveLength(36);
    expect(memory.checkOptions(larger, 2).ok).toBe(true);
  });

  test('ME-3: cards picked by hand stay picked by hand', () => {
    const random = seededSource(1);
    const { options } = openDraft(memory, makeMemoryPlace(), random);
    const byHand = { ...options, cards: [] };
    expect(cardsOf(changeOption(memory, byHand, 'layout', '6x6', random))).toEqual([]);
  });
});

describe('what was chosen is found again', () => {
  test('by the next game of its kind', () => {
    const place = makeMemoryPlace();
    const first = openDraft(memory, place, seededSource(1));
    const draft = { ...first, seats: named('Asha', 'Bibek', 'Chandra'), first: 2, turnSeconds: 60 };
    keepDraft('memory', draft, place);
    expect(openDraft(memory, place, seededSource(2))).toEqual(draft);
  });

  test('the people, by another game, as many as it wants', () => {
    const place = makeMemoryPlace();
    keepPlayers(named('Asha', 'Bibek', 'Chandra'), place);
    const { seats } = openDraft(gameOf('twisted-memory'), place, seededSource(1));
    expect(seats.map(({ name }) => name)).toEqual(['Asha', 'Bibek']);
  });

  test('names are offered, the latest first, each once', () => {
    const place = makeMemoryPlace();
    keepPlayers(named('Asha', 'Bibek'), place);
    keepPlayers(named('Chandra', 'Asha'), place);
    expect(knownNames(place)).toEqual(['Chandra', 'Asha', 'Bibek']);
  });

  test.each([
    ['no JSON', '{'],
    ['seats that are none', '{"seats":[{"name":1}],"options":{},"first":0}'],
    ['a clock of no known length', '{"seats":[{"name":"Asha"}],"turnSeconds":7}'],
    ['options of another version', '{"seats":[],"options":{"layout":"9x9"},"first":0}'],
  ])('what can’t be read is passed over: %s', (_, text) => {
    const place = makeMemoryPlace();
    place.setItem('kibitz.setup.memory', text);
    const { seats, options } = openDraft(memory, place, seededSource(1));
    expect(seats).toHaveLength(2);
    expect(memory.checkOptions(options, 2).ok).toBe(true);
  });
});

test('a turn clock is offered where the rules have none of their own', () => {
  expect(clockControls(memory, 0), 'ME-5: Memory has its own').toEqual([]);
  for (const id of ['twisted-memory', 'facade', 'q-memory', 'dizzy-memory']) {
    expect(clockControls(gameOf(id), 60)).toEqual([
      expect.objectContaining({ name: 'turnSeconds', kind: 'choice', value: 60 }),
    ]);
  }
});
