import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { launch, type Camera } from '../support/browser.ts';
import { makeStill } from '../support/camera-film.ts';
import { serve } from '../support/site.ts';
import { visit } from '../support/visit.ts';
import { expectAccessible } from './accessible.ts';
import {
  seenCard,
  meldsShown,
  openFacade,
  paintPicture,
  scriptReader,
  tapMelds,
} from './facade.ts';

/** How often the page has asked for the camera. */
const calls = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { cameraCalls: number }).cameraCalls);

/** A visit to the Façade screen of a browser with that camera, with every wish for it counted. */
async function visitWith(camera: Camera) {
  const browser = await launch({ camera });
  const site = await serve({ folder: inject('dist') });
  const { page } = await visit(browser, site.address);
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const ask = devices.getUserMedia.bind(devices);
    Object.assign(globalThis, { cameraCalls: 0 });
    devices.getUserMedia = (wanted) => {
      (globalThis as unknown as { cameraCalls: number }).cameraCalls += 1;
      return ask(wanted);
    };
  });
  await page.reload();
  await openFacade(page);
  await scriptReader(page, [
    seenCard('5C', 0.1, 0.1),
    seenCard('6C', 0.15, 0.1),
    seenCard('7C', 0.2, 0.1),
  ]);
  const close = async () => {
    await browser.close();
    await site.close();
  };
  return { page, close };
}

async function makeFilm(): Promise<string> {
  const browser = await launch();
  const site = await serve({ folder: inject('dist') });
  const { page } = await visit(browser, site.address);
  const film = await makeStill(await paintPicture(page, 640, 480));
  await browser.close();
  await site.close();
  return film;
}

test('the live picture is read and drawn on; the look that is used is scored; one stream serves look after look', async () => {
  const { page, close } = await visitWith({ file: await makeFilm() });
  expect(await calls(page), 'no screen but the camera’s asks for it').toBe(0);
  await page.getByRole('link', { name: 'Point the camera' }).click();
  await page.getByText('May Kibitz look through the camera?').waitFor();
  expect(await calls(page), 'the camera is asked for by a tap').toBe(0);
  await page.getByRole('button', { name: 'Start the camera' }).click();
  await page.getByText('3 cards, 1 point').waitFor();
  expect(await page.locator('table-overlay rect.chip').count()).toBe(3);
  await page.getByRole('button', { name: 'Use this look' }).click();
  expect(await meldsShown(page)).toEqual(['A: Sequence of clubs: +1']);
  await page.getByRole('link', { name: 'Another picture' }).click();
  await page.getByRole('link', { name: 'Point the camera' }).click();
  await page.getByText('3 cards, 1 point').waitFor();
  expect(await calls(page)).toBe(1);
  await close();
});

test('Back from a sheet that came from the camera leads past the camera', async () => {
  const { page, close } = await visitWith({ file: await makeFilm() });
  await page.getByRole('link', { name: 'Point the camera' }).click();
  await page.getByRole('button', { name: 'Start the camera' }).click();
  await page.getByRole('button', { name: 'Use this look' }).click();
  await page.getByRole('heading', { name: 'Your sheet' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Your suit' }).waitFor();
  expect(await page.title()).toBe('Façade melds · Kibitz');
  await close();
});

test.each([
  ['denied', 'The camera is not allowed'],
  ['missing', 'No camera found'],
] as const)(
  'a camera that is %s is said to be, after one call; taps go on',
  async (camera, words) => {
    const { page, close } = await visitWith(camera);
    await page.getByRole('link', { name: 'Tap the cards in' }).click();
    await tapMelds(page, '5H 6H 7H');
    await page.getByRole('link', { name: 'Another picture' }).click();
    await page.getByRole('link', { name: 'Point the camera' }).click();
    const trouble = page.getByRole('alert').getByText(words);
    await page.getByRole('button', { name: 'Start the camera' }).click();
    await trouble.waitFor();
    expect(await calls(page)).toBe(1);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page, `a camera that is ${camera}, ${colorScheme}`);
    }
    await page.getByRole('link', { name: 'Without the camera' }).click();
    await page.getByRole('link', { name: 'Open' }).click();
    expect(await meldsShown(page)).toEqual(['A: Sequence of hearts: +1']);
    await close();
  },
);
