import { GraphModel } from '@tensorflow/tfjs-converter';
import { FrameFollower } from '../../src/vision/frames/frame-follower.ts';
import { loadNets } from '../../src/vision/load-nets.ts';
import type { ReadingNets } from '../../src/vision/look.ts';
import type { Pixels } from '../../src/vision/pixels/pixels.ts';
import { readPicture } from '../../src/vision/read-picture.ts';
import { READER_CONFIG } from '../../src/vision/reader-config.ts';
import { median } from '../../src/table/statistics.ts';

/** Milliseconds by stage, the median of all readings. The stages of one reading add up to it; their medians nearly do. */
export type StageTimes = Readonly<Record<string, number>>;

/** What each net does beside running: inputs made and outputs decoded. */
const STAGES = [
  ['finder', 'find', 'inputs and peaks'],
  ['namer', 'name', 'crops and names'],
  ['outliner', 'look', 'inputs and outlines'],
  ['sider', 'read', 'crops and sides'],
  ['dieReader', 'read', 'crops and faces'],
  ['facer', 'name', 'crops and names'],
] as const satisfies readonly (readonly [keyof ReadingNets, string, string])[];
const ELSE = 'all else';

/** Times of one reading, by stage. */
class StageClock {
  times = new Map<string, number>();
  private stage = ELSE;
  private since = performance.now();

  /** Makes a method count as a stage while it runs, whoever called it. */
  time(owner: object, method: string, stageOf: (caller: string) => string): void {
    const methods = owner as Record<string, (...given: unknown[]) => unknown>;
    const untimed = methods[method]!;
    const enter = (next: (caller: string) => string): string => this.enter(next(this.stage));
    methods[method] = function timed(this: unknown, ...given) {
      const caller = enter(stageOf);
      const result = untimed.apply(this, given);
      enter(() => caller);
      return result;
    };
  }

  /** Starts a stage and gives the one that was. */
  enter(stage: string): string {
    const now = performance.now();
    const before = this.stage;
    this.times.set(before, (this.times.get(before) ?? 0) + now - this.since);
    [this.stage, this.since] = [stage, now];
    return before;
  }
}

let timed: Promise<{ nets: ReadingNets; clock: StageClock }> | undefined;

async function loadTimed() {
  const nets = await loadNets(document.baseURI);
  const clock = new StageClock();
  for (const [net, method, beside] of STAGES)
    clock.time(nets[net], method, () => `${net}: ${beside}`);
  clock.time(GraphModel.prototype, 'execute', (caller) => caller.replace(/:.*/u, ': net'));
  return { nets, clock };
}

function medians(readings: readonly ReadonlyMap<string, number>[]): StageTimes {
  const stages = new Set(readings.flatMap((times) => [...times.keys()]));
  const rounded = (stage: string) =>
    Math.round(10 * median(readings.map((times) => times.get(stage) ?? 0))) / 10;
  return Object.fromEntries(
    [...stages].map((stage) => [stage, rounded(stage)] as const).filter(([, ms]) => ms > 0),
  );
}

async function timeReadings(runs: number, make: (nets: ReadingNets) => (run: number) => void) {
  timed ??= loadTimed();
  const { nets, clock } = await timed;
  const read = make(nets);
  const readings: ReadonlyMap<string, number>[] = [];
  for (let run = 0; run < runs + 2; run += 1) {
    clock.enter(ELSE);
    clock.times = new Map();
    read(run);
    clock.enter(ELSE);
    if (run > 1) readings.push(clock.times); // the first ones warm up
  }
  return medians(readings);
}

/** Of whole readings, on the page's own thread. */
export function timeWholeStages(picture: Pixels, runs: number): Promise<StageTimes> {
  return timeReadings(runs, (nets) => () => readPicture(picture, nets, READER_CONFIG));
}

/** Of small updates: two pictures by turns, which differ in a small part. */
export function timeUpdateStages(
  pictures: readonly [Pixels, Pixels],
  runs: number,
): Promise<StageTimes> {
  return timeReadings(runs, (nets) => {
    const follower = new FrameFollower(nets, READER_CONFIG);
    follower.follow(pictures[1]);
    return (run) => follower.follow(pictures[(run % 2) as 0 | 1]);
  });
}
