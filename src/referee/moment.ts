import type { PackCode } from '../cards/pack.ts';
import type { Piece } from '../cards/piece.ts';
import type { ExpectedTable } from '../rules/expected-table.ts';
import type { AnyGame } from '../rules/game.ts';
import type { SpotId } from '../rules/spots.ts';
import type { Allowance, Progress } from './allowance.ts';
import { allowancesOf, startOf, stateReached } from './allowance.ts';
import type { WatchedGame } from './games.ts';
import type { Interval, SpotMemory, TableMemory } from './memory.ts';
import type { PieceDifference } from './pieces.ts';
import { differencesOfPieces } from './pieces.ts';
import type { RefereeSettings } from './settings.ts';

/** A card that was seen turned up, and of which the log does not tell yet. It may have left again. */
export interface PendingCard {
  readonly card: PackCode;
  readonly turned: Interval;
  /** What was seen lying on it. */
  readonly pieces: readonly Piece[];
  /** Another name that it was given while it lay there. Then it has to be asked which one it is. */
  readonly otherwise: PackCode | null;
}

/** All that is known when a view is judged; the same for every guess at what happened. */
export interface Moment {
  readonly game: AnyGame;
  readonly watched: WatchedGame;
  readonly settings: RefereeSettings;
  readonly at: number;
  readonly memory: TableMemory;
  readonly progress: Readonly<Record<SpotId, Progress>>;
  readonly pending: Readonly<Record<SpotId, PendingCard>>;
  /** Places that are not asked about: called already, or left as the players said. */
  readonly excused: ReadonlySet<SpotId>;
  /** What a player chose by tap before turning a card up; undefined while the pieces tell. */
  readonly chosenType: string | undefined;
}

/** Why a place does not agree with what is expected there. */
export type Discord = 'card' | 'pieces' | 'pending';

/** A state of the game, reached by the log or guessed, and where the table disagrees with it. */
export interface Standpoint {
  readonly state: unknown;
  readonly table: ExpectedTable;
  readonly allowances: readonly Allowance[];
  readonly discords: ReadonlyMap<SpotId, Discord>;
}

/** @param told places whose pending card the inputs up to this state tell of */
export function standpointOf(
  moment: Moment,
  state: unknown,
  told: ReadonlySet<SpotId>,
): Standpoint {
  const table = moment.game.expect(state);
  const allowances = allowancesOf(table);
  const discords = new Map<SpotId, Discord>();
  for (const allowance of allowances) {
    const discord = discordAt(moment, allowance, told);
    if (discord !== undefined) discords.set(allowance.spot, discord);
  }
  return { state, table, allowances, discords };
}

function discordAt(
  moment: Moment,
  allowance: Allowance,
  told: ReadonlySet<SpotId>,
): Discord | undefined {
  const { spot } = allowance;
  if (moment.excused.has(spot)) return undefined;
  if (moment.pending[spot] !== undefined && !told.has(spot)) return 'pending';
  const memory = moment.memory[spot];
  if (memory === undefined || !isSettled(memory)) return undefined;
  const start = startOf(allowance, moment.progress[spot]);
  if (stateReached(allowance, start, memory, moment.settings.refillMs) === undefined) return 'card';
  return hasOtherPieces(moment, allowance, memory) ? 'pieces' : undefined;
}

/** Whether a place is in view and does not change just now. A card without a name stays one until it has got its name. */
export function isSettled({ isClear, look, newer }: SpotMemory): boolean {
  if (!isClear || look === null) return false;
  return newer === null || (look.lies === 'unsure' && newer.look.lies === 'up');
}

function hasOtherPieces(
  moment: Moment,
  allowance: Allowance,
  { look, newerPieces }: SpotMemory,
): boolean {
  if (moment.settings.pieces === 'tapped') return false;
  if (look?.lies === 'empty' || newerPieces !== null) return false;
  return otherPieces(moment, allowance).length > 0;
}

/** How the pieces on a card differ from what may lie there. */
export function otherPieces(
  { memory, progress }: Moment,
  { spot, marks, moves }: Allowance,
): readonly PieceDifference[] {
  const due = moves.filter((move) => !progress[spot]?.moved.includes(move));
  return differencesOfPieces(spot, marks, memory[spot]?.pieces ?? [], due);
}
