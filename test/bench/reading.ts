import { readFileSync } from 'node:fs';
import { openReaderPage } from '../eval/open-reader-page.ts';
import { spread } from './conditions.ts';

const PICTURE = new URL('../e2e/pictures/cloth.jpg', import.meta.url);

/**
 * How long the whole-frame reading of a 1280 x 720 camera frame takes in the browser: decoding of the file left out, all
 * else in. Milliseconds.
 */
export async function benchReading(runs: number): Promise<object> {
  const base64 = readFileSync(PICTURE).toString('base64');
  const reader = await openReaderPage();
  const times: number[] = [];
  let cards = 0;
  for (let run = 0; run <= runs; run += 1) {
    const read = await reader.page.evaluate((data) => window.readFile!(data), base64);
    if ('failure' in read) throw new Error(`the bench's own picture: ${read.failure}`);
    cards = read.reading.cards.length;
    if (run > 0) times.push(read.reading.elapsedMs); // the first one warms up
  }
  const { browserVersion } = reader;
  await reader.close();
  return { picture: '1280x720', cards, runs, milliseconds: spread(times), browser: browserVersion };
}
