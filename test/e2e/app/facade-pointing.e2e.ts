import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { KibitzApp } from '../../../src/app/kibitz-app/kibitz-app.ts';
import { facade } from '../../../src/rules/facade/facade.ts';
import { parseMove } from '../../rules/support/transcripts.ts';
import { PICTURED_GAME } from '../../sim/facade/pictured-game.ts';
import { giveShownCamera, holdUp } from '../support/shown-camera.ts';
import { browser, site } from '../support/running-site.ts';
import { expectQuiet, visit } from '../support/visit.ts';
import { expectAccessible } from './accessible.ts';
import { nameCard, press } from './game/playing.ts';

const LONG = { timeout: 180_000 };
const picture = (name: string): URL => new URL(`../pictures/facade/${name}.jpg`, import.meta.url);

/** A game of Façade after its first phase, on a page whose camera the test holds pictures up to. */
async function atTheTable() {
  const visited = await visit(browser, 'about:blank');
  const { page } = visited;
  await giveShownCamera(page);
  await page.goto(site.address);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('kibitz-app').waitFor({ state: 'attached' });
  const { names, options, before } = PICTURED_GAME;
  const id = await page.evaluate(
    async ([game, inputs]) => {
      const app = document.querySelector('kibitz-app') as KibitzApp;
      const { sessions } = await app.keeping.opened();
      const started = await sessions.start(game);
      if (!started.ok) throw new Error(started.error.code);
      for (const input of inputs) {
        const done = await started.value.act(input, 'tap');
        if (!done.ok) throw new Error(JSON.stringify([input, done.error]));
      }
      return started.value.record.id;
    },
    [
      {
        gameId: 'facade',
        options: { suits: [...options.suits] },
        seats: names.map((name) => ({ kind: 'person', name }) as const),
        extra: { seatColours: [], turnSeconds: 0 },
      },
      before.map((move) => parseMove(facade.inputShapes, move)),
    ] as const,
  );
  await page.evaluate((game) => {
    location.hash = `#/game/${game}`;
  }, id);
  await page.locator('facade-play .table').waitFor();
  return visited;
}

/** Each thing that was read, in the words of the game. */
const read = (page: Page): Promise<readonly string[]> =>
  page.locator('look-reading .words').allInnerTexts();

const held = (page: Page) => page.locator('facade-look canvas.still');

test(
  'FA-9, FA-3, FA-4: a phase is read off the table: supply, bids with their award, melds',
  LONG,
  async () => {
    const visited = await atTheTable();
    const { page } = visited;
    await holdUp(page, picture('supply'));
    await press(page, 'Point the phone');
    await press(page, 'Start the camera');
    await held(page).waitFor();
    expect(await read(page)).toEqual([
      'Supply: 9 of spades, 9 of clubs, 7 of clubs, and 3 of hearts',
    ]);
    await expectAccessible(page, 'a supply that was read');
    await press(page, 'That is so');
    await page.locator('facade-look').waitFor({ state: 'detached' });

    await holdUp(page, picture('bids'));
    await press(page, 'Point the phone');
    await held(page).waitFor();
    expect(await read(page)).toEqual([
      'Anna bids King of clubs',
      'Binod bids Jack of hearts',
      'Anna wins it, Anna 4 and Binod 2',
      'Anna bids Queen of clubs',
      'Anna wins it, Anna 4 and Binod 0',
      'Anna bids Jack of clubs',
      'Binod bids King of hearts and Ace of hearts',
      'Binod wins it, Anna 2 and Binod 5',
      'Anna bids Ace of clubs',
      'Binod bids Queen of hearts',
      'Binod wins it, Anna 1 and Binod 4',
    ]);
    await holdUp(page, picture('melds-0'));
    await press(page, 'That is so');

    await page.getByRole('heading', { name: 'Melds of Anna' }).waitFor();
    await held(page).waitFor();
    expect(await read(page)).toEqual(['Set of 9s: +1', 'A single card: −1']);
    await holdUp(page, picture('melds-1'));
    await press(page, 'That is so');

    await page.getByRole('heading', { name: 'Melds of Binod' }).waitFor();
    await held(page).waitFor();
    expect(await read(page)).toEqual([
      'Two clubs in a row, a sequence needs three: −2',
      'A single card: −1',
      'A single card: −1',
    ]);
    await press(page, 'That is so');
    await press(page, 'Go on by tapping');
    await page.getByText('Phase 3 of 9').waitFor();
    expect(await page.locator('seat-row .score').allInnerTexts()).toEqual(['0', '−4']);
    expectQuiet(visited);
    await visited.context.close();
  },
);

test(
  'a card that was misread is put right by a tap before anything is entered; taps go on',
  LONG,
  async () => {
    const { page, context } = await atTheTable();
    await holdUp(page, picture('supply'));
    await press(page, 'Point the phone');
    await press(page, 'Start the camera');
    await held(page).waitFor();
    await press(page, '9 of clubs: change it');
    await nameCard(page, 'QS');
    await page.getByText('That can’t be: Queen of spades').waitFor();
    expect(await page.getByRole('button', { name: 'That is so' }).count()).toBe(0);
    await press(page, '9 of clubs');
    await page.getByRole('button', { name: 'That is so' }).waitFor();
    await press(page, 'Close');
    await page.getByText('Lay 4 cards of the pile face up').waitFor();
    await page.getByRole('button', { name: 'Enter the next card' }).click();
    await nameCard(page, '9S');
    await page.getByText('Lay 3 cards of the pile face up').first().waitFor();
    await context.close();
  },
);
