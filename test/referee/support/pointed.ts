import type { LookDraft, TablePart } from '../../../src/referee/look-draft.ts';
import { draftOf } from '../../../src/referee/look-draft.ts';
import { isCardCode } from '../../../src/cards/standard.ts';
import type { Detection } from '../../../src/table/detection.ts';
import { cameraAt, seenQuad } from '../../table/support/camera.ts';

const CAMERA = cameraAt({ elevation: 60, yaw: 8, distance: 14 });

/** Cards by where they lie, in card widths: `{ '9D': [0, 0] }`. A code with a `?` was not named: `9D?9H`. */
export type Lying = Readonly<Record<string, readonly [x: number, y: number]>>;

/** A part of a table as one picture shows it. */
export function pointedAt(part: TablePart, lying: Lying): LookDraft {
  const seen = Object.entries(lying).map(([name, [x, y]]): Detection => {
    const [first = '', second = ''] = name.split(/[?~]/);
    const guesses = [first, second]
      .filter(isCardCode)
      .map((card, index) => ({ card, confidence: 0.6 - 0.2 * index }));
    const card = name.includes('?') || !isCardCode(first) ? 'unsure' : first;
    const confidence = name.includes('~') ? 0.7 : 0.99;
    return { card, outline: seenQuad(CAMERA, { x, y }), confidence, guesses };
  });
  return draftOf(part, seen);
}

/** A supply in a row, from the left. */
export const inRow = (...cards: readonly string[]): Lying =>
  Object.fromEntries(cards.map((card, index) => [card, [1.4 * index, 0] as const]));
