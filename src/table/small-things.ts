import { colourName } from './colours.ts';
import type { DieDetection } from './die-detection.ts';
import type { Point, Quad } from './detection.ts';
import type { Homography } from './homography.ts';
import { contains } from './polygons.ts';
import { areaOf, CARD_ASPECT } from './quads.ts';
import type { Box, Sighting } from './sighting.ts';
import { isInBox } from './boxes.ts';
import { median } from './statistics.ts';
import type { Thing, ThingSighting } from './steady-things.ts';
import { followThings, settled } from './steady-things.ts';
import type { SeenDie, SeenPiece } from './table-view.ts';

type DieReading = Pick<SeenDie, 'face' | 'colour'>;

/** The pieces and dice on a table, followed from frame to frame. */
export interface SmallThings {
  readonly pieces: readonly Thing<SeenPiece['piece']>[];
  readonly dice: readonly Thing<DieReading>[];
  /** Where the picture changed lately, and when. */
  readonly changes: readonly { readonly at: number; readonly boxes: readonly Box[] }[];
}

export const NO_THINGS: SmallThings = { pieces: [], dice: [], changes: [] };

/** What moved this long ago, in ms, may have brought what is seen now. */
const LATELY_MS = 2000;

/** A piece wanders no further than this between frames, in card widths; a die no further than this part of its size. */
const PIECE_REACH = 0.2;
const DIE_REACH = 0.4;
/** Width of a card, as a part of the picture's, where no card tells. */
const USUAL_WIDTH = 0.06;

export function followSmallThings(
  { pieces, dice, changes: before }: SmallThings,
  sighting: Sighting,
  shift: Homography,
): SmallThings {
  const { at, hands } = sighting;
  const isHidden = (centre: Point) => hands.some(({ outline }) => contains(outline, centre));
  const changes = [
    ...before.filter((change) => at - change.at <= LATELY_MS),
    ...(sighting.changed === undefined ? [] : [{ at, boxes: sighting.changed }]),
  ];
  // Where changes are not known, anything may just have come.
  const isQuiet = (centre: Point) =>
    sighting.changed !== undefined &&
    !changes.some(({ boxes }) => boxes.some((box) => isInBox(box, centre)));
  const reach = PIECE_REACH * cardWidth(sighting);
  const seenPieces = sighting.pieces.map(({ piece, confidence, centre }) => ({
    centre,
    reach,
    name: `${piece.colour} ${piece.kind}`,
    reading: piece,
    confidence,
  }));
  const seenDice = sighting.dice.map((die) => readDie(die, sighting));
  return {
    pieces: followThings(pieces, seenPieces, at, shift, isHidden, isQuiet),
    dice: followThings(dice, seenDice, at, shift, isHidden, isQuiet),
    changes,
  };
}

function readDie(
  { face, centre, size, colour, confidence, wasThere }: DieDetection,
  { white }: Sighting,
): ThingSighting<DieReading> {
  const reading = { face, colour: colourName(colour, white) };
  return {
    centre,
    reach: DIE_REACH * size,
    name: `${face} ${reading.colour}`,
    reading,
    confidence,
    wasThere,
  };
}

function cardWidth({ cards, width }: Sighting): number {
  if (cards.length === 0) return USUAL_WIDTH * width;
  return median(cards.map(({ outline }) => Math.sqrt(areaOf(outline) / CARD_ASPECT)));
}

export function steadyPieces({ pieces }: SmallThings): readonly SeenPiece[] {
  return pieces.flatMap((thing): SeenPiece[] => {
    const agreed = settled(thing);
    if (agreed === undefined) return [];
    const { reading, confidence, centre } = agreed;
    return [{ piece: reading, confidence, centre }];
  });
}

export function steadyDice({ dice }: SmallThings): readonly SeenDie[] {
  return dice.flatMap((thing): SeenDie[] => {
    const agreed = settled(thing);
    if (agreed === undefined) return [];
    const { reading, confidence, centre, since, wasOverlooked } = agreed;
    return [{ ...reading, confidence, centre, since, wasOverlooked }];
  });
}

/** The pieces that lie on a card. */
export function piecesOn(pieces: readonly SeenPiece[], outline: Quad): readonly SeenPiece[] {
  return pieces.filter(({ centre }) => contains(outline, centre));
}
