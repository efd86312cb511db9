import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { KibitzApp } from '../../src/app/kibitz-app/kibitz-app.ts';
import { en } from '../../src/app/words/en.ts';
import { ne } from '../../src/app/words/ne.ts';
import { gameById } from '../../src/rules/registry.ts';
import type { Seat } from '../../src/rules/seats.ts';
import { PROJECT } from '../../src/server/paths.ts';
import { cardButton, choosePicture } from '../e2e/app/facade.ts';
import { startGame } from '../e2e/app/game/playing.ts';
import { asTranscript, type WrittenGame } from '../rules/facade/written-game.ts';
import { parseMove } from '../rules/support/transcripts.ts';

/** The screens of the strips, and the way to each of them from the first page. */

export type Language = 'en' | 'ne';
export type Show = (page: Page, language: Language) => Promise<void>;

/** How long a film that is read may take to come to its third card. */
const FILM_MS = 240_000;

const FACADE = JSON.parse(
  readFileSync(join(PROJECT, 'test/rules/facade/transcripts/the-authors-table.json'), 'utf8'),
) as WrittenGame;
/** Four phases, the cards of the last awarded and none of them laid yet. */
const AWARDED = asTranscript({
  ...FACADE,
  phases: FACADE.phases
    .slice(0, 4)
    .map((phase, at) => (at === 3 ? { ...phase, place: [] } : phase)),
}).moves.flatMap((move) => (move.refused === undefined ? [move.do] : []));

/** The first page and the games. */
export const SCREENS = {
  home: async (page) => {
    await page.locator('welcome-strip header .button').click();
  },
  setUp: async (page) => {
    await go(page, 'new/twisted-memory');
    await page.locator('setup-screen .steps').waitFor();
  },
  table: async (page, language) => {
    await startGame(page, 'twisted-memory', { dealer: 1, callIt: true }, players(language));
    await enter(page, 'twisted-memory', ['roll 4', 'peek r1c1 7H', 'view r1c2 9S']);
  },
  followed: async (page) => {
    await go(page, 'practice');
    await page.locator('game-board .cell.up').nth(1).waitFor({ timeout: FILM_MS });
  },
  facade: async (page, language) => {
    await startGame(page, 'facade', FACADE.options, players(language));
    await enter(page, 'facade', AWARDED);
  },
} as const satisfies Readonly<Record<string, Show>>;

const MELDS = readFileSync(join(PROJECT, 'test/e2e/pictures/melds.jpg'));

/** From the choice of a suit to the last point. The words are English. */
export const SCORING = {
  suit: toSuit,
  photo: toPhoto,
  points: async (page) => {
    await toPhoto(page);
    // The first two melds are on the screen before.
    const last = page.locator('facade-sheet .melds > li').last();
    await last.evaluate((meld) => meld.scrollIntoView({ block: 'end' }));
  },
  card: async (page) => {
    await toPhoto(page);
    await cardButton(page, '5 of spades').click();
  },
} as const satisfies Readonly<Record<string, Show>>;

async function toSuit(page: Page): Promise<void> {
  await go(page, 'facade');
  await page.getByText('Clubs').click();
}

async function toPhoto(page: Page): Promise<void> {
  await toSuit(page);
  await choosePicture(page, 'melds.jpg', MELDS);
  await page.getByRole('region', { name: 'Melds' }).waitFor();
}

/** The two of the sample game, so that they have the same names on every screen of a strip. */
const players = (language: Language): readonly Seat[] =>
  (['practice.one', 'practice.other'] as const).map((name) => ({
    kind: 'person',
    name: { en, ne }[language][name],
  }));

async function go(page: Page, place: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${place}`);
}

/** Enters moves, as the log writes them, into the game that is open. */
async function enter(page: Page, gameId: string, moves: readonly string[]): Promise<void> {
  const shapes = gameById(gameId)?.inputShapes;
  if (shapes === undefined) throw new Error(`there is no game ${gameId}`);
  await page.evaluate(
    async (inputs) => {
      const app = document.querySelector('kibitz-app') as KibitzApp;
      const { sessions } = await app.keeping.opened();
      const opened = await sessions.open(location.hash.split('/')[2] ?? '');
      if (!opened.ok) throw new Error(opened.error.code);
      for (const input of inputs) {
        const done = await opened.value.act(input, 'tap');
        if (!done.ok) throw new Error(JSON.stringify([input, done.error]));
      }
    },
    moves.map((move) => parseMove(shapes, move)),
  );
}
