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

/** Multiplications of the two nets of the index reader for one frame; the outliner's are a tenth of them. */
function readerMacs(): number {
  const strides = READER_CONFIG.finderSides.map((side) => {
    const whole = (length: number) => 32 * Math.ceil((length * side) / WIDTH / 32);
    return countMacs('finder', whole(HEIGHT), whole(WIDTH));
  });
  return strides.reduce((sum, macs) => sum + macs, CROPS * countMacs('namer', 64, 40));
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

/**
 * How long reading takes in the browser: the whole of a 1280 x 720 camera frame, the small update where one card changed,
 * and, in the same run, a network of YOLOv8n's shape at 640 x 640. Decoding of the file is left out, all else in.
 * Milliseconds.
 */
export async function benchReading(runs: number): Promise<object> {
  const base64 = readFileSync(PICTURE).toString('base64');
  const opened = await openReaderPage();
  const { page, browserVersion } = opened;
  const { cards, times: whole } = await timeWhole(page, base64, runs);
  const update = await timeUpdate(page, base64, runs);
  const yolo = await page.evaluate((count) => window.timeYolo!(count), runs);
  await opened.close();
  const told = (times: readonly number[], macs: number) => {
    const milliseconds = spread(times);
    const gmac = Math.round(macs / 1e7) / 100;
    return { ...milliseconds, gmac, msPerGmac: Math.round(milliseconds.median / gmac) };
  };
  return {
    picture: `${WIDTH}x${HEIGHT}`,
    cards,
    runs,
    whole: told(whole, readerMacs()),
    update: spread(update),
    yoloShaped: told(yolo, yoloShaped().macs),
    timesCheaperThanYolo: Math.round((100 * spread(yolo).median) / spread(whole).median) / 100,
    browser: browserVersion,
  };
}
