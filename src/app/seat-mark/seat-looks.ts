import type { SeatIndex } from '../../rules/seats.ts';

/**
 * How players are told apart: each has a colour and a shape of its own, so that neither is needed alone. In the order of
 * the seats; the first two are the colours that pieces come in (TM-1).
 */
export const SEAT_COLOURS = [
  'green',
  'blue',
  'red',
  'yellow',
  'violet',
  'orange',
  'teal',
  'pink',
  'grey',
] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** The outline that goes with a colour, in a box of 100 by 100. */
export const SEAT_SHAPES: Readonly<Record<SeatColour, string>> = {
  green: 'M50 8A42 42 0 1 1 50 92A42 42 0 1 1 50 8Z',
  blue: 'M22 12H78A10 10 0 0 1 88 22V78A10 10 0 0 1 78 88H22A10 10 0 0 1 12 78V22A10 10 0 0 1 22 12Z',
  red: 'M50 9L95 88H5Z',
  yellow: 'M50 4L61 36L96 37L68 58L78 92L50 72L22 92L32 58L4 37L39 36Z',
  violet: 'M50 4L94 50L50 96L6 50Z',
  orange: 'M50 6L90 28V72L50 94L10 72V28Z',
  teal: 'M36 8H64V36H92V64H64V92H36V64H8V36H36Z',
  pink: 'M50 93C20 65 6 49 6 31C6 17 16 8 28 8C38 8 46 14 50 24C54 14 62 8 72 8C84 8 94 17 94 31C94 49 80 65 50 93Z',
  grey: 'M8 88A42 60 0 0 1 92 88Z',
};

/** The colour of a seat where nobody chose another. */
function seatColour(seat: SeatIndex): SeatColour {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'grey';
}

/** By seat: the colours that a game was set up with, where they can be read. */
export function seatColours(kept: readonly string[], count: number): readonly SeatColour[] {
  return Array.from(
    { length: count },
    (_, seat) => SEAT_COLOURS.find((colour) => colour === kept[seat]) ?? seatColour(seat),
  );
}
