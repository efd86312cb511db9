import type { Piece } from '../../cards/piece.ts';
import type { Colour } from '../../table/die-detection.ts';
import type { SeenPiece } from '../../table/table-view.ts';
import type { PieceBlob } from './piece-blobs.ts';

/** How one kind and colour of piece looks: as a blob does, whatever the light. */
export interface PieceLook extends Pick<PieceBlob, 'diameter' | 'chroma' | 'gloss'> {
  readonly piece: Piece;
}

/** The pieces that a table has, one look each. */
export type PieceModel = readonly PieceLook[];

/** A blob that a player said is this piece. */
export interface ShownPiece {
  readonly piece: Piece;
  readonly blob: PieceBlob;
}

/** What a piece is thought to be, with the probability (0 to 1) that kind and colour are right. */
interface NamedPiece {
  readonly piece: Piece;
  readonly confidence: number;
}

/** Standard deviations: of chroma, of the diameter as a logarithm, of gloss. */
const CHROMA_SPREAD = 0.09;
const SIZE_SPREAD = 0.22;
const GLOSS_SPREAD = 0.5;
/** How unlike every look a blob may be: a sum of squares in standard deviations. */
const STRANGE = 12;
/** Looks less apart than this can't be told apart: halfway between them, either is as likely. */
const ALIKE = 6;

/** Pieces as they are sold: glass baubles of 15 mm, counters of 25 mm, on cards 63 mm wide. */
export const USUAL_PIECES: PieceModel = [
  look('stone', 'green', 0.24, [0.09, 0.72, 0.19], 0.7),
  look('stone', 'blue', 0.24, [0.07, 0.17, 0.76], 0.7),
  look('token', 'green', 0.4, [0.09, 0.72, 0.19], 0.1),
  look('token', 'blue', 0.4, [0.07, 0.17, 0.76], 0.1),
];

function look(
  kind: Piece['kind'],
  colour: Piece['colour'],
  diameter: number,
  chroma: Colour,
  gloss: number,
): PieceLook {
  return { piece: { kind, colour }, diameter, chroma, gloss };
}

/** The players' own pieces, by what they showed of each; those that were not shown look as before. */
export function learnPieces(
  shown: readonly ShownPiece[],
  before: PieceModel = USUAL_PIECES,
): PieceModel {
  return before.map((known) => {
    const blobs = shown.filter(({ piece }) => isSame(piece, known.piece)).map(({ blob }) => blob);
    if (blobs.length === 0) return known;
    const meanOf = (valueOf: (blob: PieceBlob) => number) =>
      blobs.reduce((sum, blob) => sum + valueOf(blob), 0) / blobs.length;
    return {
      piece: known.piece,
      diameter: Math.exp(meanOf(({ diameter }) => Math.log(diameter))),
      chroma: [
        meanOf(({ chroma }) => chroma[0]),
        meanOf(({ chroma }) => chroma[1]),
        meanOf(({ chroma }) => chroma[2]),
      ],
      gloss: meanOf(({ gloss }) => gloss),
    };
  });
}

/** The stones and tokens among what lies on cards. */
export function namePieces(blobs: readonly PieceBlob[], model: PieceModel): readonly SeenPiece[] {
  return blobs.flatMap((blob): SeenPiece[] => {
    const named = namePiece(blob, model);
    return named === undefined ? [] : [{ ...named, centre: blob.centre }];
  });
}

/** Two pieces that look so much alike that they would be taken for each other, if there are two. */
export function alikePieces(model: PieceModel): readonly [Piece, Piece] | undefined {
  for (const [index, one] of model.entries()) {
    const other = model.slice(index + 1).find((next) => unlikeness(one, next) < ALIKE);
    if (other !== undefined) return [one.piece, other.piece];
  }
  return undefined;
}

/** The piece whose look a blob has; undefined if it is like none. */
function namePiece(blob: PieceBlob, model: PieceModel): NamedPiece | undefined {
  const scored = model
    .map((one) => ({ piece: one.piece, unlike: unlikeness(blob, one) }))
    .sort((one, other) => one.unlike - other.unlike);
  const best = scored[0];
  if (best === undefined || best.unlike > STRANGE) return undefined;
  const total = scored.reduce((sum, { unlike }) => sum + Math.exp((best.unlike - unlike) / 2), 0);
  return { piece: best.piece, confidence: (blob.fill * Math.exp(-best.unlike / 40)) / total };
}

function unlikeness(blob: Omit<PieceLook, 'piece'>, one: PieceLook): number {
  const chroma = Math.hypot(...blob.chroma.map((part, index) => part - one.chroma[index]!));
  return (
    (chroma / CHROMA_SPREAD) ** 2 +
    (Math.log(blob.diameter / one.diameter) / SIZE_SPREAD) ** 2 +
    ((blob.gloss - one.gloss) / GLOSS_SPREAD) ** 2
  );
}

function isSame(one: Piece, other: Piece): boolean {
  return one.kind === other.kind && one.colour === other.colour;
}
