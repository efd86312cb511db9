import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, site } from '../support/running-site.ts';
import { expectQuiet, visit } from '../support/visit.ts';
import '../../app/words/speak-english.ts';
import { people, startGame } from './game/playing.ts';

const LONG = { timeout: 300_000 };

/** How far from the left edge of the screen the middle of something is, px. */
async function middleOf(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not on the screen.');
  return box.x + box.width / 2;
}

test(
  'a turn clock is chosen for a game that has none, and what is pressed most lies at the chosen hand',
  LONG,
  async () => {
    const visited = await visit(browser, `${site.address}#/new/twisted-memory`);
    const { page } = visited;
    await page.getByRole('radio', { name: '1 min' }).check();
    await page.getByRole('button', { name: 'Start' }).click();
    await page
      .getByRole('timer')
      .getByText(/second/)
      .waitFor();

    const undo = page.getByRole('button', { name: 'Undo' }).first();
    const title = page.getByRole('heading', { name: 'Twisted Memory' });
    expect(await middleOf(undo)).toBeGreaterThan(await middleOf(title));
    const game = page.url();
    await page.goto(`${site.address}#/settings`);
    await page.getByRole('switch', { name: /Left-handed/ }).click();
    await page.goto(game);
    await undo.waitFor();
    expect(await middleOf(undo)).toBeLessThan(await middleOf(title));

    // Held sideways, the board makes room for the thumb.
    await page.setViewportSize({ width: 740, height: 360 });
    const board = page.locator('game-board');
    expect(await middleOf(page.locator('game-prompt'))).toBeLessThan(await middleOf(board));
    // Kept, and there from the start.
    await page.reload();
    await undo.waitFor();
    expect(await middleOf(undo)).toBeLessThan(await middleOf(board));
    expectQuiet(visited);
    await visited.context.close();
  },
);

test(
  'Façade lies at the left hand too: its bar, its sheets and, sideways, its table',
  LONG,
  async () => {
    const { page, context } = await visit(browser, `${site.address}#/settings`);
    await page.getByRole('switch', { name: /Left-handed/ }).click();
    await startGame(page, 'facade', { suits: ['C', 'H', 'S', 'D'] }, people(2));
    const title = page.getByRole('heading', { name: 'Façade' });
    expect(await middleOf(page.getByRole('button', { name: 'Undo' }))).toBeLessThan(
      await middleOf(title),
    );
    await page.getByRole('button', { name: 'Enter the next card' }).click();
    const asked = page.getByRole('heading', { name: 'Which card was laid?' });
    const close = page.getByRole('button', { name: 'Close' });
    expect(await middleOf(close)).toBeLessThan(await middleOf(asked));
    await close.click();

    await page.getByRole('button', { name: 'Point the phone' }).click();
    const looked = page.getByRole('heading', { name: 'The supply' });
    expect(await middleOf(close)).toBeLessThan(await middleOf(looked));
    await close.click();

    await page.setViewportSize({ width: 740, height: 360 });
    const table = page.locator('facade-play .table');
    expect(await middleOf(page.locator('game-prompt'))).toBeLessThan(await middleOf(table));
    expect(await middleOf(page.getByRole('button', { name: 'Enter the next card' }))).toBeLessThan(
      await middleOf(table),
    );
    await context.close();
  },
);
