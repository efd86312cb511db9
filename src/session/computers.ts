import { playerFor } from '../players/players.ts';
import { seededSource } from '../rules/chance.ts';
import type { CommonInput } from '../rules/common.ts';
import type { AnyGame } from '../rules/game.ts';
import { evolveAll } from '../rules/game.ts';
import type { FieldValue, Hole, InputBase, InputPattern } from '../rules/inputs.ts';
import { isHole } from '../rules/inputs.ts';
import { observationsOf } from '../rules/observations.ts';
import type { SeatIndex } from '../rules/seats.ts';
import type { SpotId } from '../rules/spots.ts';
import type { GameRecord } from '../store/game-record.ts';
import { holeIn } from './pattern-holes.ts';
import type { AnyApplied, AnyFolded } from './replay.ts';

/** A computer whose choice it is. */
export interface ComputerTurn {
  readonly seat: SeatIndex;
  /**
   * What it wants, filled in as far as a player decides it. The same as long as nothing else happens: also after its
   * spot was named and the hands have yet to turn it up.
   */
  choose(): InputPattern<InputBase>;
}

/** The computer that has to choose now; undefined when people have to do something. */
export function computerTurn(
  game: AnyGame,
  { options, seats }: GameRecord,
  folded: AnyFolded,
): ComputerTurn | undefined {
  const { turn } = game.view(folded.state);
  const seat = turn === undefined ? undefined : seats[turn];
  const player = playerFor(game.id);
  if (turn === undefined || seat?.kind !== 'computer' || player === undefined) return undefined;
  if (folded.misfit !== undefined) return undefined;
  return {
    seat: turn,
    choose: () => {
      const { state, applied } = beforeNaming(game, folded);
      const told = {
        options,
        seatCount: seats.length,
        seat: turn,
        observations: observationsOf(applied.flatMap(({ events }) => events)),
        legal: game.legal(state),
      };
      return player.choose(told, seat.level, seededSource(seat.seed));
    },
  };
}

/**
 * The game as it was when the spot that is named now was chosen. The naming is one more observation, and a computer
 * asked again after it could have another taste.
 */
function beforeNaming(
  game: AnyGame,
  { start, state, applied }: AnyFolded,
): { readonly state: unknown; readonly applied: readonly AnyApplied[] } {
  if (game.view(state).named === undefined) return { state, applied };
  const naming = applied.findLastIndex(({ events }) =>
    events.some(({ type }) => type === 'spot-named'),
  );
  const before = applied.slice(0, naming);
  return {
    state: evolveAll(
      game,
      start,
      before.flatMap(({ events }) => events),
    ),
    applied: before,
  };
}

/** What follows from a computer's choice without hands. */
export type ComputerMove =
  /** Nothing is left open, or the spot is named that the hands shall turn up. */
  | { readonly kind: 'input'; readonly input: InputBase }
  | { readonly kind: 'roll' }
  /** Its spot is named: the hands turn it up, and what they find there completes the choice. */
  | { readonly kind: 'hands'; readonly spot: SpotId | undefined };

export function moveOf(choice: InputPattern<InputBase>, named: SpotId | undefined): ComputerMove {
  if (holeIn(choice, 'die') !== undefined) return { kind: 'roll' };
  const values = Object.entries(choice) as readonly (readonly [string, FieldValue | Hole])[];
  if (!values.some(([, value]) => isHole(value))) return { kind: 'input', input: choice };
  const spot = values.find(([field]) => field === 'spot')?.[1];
  if (named !== undefined || typeof spot !== 'string') return { kind: 'hands', spot: named };
  const naming: CommonInput = { type: 'name-spot', spot };
  return { kind: 'input', input: naming };
}
