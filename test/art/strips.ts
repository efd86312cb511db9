import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { KibitzApp } from '../../src/app/kibitz-app/kibitz-app.ts';
import { gameById } from '../../src/rules/registry.ts';
import { PROJECT } from '../../src/server/paths.ts';
import { withBuiltSite } from '../bench/built-site.ts';
import { people, startGame } from '../e2e/app/game/playing.ts';
import { visit } from '../e2e/support/visit.ts';
import { asTranscript, type WrittenGame } from '../rules/facade/written-game.ts';
import { parseMove } from '../rules/support/transcripts.ts';

/** Screens of the built app side by side, as the README shows them. */

/** CSS pixels of a screen, and how wide it is in the strip. */
const PHONE = { width: 360, height: 740, shown: 300 } as const;
const TABLET = { width: 1024, height: 768, shown: 764 } as const;
const GAP = 12;
const QUALITY = 82;

/** How long a film that is read may take to come to its third card. */
const FILM_MS = 240_000;

interface Strip {
  readonly name: string;
  readonly device: typeof PHONE | typeof TABLET;
  readonly shots: readonly Shot[];
}

interface Shot {
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'ne';
  readonly show: (page: Page) => Promise<void>;
}

const FACADE = JSON.parse(
  readFileSync(join(PROJECT, 'test/rules/facade/transcripts/the-authors-table.json'), 'utf8'),
) as WrittenGame;
/** Four phases, the cards of the last awarded and none of them laid yet. */
const AWARDED = asTranscript({
  ...FACADE,
  phases: FACADE.phases
    .slice(0, 4)
    .map((phase, at) => (at === 3 ? { ...phase, place: [] } : phase)),
}).moves.flatMap((move) => (move.refused === undefined ? [move.do] : []));

const SCREENS = {
  home: async (page: Page) => {
    await page.locator('welcome-strip header .button').click();
  },
  setUp: async (page: Page) => {
    await go(page, 'new/twisted-memory');
    await page.locator('setup-screen .steps').waitFor();
  },
  table: async (page: Page) => {
    await startGame(page, 'twisted-memory', { dealer: 1, callIt: true }, people(2));
    await enter(page, 'twisted-memory', ['roll 4', 'peek r1c1 7H', 'view r1c2 9S']);
  },
  followed: async (page: Page) => {
    await go(page, 'practice');
    await page.locator('game-board .cell.up').nth(1).waitFor({ timeout: FILM_MS });
  },
  facade: async (page: Page) => {
    await startGame(page, 'facade', FACADE.options, people(FACADE.seats));
    await enter(page, 'facade', AWARDED);
  },
} as const;

const onPhones = (theme: Shot['theme'], language: Shot['language']): readonly Shot[] =>
  Object.values(SCREENS).map((show) => ({ theme, language, show }));

const STRIPS: readonly Strip[] = [
  { name: 'phones-light', device: PHONE, shots: onPhones('light', 'en') },
  { name: 'phones-dark', device: PHONE, shots: onPhones('dark', 'ne') },
  {
    name: 'tablets',
    device: TABLET,
    shots: [
      { theme: 'light', language: 'ne', show: SCREENS.followed },
      { theme: 'dark', language: 'en', show: SCREENS.facade },
    ],
  },
];

async function go(page: Page, place: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${place}`);
}

/** Enters moves, as the log writes them, into the game that is open. */
async function enter(page: Page, gameId: string, moves: readonly string[]): Promise<void> {
  const shapes = gameById(gameId)?.inputShapes;
  if (shapes === undefined) throw new Error(`there is no game ${gameId}`);
  await page.evaluate(
    async (inputs) => {
      const app = document.querySelector('kibitz-app') as KibitzApp;
      const { sessions } = await app.keeping.opened();
      const opened = await sessions.open(location.hash.split('/')[2] ?? '');
      if (!opened.ok) throw new Error(opened.error.code);
      for (const input of inputs) {
        const done = await opened.value.act(input, 'tap');
        if (!done.ok) throw new Error(JSON.stringify([input, done.error]));
      }
    },
    moves.map((move) => parseMove(shapes, move)),
  );
}

/** Takes the strips of the README off the built app. */
export async function takeStrips(): Promise<void> {
  await withBuiltSite(
    async (browser, address) => {
      for (const { name, device, shots } of STRIPS) {
        const pictures: Buffer[] = [];
        for (const shot of shots) pictures.push(await take(browser, address, device, shot));
        await putTogether(browser, join(PROJECT, `docs/pictures/${name}.jpg`), device, pictures);
      }
    },
    { plainPages: true },
  );
}

async function take(
  browser: Browser,
  address: string,
  { width, height }: Strip['device'],
  { theme, language, show }: Shot,
): Promise<Buffer> {
  const { page, context } = await visit(browser, 'about:blank');
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.addInitScript((tag) => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('kibitz.preferences', JSON.stringify({ language: tag }));
  }, language);
  await page.goto(address);
  await page.locator('home-screen h1').waitFor();
  await show(page);
  await page.waitForTimeout(1000);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

async function putTogether(
  browser: Browser,
  path: string,
  { width, height, shown }: Strip['device'],
  pictures: readonly Buffer[],
): Promise<void> {
  const high = Math.round((height * shown) / width);
  const page = await browser.newPage({
    viewport: { width: pictures.length * (shown + GAP) + GAP, height: high + 2 * GAP },
  });
  const images = pictures.map(
    (picture) =>
      `<img width="${shown}" height="${high}" src="data:image/png;base64,${picture.toString('base64')}">`,
  );
  await page.setContent(
    `<style>
      body { margin: 0; padding: ${GAP}px; display: flex; gap: ${GAP}px; background: #f4efe3; }
      img { border-radius: 14px; box-shadow: 0 2px 8px rgb(0 0 0 / 30%); }
    </style>${images.join('')}`,
  );
  await page.screenshot({ path, type: 'jpeg', quality: QUALITY });
  await page.close();
}
