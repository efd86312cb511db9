import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { en } from '../../../../src/app/words/en.ts';
import { ne } from '../../../../src/app/words/ne.ts';
import { speak, t } from '../../../../src/app/words/words.ts';
import type { Transcript } from '../../../rules/support/transcripts.ts';
import { browser, site } from '../../support/running-site.ts';
import { expectQuiet, visit, type Visit } from '../../support/visit.ts';
import { people, shownScores, startGame, tapMove } from './playing.ts';

/** A whole game of taps takes its time on a busy machine. */
const LONG = { timeout: 900_000 };

let visited: Visit;
beforeAll(() => speak('en', en));
afterEach(async () => {
  await visited.context.close();
  speak('en', en);
});

/** The screen follows what was entered, and a busy machine a moment later. */
const PATIENCE_MS = 20_000;

/** Plays a golden game by tapping alone; after each move the screen shows what is written. */
async function playGolden(page: Page, gameId: string, file: string): Promise<void> {
  const path = new URL(`../../../rules/${gameId}/transcripts/${file}.json`, import.meta.url);
  const golden = JSON.parse(readFileSync(path, 'utf8')) as Transcript<unknown>;
  await startGame(page, gameId, golden.options, people(golden.seats));
  for (const move of golden.moves) {
    // What the rules refuse is not offered: there is nothing to tap.
    if (move.refused !== undefined) continue;
    await tapMove(page, move.do);
    // Q-Memory keeps no score on the way, and shows attempts instead.
    const scores = () => (gameId === 'q-memory' ? move.score : shownScores(page));
    await expect.poll(scores, { message: move.do, timeout: PATIENCE_MS }).toEqual(move.score);
    for (const [id, lies] of Object.entries(move.table ?? {})) {
      const cell = page.locator(`game-board .cell:has([data-spot="${id}"])`);
      const state = lies === 'down' || lies === 'empty' ? lies : 'up';
      await expect
        .poll(() => cell.getAttribute('class'), {
          message: `${move.do}: ${id}`,
          timeout: PATIENCE_MS,
        })
        .toContain(state);
    }
  }
  await page.getByRole('link', { name: t('act.see-result') }).waitFor();
}

test.each([
  ['twisted-memory', '03-save-tokens'],
  ['memory', 'two-players-same-colour'],
  ['q-memory', 'basic-two-players'],
  ['dizzy-memory', 'special-wins-from-behind'],
])('a whole golden game of %s is played by tapping, %s', LONG, async (gameId, file) => {
  visited = await visit(browser, site.address);
  await playGolden(visited.page, gameId, file);
  expectQuiet(visited);
});

test(
  'a whole game is played in Nepali, with the numbers and the names of that language',
  LONG,
  async () => {
    visited = await visit(browser, site.address);
    const { page } = visited;
    await page.evaluate(() =>
      localStorage.setItem('kibitz.preferences', JSON.stringify({ language: 'ne' })),
    );
    await page.reload();
    speak('ne', ne);
    await playGolden(page, 'memory', 'wrong-card-picked-by-hand');
    expect(await page.locator('game-prompt h2').innerText()).toMatch(/जित|बराबरी/);
  },
);
