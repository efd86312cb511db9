import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { drawBelow, drawFrom, seededSource } from '../../src/rules/chance.ts';
import { GAMES } from '../../src/rules/registry.ts';
import type { Look } from '../e2e/keeping-page/page.ts';
import { poll } from '../e2e/support/poll.ts';
import { serveTestPage } from '../e2e/support/test-page.ts';
import { KillableBrowser } from './killable-browser.ts';

/**
 * Kills a page in which games are played by taps at random moments, and looks whether all that was shown is there. Of each
 * game one is on at any time, and whichever chance names is gone on with: each is killed at its beginning and at its end.
 */

/** How far a game goes on before the taps into which the kill falls, so that every part of it sees some. */
const MOST_MOVES = 30;
const MOST_TAPS = 8;
/** From the first tap on: long enough for the last one, so that kills fall between taps, and into the writing of one. */
const LATEST_KILL_MS = 500;
/** One kill in so many takes the whole browser, the others the page with its process. */
const BROWSER_KILL_IN = 4;

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const [kills, random] = [Number(values.kills), seededSource(Number(values.seed))];
const sums = { kills: 0, browserKills: 0, games: 0, finished: 0, shown: 0, keptUnseen: 0, lost: 0 };
const killsByGame: Record<string, number> = {};

const served = await serveTestPage(fileURLToPath(new URL('../e2e/keeping-page', import.meta.url)));
const browser = await KillableBrowser.create();
let context: BrowserContext | undefined;
try {
  const running = new Map<string, string>();
  while (sums.kills < kills) {
    const gameId = drawFrom(random, GAMES).id;
    killsByGame[gameId] = (killsByGame[gameId] ?? 0) + 1;
    context ??= await browser.start();
    const page = await openPage(context);
    const begun = running.get(gameId);
    const game = begun ?? (await page.evaluate((id) => window.keeping!.start(id), gameId));
    if (begun === undefined) sums.games += 1;
    else await page.evaluate((id) => window.keeping!.open(id), game);
    running.set(gameId, game);
    await page.evaluate(
      async (moves) => {
        for (let move = 0; move < moves; move += 1) await window.keeping!.play();
      },
      drawBelow(random, MOST_MOVES),
    );
    const before = await look(page);
    const shown = await playUntilKilled(page);
    const after = await lookAgain(game);
    check(before, shown, after);
    if (after.isOver) {
      sums.finished += 1;
      running.delete(gameId);
    }
    if (sums.kills % 10 === 0) console.error(JSON.stringify(sums));
  }
} finally {
  await browser.close();
  await served.close();
}
console.log(
  `${sums.kills} kills (${sums.browserKills} of the whole browser) in ${sums.games} games, ` +
    `${sums.finished} of them played to the end: of ${sums.shown} events that had been shown ${sums.lost} were lost; ${sums.keptUnseen} more were kept.`,
);
console.log(JSON.stringify({ seed: values.seed, ...sums, killsByGame }));
process.exitCode = sums.lost === 0 ? 0 : 1;

async function openPage(from: BrowserContext): Promise<Page> {
  const page = await from.newPage();
  await page.goto(served.address);
  await poll(page, () => window.keeping !== undefined, undefined, 60_000);
  return page;
}

function look(page: Page): Promise<Look> {
  return page.evaluate(() => window.keeping!.look());
}

/** Taps and kills; answers with the lines that had been shown by then, as far as the page could still tell. */
async function playUntilKilled(page: Page): Promise<readonly string[]> {
  const shown: string[] = [];
  await page.exposeFunction('noteShown', (line: string) => {
    shown.push(line);
  });
  const box = await page.locator('#play').boundingBox();
  if (box === null) throw new Error('there is nothing to tap');
  // One right after the other, without waiting for what comes of it.
  const taps = Array.from({ length: 1 + drawBelow(random, MOST_TAPS) }, () =>
    page.mouse.click(box.x + box.width / 2, box.y + box.height / 2).catch(() => undefined),
  );
  await sleep(drawBelow(random, LATEST_KILL_MS));
  sums.kills += 1;
  if (drawBelow(random, BROWSER_KILL_IN) === 0) {
    sums.browserKills += 1;
    await browser.kill();
    context = undefined;
  } else {
    const crashed = page.waitForEvent('crash');
    const control = await page.context().newCDPSession(page);
    control.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  }
  await Promise.all(taps);
  return shown;
}

async function lookAgain(game: string): Promise<Look> {
  context ??= await browser.start();
  const page = await openPage(context);
  await page.evaluate((id) => window.keeping!.open(id), game);
  const after = await look(page);
  await page.close();
  return after;
}

function check(before: Look, shown: readonly string[], after: Look): void {
  const kept = after.log.map((entry) => JSON.stringify(entry));
  const seen = [...before.log.map((entry) => JSON.stringify(entry)), ...shown];
  const lost = seen.filter((line, place) => kept[place] !== line);
  sums.shown += shown.length;
  sums.lost += lost.length;
  sums.keptUnseen += Math.max(0, kept.length - seen.length);
  if (lost.length > 0) console.error(`lost of ${after.id}: ${lost.join('\n')}`);
  if (!after.fits || !after.isPlaying) {
    throw new Error(`${after.id} can't go on: ${JSON.stringify(after)}`);
  }
}
