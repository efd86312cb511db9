/** ME-2: rows x columns as the players like; the first three are the ones the screen offers first. 16, 24 or 36 cards. */
export const LAYOUTS = [
  '4x4',
  '4x6',
  '6x6',
  '2x8',
  '8x2',
  '6x4',
  '3x8',
  '8x3',
  '2x12',
  '12x2',
  '4x9',
  '9x4',
  '3x12',
  '12x3',
  'loose-16',
  'loose-24',
  'loose-36',
] as const;
export type Layout = (typeof LAYOUTS)[number];
