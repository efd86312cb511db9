import { plus, times } from '../../table/points.ts';
import type { IndexFrame } from './index-frame.ts';
import type { IndexName, IndexNamer } from './namer.ts';
import type { Pyramid } from '../pixels/pixels.ts';
import type { ReaderConfig } from '../reader-config.ts';

/**
 * How the crops of the second look are moved, in half sizes of the frame to the right and to the top, and scaled: about as
 * much as the finder's frames are off.
 */
const MOVES = [
  { right: 0.08, up: 0.06, scale: 0.93 },
  { right: -0.08, up: -0.06, scale: 1.08 },
] as const;

/**
 * One name per frame, in their order. Where the namer is in two minds about an index, it looks at it again in crops that
 * are moved a little, and the mean of what it says counts: what hangs on the very place of the crop averages out.
 */
export function nameIndices(
  pyramid: Pyramid,
  frames: readonly IndexFrame[],
  namer: IndexNamer,
  config: ReaderConfig,
): readonly IndexName[] {
  const first = namer.name(pyramid, frames);
  const doubted = frames.flatMap((frame, i) =>
    isDoubted(first[i]!, config) ? [{ frame, i }] : [],
  );
  if (doubted.length === 0) return first;
  const again = namer.name(
    pyramid,
    doubted.flatMap(({ frame }) => MOVES.map((move) => moved(frame, move))),
  );
  const names = [...first];
  doubted.forEach(({ i }, at) => {
    const looks = again.slice(at * MOVES.length, (at + 1) * MOVES.length);
    names[i] = meanOf([first[i]!, ...looks]);
  });
  return names;
}

/** Whether an index is likely one, and its card neither sure nor out of the question. */
function isDoubted({ glyphs, suits }: IndexName, { reject, doubted }: ReaderConfig): boolean {
  const isIndex = glyphs.at(-1)! < reject;
  const card = Math.max(...glyphs.subarray(0, -1)) * Math.max(...suits);
  return isIndex && card > doubted.from && card < doubted.to;
}

function moved(frame: IndexFrame, { right, up, scale }: (typeof MOVES)[number]): IndexFrame {
  const wide = times(frame.right, scale);
  const high = times(frame.up, scale);
  const middle = plus(frame.middle, plus(times(wide, right), times(high, up)));
  return { ...frame, middle, right: wide, up: high };
}

function meanOf(names: readonly IndexName[]): IndexName {
  const mean = (part: keyof IndexName): Float32Array =>
    names[0]![part].map(
      (_, i) => names.reduce((sum, name) => sum + name[part][i]!, 0) / names.length,
    );
  return { glyphs: mean('glyphs'), suits: mean('suits') };
}
