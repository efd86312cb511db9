import type { Locator, Page } from 'playwright-core';
import { nameCard } from '../e2e/app/game/playing.ts';
import type { Deed, Mistake } from './story/stage.ts';

/** A player at the table answers what the app asks: by what really lies there. */

const RANKS: Readonly<Record<string, string>> = {
  A: 'Ace',
  J: 'Jack',
  Q: 'Queen',
  K: 'King',
  T: '10',
};
const SUITS: Readonly<Record<string, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};
/** What was done this long ago may still be asked about, in ms. */
const LATELY = 15_000;
/** Until it is seen that a card lies, somebody has read it. */
const EARLY = 500;

/** A button that is not there by then will not come, in real time. */
const TAP_MS = 2000;

const CARD = /^[A2-9TJQK][SHDC]$/;

/** A card that all at the table saw turned up, and when. */
export interface ShownCard {
  readonly spot: string;
  readonly card: string;
  readonly done: number;
}

/** The cards that were turned up in a game, by mistake too, the latest first. */
export function shownCards({
  deeds,
  mistakes,
}: {
  readonly deeds: readonly Deed[];
  readonly mistakes: readonly Mistake[];
}): readonly ShownCard[] {
  const played = deeds.flatMap(({ input, done }) => {
    const [, spot, card] = input.split(' ');
    return spot !== undefined && card !== undefined && CARD.test(card)
      ? [{ spot, card, done }]
      : [];
  });
  const mistaken = mistakes
    .filter(({ kind }) => kind === 'third-card')
    .map(({ spot, card, from }) => ({ spot, card, done: from }));
  return [...played, ...mistaken].sort((one, other) => other.done - one.done);
}

function wordsOf(card: string): string {
  const [rank = '', suit = ''] = card;
  return `${RANKS[rank] ?? rank} of ${SUITS[suit] ?? ''}`;
}

/** The card that really lies where it is asked about; of two whose order is asked, the first. */
function trueCard(
  question: string,
  buttons: readonly string[],
  all: readonly ShownCard[],
  at: number,
): string | undefined {
  const shown = all.filter(({ done }) => done <= at + EARLY);
  const place = /row (\d+), card (\d+)/i.exec(question);
  if (place !== null) return shown.find(({ spot }) => spot === `r${place[1]}c${place[2]}`)?.card;
  return shown
    .filter(({ done }) => done > at - LATELY)
    .toReversed()
    .find(({ card }) => buttons.some((text) => text.includes(wordsOf(card))))?.card;
}

/** Taps the answer to the question on the screen, or names the card where none of the answers is right. */
export async function answer(
  page: Page,
  question: string,
  shown: readonly ShownCard[],
  at: number,
): Promise<void> {
  const buttons = page.locator('.case:not(.fault) .answers button');
  const offered = await buttons.allTextContents();
  const card = trueCard(question, offered, shown, at);
  const right = card === undefined ? -1 : offered.findIndex((text) => text.includes(wordsOf(card)));
  // It may have been answered by the table meanwhile.
  const tap = (button: Locator) => button.click({ timeout: TAP_MS }).catch(() => undefined);
  if (right >= 0) return tap(buttons.nth(right));
  if (card === undefined) return tap(buttons.last());
  await tap(buttons.filter({ hasText: 'Another card' }));
  await nameCard(page, card, TAP_MS).catch(() => undefined);
}
