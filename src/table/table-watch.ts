import type { Bearings } from './bearings.ts';
import type { Belief } from './belief.ts';
import type { Quad } from './detection.ts';
import type { PilePlaces } from './piles.ts';
import type { SmallThings } from './small-things.ts';
import type { Stray } from './strays.ts';
import type { TableLayout } from './table-layout.ts';
import type { PlaceId, TableView } from './table-view.ts';

/** All that is remembered of a table from one frame to the next. */
export interface TableWatch {
  readonly layout: TableLayout;
  /** What is known after the last frame. */
  readonly view: TableView;
  readonly bearings?: Bearings;
  readonly beliefs: ReadonlyMap<PlaceId, Belief>;
  readonly strays: readonly Stray[];
  readonly nextTrack: number;
  readonly piles: PilePlaces;
  readonly things: SmallThings;
  /** A lay-out that was found, until enough frames agree on it. */
  readonly found?: { readonly bearings: Bearings; readonly since: number; readonly frames: number };
  /** Where cards of a lay-out may lie that is not found yet, in pixels of the last frame. */
  readonly suspected?: readonly Quad[];
  /** Since when the picture does not agree with the bearings. */
  readonly astraySince?: number;
  /** Whether a hand was ever seen: then those that hide something are seen, and motion tells nothing. */
  readonly seesHands: boolean;
}
