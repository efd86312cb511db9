import type { Page } from 'playwright-core';
import { browser, site } from '../support/running-site.ts';
import { visit } from '../support/visit.ts';
import { testEverywhere } from './accessible.ts';
import '../../app/words/speak-english.ts';
import { people, startGame, tapMove } from './game/playing.ts';

const GAMES = ['twisted-memory', 'memory', 'facade', 'q-memory', 'dizzy-memory'];

async function go(page: Page, place: string, screen: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${place}`);
  await page.locator(`${screen} app-bar`).waitFor();
}

/** Every place of the app but the scoring, which has a walk of its own; of the tables the largest and the most crowded. */
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
  await go(page, 'packs', 'packs-screen');
  await look('packs');
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

  await startGame(page, 'twisted-memory', { dealer: 1, callIt: true }, people(2));
  await look('table of Twisted Memory');
  await page.getByRole('button', { name: 'Let the camera follow' }).click();
  await page.getByRole('button', { name: 'Start the camera' }).waitFor();
  await look('before the camera follows');
  await page.getByRole('button', { name: 'Our stones and dice' }).click();
  await page.getByRole('switch', { name: /We roll real dice/ }).waitFor();
  await look('pieces and dice of the players');
  await page.getByRole('button', { name: 'Close' }).click();
  await startGame(page, 'facade', { suits: ['C', 'H', 'S', 'D'] }, people(4));
  await look('table of Façade');
}

testEverywhere(() => visit(browser, site.address), walkThrough);
