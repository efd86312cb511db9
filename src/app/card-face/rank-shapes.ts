import type { Sign } from '../../cards/letterings.ts';
import type { Rank } from '../../cards/standard.ts';

/**
 * The strokes of the index letters and numerals, each in a box of 60 by 80, to be drawn with a round pen about 10 wide.
 * Drawn, not set in a font, so that every device shows the same cards and 6 and 9 differ by more than a turn.
 */
export const RANK_STROKES: Readonly<Record<Rank, string>> = {
  A: 'M7 74L30 6L53 74M16 51H44',
  '2': 'M10 24C11 12 19 6 30 6C42 6 50 13 50 24C50 40 22 52 10 74H51',
  '3': 'M10 7H48L27 33C42 33 51 42 51 54C51 66 42 74 30 74C20 74 12 70 8 61',
  '4': 'M42 74V6L7 54H54',
  '5': 'M47 7H17L13 37C18 32 24 30 31 30C43 30 51 39 51 51C51 65 42 74 29 74C19 74 12 70 8 62',
  '6': 'M47 14C42 8 38 6 32 6C16 6 9 26 9 50C9 65 18 74 30 74C42 74 51 65 51 53C51 41 42 33 31 33C20 33 11 40 9 51',
  '7': 'M8 18V7H52C38 26 28 47 25 74',
  '8': 'M30 6C41 6 48 12 48 21C48 30 41 37 30 37C19 37 12 30 12 21C12 12 19 6 30 6ZM30 37C43 37 52 45 52 55C52 66 43 74 30 74C17 74 8 66 8 55C8 45 17 37 30 37Z',
  '9': 'M29 47C18 47 9 39 9 27C9 15 18 6 30 6C42 6 51 15 51 27C51 46 45 62 30 74M51 27C51 39 41 47 29 47',
  T: 'M3 17L14 7V74M43 6C54 6 58 20 58 40C58 60 54 74 43 74C32 74 28 60 28 40C28 20 32 6 43 6Z',
  J: 'M28 6H54M43 6V54C43 67 36 74 25 74C15 74 9 68 7 58',
  Q: 'M30 6C44 6 52 20 52 40C52 60 44 74 30 74C16 74 8 60 8 40C8 20 16 6 30 6ZM33 55L53 79',
  K: 'M11 6V74M50 6L12 46M26 33L52 74',
};

/** The same for what other packs print in place of a rank's own letter; the T is the letter, not the ten. */
export const SIGN_STROKES: Readonly<Partial<Record<Sign, string>>> = {
  '1': 'M14 20L33 6V74',
  B: 'M11 6V74H30C43 74 51 66 51 55C51 45 44 38 32 38H11M11 6H29C40 6 47 12 47 22C47 31 40 38 30 38',
  D: 'M11 6V74H24C42 74 52 61 52 40C52 19 42 6 24 6Z',
  V: 'M7 6L30 74L53 6',
  R: 'M11 74V6H30C43 6 50 14 50 25C50 36 43 44 30 44H11M32 44L52 74',
  F: 'M50 6H12V74M12 39H42',
  H: 'M10 6V74M50 6V74M10 39H50',
  KN: 'M6 6V74M30 6L6 46M15 35L32 74M41 74V38M41 48C44 40 48 37 51 37C55 37 57 41 57 48V74',
  DE: 'M4 77V62H56V77M12 62C18 50 20 34 20 8H46V62',
  T: 'M6 7H54M30 7V74',
};
