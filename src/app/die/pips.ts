import type { DieFace } from '../../table/die-detection.ts';

/** Where the pips of a face are, in a box of 100 by 100: those of the faces one to six of any western die. */
const [LOW, MIDDLE, HIGH] = [25, 50, 75] as const;

type Pip = readonly [x: number, y: number];

const SLANT: readonly Pip[] = [
  [LOW, LOW],
  [HIGH, HIGH],
];
const CORNERS: readonly Pip[] = [...SLANT, [HIGH, LOW], [LOW, HIGH]];
const CENTRE: Pip = [MIDDLE, MIDDLE];

export const PIPS: Readonly<Record<DieFace, readonly Pip[]>> = {
  1: [CENTRE],
  2: SLANT,
  3: [...SLANT, CENTRE],
  4: CORNERS,
  5: [...CORNERS, CENTRE],
  6: [...CORNERS, [LOW, MIDDLE], [HIGH, MIDDLE]],
};
