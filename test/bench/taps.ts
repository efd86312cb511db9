import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { people, startGame, tapMove } from '../e2e/app/game/playing.ts';
import { visit } from '../e2e/support/visit.ts';
import { measureVitals, vitalsOf } from '../e2e/support/vitals.ts';
import type { Transcript } from '../rules/support/transcripts.ts';
import { withBuiltSite } from './built-site.ts';
import { spread } from './conditions.ts';
import { slowDown } from './slow-phone.ts';

const GAME = 'twisted-memory';
const GOLDEN = new URL(`../rules/${GAME}/transcripts/03-save-tokens.json`, import.meta.url);

/** How much of the game is played: every kind of tap occurs. */
const MOVES = 12;

/**
 * From a tap to the next paint, for every tap of the first moves of a golden game on a slow phone (network left as it is: nothing is fetched
 * any more). Milliseconds, in steps of 8, as browsers round them; below 16 they tell nothing.
 */
export function benchTaps(runs: number): Promise<object> {
  return withBuiltSite(async (browser, address) => {
    const games: (readonly number[])[] = [];
    for (let run = 0; run < runs; run += 1) games.push(await playSlowly(browser, address));
    const taps = games.flat();
    return {
      game: GAME,
      runs,
      taps: taps.length,
      responseMs: spread(taps),
      worst: Math.max(...taps),
    };
  });
}

async function playSlowly(browser: Browser, address: string): Promise<readonly number[]> {
  const { page, context } = await visit(browser, address);
  // Measures from the next page on.
  await measureVitals(page);
  await page.reload();
  const golden = JSON.parse(readFileSync(GOLDEN, 'utf8')) as Transcript<unknown>;
  await startGame(page, GAME, golden.options, people(golden.seats));
  await slowDown(page, ['processor']);
  for (const move of golden.moves.slice(0, MOVES)) {
    if (move.refused === undefined) await tapMove(page, move.do);
  }
  const { tapsMs } = await vitalsOf(page);
  await context.close();
  return tapsMs;
}
