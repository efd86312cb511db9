import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inTurn, type WrittenGame } from '../../../rules/facade/written-game.ts';
import { faceName } from '../../../../src/app/words/face-words.ts';
import { t } from '../../../../src/app/words/words.ts';
import { browser, site } from '../../support/running-site.ts';
import { expectQuiet, visit } from '../../support/visit.ts';
import { expectAccessible } from '../accessible.ts';
import { nameCard, people, press, shownScores, startGame } from './playing.ts';

/** A whole game of taps takes its time on a busy machine. */
const LONG = { timeout: 900_000 };
const PATIENCE = { timeout: 20_000 };

const FILE = 'most-of-the-pile-is-lost';
const PATH = new URL(`../../../rules/facade/transcripts/${FILE}.json`, import.meta.url);

const prompt = (page: Page) => page.locator('game-prompt h2');
const supplyCard = (page: Page, card: string) =>
  page
    .locator('facade-play .supply')
    .getByRole('button', { name: new RegExp(`^${faceName(card)}`) });
const sheet = (page: Page) => page.locator('bottom-sheet');

async function closeSheet(page: Page): Promise<void> {
  if ((await sheet(page).count()) > 0) await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
}

/** The pad stays open until the supply is whole. */
async function deal(page: Page, cards: readonly string[], ranOut: boolean): Promise<void> {
  await press(page, t('bidding.deal-next'));
  for (const card of cards) {
    await nameCard(page, card);
    await supplyCard(page, card).waitFor({ state: 'attached' });
  }
  if (!ranOut) return;
  await closeSheet(page);
  await press(page, t('bidding.ran-out'));
}

async function bid(page: Page, at: string): Promise<void> {
  const laid = supplyCard(page, at).locator('.bid');
  const before = await laid.count();
  await supplyCard(page, at).click();
  await expect.poll(() => laid.count(), PATIENCE).toBe(before + 1);
}

async function turnOver(page: Page, at: string, card: string): Promise<void> {
  if ((await sheet(page).count()) === 0) await supplyCard(page, at).click();
  const key = sheet(page).getByRole('button', { name: faceName(card), exact: true });
  await key.click();
  await key.waitFor({ state: 'detached' });
}

async function place(page: Page, card: string, on: string): Promise<void> {
  await supplyCard(page, card).click();
  const name = on === 'new' ? t('bidding.place-new') : new RegExp(`^To .*\\b${faceName(on)}`);
  await sheet(page).getByRole('button', { name }).click();
  await sheet(page).waitFor({ state: 'detached' });
}

test('FA-2 to FA-9: a whole golden game of Façade is played by tapping', LONG, async () => {
  const visited = await visit(browser, site.address);
  const { page } = visited;
  const golden = JSON.parse(readFileSync(PATH, 'utf8')) as WrittenGame;
  await startGame(page, 'facade', golden.options, people(golden.seats));
  for (const phase of golden.phases) {
    await deal(page, phase.deal.split(' '), phase.pileRanOut === true);
    const bids = inTurn(phase);
    for (const { at } of bids) await bid(page, at);
    expect(await prompt(page).innerText()).toBe(t('prompt.facade.revealing'));
    // FA-9: whatever lies at one supply card, whoever laid it.
    for (const at of new Set(bids.map((laid) => laid.at))) {
      for (const laid of bids.filter((one) => one.at === at)) {
        await turnOver(page, at, `${laid.rank}${golden.options.suits[laid.seat] ?? ''}`);
      }
      await sheet(page).waitFor({ state: 'detached' });
    }
    for (const [card, on, after] of phase.place) {
      if (typeof after === 'string') continue;
      await place(page, card, on);
      await expect
        .poll(() => shownScores(page), { message: `${card} on ${on}`, ...PATIENCE })
        .toEqual(after);
    }
  }
  const melds = (screen: string) => page.locator(`${screen} facade-melds li .unseen`);
  const laid = await melds('facade-play').allTextContents();
  expect(laid.length).toBeGreaterThan(1);
  await page.getByRole('link', { name: t('act.see-result') }).click();
  await page.getByRole('heading', { name: 'Anna wins' }).waitFor();

  // The replay shows the same table: nothing is laid at first, and in the end what lay there.
  await page.getByRole('link', { name: t('end.replay') }).click();
  await page.getByText(t('replay.start')).waitFor();
  expect(await melds('replay-screen').count()).toBe(0);
  await page.getByRole('slider').press('End');
  await expect.poll(() => melds('replay-screen').allTextContents(), PATIENCE).toEqual(laid);
  await expectAccessible(page, 'replay of Façade');
  expectQuiet(visited);
  await visited.context.close();
});
