import type { ComputerPlayer, Told } from '../../../src/players/player.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import type { CommonInput } from '../../../src/rules/common.ts';
import type { EventBase, TableEvent } from '../../../src/rules/events.ts';
import type { Game } from '../../../src/rules/game.ts';
import { evolveAll } from '../../../src/rules/game.ts';
import type { InputBase } from '../../../src/rules/inputs.ts';
import { observationsOf } from '../../../src/rules/observations.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import type { Level } from '../../../src/rules/seats.ts';
import { people } from '../../rules/support/play.ts';
import { parseMove } from '../../rules/support/transcripts.ts';

const SEEDS = Array.from({ length: 120 }, (_, seed) => seed);

/** A place in a game: what a computer whose turn it is is told there. */
export function toldAfter<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input | CommonInput, Event, Options>,
  /** Written as in the golden games, with `; ` between them. */
  moves: string,
  given: Partial<Options> = {},
  seatCount = 2,
): Told<Input, Options> {
  const options = { ...defaultOptions(game.optionFields), ...given };
  let state = game.setup(options, people(seatCount));
  const observations: TableEvent[] = [];
  for (const move of moves.split('; ').filter((text) => text !== '')) {
    const decided = game.decide(state, parseMove(game.inputShapes, move));
    if (!decided.ok) throw new Error(`${move}: ${decided.error.code}`);
    state = evolveAll(game, state, decided.value);
    observations.push(...observationsOf(decided.value));
  }
  const seat = game.view(state).turn ?? 0;
  return { options, seatCount, seat, observations, legal: game.legal(state) };
}

/** Everything that computers of a level choose there, with one of many seeds: `turn-up r1c1`, `close`, `roll`. */
export function choicesOf<Input extends InputBase, Options>(
  player: ComputerPlayer<Input, Options>,
  level: Level,
  told: Told<Input, Options>,
): readonly string[] {
  const chosen = SEEDS.map((seed) => {
    const { type, ...fields } = player.choose(told, level, seededSource(seed));
    const texts = Object.values(fields).filter((value) => typeof value === 'string');
    return [type, ...texts].join(' ');
  });
  return [...new Set(chosen)].sort();
}
