import type { SuitedCode } from '../../cards/standard.ts';
import type { SpotId } from '../../rules/spots.ts';

/** What lies under the sample table, row by row: eight pairs of one rank and colour. */
export const SAMPLE_TABLE: readonly SuitedCode[] = [
  ...(['7H', 'KS', '4C', '9D'] as const),
  ...(['2S', 'TH', '7D', 'QC'] as const),
  ...(['9H', '4S', '5D', 'TD'] as const),
  ...(['5H', '2C', 'QS', 'KC'] as const),
];

export const SAMPLE_COLUMNS = 4;

/** Where the card of that number, from 0, lies. */
export function sampleSpot(at: number): SpotId {
  return `r${Math.floor(at / SAMPLE_COLUMNS) + 1}c${(at % SAMPLE_COLUMNS) + 1}`;
}

export function cardAt(spot: SpotId): SuitedCode | undefined {
  return SAMPLE_TABLE.find((_, at) => sampleSpot(at) === spot);
}

/** What the hands of the sample do, one after the other. */
export type Deed =
  | { readonly does: 'turn-up'; readonly spot: SpotId }
  /** The pair that lies open is taken, or what does not match is turned back. */
  | { readonly does: 'take' | 'turn-back'; readonly spots: readonly SpotId[] };

/** A pair by luck, a miss, and a pair from memory: what there is to see in a game. */
export const SAMPLE_DEEDS: readonly Deed[] = [
  { does: 'turn-up', spot: 'r1c1' },
  { does: 'turn-up', spot: 'r2c3' },
  { does: 'take', spots: ['r1c1', 'r2c3'] },
  { does: 'turn-up', spot: 'r1c2' },
  { does: 'turn-up', spot: 'r3c1' },
  { does: 'turn-back', spots: ['r1c2', 'r3c1'] },
  { does: 'turn-up', spot: 'r1c4' },
  { does: 'turn-up', spot: 'r3c1' },
  { does: 'take', spots: ['r1c4', 'r3c1'] },
];
