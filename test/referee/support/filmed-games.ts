import type { PackCode } from '../../../src/cards/pack.ts';
import { codesOf } from '../../../src/cards/pack.ts';
import { LIZZY_PACK } from '../../../src/cards/lizzy.ts';
import { PACK_52 } from '../../../src/cards/standard-pack.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import { dizzyMemory } from '../../../src/rules/dizzy-memory/dizzy-memory.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import { memory } from '../../../src/rules/memory/memory.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import { packOf } from '../../../src/rules/q-memory/modes.ts';
import { qMemory } from '../../../src/rules/q-memory/q-memory.ts';
import { twistedMemory } from '../../../src/rules/twisted-memory/twisted-memory.ts';
import { people, playRandomly } from '../../rules/support/play.ts';
import { Film } from './film.ts';
import type { Noise, Screening } from './screening.ts';
import { screen } from './screening.ts';

/** A kind of game that is filmed. */
export interface Filmed {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly cards: readonly PackCode[];
  /** Table talk, and what depends on a clock or on a miscounted pack, is not seen on a table. */
  readonly inputs: readonly string[];
}

const TURNS = ['turn-up', 'close'];

export const FILMED: Readonly<Record<string, Filmed>> = {
  memory: {
    game: memory,
    seats: 3,
    options: { layout: '4x6', anyColour: true },
    cards: codesOf(PACK_52),
    inputs: TURNS,
  },
  'twisted memory': {
    game: twistedMemory,
    seats: 2,
    options: {},
    cards: codesOf(PACK_52),
    inputs: ['roll', 'recall', 'view', 'peek', 'save', 'close', 'refill'],
  },
  'q-memory': {
    game: qMemory,
    seats: 2,
    options: { mode: 'advanced' },
    cards: codesOf(packOf('advanced', [])),
    inputs: TURNS,
  },
  'q-memory made tougher': {
    game: qMemory,
    seats: 2,
    options: { mode: 'advanced', tougher: true },
    cards: codesOf(packOf('advanced', [])),
    inputs: TURNS,
  },
  'dizzy memory': {
    game: dizzyMemory,
    seats: 2,
    options: { layout: '3x6' },
    cards: codesOf(LIZZY_PACK),
    inputs: TURNS,
  },
};

/** Plays a random game, films it, and shows the film to the referee. */
export function filmAndScreen(
  { game, seats: seatCount, options: own, cards, inputs }: Filmed,
  seed: number,
  noise: Noise,
  most: number,
): Screening {
  const random = seededSource(seed);
  const options = { ...defaultOptions<object>(game.optionFields), ...own };
  const seats = people(seatCount);
  const film = new Film(random);
  playRandomly(game, options, {
    seats,
    cards,
    random,
    most,
    choose: (patterns) => patterns.filter(({ type }) => inputs.includes(type)),
    look: ({ before, input, events }) => {
      const { known } = before as { readonly known: never };
      film.add({ input, events, known });
    },
  });
  return screen(game, game.setup(options, seats), film, { noise, random });
}
