import { readdirSync, readFileSync } from 'node:fs';

import { expect } from 'vitest';

import type { EventBase } from '../../../src/rules/events.ts';
import { spotsOf } from '../../../src/rules/expected-table.ts';
import type { Game } from '../../../src/rules/game.ts';
import { evolveAll } from '../../../src/rules/game.ts';
import type { AnyFieldKind, InputBase, InputShapes } from '../../../src/rules/inputs.ts';
import { fieldsOf, readInput } from '../../../src/rules/inputs.ts';
import { people } from './play.ts';

/** One move of a golden game and what is true after it. */
interface TranscriptMove {
  /** The type of the input and its fields in the order of the game's shapes: `view r1c1 7H`, `refill r1c1,r2c2`. */
  readonly do: string;
  /** By seat, after the move. */
  readonly score: readonly number[];
  /** The code of the refusal, if the move is not allowed; the game goes on as if it had not been tried. */
  readonly refused?: string;
  /** Whose turn it is after the move, where worth saying. */
  readonly turn?: number;
  /** What lies at some spots after the move: a card, `down` or `empty`, and pieces as `+blue-token`. */
  readonly table?: Readonly<Record<string, string>>;
  /** For the reader: the rule or ruling. */
  readonly why?: string;
}

/** A whole game, written by hand from the rulebook. */
export interface Transcript<Options> {
  readonly title: string;
  readonly options: Options;
  readonly seats: number;
  readonly moves: readonly TranscriptMove[];
  /** Why it ended, and the places by seat; none after a misdeal. */
  readonly outcome: {
    readonly result: string;
    readonly reason: string;
    readonly places: readonly number[];
  };
}

/** The golden games of a folder, by file name. */
export function transcriptsIn<Options>(
  folder: URL,
): readonly (readonly [file: string, transcript: Transcript<Options>])[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    return [file, JSON.parse(text) as Transcript<Options>];
  });
}

/** Plays a golden game and holds every state against what is written. */
export function expectAsWritten<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  transcript: Transcript<Options>,
): void {
  const { options, seats, moves } = transcript;
  expect(game.checkOptions(options, seats)).toEqual({ ok: true, value: options });
  let state = game.setup(options, people(seats));
  for (const [index, move] of moves.entries()) {
    const where = `${index + 1}: ${move.do}`;
    const decided = game.decide(state, parseMove(game.inputShapes, move.do));
    expect({ where, refused: decided.ok ? undefined : decided.error.code }).toEqual({
      where,
      refused: move.refused,
    });
    if (decided.ok) state = evolveAll(game, state, decided.value);
    const { turn, seats: seatViews } = game.view(state);
    const isOver = game.outcome(state) !== undefined;
    expect({ where, isOver, score: seatViews.map(({ score }) => score) }).toEqual({
      where,
      isOver: index >= lastPlayed(moves),
      score: move.score,
    });
    if (move.turn !== undefined) expect({ where, turn }).toEqual({ where, turn: move.turn });
    const table = placesOf(game, state, Object.keys(move.table ?? {}));
    expect({ where, table }).toEqual({ where, table: move.table ?? {} });
  }
  const outcome = game.outcome(state);
  const places = [...(outcome?.ranking ?? [])].sort((one, other) => one.seat - other.seat);
  expect({ ...outcome, places: places.map(({ place }) => place) }).toMatchObject(
    transcript.outcome,
  );
}

/** The place of the last move that was played, after which the game is over. */
function lastPlayed(moves: readonly TranscriptMove[]): number {
  return moves.findLastIndex(({ refused }) => refused === undefined);
}

function placesOf<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  state: State,
  wanted: readonly string[],
): Readonly<Record<string, string>> {
  const spots = spotsOf(game.expect(state).zones).filter(({ id }) => wanted.includes(id));
  return Object.fromEntries(
    spots.map((spot) => {
      const marks = spot.marks.map(({ kind, colour }) => ` +${colour}-${kind}`).sort();
      return [spot.id, `${spot.lies === 'up' ? spot.card : spot.lies}${marks.join('')}`];
    }),
  );
}

/** Reads `view r1c1 7H` as an input. Lists are written with commas, an empty one as `-`. */
export function parseMove<Input extends InputBase>(
  shapes: InputShapes<Input>,
  text: string,
): Input {
  const [type = '', ...words] = text.split(' ');
  const fields = fieldsOf(shapes, type) ?? [];
  const values = fields.map(([field, kind], index) => [field, parseWord(kind, words[index] ?? '')]);
  const input = readInput(shapes, { type, ...Object.fromEntries(values) });
  if (!input.ok || words.length !== fields.length) throw new Error(`not a move: ${text}`);
  return input.value;
}

function parseWord(kind: AnyFieldKind, word: string): unknown {
  switch (kind) {
    case 'flag':
      return word === 'yes';
    case 'die':
    case 'seat':
    case 'count':
      return Number(word);
    case 'cards':
    case 'spots':
      return word === '-' ? [] : word.split(',');
    default:
      return word;
  }
}
