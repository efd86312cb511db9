import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { useOwnConvolutions } from '../../src/vision/nets/convolutions/use-own-convolutions.ts';
import { apartBy, loadShipped, readParity, runStored, startWasm } from '../vision/support/nets.ts';

/**
 * `npx tsx test/eval/parity.ts DIR`: how far TensorFlow.js is from PyTorch on the pictures that `common.parity_pictures`
 * stored in DIR, for each net the largest difference of all as a share of a picture's largest output.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: npx tsx test/eval/parity.ts DIR');
  process.exit(1);
}
await startWasm();
useOwnConvolutions();
for (const name of ['finder', 'outliner']) {
  const model = await loadShipped(name);
  const apart = readdirSync(folder)
    .filter((each) => each.startsWith(`${name}-`))
    .map((each) => readParity(name, join(folder, each)))
    .map((stored) => apartBy(stored, runStored(model, name, stored).values))
    .toSorted((a, b) => a - b);
  const median = apart[apart.length >> 1] ?? Number.NaN;
  console.log(
    `${name}: ${apart.length} pictures, apart by ${median.toFixed(4)} in the median, ${apart.at(-1)?.toFixed(4)} at most`,
  );
}
