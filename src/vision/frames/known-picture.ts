import type { Detection, Quad } from '../../table/detection.ts';
import type { DieDetection } from '../../table/die-detection.ts';
import { shortSide } from '../../table/quads.ts';
import type { Box } from '../../table/sighting.ts';
import type { SeenIndex } from '../look.ts';
import type { Outlines } from '../outlines/outliner.ts';
import type { BlobsOnCards } from '../pieces/blobs-on-cards.ts';
import type { ColourCells } from '../pixels/changed-parts.ts';
import type { Told } from '../read-picture.ts';
import type { SettlingParts } from './settling-parts.ts';

/** Card width, as a share of the longest side, where none was seen yet. */
const USUAL_CARD = 0.1;

/** How much of a picture was looked at. */
export type Looked = 'whole' | 'parts' | 'nothing';

export interface Followed extends Told, BlobsOnCards {
  readonly looked: Looked;
  /** Where the picture is not as it was when that part was last looked at. Undefined for the first: all is new. */
  readonly changed?: readonly Box[];
}

/** What is known of the last picture. */
export interface Known {
  readonly width: number;
  readonly height: number;
  readonly cells: ColourCells;
  /** Whether so much changed in the picture that was last read whole that it may be blurred. */
  readonly wasMoving: boolean;
  /** How many times small cards are enlarged for the nets. */
  readonly zoom: number;
  seen: readonly SeenIndex[];
  outlines: Outlines;
  /** As the nets and memory tell; `cards` are these with the backs set right. */
  seenCards: readonly Detection[];
  cards: readonly Detection[];
  /** Where a lay-out had its places. */
  places: readonly Quad[];
  dice: readonly DieDetection[];
  /** What may be a piece on a card, and how paper shows. */
  onCards: BlobsOnCards;
  followed: number;
  readonly settling: SettlingParts;
}

export function told({ cards, dice, onCards }: Known, looked: Looked): Followed {
  return { cards, dice, ...onCards, looked };
}

/** Median width of the cards seen, in pixels. */
export function usualWidth(cards: readonly Detection[], longest: number): number {
  const widths = cards.map(({ outline }) => shortSide(outline));
  return widths.sort((a, b) => a - b)[widths.length >> 1] ?? USUAL_CARD * longest;
}
