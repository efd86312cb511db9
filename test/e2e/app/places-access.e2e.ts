import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launch } from '../support/browser.ts';
import { serve, type RunningSite } from '../support/site.ts';
import { visit } from '../support/visit.ts';
import { expectAccessible, misfitsOnSmallPhone } from './accessible.ts';
import '../../app/words/speak-english.ts';
import { people, startGame, tapMove } from './game/playing.ts';

/** A walk through every place takes its time on a busy machine. */
const LONG = { timeout: 900_000 };
const GAMES = ['twisted-memory', 'memory', 'facade', 'q-memory', 'dizzy-memory'];

let browser: Browser;
let site: RunningSite;
beforeAll(async () => {
  browser = await launch();
  site = await serve({ folder: inject('dist') });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function go(page: Page, place: string, screen: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${place}`);
  await page.locator(`${screen} app-bar`).waitFor();
}

/** Every place of the app but the scoring and the running games, which have walks of their own. */
async function walkThrough(page: Page, look: (place: string) => Promise<void>): Promise<void> {
  await page.getByRole('heading', { name: 'How it goes' }).waitFor();
  await look('first page');
  for (const gameId of GAMES) {
    await go(page, `new/${gameId}`, 'setup-screen');
    await look(`set-up of ${gameId}`);
  }
  await go(page, 'history', 'history-screen');
  await page.getByRole('heading', { name: 'No game yet' }).waitFor();
  await look('no games');
  await go(page, 'settings', 'settings-screen');
  await look('settings');
  await go(page, 'words', 'words-screen');
  await look('words');
  await go(page, 'rules/q-memory', 'rules-screen');
  await look('rules');
  await go(page, 'game/none', 'game-place');
  await look('no such game');

  const options = { layout: '4x4', anyColour: false, cards: [], turnSeconds: 0 };
  await startGame(page, 'memory', options, people(4));
  const id = new URL(page.url()).hash.split('/')[2] ?? '';
  await tapMove(page, 'turn-up r1c1 7H');
  await tapMove(page, 'agree-end');
  await go(page, `game/${id}/end`, 'end-screen');
  await look('end');
  await go(page, `game/${id}/replay`, 'replay-screen');
  await look('replay');
  await go(page, 'history', 'history-screen');
  await page.locator('game-line').first().waitFor();
  await page.getByRole('button', { name: 'Save as a file' }).click();
  await page.getByText(/^Saved as/).waitFor();
  await look('games');
}

test(
  'axe finds nothing to complain about in any place, in the light and in the dark',
  LONG,
  async () => {
    const { page, context } = await visit(browser, site.address);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await walkThrough(page, async (place) => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectAccessible(page, `${place}, ${colorScheme}`);
      }
    });
    await context.close();
  },
);

describe('on the smallest phone nothing has to be scrolled sideways, and every target is 44 pixels', () => {
  test.each([
    ['with the usual text', 100],
    ['with text of double size', 200],
  ])('%s', LONG, async (_, percent) => {
    const { page, context } = await visit(browser, site.address);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    const faults = new Set<string>();
    await walkThrough(page, async (place) => {
      for (const fault of await misfitsOnSmallPhone(page, place)) faults.add(fault);
    });
    expect([...faults]).toEqual([]);
    await context.close();
  });
});
