import { memory } from '@tensorflow/tfjs-core';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useOwnConvolutions } from '../../src/vision/nets/convolutions/use-own-convolutions.ts';
import { IndexFinder } from '../../src/vision/indices/finder.ts';
import { conclude, look } from '../../src/vision/look.ts';
import { IndexNamer, type NamerClasses } from '../../src/vision/indices/namer.ts';
import { cutOut, Pyramid, type Pixels } from '../../src/vision/pixels/pixels.ts';
import { READER_CONFIG } from '../../src/vision/reader-config.ts';
import { loadShipped, readParity, startWasm } from './support/nets.ts';

/** A corner of the stored picture of the finder's parity: small, for there are a hundred readings. */
function storedPicture(): Pixels {
  const { input, shapes } = readParity('finder');
  const [, rows = 0, columns = 0] = shapes.input;
  const data = new Uint8ClampedArray(columns * rows * 4);
  for (let pixel = 0; pixel < columns * rows; pixel += 1) {
    data.set([...input.subarray(pixel * 3, pixel * 3 + 3), 255], pixel * 4);
  }
  const part = { left: 0, top: 0, right: 96, bottom: 96 };
  return cutOut({ width: columns, height: rows, data }, part);
}

test('a hundred readings leave no tensor behind', { timeout: 300_000 }, async () => {
  await startWasm();
  useOwnConvolutions();
  const classes = JSON.parse(
    readFileSync(new URL('../../models/namer/weights/classes.json', import.meta.url), 'utf8'),
  ) as NamerClasses;
  const finder = new IndexFinder(await loadShipped('finder'));
  const namer = new IndexNamer(await loadShipped('namer'), classes);
  const config = { ...READER_CONFIG, heat: 0.05 };
  const picture = storedPicture();
  const before = memory().numTensors;
  let named = 0;
  for (let reading = 0; reading < 100; reading += 1) {
    const seen = look(new Pyramid(picture), { finder, namer }, config as never, picture.width * 10);
    named += seen.length;
    conclude(seen, classes, READER_CONFIG);
  }
  expect(named, 'indices were cut out and named').toBeGreaterThan(100);
  expect(memory().numTensors).toBe(before);
});
