import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { READER_CONFIG } from '../../src/vision/reader-config.ts';

const MODELS = fileURLToPath(new URL('../../models', import.meta.url));

/** Which reader a figure is of: a hash over its sizes, thresholds and every byte of its weights. */
export function readerHash(): string {
  const hash = createHash('sha256').update(JSON.stringify(READER_CONFIG));
  for (const model of readdirSync(MODELS).sort()) {
    const folder = join(MODELS, model, 'weights');
    for (const file of listFiles(folder)) {
      hash.update(`${model}/${file}`).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return []; // no model: a folder of training code alone
  }
}
