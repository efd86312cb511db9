import type { Detection, Point, Quad } from '../../table/detection.ts';
import type { DieDetection } from '../../table/die-detection.ts';
import type { PieceBlob } from '../pieces/piece-blobs.ts';
import { PlaceMemory } from './place-memory.ts';
import { LEAST_OUT } from '../backs/stand-out.ts';
import { BackLooks } from '../backs/back-looks.ts';

/** How the things before one camera look, each kind by itself. */
export interface FrameMemory {
  readonly backs: BackLooks;
  readonly cards: PlaceMemory<Detection>;
  readonly dice: PlaceMemory<DieDetection>;
  readonly blobs: PlaceMemory<PieceBlob>;
}

export function newFrameMemory(): FrameMemory {
  return {
    backs: new BackLooks(),
    cards: new PlaceMemory(({ outline }) => outline, LEAST_OUT),
    dice: new PlaceMemory(({ centre, size }) => squareAround(centre, size), 0),
    blobs: new PlaceMemory(({ centre, diameterPx }) => squareAround(centre, diameterPx), 0),
  };
}

function squareAround([x, y]: Point, side: number): Quad {
  const half = side / 2;
  return [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
}
