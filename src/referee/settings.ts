/** How patient the referee is, and what it looks at. All times in milliseconds. */
export interface RefereeSettings {
  /** How long a place looks the same before anything is concluded from it. */
  readonly settleMs: number;
  /** The same for the name of a card. */
  readonly cardSettleMs: number;
  /** The same where the reader first said another card. */
  readonly disputedMs: number;
  /** The same for a piece on a card. */
  readonly pieceSettleMs: number;
  /** TM-4: how long after a card was turned up a piece laid on it still says what the move was. */
  readonly pieceWindowMs: number;
  /** How long something wrong is looked at before it is called. */
  readonly faultMs: number;
  /** The same where a card that lay face down is not seen: readers overlook backs. */
  readonly missingMs: number;
  /** The same for pieces, which are small and easily overlooked. */
  readonly pieceFaultMs: number;
  /** How long a card may stay unnamed, or be read in two ways, before the players are asked. */
  readonly askMs: number;
  /** How long it may stay unnamed where the log tells which card it is. */
  readonly knownMs: number;
  /** By how much a card lay open for all to see before another one, so that it was turned up before it. */
  readonly orderMarginMs: number;
  /** The least time in which hands take a card away and lay another one there. */
  readonly refillMs: number;
  /** How long something of an earlier turn may be left undone. */
  readonly overdueMs: number;
  /** The least confidence (0 to 1) of the table in what it saw. */
  readonly leastConfidence: number;
  /** The same in the name of a card: below it players are asked. */
  readonly leastNamed: number;
  /** `tapped`: players say what they do with pieces, so those seen mean nothing. */
  readonly pieces: 'seen' | 'tapped';
  /** `tapped`: the app rolls, so dice on the table mean nothing. */
  readonly dice: 'seen' | 'tapped';
}

export const USUAL_SETTINGS: RefereeSettings = {
  settleMs: 250,
  cardSettleMs: 350,
  disputedMs: 1200,
  pieceSettleMs: 300,
  pieceWindowMs: 3000,
  faultMs: 1000,
  missingMs: 3000,
  pieceFaultMs: 2500,
  askMs: 1500,
  knownMs: 800,
  orderMarginMs: 1000,
  refillMs: 900,
  overdueMs: 15_000,
  leastConfidence: 0.35,
  leastNamed: 0.8,
  pieces: 'seen',
  dice: 'tapped',
};
