import type { Piece } from '../../cards/piece.ts';
import { PIECE_COLOURS, PIECE_KINDS } from '../../cards/piece.ts';
import type { Point } from '../../table/detection.ts';
import { distance } from '../../table/points.ts';
import type { PieceBlob } from '../../vision/pieces/piece-blobs.ts';
import type { ShownPiece } from '../../vision/pieces/piece-model.ts';

/** Players show their pieces one after the other, each on a card. */
export interface Lesson {
  /** Those still to be shown, the next one first. */
  readonly wanted: readonly Piece[];
  readonly shown: readonly ShownPiece[];
  /** Where pieces lie that were shown and not taken off yet. */
  readonly lying: readonly Point[];
  /** What lies still and may be the one that is wanted. */
  readonly looking: { readonly since: number; readonly blobs: readonly PieceBlob[] } | undefined;
}

/** How long a piece has to lie still to be learned, in ms. */
const STILL_MS = 800;
/** A thing this near to where one lay, in pixels, is the same. */
const SAME_PX = 12;

export const NEW_LESSON: Lesson = {
  wanted: PIECE_KINDS.flatMap((kind) => PIECE_COLOURS.map((colour) => ({ kind, colour }))),
  shown: [],
  lying: [],
  looking: undefined,
};

/** The lesson after one more picture. A piece is learned when it is the only new thing and lies still. */
export function seeBlobs(lesson: Lesson, blobs: readonly PieceBlob[], at: number): Lesson {
  const [piece] = lesson.wanted;
  if (piece === undefined) return lesson;
  const lying = lesson.lying.filter((place) => blobs.some(({ centre }) => isNear(centre, place)));
  const [blob, ...others] = blobs.filter(
    ({ centre }) => !lying.some((place) => isNear(centre, place)),
  );
  if (blob === undefined || others.length > 0) return { ...lesson, lying, looking: undefined };
  const { looking } = lesson;
  const last = looking?.blobs.at(-1);
  if (looking === undefined || last === undefined || !isNear(last.centre, blob.centre)) {
    return { ...lesson, lying, looking: { since: at, blobs: [blob] } };
  }
  const seen = [...looking.blobs, blob];
  if (at - looking.since < STILL_MS) {
    return { ...lesson, lying, looking: { ...looking, blobs: seen } };
  }
  return {
    wanted: lesson.wanted.slice(1),
    shown: [...lesson.shown, ...seen.map((one) => ({ piece, blob: one }))],
    lying: [...lying, blob.centre],
    looking: undefined,
  };
}

/** The players do not have this one, or do not want to show it. */
export function skipPiece(lesson: Lesson): Lesson {
  return { ...lesson, wanted: lesson.wanted.slice(1), looking: undefined };
}

/** Enough for now: what was shown so far counts. */
export function endLesson(lesson: Lesson): Lesson {
  return { ...lesson, wanted: [], looking: undefined };
}

function isNear(one: Point, other: Point): boolean {
  return distance(one, other) < SAME_PX;
}
