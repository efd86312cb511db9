import { expect, test } from 'vitest';
import type { TableTalk } from '../../../src/app/game-table/table-talk.ts';
import { sayMoment, SPOKEN_EVENTS, SPOKEN_STAGES } from '../../../src/app/speech/spoken.ts';
import { faceName } from '../../../src/app/words/face-words.ts';
import { FACADE_STAGES } from '../../../src/rules/facade/state.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import { evolveAll } from '../../../src/rules/game.ts';
import { spotsOf } from '../../../src/rules/expected-table.ts';
import type { EventBase } from '../../../src/rules/events.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { tellable } from '../../../src/rules/spoilers.ts';
import { people } from '../../rules/support/play.ts';
import { parseMove, transcriptsIn, type Transcript } from '../../rules/support/transcripts.ts';
import '../words/speak-english.ts';

/** Those of Façade are written another way, and nothing in them is said that does not lie open. */
const GOLDEN = GAMES.filter(({ id }) => id !== 'facade').flatMap((game) => {
  const folder = new URL(`../../rules/${game.id}/transcripts/`, import.meta.url);
  return transcriptsIn<unknown>(folder).map(
    ([file, transcript]) => [game.id, file, game, transcript] as const,
  );
});

interface Said {
  readonly words: string;
  readonly stage: string;
  /** The names of all cards that lay face up, or left the table, with this input. */
  readonly open: readonly string[];
}

/** Plays a golden game and listens. */
function listenTo(game: AnyGame, { options, seats, moves }: Transcript<unknown>): readonly Said[] {
  let state = game.setup(options, people(seats));
  let stage: string | undefined;
  return moves.flatMap((move) => {
    const decided = game.decide(state, parseMove(game.inputShapes, move.do));
    if (!decided.ok) return [];
    state = evolveAll(game, state, decided.value);
    const view = game.view(state);
    const { zones } = game.expect(state);
    const talk: TableTalk = { zones, names: people(seats).map(({ name }) => name) };
    const words = sayMoment(
      {
        kind: 'moved',
        gameId: game.id,
        events: tellable(decided.value),
        view,
        outcome: game.outcome(state),
        talk,
      },
      stage,
    );
    stage = view.stage;
    const gone = decided.value.flatMap((event: EventBase & { readonly card?: string }) =>
      event.type === 'card-taken' || event.type === 'card-discarded' ? [event.card ?? ''] : [],
    );
    const up = spotsOf(zones).flatMap((spot) => (spot.lies === 'up' ? [spot.card] : []));
    return [{ words, stage, open: [...gone, ...up].map(faceName) }];
  });
}

test.each(GOLDEN)(
  'ANY-4: %s, %s: no card that lies face down is spoken of',
  (_, __, game, transcript) => {
    const cards = new Set(
      transcript.moves.flatMap(({ do: move }) => move.split(' ').slice(2).map(faceName)),
    );
    for (const { words, open } of listenTo(game, transcript)) {
      const named = [...cards].filter((card) => words.includes(card));
      expect(named.filter((card) => !open.some((name) => name.includes(card)))).toEqual([]);
    }
  },
);

test('every stage that a golden game comes to has its place in the table', () => {
  const stages = new Set(
    GOLDEN.flatMap(([, , game, transcript]) =>
      listenTo(game, transcript).map(({ stage }) => stage),
    ),
  );
  for (const stage of FACADE_STAGES) stages.add(stage);
  expect([...stages].filter((stage) => !Object.hasOwn(SPOKEN_STAGES, stage))).toEqual([]);
  expect(stages.size).toBeGreaterThan(8);
});

test('a turn of Twisted Memory is told in few words', () => {
  const game = GOLDEN.find(([, file]) => file === '01-plain-turns.json');
  const said = game && listenTo(game[2], game[3]).map(({ words }) => words);
  expect(said?.slice(0, 4)).toMatchInlineSnapshot(`
    [
      "",
      "Ace of spades",
      "Ace of hearts. Seat 0 takes 2 cards",
      "2 of spades",
    ]
  `);
});

test('ANY-4: an event that does not tell its card is not spoken of by name', () => {
  const talk: TableTalk = { zones: [], names: ['Anna', 'Bo'] };
  const hidden = { type: 'card-turned-up', spot: 'r1c1', seat: 0 } as const;
  expect(SPOKEN_EVENTS['card-turned-up']([hidden], talk)).toBe('');
  expect(
    SPOKEN_EVENTS['card-glimpsed']([{ type: 'card-glimpsed', spot: 'r1c1', card: '7H' }], talk),
  ).toBe('');
});
