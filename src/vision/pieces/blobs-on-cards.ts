import type { Detection, Quad } from '../../table/detection.ts';
import type { Colour } from '../../table/die-detection.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { paperWhite, takePatch, type CardPatch } from './card-patch.ts';
import type { PieceBlob } from './piece-blobs.ts';
import { findBlobs } from './piece-blobs.ts';

/** What was seen on the cards of one picture. */
export interface BlobsOnCards {
  readonly blobs: readonly PieceBlob[];
  /** How white paper shows in this light; undefined without a card. */
  readonly white: Colour | undefined;
}

/**
 * Looks for what may be a piece on each card: a few milliseconds a picture, no net.
 *
 * @param picture that the outlines of the cards are places of
 * @param whiteBefore how paper showed when a card last lay face up: backs may have any colour
 * @param patchOf an outline of the picture, where it is known already
 */
export function findBlobsOnCards(
  picture: Pixels,
  cards: readonly Detection[],
  whiteBefore?: Colour,
  patchOf: (outline: Quad) => CardPatch = (outline) => takePatch(picture, outline),
): BlobsOnCards {
  const patches = cards.map(({ outline }) => patchOf(outline));
  const faces = patches.filter((_, index) => cards[index]?.card !== 'back');
  const white = paperWhite(faces) ?? whiteBefore ?? paperWhite(patches);
  if (white === undefined) return { blobs: [], white };
  const isBack = cards.map(({ card }) => card === 'back');
  return { blobs: findBlobs(patches, isBack, white), white };
}
