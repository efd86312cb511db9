import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { people, startGame, tapMove } from '../e2e/app/game/playing.ts';
import { visit } from '../e2e/support/visit.ts';
import { measureVitals, vitalsOf, type TapTime } from '../e2e/support/vitals.ts';
import type { Transcript } from '../rules/support/transcripts.ts';
import { withBuiltSite } from './built-site.ts';
import { spread } from './conditions.ts';
import { slowDown } from './slow-phone.ts';

const GAME = 'twisted-memory';
const GOLDEN = new URL(`../rules/${GAME}/transcripts/03-save-tokens.json`, import.meta.url);

/** How much of the game is played: every kind of tap occurs. */
const MOVES = 12;
/** A browser tells of a tap a moment after it was answered. */
const PAUSE_MS = 500;
const SLOWEST = 5;

interface MovedTap extends TapTime {
  /** The move, and which of its taps it was. */
  readonly of: string;
}

/**
 * From a tap to the next paint, for every tap of the first moves of a golden game on a slow phone (network left as it is: nothing is fetched
 * any more). Milliseconds, in steps of 8, as browsers round them; below 16 they tell nothing.
 */
export function benchTaps(runs: number): Promise<object> {
  return withBuiltSite(async (browser, address) => {
    const taps: MovedTap[] = [];
    for (let run = 0; run < runs; run += 1) taps.push(...(await playSlowly(browser, address)));
    const slowest = taps.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
    return {
      game: GAME,
      runs,
      taps: taps.length,
      responseMs: spread(taps.map(({ ms }) => ms)),
      worst: slowest[0]?.ms,
      slowest: slowest.map((tap) => ({
        ...tap,
        waitedMs: Math.round(tap.waitedMs),
        workedMs: Math.round(tap.workedMs),
      })),
    };
  });
}

async function playSlowly(browser: Browser, address: string): Promise<readonly MovedTap[]> {
  const { page, context } = await visit(browser, address);
  // Measures from the next page on.
  await measureVitals(page);
  await page.reload();
  const golden = JSON.parse(readFileSync(GOLDEN, 'utf8')) as Transcript<unknown>;
  await startGame(page, GAME, golden.options, people(golden.seats));
  await slowDown(page, ['processor']);
  const taps: MovedTap[] = [];
  for (const { do: move, refused } of golden.moves.slice(0, MOVES)) {
    if (refused !== undefined) continue;
    await tapMove(page, move);
    await page.waitForTimeout(PAUSE_MS);
    const { taps: all } = await vitalsOf(page);
    taps.push(...all.slice(taps.length).map((tap, at) => ({ ...tap, of: `${move}, ${at + 1}` })));
  }
  await context.close();
  return taps;
}
