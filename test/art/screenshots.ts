import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { PROJECT } from '../../src/server/paths.ts';
import { withBuiltSite } from '../bench/built-site.ts';
import { AUTHORS_MELDS, openFacade, tapMelds } from '../e2e/app/facade.ts';
import { people, startGame, tapMove } from '../e2e/app/game/playing.ts';
import { visit } from '../e2e/support/visit.ts';

/** The shapes of screen that the manifest tells apart, in CSS pixels. */
const SHAPES = {
  narrow: { width: 390, height: 844 },
  wide: { width: 1180, height: 820 },
} as const;
type Shape = keyof typeof SHAPES;

interface Shot {
  readonly name: string;
  readonly shapes: readonly Shape[];
  readonly show: (page: Page) => Promise<void>;
}

const SHOTS: readonly Shot[] = [
  {
    name: 'games',
    shapes: ['narrow', 'wide'],
    show: async (page) => {
      await page.getByRole('button', { name: 'Got it' }).click();
      await page.getByRole('heading', { name: 'How it goes' }).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'table',
    shapes: ['narrow', 'wide'],
    show: async (page) => {
      await startGame(page, 'twisted-memory', { dealer: 1, callIt: true }, people(2));
      for (const move of ['roll 4', 'peek r1c1 7H', 'view r1c2 9S']) await tapMove(page, move);
    },
  },
  {
    name: 'score',
    shapes: ['narrow'],
    show: async (page) => {
      await openFacade(page);
      await page.getByRole('link', { name: 'Tap the cards in' }).click();
      await tapMelds(page, AUTHORS_MELDS);
    },
  },
];

/** Takes the pictures that the system shows while the app is being installed, off the built app. */
export async function takeScreenshots(): Promise<void> {
  const folder = join(PROJECT, 'public/screenshots');
  await mkdir(folder, { recursive: true });
  await withBuiltSite(async (browser, address) => {
    for (const { name, shapes, show } of SHOTS) {
      for (const shape of shapes) {
        await take(browser, address, join(folder, `${name}-${shape}.jpg`), shape, show);
      }
    }
  });
}

async function take(
  browser: Browser,
  address: string,
  path: string,
  shape: Shape,
  show: Shot['show'],
): Promise<void> {
  const { page, context } = await visit(browser, address);
  await page.setViewportSize(SHAPES[shape]);
  await page.locator('home-screen h1').waitFor();
  await show(page);
  await page.waitForTimeout(600);
  await page.screenshot({ path, type: 'jpeg', quality: 80, scale: 'css' });
  await context.close();
}
