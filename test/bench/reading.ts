import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { READER_CONFIG } from '../../src/vision/reader-config.ts';
import { openReaderPage } from '../eval/open-reader-page.ts';
import { spread } from './conditions.ts';
import { countMacs } from './count-macs.ts';
import { yoloShaped } from './yolo-shaped.ts';

/** Sixteen cards, most of them in melds. */
const PICTURE = new URL('../e2e/pictures/melds.jpg', import.meta.url);
const [WIDTH, HEIGHT] = [1280, 720];
/** The single card of that picture: it goes and comes from frame to frame in the small update. */
const SINGLE_CARD = { left: 770, top: 140, width: 130, height: 180 };
/** Crops that the namer gets of such a picture: a card of a meld shows one index or two. */
const CROPS = 30;

/** Outlines that the sider gets of it, and the size in which the outliner sees it, where a card was named. */
const OUTLINES = 20;

/** Multiplications of the reader's nets for one frame. */
function readerMacs(): number {
  const pyramid = (model: string, side: number, multiple: number): number => {
    const whole = (length: number) => multiple * Math.ceil((length * side) / WIDTH / multiple);
    return countMacs(model, whole(HEIGHT), whole(WIDTH));
  };
  const { finderSides, outlinerSides } = READER_CONFIG;
  return [
    ...finderSides.map((side) => pyramid('finder', side, 32)),
    pyramid('outliner', outlinerSides[0], 64),
    CROPS * countMacs('namer', 64, 40),
    OUTLINES * countMacs('sider', 40, 32),
  ].reduce((sum, macs) => sum + macs);
}

async function timeWhole(page: Page, base64: string, runs: number) {
  const times: number[] = [];
  let cards = 0;
  for (let run = 0; run <= runs; run += 1) {
    const read = await page.evaluate((data) => window.readFile!(data), base64);
    if ('failure' in read) throw new Error(`the bench's own picture: ${read.failure}`);
    cards = read.reading.cards.length;
    if (run > 0) times.push(read.reading.elapsedMs); // the first one warms up
  }
  return { cards, times };
}

/** One card goes, comes back, goes: only its place is looked at. */
async function timeUpdate(page: Page, base64: string, runs: number): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run <= runs + 1; run += 1) {
    const covered = run % 2 === 0 ? undefined : SINGLE_CARD;
    const { looked, elapsedMs } = await page.evaluate(
      ([data, area]) => window.followFile!(data, area),
      [base64, covered] as const,
    );
    if (run > 0 && looked !== 'parts') throw new Error(`a small change was read as ${looked}`);
    if (run > 1) times.push(elapsedMs);
  }
  return times;
}

/** The same work in turns, so that what else the machine does meets all of it alike. */
const ROUNDS = 3;

/**
 * How long reading takes in the browser: the whole of a 1280 x 720 camera frame, the small update where one card changed,
 * and, in the same run, a network of YOLOv8n's shape at 640 x 640, with the convolutions of TensorFlow.js and with those
 * that the reader brings. Decoding of the file is left out, all else in. Then what the stages of both take, on the page's
 * own thread. Milliseconds.
 */
export async function benchReading(runs: number): Promise<object> {
  const base64 = readFileSync(PICTURE).toString('base64');
  // Frames of a camera lie in the processor's memory here; pictures must not go through a stand-in for a graphics card.
  const opened = await openReaderPage({ plainPages: true });
  const { page, browserVersion } = opened;
  const whole: number[] = [];
  const update: number[] = [];
  const yolo: number[] = [];
  let cards = 0;
  const each = Math.ceil(runs / ROUNDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const timed = await timeWhole(page, base64, each);
    cards = timed.cards;
    whole.push(...timed.times);
    update.push(...(await timeUpdate(page, base64, each)));
    yolo.push(...(await page.evaluate((count) => window.timeYolo!(count, false), each)));
  }
  const yoloOurs = await page.evaluate((count) => window.timeYolo!(count, true), runs);
  const stages = await page.evaluate(
    ([data, area, count]) => window.timeStages!(data, area, count),
    [base64, SINGLE_CARD, runs] as const,
  );
  await opened.close();
  const told = (times: readonly number[], macs: number) => {
    const milliseconds = spread(times);
    const gmac = Math.round(macs / 1e7) / 100;
    return { ...milliseconds, gmac, msPerGmac: Math.round(milliseconds.median / gmac) };
  };
  const { macs } = yoloShaped();
  const timesCheaper = (times: readonly number[]) =>
    Math.round((100 * spread(times).median) / spread(whole).median) / 100;
  return {
    picture: `${WIDTH}x${HEIGHT}`,
    cards,
    runs,
    whole: told(whole, readerMacs()),
    update: spread(update),
    yoloShaped: told(yolo, macs),
    timesCheaperThanYolo: timesCheaper(yolo),
    yoloShapedWithOwnConvolutions: told(yoloOurs, macs),
    timesCheaperThanYoloWithThem: timesCheaper(yoloOurs),
    stages,
    browser: browserVersion,
  };
}
