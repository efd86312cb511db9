import type { Detection } from '../table/detection.ts';
import type { DieReader } from './dice/die-reader.ts';
import type { FaceNamer } from './faces/face-namer.ts';
import { findAtAllSizes } from './indices/find-indices.ts';
import type { IndexFinder } from './indices/finder.ts';
import type { IndexFrame } from './indices/index-frame.ts';
import { readIndices } from './indices/index-reading.ts';
import { mergeIndices } from './indices/merge-indices.ts';
import type { IndexName, IndexNamer, NamerClasses } from './indices/namer.ts';
import type { Pyramid } from './pixels/pixels.ts';
import type { ReaderConfig } from './reader-config.ts';
import { nameIndices } from './indices/second-look.ts';
import type { OutlineNets } from './outlines/see-outlines.ts';

/** The nets a reading needs. */
export interface ReadingNets extends OutlineNets {
  readonly finder: IndexFinder;
  readonly namer: IndexNamer;
  readonly dieReader: DieReader;
  readonly facer: FaceNamer;
}

/** An index in a picture, framed and named, before anything is concluded from it. */
export interface SeenIndex {
  readonly frame: IndexFrame;
  readonly name: IndexName;
}

/** What the nets see in a picture, or in a part of one whose longest side is `longest`. */
export function look(
  pyramid: Pyramid,
  { finder, namer }: Pick<ReadingNets, 'finder' | 'namer'>,
  config: ReaderConfig,
  longest: number,
): readonly SeenIndex[] {
  const frames = findAtAllSizes(pyramid.at(0), finder, config, longest);
  const names = nameIndices(pyramid, frames, namer, config);
  return frames.map((frame, i) => ({ frame, name: names[i]! }));
}

/** The cards that these indices make, with the rough outlines that indices tell. */
export function conclude(
  seen: readonly SeenIndex[],
  classes: NamerClasses,
  config: ReaderConfig,
): readonly Detection[] {
  const frames = seen.map(({ frame }) => frame);
  const names = seen.map(({ name }) => name);
  return mergeIndices(readIndices(frames, names, classes, config.reject), config);
}
