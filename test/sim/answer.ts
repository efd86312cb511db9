import type { Page } from 'playwright-core';
import type { Deed } from './story/stage.ts';

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

const CARD = /^[A2-9TJQK][SHDC]$/;

/** The cards that were turned up before `at`, the latest first. */
function shownBefore(deeds: readonly Deed[], at: number) {
  return deeds
    .filter(({ done }) => done <= at + EARLY)
    .flatMap(({ input, done }) => {
      const [, spot, card] = input.split(' ');
      return spot !== undefined && card !== undefined && CARD.test(card)
        ? [{ spot, card, done }]
        : [];
    })
    .toReversed();
}

function wordsOf(card: string): string {
  const [rank = '', suit = ''] = card;
  return `${RANKS[rank] ?? rank} of ${SUITS[suit] ?? ''}`;
}

/** Which of these buttons is the true answer; undefined where none is. */
export function rightAnswer(
  question: string,
  buttons: readonly string[],
  deeds: readonly Deed[],
  at: number,
): number | undefined {
  const shown = shownBefore(deeds, at);
  const place = /row (\d+), card (\d+)/.exec(question);
  const asked = place === null ? undefined : `r${place[1]}c${place[2]}`;
  // Without a place it is asked which of the cards turned up lately was the first.
  const right =
    asked === undefined
      ? shown
          .filter(({ done }) => done > at - LATELY)
          .toReversed()
          .find(({ card }) => buttons.some((text) => text.includes(wordsOf(card))))
      : shown.find(({ spot }) => spot === asked);
  if (right === undefined) return undefined;
  const index = buttons.findIndex((text) => text.includes(wordsOf(right.card)));
  return index < 0 ? undefined : index;
}

/** Taps the answer to the question on the screen, or that none of the answers is right. */
export async function answer(
  page: Page,
  question: string,
  deeds: readonly Deed[],
  at: number,
): Promise<void> {
  const buttons = page.locator('.case:not(.fault) .answers button');
  const right = rightAnswer(question, await buttons.allTextContents(), deeds, at);
  const button = right === undefined ? buttons.last() : buttons.nth(right);
  // It may have been answered by the table meanwhile.
  await button.click({ timeout: 2000 }).catch(() => undefined);
}
