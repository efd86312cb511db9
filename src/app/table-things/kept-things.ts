import { PIECE_COLOURS, PIECE_KINDS } from '../../cards/piece.ts';
import type { RefereeSettings } from '../../referee/settings.ts';
import { USUAL_PIECES, type PieceLook, type PieceModel } from '../../vision/pieces/piece-model.ts';

/** What the players of this device have on their table, and how it looks. */
export interface TableThings extends Pick<RefereeSettings, 'pieces' | 'dice'> {
  readonly looks: PieceModel;
}

const KEY = 'kibitz.things';
const USUAL: TableThings = { pieces: 'seen', dice: 'seen', looks: USUAL_PIECES };

export function keptThings(): TableThings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isThings(kept) ? kept : USUAL;
  } catch {
    // Storage is forbidden or holds something else: things are as they usually are.
    return USUAL;
  }
}

export function keepThings(things: TableThings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(things));
  } catch {
    // Then they are shown again next time.
  }
}

function isThings(kept: unknown): kept is TableThings {
  if (typeof kept !== 'object' || kept === null) return false;
  const { pieces, dice, looks } = kept as Partial<Record<keyof TableThings, unknown>>;
  return isWay(pieces) && isWay(dice) && Array.isArray(looks) && looks.every(isLook);
}

function isWay(value: unknown): boolean {
  return value === 'seen' || value === 'tapped';
}

function isLook(value: unknown): boolean {
  const { piece, diameter, chroma, gloss } = Object(value) as Partial<PieceLook>;
  return (
    PIECE_KINDS.some((kind) => kind === piece?.kind) &&
    PIECE_COLOURS.some((colour) => colour === piece?.colour) &&
    [diameter, gloss, ...(Array.isArray(chroma) ? chroma : [undefined])].every(Number.isFinite)
  );
}
