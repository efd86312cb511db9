import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, site } from '../support/running-site.ts';
import { expectAtHome, expectQuiet, visit } from '../support/visit.ts';
import { choosePicture, paintPicture, scriptReader, seenCard } from './facade.ts';
import '../../app/words/speak-english.ts';
import { people, startGame, tapMove } from './game/playing.ts';

/** A way through several screens takes its time on a busy machine. */
const LONG = { timeout: 300_000 };

/** Taps, and counts. */
function tapper(): { tap(target: Locator): Promise<void>; readonly taps: number } {
  let taps = 0;
  return {
    async tap(target) {
      taps += 1;
      await target.click();
    },
    get taps() {
      return taps;
    },
  };
}

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

/** Waits until the app is there: what is left while it still loads counts as failed. */
async function arrive(page: Page): Promise<void> {
  await page.locator('kibitz-app main h1').first().waitFor();
}

/** As a link from elsewhere does: the page is loaded anew. */
async function openAt(page: Page, place: string): Promise<void> {
  await arrive(page);
  await page.goto('about:blank');
  await page.goto(`${site.address}#/${place}`);
}

test(
  'from a cold start, Twisted Memory runs with its defaults in 4 taps, and goes on in 1',
  LONG,
  async () => {
    const visited = await visit(browser, site.address);
    const { page } = visited;
    const hand = tapper();
    await hand.tap(link(page, /^Twisted Memory/));
    await hand.tap(page.getByRole('button', { name: 'Start' }));
    await page.locator('game-board').waitFor();
    expect(hand.taps).toBeLessThanOrEqual(4);

    await tapMove(page, 'view r1c1 7H');
    await page.goto('about:blank');
    await page.goto(site.address);
    const again = tapper();
    await again.tap(link(page, /^Go on playing/));
    await page
      .getByRole('gridcell', { name: /7 of hearts/ })
      .or(page.getByLabel(/7 of hearts/))
      .first()
      .waitFor();
    expect(again.taps).toBe(1);
    expectQuiet(visited);
    expectAtHome(visited, site.origin);
    await visited.context.close();
  },
);

test('from a cold start, a photo is scored in 3 taps and the photo itself', LONG, async () => {
  const { page, context } = await visit(browser, site.address);
  const hand = tapper();
  await hand.tap(link(page, /Score Façade melds/));
  await page.getByRole('heading', { name: 'Your suit' }).waitFor();
  await scriptReader(
    page,
    ['5C', '6C', '7C'].map((card, at) => seenCard(card as '5C', 0.1 + at / 20, 0.1)),
  );
  // One tap opens the camera app, as this one opens the pictures.
  await choosePicture(page, 'table.jpg', await paintPicture(page));
  await page.getByText('Sequence of clubs').first().waitFor();
  expect(hand.taps + 1).toBeLessThanOrEqual(3);
  await context.close();
});

test(
  'every place opens by its address; one that there is not says so and leads home',
  LONG,
  async () => {
    const visited = await visit(browser, site.address);
    const { page } = visited;
    const places: readonly (readonly [place: string, heading: string])[] = [
      ['new/memory', 'Memory'],
      ['rules/facade', 'Rules: Façade'],
      ['words', 'Words you will hear'],
      ['packs', 'Packs'],
      ['settings', 'Settings'],
      ['history', 'Games'],
    ];
    for (const [place, heading] of places) {
      await openAt(page, place);
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      expect(await page.title()).toMatch(/ · Kibitz$/);
    }
    for (const place of [
      'new/tarock',
      'rules/tarock',
      'game/none',
      'game/none/end',
      'game/none/replay',
    ]) {
      await openAt(page, place);
      await page.getByText('There is no such game').waitFor();
      await link(page, 'To the first page').waitFor();
    }
    expectQuiet(visited);
    await visited.context.close();
  },
);

test('Back never loses anything: neither names in a set-up nor moves of a game', LONG, async () => {
  const { page, context } = await visit(browser, site.address);
  await link(page, /^Memory/).click();
  await page.getByRole('combobox', { name: 'Name of player 1' }).fill('Asha');
  await page.getByRole('radio', { name: '24', exact: true }).check();
  const picked = await page.locator('pick-list card-face').count();
  expect(picked).toBe(24);
  await page.goBack();
  await page.getByRole('heading', { name: 'Kibitz' }).waitFor();
  await page.goForward();
  expect(await page.getByRole('combobox', { name: 'Name of player 1' }).inputValue()).toBe('Asha');
  await page.reload();
  expect(await page.getByRole('combobox', { name: 'Name of player 1' }).inputValue()).toBe('Asha');
  expect(await page.getByRole('radio', { name: '24', exact: true }).isChecked()).toBe(true);

  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('game-board').waitFor();
  const address = page.url();
  await page.goBack();
  await page.getByRole('heading', { name: 'Kibitz' }).waitFor();
  await link(page, /^Go on playing.*Asha/).click();
  await page.locator('game-board').waitFor();
  expect(page.url()).toBe(address);
  await context.close();
});

test('the language is switched, and a running game speaks it from there on', LONG, async () => {
  const { page, context } = await visit(browser, site.address);
  await arrive(page);
  await startGame(page, 'q-memory', Q_BASIC, people(1));
  const address = page.url();
  await openAt(page, 'settings');
  await page.getByRole('radio', { name: 'नेपाली' }).check();
  await page.getByRole('heading', { name: 'सेटिङ', exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ne');
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('game-board').waitFor();
  expect(await page.locator('game-screen').innerText()).not.toMatch(/[A-Za-z]{4,}(?<!Anna)/);
  await context.close();
});

test('light and dark are chosen, whatever the device says, and stay chosen', LONG, async () => {
  const { page, context } = await visit(browser, site.address);
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await ground();
  await openAt(page, 'settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.reload();
  await page.getByRole('radio', { name: 'Dark' }).waitFor();
  expect(await ground()).toBe(dark);
  await page.getByRole('radio', { name: 'As the device' }).last().check();
  expect(await ground()).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).toBe(dark);
  await context.close();
});

const Q_BASIC = {
  mode: 'basic',
  backgrounds: ['yellow', 'red', 'blue'],
  winner: 'last-tile',
  tougher: false,
  showSeconds: 0,
};
