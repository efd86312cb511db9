import type { Locator, Page } from 'playwright-core';
import { parseLizzy } from '../../../../src/cards/lizzy.ts';
import { isCardCode, isSuited, rankOf, SUITS, suitOf } from '../../../../src/cards/standard.ts';
import { parseTile } from '../../../../src/cards/tiles.ts';
import type { Seat } from '../../../../src/rules/seats.ts';
import type { KibitzApp } from '../../../../src/app/kibitz-app/kibitz-app.ts';
import { en } from '../../../../src/app/words/en.ts';
import { sentence } from '../../../../src/app/words/face-words.ts';
import { languageTag, speak, t } from '../../../../src/app/words/words.ts';

/**
 * What the tests of the game screen do, as hands at a table would. They read the words on the screen in the language
 * that the test speaks (`speak`).
 */

// English, until a test speaks another language.
speak('en', en);

const NAMES = ['Anna', 'Binod', 'Carla', 'Dipa', 'Emil', 'Fatima'];

export const people = (count: number): readonly Seat[] =>
  NAMES.slice(0, count).map((name) => ({ kind: 'person', name }));

/** Starts a game past its set-up, which has tests of its own, and goes to its table. */
export async function startGame(
  page: Page,
  gameId: string,
  options: unknown,
  seats: readonly Seat[],
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('kibitz-app').waitFor({ state: 'attached' });
  const id = await page.evaluate(
    async (game) => {
      const app = document.querySelector('kibitz-app') as KibitzApp;
      const { sessions } = await app.keeping.opened();
      const extra = { seatColours: [], turnSeconds: 0 };
      const started = await sessions.start({ ...game, extra });
      if (!started.ok) throw new Error(JSON.stringify(started.error));
      return started.value.record.id;
    },
    { gameId, options, seats },
  );
  await page.evaluate((game) => {
    location.hash = `#/game/${game}`;
  }, id);
  await page.locator('game-board, facade-play .table').first().waitFor();
}

/** The button of a place on the table: `r2c3`. */
export const spot = (page: Page, id: string): Locator =>
  page.locator(`game-board [data-spot="${id}"]`);

/** Names a card on the pad that is open. */
export async function nameCard(page: Page, code: string, timeout?: number): Promise<void> {
  const patience = timeout === undefined ? {} : { timeout };
  const pad = page.locator('face-pad');
  const pressKey = async (group: string, name: string) => {
    const keys = pad.getByRole('group', { name: group, exact: true });
    await keys.getByRole('button', { name, exact: true }).click(patience);
  };
  if (isCardCode(code) && isSuited(code)) {
    await pressKey(t('edit.rank'), t(`rank.${rankOf(code)}`));
    // A card that lies open or is gone has more to its name.
    const suits = pad.getByRole('group', { name: t('edit.suit'), exact: true });
    await suits
      .getByRole('button')
      .nth(SUITS.indexOf(suitOf(code)))
      .click(patience);
    return;
  }
  const tile = parseTile(code);
  if (tile.ok) {
    const { background, core } = tile.value;
    await pressKey(t('tile.background'), sentence(t(`tile-background.${background}`)));
    await pressKey(t('tile.core'), t(`tile.core-${core}`));
    return;
  }
  const lizzy = parseLizzy(code);
  if (!lizzy.ok) throw new Error(`${code} is no card`);
  const { part, colour, pattern, golden } = lizzy.value;
  // Needs to be said only where the box holds the card with both grounds, but may be always.
  await pressKey(t('lizzy.ground'), t(golden ? 'lizzy.golden' : 'lizzy.plain'));
  await pressKey(t('lizzy.part'), sentence(t(`lizzy-part.${part}`)));
  await pressKey(t('lizzy.colour'), sentence(t(`lizzy-colour.${colour}`)));
  await pressKey(t('lizzy.pattern'), sentence(t(`lizzy-pattern.${pattern}`)));
}

/** Does a move of a golden game, written `view r1c1 7H`, by tapping. */
export async function tapMove(page: Page, move: string): Promise<void> {
  const [type = '', first = '', second = ''] = move.split(' ');
  switch (type) {
    case 'view':
    case 'turn-up':
      await spot(page, first).click();
      await nameCard(page, second);
      break;
    case 'peek':
      await page.locator('memory-tools piece-mark').first().click();
      await spot(page, first).click();
      await nameCard(page, second);
      break;
    case 'save':
      await press(page, t('act.save'));
      await spot(page, first).click();
      break;
    case 'roll':
      await press(page, t('act.real-die'));
      await press(page, first);
      break;
    case 'recall':
      await press(page, t('act.recall'));
      break;
    case 'close':
      await press(page, t('act.close'));
      break;
    case 'stock-ran-out':
      await chooseInMenu(page, t('menu.ran-out'));
      break;
    case 'agree-end':
      await chooseInMenu(page, t('menu.end'));
      await page
        .locator('bottom-sheet')
        .getByRole('button', { name: t('menu.end') })
        .click();
      break;
    case 'glimpse':
      await spot(page, first).click();
      await press(page, t('enter.wrong-back'));
      await nameCard(page, second);
      break;
    default:
      throw new Error(`${move} can't be tapped`);
  }
  await page.locator('bottom-sheet').waitFor({ state: 'detached' });
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Presses an entry of the menu of the game that is open. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await press(page, t('game.menu'));
  await page.locator('bottom-sheet').getByRole('button', { name }).click();
}

/** By seat, as the screen shows it. */
export async function shownScores(page: Page): Promise<readonly number[]> {
  const scores = await page.locator('seat-row .score').allInnerTexts();
  return scores.map((score) => Number(latinDigits(score)));
}

/** Numbers as every language writes them, in the digits of this file. */
function latinDigits(text: string): string {
  const digit = new Intl.NumberFormat(languageTag());
  return Array.from({ length: 10 }, (_, value) => value).reduce(
    (written, value) => written.replaceAll(digit.format(value), `${value}`),
    text.replace('−', '-'),
  );
}
