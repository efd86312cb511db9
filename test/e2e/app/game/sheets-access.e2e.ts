import type { Page } from 'playwright-core';
import { afterEach, beforeEach, test } from 'vitest';
import { offerPickList } from '../../../../src/rules/memory/pick-list.ts';
import { seededSource } from '../../../../src/rules/chance.ts';
import { browser, site } from '../../support/running-site.ts';
import { visit, type Visit } from '../../support/visit.ts';
import { expectAccessible } from '../accessible.ts';
import { chooseInMenu, nameCard, people, press, spot, startGame, tapMove } from './playing.ts';

/** What is asked over a table, and the tables that no other test holds up to axe: light and dark, each in one state. */

const LONG = { timeout: 600_000 };
const MEMORY = {
  layout: '4x4',
  anyColour: false,
  cards: offerPickList('4x4', seededSource(3)),
  turnSeconds: 0,
};

let visited: Visit;
let page: Page;
beforeEach(async () => {
  visited = await visit(browser, site.address);
  page = visited.page;
});
afterEach(() => visited.context.close());

async function expectLook(place: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `${place}, ${colorScheme}`);
  }
}

async function dismiss(): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('bottom-sheet').waitFor({ state: 'detached' });
}

test('axe: the menu’s doubts, the code for another phone, a real die', LONG, async () => {
  await startGame(page, 'twisted-memory', { dealer: 1, callIt: true }, people(2));
  await press(page, 'Real die');
  await expectLook('a real die');
  await dismiss();
  await chooseInMenu(page, 'Resign');
  await expectLook('who resigns');
  await dismiss();
  await chooseInMenu(page, 'Misdeal');
  await expectLook('whether it is a misdeal');
  await dismiss();
  await chooseInMenu(page, 'To another phone');
  await page.getByText(/Scan this/).waitFor();
  await expectLook('the code for another phone');
  await dismiss();
  await tapMove(page, 'view r1c1 7H');
  await press(page, 'Save token');
  await expectLook('which card to save');
});

test('axe: another card than a computer asked for, and a turn clock', LONG, async () => {
  const robo = { kind: 'computer', name: 'Robo', level: 'hard', seed: 5 } as const;
  await startGame(page, 'memory', { ...MEMORY, turnSeconds: 30 }, [robo, ...people(1)]);
  const called = page.locator('game-board .called button');
  await called.waitFor();
  await expectLook('a card that is asked for');
  const wanted = await called.getAttribute('data-spot');
  await spot(page, wanted === 'r4c4' ? 'r1c1' : 'r4c4').click();
  await expectLook('another card');
});

test('axe: a card that lies face down again, and what no longer fits', LONG, async () => {
  await startGame(page, 'memory', { ...MEMORY, cards: [] }, people(2));
  for (const move of ['turn-up r1c1 7H', 'turn-up r1c2 KS', 'close']) await tapMove(page, move);
  await tapMove(page, 'turn-up r2c1 9C');
  await page.locator('.last').click();
  await page.getByRole('button', { name: /^Anna turns up row 1, card 2/ }).click();
  await page.getByRole('heading', { name: 'A card that lies face down' }).waitFor();
  await expectLook('whether to show a card again');
  await press(page, 'Correct it all the same');
  await expectLook('what it really was');
  await nameCard(page, '7D');
  await page.getByRole('heading', { name: 'Here it no longer fits' }).waitFor();
  await expectLook('what no longer fits');
});

test('axe: the tables of Q-Memory and Dizzy Memory, and their pads', LONG, async () => {
  const basic = { backgrounds: ['yellow', 'red', 'blue'], winner: 'last-tile', tougher: false };
  await startGame(page, 'q-memory', { mode: 'basic', ...basic, showSeconds: 0 }, people(2));
  await tapMove(page, 'turn-up a1 yellow-white');
  await expectLook('the table of Q-Memory');
  await spot(page, 'a2').click();
  await expectLook('the pad of tiles');
  await dismiss();
  const heads = ['head-red-dots', 'head-blue-stripes', 'head-purple-diamonds', 'head-red-stripes'];
  const cards = ['head', 'body', 'tail'].flatMap((part) =>
    heads.map((card) => card.replace('head', part)),
  );
  const options = { layout: '3x4', cards, special: true, traditional: false };
  await startGame(page, 'dizzy-memory', options, people(2));
  await tapMove(page, 'turn-up r1c1 head-red-dots');
  await expectLook('the table of Dizzy Memory');
  await spot(page, 'r2c1').click();
  await expectLook('the pad of lizards');
});
