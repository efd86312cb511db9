import { expect, inject, test } from 'vitest';
import { launch } from '../support/browser.ts';
import { serve } from '../support/site.ts';
import { expectAtHome, visit } from '../support/visit.ts';
import { expectAccessible } from './accessible.ts';

/** Nets that read a film take their time on a busy machine. */
const LONG = { timeout: 400_000 };
const PATIENCE_MS = 240_000;

test('who only wants to look watches a sample game; no camera is asked for', LONG, async () => {
  // A film that runs all the time is too much for a stand-in of a graphics card.
  const browser = await launch({ plainPages: true });
  const site = await serve({ folder: inject('dist') });
  const visited = await visit(browser, 'about:blank');
  const { page } = visited;
  await page.addInitScript(() => {
    const asked = { count: 0 };
    const { mediaDevices } = navigator;
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
    Object.assign(globalThis, { asked });
    mediaDevices.getUserMedia = (wanted) => {
      asked.count += 1;
      return getUserMedia(wanted);
    };
  });
  await page.goto(site.address);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Watch a sample game' }).click();
  await page.getByText('A sample film. Your camera is off').waitFor();
  await expectAccessible(page, 'the practice table');
  await page
    .getByRole('button', { name: /Anna turns up row 1, card 1: 7 of hearts/ })
    .waitFor({ timeout: PATIENCE_MS });
  expect(await page.getByText('it was tapped in').count(), 'named by the camera').toBe(0);

  // It is kept nowhere: it offers no end to agree on and no other phone.
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('game-menu');
  expect(await menu.locator('.stack').locator('a, button').allInnerTexts()).toEqual([
    'Rules',
    'Settings',
    'Leave the table',
  ]);
  await menu.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('heading', { name: 'Rules: Memory' }).waitFor();
  await page.goBack();
  await page.getByText('A sample film. Your camera is off').waitFor();
  await page.getByText(/^Following 16 places/).waitFor({ timeout: PATIENCE_MS });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `a game that is followed, ${colorScheme}`);
  }
  // The picture, small by now, is a swipe away from large, and back.
  const size = page.getByRole('button', { name: 'Show the picture large' });
  const picture = page.locator('camera-view');
  for (const isLarge of [true, false]) {
    const { x, y, width, height } = (await picture.boundingBox())!;
    await page.mouse.move(x + 0.2 * width, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 0.8 * width, y + height / 2 + 4);
    await page.mouse.up();
    await size.and(page.locator(`[aria-pressed="${isLarge}"]`)).waitFor();
  }
  // Who goes on by tapping has seen enough of the film.
  await page.getByRole('button', { name: 'Go on by tapping' }).click();
  await page.getByText('So it goes on').waitFor();
  await page.getByRole('button', { name: 'Once more' }).click();
  await page.getByText('A sample film. Your camera is off').waitFor();
  await page.getByText(/^Following 16 places/).waitFor({ timeout: PATIENCE_MS });
  expect(
    await page.evaluate(() => (globalThis as unknown as { asked: { count: number } }).asked.count),
  ).toBe(0);
  expectAtHome(visited, site.origin);
  await browser.close();
  await site.close();
});
