import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { en } from '../../../../src/app/words/en.ts';
import { ne } from '../../../../src/app/words/ne.ts';
import { speak } from '../../../../src/app/words/words.ts';
import type { KibitzApp } from '../../../../src/app/kibitz-app/kibitz-app.ts';
import { memory } from '../../../../src/rules/memory/memory.ts';
import { parseMove } from '../../../rules/support/transcripts.ts';
import { browser, site } from '../../support/running-site.ts';
import { expectQuiet, visit, type Visit } from '../../support/visit.ts';
import { playGolden } from './golden.ts';
import { shownScores } from './playing.ts';

/** A whole game of taps takes its time on a busy machine. */
const LONG = { timeout: 900_000 };

let visited: Visit;
beforeAll(() => speak('en', en));
afterEach(async () => {
  await visited.context.close();
  speak('en', en);
});

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

/** What was entered, as it is kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const app = document.querySelector('kibitz-app') as KibitzApp;
    const { sessions } = await app.keeping.opened();
    const opened = await sessions.open(location.hash.split('/')[2] ?? '');
    if (!opened.ok) throw new Error(opened.error.code);
    return opened.value.folded.log.flatMap((entry) => (entry.kind === 'input' ? [entry] : []));
  });

test(
  'a whole game is played through a reload after every third event: same log, same score',
  LONG,
  async () => {
    visited = await visit(browser, site.address);
    const { page } = visited;
    const moves = await playGolden(page, 'memory', 'passes-and-an-agreed-end', async (made) => {
      if (made % 3 !== 0) return;
      const before = await kept(page);
      const scores = await shownScores(page);
      await page.reload();
      await page.locator('game-board').waitFor();
      expect(await kept(page)).toEqual(before);
      expect(await shownScores(page)).toEqual(scores);
    });
    const inputs = (await kept(page)).map(({ input }) => input);
    expect(inputs).toEqual(moves.map((move) => parseMove(memory.inputShapes, move)));
    expectQuiet(visited);
  },
);
