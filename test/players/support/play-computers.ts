import type { PackCode } from '../../../src/cards/pack.ts';
import type { ComputerPlayer, Told } from '../../../src/players/player.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import type { EventBase, TableEvent } from '../../../src/rules/events.ts';
import type { Game } from '../../../src/rules/game.ts';
import { evolveAll } from '../../../src/rules/game.ts';
import type { InputBase } from '../../../src/rules/inputs.ts';
import { observationsOf } from '../../../src/rules/observations.ts';
import type { Level, Seat } from '../../../src/rules/seats.ts';
import { RealTable, shuffled } from '../../rules/support/real-table.ts';

/** Who sits at a seat. */
export interface Computer<Input extends InputBase, Options> {
  readonly player: ComputerPlayer<Input, Options>;
  readonly level: Level;
  readonly seed: number;
}

export interface ComputersGame<State, Input extends InputBase> {
  readonly state: State;
  readonly inputs: readonly Input[];
  readonly observations: readonly TableEvent[];
}

/** More inputs than any game of computers needs. */
const ENDLESS = 5000;

/** Plays a whole game between computers with real cards: they choose, the hands turn, the engine decides. */
export function playComputers<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  options: Options,
  setting: {
    readonly computers: readonly Computer<Input, Options>[];
    readonly cards: readonly PackCode[];
    readonly random: RandomSource;
    /** In what order the cards are laid; shuffled if left out. */
    readonly deal?: (random: RandomSource) => readonly PackCode[];
    /** Called before each choice, with what the computer is told. */
    readonly watch?: (told: Told<Input, Options>) => void;
  },
): ComputersGame<State, Input> {
  const { computers, cards, random, watch } = setting;
  const seats = computers.map(({ level, seed }, seat): Seat => {
    return { kind: 'computer', name: `Computer ${seat}`, level, seed };
  });
  let state = game.setup(options, seats);
  const table = new RealTable(
    game.expect(state),
    setting.deal?.(random) ?? shuffled(cards, random),
  );
  const inputs: Input[] = [];
  const observations: TableEvent[] = [];
  while (game.outcome(state) === undefined) {
    if (inputs.length > ENDLESS) throw new Error('the computers never end');
    const seat = game.view(state).turn ?? 0;
    const computer = computers[seat];
    if (computer === undefined) throw new Error(`nobody sits at ${seat}`);
    const { player, level, seed } = computer;
    const legal = game.legal(state);
    const told = { options, seatCount: computers.length, seat, observations, legal };
    watch?.(told);
    const input = table.fill<Input>(player.choose(told, level, seededSource(seed)), random);
    const decided = game.decide(state, input);
    if (!decided.ok) {
      throw new Error(
        `a computer tried ${JSON.stringify(input)}: ${JSON.stringify(decided.error)}`,
      );
    }
    state = evolveAll(game, state, decided.value);
    table.follow(decided.value);
    observations.push(...observationsOf(decided.value));
    inputs.push(input);
  }
  return { state, inputs, observations };
}
