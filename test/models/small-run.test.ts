import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MODELS = fileURLToPath(new URL('../../models/', import.meta.url));
const PYTHON = `${MODELS}.venv/bin/python`;
const hasTorch = existsSync(PYTHON);
/** Fifty-two cards: guesses are right once in so many times. */
const BY_CHANCE = 1 / 52;

test.skipIf(!hasTorch)(
  `a small run learns${hasTorch ? '' : ' (skipped: no PyTorch)'}`,
  { timeout: 1_200_000 },
  () => {
    const run = spawnSync(PYTHON, ['-m', 'common.small_run'], { cwd: MODELS, encoding: 'utf8' });
    const [before, after] = [...run.stdout.matchAll(/\d\.\d{4}/gu)].map(([share]) => Number(share));
    expect(run.stderr).toBe('');
    expect(before).toBeLessThan(3 * BY_CHANCE);
    expect(after).toBeGreaterThan(8 * BY_CHANCE);
  },
);
