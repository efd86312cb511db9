import type { Piece } from '../../../src/cards/piece.ts';
import type { Refusal } from '../../../src/rules/refusals.ts';
import { spotsOf } from '../../../src/rules/expected-table.ts';
import type { TwistedOptions } from '../../../src/rules/twisted-memory/inputs.ts';
import { twistedMemory } from '../../../src/rules/twisted-memory/twisted-memory.ts';
import { afterMoves, expectRefused } from '../support/moves.ts';
import { people } from '../support/play.ts';

export type Match = ReturnType<typeof twistedMemory.setup>;

/** Green, at seat 0, starts. */
const OPTIONS: TwistedOptions = { dealer: 1, callIt: true };

export function newTable(options: Partial<TwistedOptions> = {}): Match {
  return twistedMemory.setup({ ...OPTIONS, ...options }, people(2));
}

/** After these moves, written as in golden games, on a new table or on this one. */
export function after(moves: readonly string[], match = newTable()): Match {
  return afterMoves(twistedMemory, match, moves);
}

export function expectNo(match: Match, move: string, refusal: Refusal<string>): void {
  expectRefused(twistedMemory, match, move, refusal);
}

const nameOf = ({ colour, kind }: Piece) => `${colour} ${kind}`;

/** What lies face up, with the pieces on it, by spot. */
export function faceUp(match: Match): Readonly<Record<string, string>> {
  const spots = spotsOf(twistedMemory.expect(match).zones);
  return Object.fromEntries(
    spots.flatMap((spot) =>
      spot.lies === 'up' ? [[spot.id, [spot.card, ...spot.marks.map(nameOf)].join(' + ')]] : [],
    ),
  );
}

export function emptySpots(match: Match): readonly string[] {
  const spots = spotsOf(twistedMemory.expect(match).zones);
  return spots.filter(({ lies }) => lies === 'empty').map(({ id }) => id);
}

/** Pieces that lie on no card, by zone: `hand-0`, `hand-1`, `container`. */
export function piecesIn(match: Match, id: string): readonly string[] {
  const zone = twistedMemory.expect(match).zones.find((one) => one.id === id);
  return zone?.kind === 'pieces' ? zone.pieces.map(nameOf) : [];
}

export function pile(match: Match, id: string): number | undefined {
  const zone = twistedMemory.expect(match).zones.find((one) => one.id === id);
  return zone?.kind === 'pile' ? zone.count : undefined;
}

export function turnOf(match: Match): {
  readonly seat: number | undefined;
  readonly stage: string;
} {
  const { turn, stage } = twistedMemory.view(match);
  return { seat: turn, stage };
}

export function scoresOf(match: Match): readonly number[] {
  return twistedMemory.view(match).seats.map(({ score }) => score);
}

/** Two views that match nothing, at spots that need not be face down by more than one turn. */
export const BLUE_PASSES = ['view r4c1 KC', 'view r4c2 QC', 'close'];

/** Green takes the upper twelve cards in six sets, from a table that holds only the sixteen. */
export const SIX_SETS = [
  'stock-ran-out -',
  ...['A', '2', '3', '4', '5', '6'].flatMap((rank, set) => {
    const row = 1 + Math.floor(set / 2);
    const column = 1 + 2 * (set % 2);
    return [`view r${row}c${column} ${rank}S`, `view r${row}c${column + 1} ${rank}H`];
  }),
];
