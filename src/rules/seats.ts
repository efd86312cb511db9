export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** A place at the table by its number, clockwise from 0 (ANY-6). */
export type SeatIndex = number;

/** Who sits there. The hands that move the cards are always at the table. */
export type Seat =
  | { readonly kind: 'person' | 'far'; readonly name: string }
  | {
      readonly kind: 'computer';
      readonly name: string;
      readonly level: Level;
      /** Of its own chance, so that taking a move back does not change what it forgot. */
      readonly seed: number;
    };

/** ANY-6: play passes to the left. */
export function nextSeat(seat: SeatIndex, count: number): SeatIndex {
  return (seat + 1) % count;
}
