import { expect, inject, test } from 'vitest';
import { launch } from '../support/browser.ts';
import { giveShownCamera, holdUp } from '../support/shown-camera.ts';
import { serve } from '../support/site.ts';
import { visit } from '../support/visit.ts';
import '../../app/words/speak-english.ts';
import { expectAccessible } from './accessible.ts';
import { people, press, startGame } from './game/playing.ts';

/** Nets that read what the camera sees take their time on a busy machine. */
const LONG = { timeout: 400_000 };
const CLOTH = new URL('../pictures/cloth.jpg', import.meta.url);

test(
  'the players’ own pieces and dice are set beside the picture while the camera looks, and shown to it',
  LONG,
  async () => {
    // A picture that is read all the time is too much for a stand-in of a graphics card.
    const browser = await launch({ plainPages: true });
    const site = await serve({ folder: inject('dist') });
    const visited = await visit(browser, 'about:blank');
    const { page } = visited;
    await giveShownCamera(page);
    await page.goto(site.address);
    await startGame(page, 'twisted-memory', { dealer: 1, callIt: true }, people(2));
    await holdUp(page, CLOTH);
    await press(page, 'Let the camera follow');
    await press(page, 'Start the camera');
    const status = page.getByText(/^Looking for the lay-out/);
    await status.waitFor();

    await press(page, 'Our stones and dice');
    await page.getByRole('switch', { name: /We roll real dice/ }).uncheck();
    await page.keyboard.press('Escape');
    // It looks anew, with what it now knows; and so it does after a reload.
    await status.waitFor();
    await page.reload();
    await holdUp(page, CLOTH);
    await press(page, 'Let the camera follow');
    const start = page.getByRole('button', { name: 'Start the camera' });
    await start.or(status).first().waitFor();
    if (await start.isVisible()) await start.click();
    await status.waitFor();
    await press(page, 'Our stones and dice');
    const dice = page.getByRole('switch', { name: /We roll real dice/ });
    expect(await dice.isChecked()).toBe(false);

    await press(page, 'Show our pieces');
    await page.getByText(/^Lay a .* on any card/).waitFor();
    await expectAccessible(page, 'pieces that are shown to the camera');
    await press(page, 'Not now');
    await status.waitFor();
    expect(visited.failures, 'failed requests').toEqual([]);
    await browser.close();
    await site.close();
  },
);
