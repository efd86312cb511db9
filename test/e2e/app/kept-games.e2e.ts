import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { KibitzApp } from '../../../src/app/kibitz-app/kibitz-app.ts';
import { browser, site } from '../support/running-site.ts';
import { expectQuiet, visit, type Visit } from '../support/visit.ts';
import '../../app/words/speak-english.ts';
import { expectAccessible } from './accessible.ts';
import { people, startGame, tapMove } from './game/playing.ts';

const LONG = { timeout: 300_000 };
const MEMORY = { layout: '4x4', anyColour: false, cards: [], turnSeconds: 0 };

/** A visit, once the app is there. */
async function arrive(): Promise<Visit> {
  const visited = await visit(browser, site.address);
  await visited.page.getByRole('heading', { name: 'Kibitz' }).waitFor();
  return visited;
}

/** A short game of Memory: Anna takes a pair, then all agree to end. */
async function playShortGame(page: Page): Promise<void> {
  await startGame(page, 'memory', MEMORY, people(2));
  await tapMove(page, 'turn-up r1c1 7H');
  await tapMove(page, 'turn-up r1c2 7D');
  await tapMove(page, 'agree-end');
}

const go = (page: Page, place: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${place}`);

test(
  'a game ends with its result, a replay and a picture to share; a rematch begins with the other',
  LONG,
  async () => {
    const visited = await visit(browser, site.address);
    const { page } = visited;
    await playShortGame(page);
    await page
      .getByRole('button', { name: 'See the result' })
      .or(page.getByRole('link', { name: 'See the result' }))
      .click();
    await page.getByRole('heading', { name: 'Anna wins' }).waitFor();
    await expect
      .poll(() => page.getByRole('row').allInnerTexts(), { timeout: 20_000 })
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/1\s+Anna\s+1/),
          expect.stringMatching(/2\s+Binod\s+0/),
        ]),
      );

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Share' }).click();
    const picture = await readFile(await (await saving).path());
    expect(picture.subarray(1, 4).toString(), 'a PNG').toBe('PNG');

    await page.getByRole('link', { name: 'Watch it again' }).click();
    await page.getByText('The beginning').waitFor();
    await page.getByRole('button', { name: 'One step on' }).click();
    await page.getByText(/Anna turns up row 1, card 1: 7 of hearts/).waitFor();
    await page.getByRole('slider').press('End');
    await page.getByText('All agree to end', { exact: true }).waitFor();

    await page.goBack();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.locator('game-board').waitFor();
    await page.getByText('Binod’s turn').first().waitFor();
    expectQuiet(visited);
    await visited.context.close();
  },
);

test('ANY-4: a running game has no replay', LONG, async () => {
  const { page, context } = await arrive();
  await startGame(page, 'memory', MEMORY, people(2));
  const id = new URL(page.url()).hash.split('/')[2] ?? '';
  await go(page, `game/${id}/replay`);
  await page.getByText('A running game shows no replay').waitFor();
  expect(await page.locator('game-board').count()).toBe(0);
  await context.close();
});

test('a deleted game comes back with undo, and from a file on another phone', LONG, async () => {
  const { page, context } = await arrive();
  await playShortGame(page);
  await go(page, 'history');
  const games = page.locator('game-line');
  await games.first().waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await readFile(await (await saving).path());

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'No game yet' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Anna wins', { exact: true }).waitFor();

  const bring = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer });
  await bring('same.json', file);
  await page.getByText('Nothing new in that file').waitFor();
  expect(await games.count()).toBe(1);
  await bring('foreign.json', Buffer.from('{"format":"chess"}'));
  await page.getByText('That is no file of Kibitz').waitFor();
  expect(await games.count()).toBe(1);
  await context.close();

  const other = await arrive();
  await go(other.page, 'history');
  await other.page.getByRole('heading', { name: 'No game yet' }).waitFor();
  await other.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: file });
  await other.page.getByText('1 game brought in').waitFor();
  await other.page.getByText('Anna wins', { exact: true }).waitFor();
  await other.context.close();
});

test('a running game moves to another phone by the code in its menu', LONG, async () => {
  const { page, context } = await arrive();
  await startGame(page, 'memory', MEMORY, people(2));
  await tapMove(page, 'turn-up r1c1 7H');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'To another phone' }).click();
  await page.getByRole('img', { name: 'A code with the whole game in it' }).waitFor();
  // What the other phone reads off the code (which has a test of its own).
  const packed = await page.evaluate(async () => {
    const app = document.querySelector('kibitz-app') as KibitzApp;
    const { transfer } = await app.keeping.opened();
    const made = await transfer.makeLinkText(location.hash.split('/')[2] ?? '');
    return made.ok ? made.value : undefined;
  });
  await context.close();

  const other = await arrive();
  await go(other.page, `bring/${packed}`);
  await other.page.getByText('Go on with Memory here?').waitFor();
  await other.page.getByText('Anna and Binod began it on another phone.').waitFor();
  await expectAccessible(other.page, 'a game from another phone');
  await other.page.getByRole('button', { name: 'Bring it in' }).click();
  await other.page.getByRole('button', { name: 'Row 1, card 1, 7 of hearts' }).waitFor();
  expectQuiet(other);
  await other.context.close();
});
