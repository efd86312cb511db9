import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PictureReading } from '../../src/vision/card-reader.ts';
import { readLabels } from './labels.ts';
import { openReaderPage } from './open-reader-page.ts';
import { readerHash } from './reader-hash.ts';
import { scoreBacks } from './score-backs.ts';
import { scoreDice } from './score-dice.ts';
import { score } from './score.ts';

/**
 * `npm run eval -- DIR [--out FILE]`: reads every picture named in DIR's `labels.json` with the product's own code in a
 * real browser. FILE gets one entry a picture: `{file, cards: [{card, quad, confidence, guesses}], dice: [{value, box,
 * confidence}], ms}`, places as shares of the picture's width and height. The last line printed is one JSON object of figures.
 */
const USAGE = 'usage: npm run eval -- DIR [--out FILE], where DIR holds pictures and a labels.json';

/** Corners in shares of the picture, as predictions are exchanged. */
function toPrediction(
  file: string,
  { width, height, cards, dice, elapsedMs }: PictureReading,
): object {
  return {
    file,
    cards: cards.map(({ card, outline, confidence, guesses }) => ({
      card,
      quad: outline.map(([x, y]) => [x / width, y / height]),
      confidence,
      guesses,
    })),
    dice: dice.map(({ face, centre: [x, y], size, confidence }) => ({
      value: face,
      box: [(x - size / 2) / width, (y - size / 2) / height, size / width, size / height],
      confidence,
    })),
    ms: Math.round(elapsedMs),
  };
}

function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

async function evaluate(folder: string, out: string | undefined): Promise<void> {
  const labels = readLabels(folder);
  const reader = await openReaderPage();
  const predictions: object[] = [];
  const said = new Map<string, PictureReading>();
  const times: number[] = [];
  let undecodable = 0;
  for (const [i, { file }] of labels.entries()) {
    const base64 = readFileSync(join(folder, file)).toString('base64');
    const read = await reader.page.evaluate((data) => window.readFile!(data), base64);
    if ('failure' in read) {
      undecodable += 1;
      console.log(`${file}: ${read.failure}`);
      continue;
    }
    predictions.push(toPrediction(file, read.reading));
    said.set(file, read.reading);
    times.push(read.reading.elapsedMs);
    if ((i + 1) % 50 === 0) console.log(`${i + 1} of ${labels.length} pictures read`);
  }
  const { browserVersion } = reader;
  await reader.close();
  if (out !== undefined) writeFileSync(out, JSON.stringify(predictions));
  const figures = {
    ...score(labels, said),
    ...scoreBacks(labels, said),
    ...scoreDice(labels, said),
    undecodable,
    msMedian: median(times),
  };
  console.log(JSON.stringify({ ...figures, browser: browserVersion, reader: readerHash() }));
}

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' } },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined || positionals.length > 1) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await evaluate(folder, values.out);
}
