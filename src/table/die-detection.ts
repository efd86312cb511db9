import type { Point } from './detection.ts';

/** What the top face of a six-sided die can show. */
export const DIE_FACES = [1, 2, 3, 4, 5, 6] as const;
export type DieFace = (typeof DIE_FACES)[number];

/** A colour as a screen shows it: red, green and blue of sRGB, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** One six-sided die found in a picture. */
export interface DieDetection {
  readonly face: DieFace;
  /** Middle of the die as seen, in pixels of the picture as outlines are. */
  readonly centre: Point;
  /** Diameter of the die as seen, pixels: the side of a square as large as it. */
  readonly size: number;
  /** Of its body, not of its pips. */
  readonly colour: Colour;
  /** Probability (0 to 1) that this is a die and shows this face. */
  readonly confidence: number;
  /** Whether the picture looked like this there before a hand passed over it: the die lay there, overlooked. */
  readonly wasThere?: boolean;
}
