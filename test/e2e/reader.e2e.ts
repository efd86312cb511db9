import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { cardButton, choosePicture, meldsShown, openFacade, total } from './app/facade.ts';
import { launch } from './support/browser.ts';
import { makeStill } from './support/camera-film.ts';
import { foreignFetchFails } from './support/foreign-fetch.ts';
import { serve } from './support/site.ts';
import { expectAtHome, expectQuiet, visit } from './support/visit.ts';

/** Cards of the project's own drawing on cloth (`models/ground/own_picture.py`): eight apart, and the author's melds. */
const PICTURE = readFileSync(new URL('./pictures/cloth.jpg', import.meta.url));
const AUTHORS_MELDS = readFileSync(new URL('./pictures/melds.jpg', import.meta.url));
const CARDS = [
  '7 of hearts',
  '10 of spades',
  '4 of clubs',
  'Ace of diamonds',
  '9 of clubs',
  '3 of diamonds',
  '6 of spades',
  '8 of diamonds',
];

async function expectCards(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Melds' }).waitFor();
  for (const name of CARDS) await cardButton(page, name).waitFor();
}

test('a chosen photo is read by the real nets, and nothing leaves the origin meanwhile', async () => {
  const browser = await launch();
  const site = await serve({ folder: inject('dist') });
  const visited = await visit(browser, site.address);
  await openFacade(visited.page);
  const worker = visited.page.waitForEvent('worker');
  await choosePicture(visited.page, 'cloth.jpg', PICTURE);
  await expectCards(visited.page);
  expectQuiet(visited);
  expectAtHome(visited, site.origin);
  expect(visited.requests.some((url) => url.endsWith('.wasm'))).toBe(true);
  expect(await foreignFetchFails(await worker), 'a foreign fetch inside the reader').toBe(true);
  await browser.close();
  await site.close();
});

test('the camera’s picture is named card by card', async () => {
  const browser = await launch({ camera: { file: await makeStill(PICTURE) } });
  const site = await serve({ folder: inject('dist') });
  const { page } = await visit(browser, site.address);
  await openFacade(page);
  await page.getByRole('link', { name: 'Point the camera' }).click();
  await page.getByRole('button', { name: 'Start the camera' }).click();
  await page.getByText(`${CARDS.length} cards, `).waitFor();
  await page.getByRole('button', { name: 'Use this look' }).click();
  await expectCards(page);
  await browser.close();
  await site.close();
});

test('FA-7, FA-8: a photo of the author’s example scores 1, meld by meld', async () => {
  const browser = await launch();
  const site = await serve({ folder: inject('dist') });
  const { page } = await visit(browser, site.address);
  await openFacade(page);
  await choosePicture(page, 'melds.jpg', AUTHORS_MELDS);
  await page.getByRole('region', { name: 'Melds' }).waitFor();
  expect(await meldsShown(page)).toHaveLength(6);
  expect(await total(page)).toBe('1');
  await browser.close();
  await site.close();
});
