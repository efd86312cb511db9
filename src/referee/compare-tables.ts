import type { ExpectedTable } from '../rules/expected-table.ts';
import type { SpotId } from '../rules/spots.ts';
import type { TableView } from '../table/table-view.ts';
import type { Allowance } from './allowance.ts';
import { allowancesOf } from './allowance.ts';
import type { Look } from './look.ts';
import { fitsState, lookOf } from './look.ts';
import { differencesOfPieces, piecesOn } from './pieces.ts';
import { remediesAt } from './remedies.ts';
import type { RefereeSettings } from './settings.ts';
import type { Remedy } from './verdict.ts';

interface Mismatch extends Allowance {
  readonly look: Look;
}

/**
 * What hands have to do, one thing after the other, so that a table becomes the expected one again: for a game that is
 * resumed, with cards that have been moved meanwhile. What is still due, and what can't be seen now, is left alone.
 */
export function compareTables(
  expected: ExpectedTable,
  view: TableView,
  settings: Pick<RefereeSettings, 'leastConfidence' | 'leastNamed' | 'pieces'>,
): readonly Remedy[] {
  const looks = new Map<SpotId, Look>();
  for (const seen of view.spots) {
    const look = lookOf(seen, settings);
    if (look !== undefined) looks.set(seen.id, look);
  }
  const allowances = allowancesOf(expected);
  const mismatches = allowances.flatMap((allowance): readonly Mismatch[] => {
    const look = looks.get(allowance.spot);
    return look === undefined || isAllowed(allowance, look) ? [] : [{ ...allowance, look }];
  });
  const moves = movesAmong(mismatches);
  const moved = new Set(moves.flatMap((move) => placesOf(move)));
  const others = mismatches.filter(({ spot }) => !moved.has(spot));
  return [
    ...moves,
    ...others.flatMap(({ spot, look, final }) => remediesAt(spot, look, final)),
    ...(settings.pieces === 'seen' ? piecesToMove(allowances, view, settings) : []),
  ];
}

function isAllowed({ states }: Allowance, look: Look): boolean {
  return states.some((state) => state === 'anything' || fitsState(look, state));
}

/** Cards that lie at each other's places, or at one where none should lie. */
function movesAmong(
  mismatches: readonly Mismatch[],
): readonly (Remedy & { do: 'move' | 'swap' })[] {
  const left = new Set(mismatches);
  const moves: (Remedy & { do: 'move' | 'swap' })[] = [];
  for (const target of mismatches) {
    if (!left.has(target)) continue;
    const source = mismatches.find(
      (other) => other !== target && left.has(other) && belongsAt(other, target),
    );
    if (source === undefined) continue;
    const isExchange = belongsAt(target, source);
    // A card can only be moved to a free place, and one face down may have been turned over where it lies.
    const isMove =
      target.look.lies === 'empty' && (isNamed(source) || source.final.lies === 'empty');
    if (!isExchange && !isMove) continue;
    left.delete(target);
    left.delete(source);
    moves.push(
      isExchange
        ? { do: 'swap', spots: [target.spot, source.spot] }
        : { do: 'move', from: source.spot, to: target.spot },
    );
  }
  return moves;
}

/** Whether the card that lies at one place should lie at the other. Cards face down are all alike. */
function belongsAt({ look }: Mismatch, { final }: Mismatch): boolean {
  return look.lies !== 'unsure' && look.lies !== 'empty' && fitsState(look, final);
}

function isNamed({ look }: Mismatch): boolean {
  return look.lies === 'up';
}

function placesOf(move: Remedy & { do: 'move' | 'swap' }): readonly SpotId[] {
  return move.do === 'swap' ? move.spots : [move.from, move.to];
}

function piecesToMove(
  allowances: readonly Allowance[],
  view: TableView,
  settings: Pick<RefereeSettings, 'leastConfidence' | 'leastNamed'>,
): readonly Remedy[] {
  return allowances.flatMap(({ spot, marks, moves }) => {
    const seen = view.spots.find(({ id }) => id === spot);
    if (seen === undefined || lookOf(seen, settings) === undefined) return [];
    const found = piecesOn(seen, settings.leastConfidence);
    return differencesOfPieces(spot, marks, found, moves).map(({ piece, is }): Remedy => ({
      do: is === 'extra' ? 'take-piece' : 'lay-piece',
      spot,
      piece,
    }));
  });
}
