import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { browser, site } from '../../support/running-site.ts';
import { visit, type Visit } from '../../support/visit.ts';
import { expectAccessible } from '../accessible.ts';
import { nameCard, people, press, spot, startGame, tapMove } from './playing.ts';

const LONG = { timeout: 600_000 };
const MEMORY = { layout: '4x4', anyColour: false, cards: [], turnSeconds: 0 };
const TWISTED = { dealer: 1, callIt: true };
const BASIC = {
  mode: 'basic',
  backgrounds: ['yellow', 'red', 'blue'],
  winner: 'last-tile',
  tougher: false,
  showSeconds: 0,
};

let visited: Visit;
afterEach(() => visited.context.close());

const prompt = (page: Page): Promise<string> => page.locator('game-prompt h2').innerText();

test(
  'axe finds nothing to complain about on the table and on what lies over it, light and dark',
  LONG,
  async () => {
    visited = await visit(browser, site.address);
    const { page } = visited;
    const look = async (place: string) => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectAccessible(page, `${place}, ${colorScheme}`);
      }
    };
    await startGame(page, 'twisted-memory', TWISTED, people(2));
    await tapMove(page, 'roll 4');
    await tapMove(page, 'peek r1c1 7H');
    await tapMove(page, 'view r1c2 9S');
    await look('the table');
    await spot(page, 'r2c2').click();
    await nameCard(page, '9S');
    await page.locator('bottom-sheet').getByRole('alert').waitFor();
    await look('a card that is refused');
    await page.keyboard.press('Escape');
    await press(page, 'Menu');
    await look('the menu');
    await page.keyboard.press('Escape');
    await page.locator('.last').click();
    await look('the log');
  },
);

test(
  'four things to do at once leave the table and the tools in view of a small phone',
  LONG,
  async () => {
    visited = await visit(browser, site.address);
    const { page } = visited;
    await page.setViewportSize({ width: 360, height: 740 });
    await startGame(page, 'twisted-memory', TWISTED, people(2));
    for (const move of ['roll 4', 'peek r1c1 KS', 'view r1c2 QS', 'view r2c1 JH', 'close']) {
      await tapMove(page, move);
    }
    await expect.poll(() => page.locator('game-prompt .steps li').count()).toBe(4);
    await page.evaluate(() => scrollTo(0, 0));
    const tools = await page.locator('memory-tools').boundingBox();
    expect((tools?.y ?? 0) + (tools?.height ?? Infinity)).toBeLessThanOrEqual(740);
  },
);

test(
  'ANY-2: a tap on an open card puts it right; what no longer fits is shown, and nothing is lost',
  LONG,
  async () => {
    visited = await visit(browser, site.address);
    const { page } = visited;
    await startGame(page, 'memory', MEMORY, people(2));
    await tapMove(page, 'turn-up r1c1 7H');
    await tapMove(page, 'turn-up r1c2 KS');
    await spot(page, 'r1c2').click();
    await nameCard(page, '7D');
    await page.locator('bottom-sheet').waitFor({ state: 'detached' });
    expect(await page.locator('seat-row .score').allInnerTexts()).toEqual(['1', '0']);
    await tapMove(page, 'turn-up r2c1 9C');
    await page.locator('.last').click();
    await page.getByRole('button', { name: /^Anna turns up row 1, card 1/ }).click();
    await nameCard(page, '9C');
    await page.getByRole('heading', { name: 'Here it no longer fits' }).waitFor();
    await press(page, 'Take the last change back');
    expect(await prompt(page)).toBe('Turn up a second card');
  },
);

test(
  'ANY-4: before a card that lies face down is put right, it is said that this shows it',
  LONG,
  async () => {
    visited = await visit(browser, site.address);
    const { page } = visited;
    await startGame(page, 'memory', MEMORY, people(2));
    for (const move of ['turn-up r1c1 7H', 'turn-up r1c2 KS', 'close']) await tapMove(page, move);
    expect(await page.locator('game-screen').innerText()).not.toMatch(/hearts|spades/);
    await page.locator('.last').click();
    const log = page.locator('bottom-sheet');
    expect(await log.innerText()).not.toMatch(/hearts|spades/);
    await log.getByRole('button', { name: 'Anna turns up row 1, card 1' }).click();
    await page.getByRole('heading', { name: 'A card that lies face down' }).waitFor();
    expect(await page.locator('face-pad').count()).toBe(0);
    await press(page, 'Correct it all the same');
    expect(await page.getByText('Now it says').count()).toBe(0);
    await nameCard(page, '8H');
    await page.locator('bottom-sheet').waitFor({ state: 'detached' });
  },
);

test(
  'ANY-7: a computer asks for its card; another one that was turned goes back or counts',
  LONG,
  async () => {
    visited = await visit(browser, site.address);
    const { page } = visited;
    const robo = { kind: 'computer', name: 'Robo', level: 'hard', seed: 5 } as const;
    await startGame(page, 'memory', MEMORY, [robo, ...people(1)]);
    const called = page.locator('game-board .called button');
    await called.waitFor();
    expect(await prompt(page)).toMatch(/^Robo wants row \d, card \d$/);
    const wanted = await called.getAttribute('data-spot');
    const other = wanted === 'r4c4' ? 'r1c1' : 'r4c4';
    await spot(page, other).click();
    await press(page, 'It goes back: say what all have seen');
    await nameCard(page, '7H');
    await page.locator('bottom-sheet').waitFor({ state: 'detached' });
    expect(await called.getAttribute('data-spot')).toBe(wanted);
    await spot(page, other).click();
    await press(page, 'Let it count');
    await nameCard(page, '7H');
    await page.locator('bottom-sheet').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Row 4, card 4, 7 of hearts/ }).waitFor();
  },
);

test(
  'a whole game with the keyboard alone: arrows on the table, Enter, Tab in the pad',
  LONG,
  async () => {
    visited = await visit(browser, site.address);
    const { page } = visited;
    await startGame(page, 'q-memory', BASIC, people(1));
    const link = [
      'yellow-white',
      'yellow-black',
      'red-black',
      'red-white',
      'blue-white',
      'blue-black',
    ];
    const focused = (): Promise<string> =>
      page.evaluate(() => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
      });
    const reach = async (name: string, key = 'Tab'): Promise<void> => {
      for (let step = 0; step < 60; step += 1) {
        if ((await focused()).startsWith(name)) return;
        await page.keyboard.press(key);
      }
      throw new Error(`the keyboard does not reach ${name}`);
    };
    await reach('Tile 1');
    for (const [place, code] of link.entries()) {
      const [background = '', core = ''] = code.split('-');
      await reach(`Tile ${place + 1},`, 'ArrowRight');
      await page.keyboard.press('Enter');
      await page.locator('face-pad').waitFor();
      await reach(background.charAt(0).toUpperCase() + background.slice(1));
      await page.keyboard.press('Enter');
      await reach(`${core.charAt(0).toUpperCase()}${core.slice(1)} core`);
      await page.keyboard.press('Enter');
      await page.locator('bottom-sheet').waitFor({ state: 'detached' });
      expect(await focused(), 'back on the tile that was turned').toContain(`Tile ${place + 1}`);
    }
    expect(await prompt(page)).toBe('Anna wins');
  },
);
