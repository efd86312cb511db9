import type { Locator, Page } from 'playwright-core';
import type { Detection } from '../../../src/table/detection.ts';

/** What the tests of the Façade screens do as a person would. */

const RANKS: Readonly<Record<string, string>> = { T: '10' };
const SUITS: Readonly<Record<string, string>> = {
  S: 'Spades',
  H: 'Hearts',
  D: 'Diamonds',
  C: 'Clubs',
};

/** FA-7, the author's example: the set and the diamond sequence are his, their ranks are ours. */
export const AUTHORS_MELDS = '4H 6H 5H 7H | 5C 6C 7C | 5S | 9S 9H 9C | 2D 3D 4D | 7S 8S';

/** The dialog that is open, with what is slotted into it (which no locator finds from the `<dialog>` itself). */
export const dialog = (page: Page): Locator => page.locator('bottom-sheet');

/** From the home screen; movements are left out, as their time is nobody's gain here. */
export async function openFacade(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('link', { name: /Score Façade melds/ }).click();
  await page.getByRole('heading', { name: 'Façade melds' }).waitFor();
}

/** Names a card on the pad of the dialog that is open: `7C`. */
export async function tapCard(page: Page, card: string): Promise<void> {
  const rank = card.slice(0, -1);
  const suit = SUITS[card.slice(-1)] ?? '';
  const pad = dialog(page);
  await pad
    .getByRole('group', { name: 'Rank' })
    .getByRole('button', { name: RANKS[rank] ?? rank, exact: true })
    .click();
  await pad
    .getByRole('group', { name: 'Suit' })
    .getByRole('button', { name: new RegExp(suit, 'i') })
    .click();
}

/** Taps melds in, `4H 5H 6H | 7S`, in the dialog that is open, and closes it. */
export async function tapMelds(page: Page, melds: string): Promise<void> {
  for (const meld of melds.split(' | ')) {
    await dialog(page).getByRole('button', { name: 'New meld' }).click();
    for (const card of meld.split(' ')) await tapCard(page, card);
  }
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The total, as the score panel shows it. */
export async function total(page: Page): Promise<string> {
  return page.getByRole('region', { name: 'Score' }).locator('.number').innerText();
}

/** Each meld with its reason and its points: `A: Set of 9s: +1`. */
export async function meldsShown(page: Page): Promise<readonly string[]> {
  const items = await page.getByRole('region', { name: 'Melds' }).locator('.melds > li').all();
  return Promise.all(items.map(async (item) => (await item.getAttribute('aria-label')) ?? ''));
}

/** The button of a card in the list of melds. */
export const cardButton = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Melds' }).getByRole('button', { name, exact: true });

/**
 * Puts a reader into the page that sees what it is told to see, so that these tests hold the screens and not the nets.
 * Outlines are in parts of the picture's width and height.
 */
export async function scriptReader(page: Page, cards: readonly Detection[]): Promise<void> {
  await page.evaluate((script) => {
    const read = (picture: { width: number; height: number }) => ({
      ok: true,
      value: {
        width: picture.width,
        height: picture.height,
        elapsedMs: 20,
        dice: [],
        cards: script.map((card) => ({
          ...card,
          outline: card.outline.map(([x, y]) => [x * picture.width, y * picture.height]),
        })),
      },
    });
    Object.assign(document.querySelector('kibitz-app') ?? {}, {
      reader: {
        wake: () => undefined,
        ready: () => Promise.resolve({ ok: true }),
        read: (picture: { width: number; height: number }) => Promise.resolve(read(picture)),
      },
    });
  }, cards);
}

/** A card of a scripted reading: a tenth of the picture wide, its top left corner there. */
export function seenCard(name: Detection['card'], x: number, y: number): Detection {
  const guesses =
    name === 'unsure'
      ? [
          { card: '7C' as const, confidence: 0.5 },
          { card: '7S' as const, confidence: 0.4 },
        ]
      : [];
  return {
    card: name,
    outline: [
      [x, y],
      [x + 0.1, y],
      [x + 0.1, y + 0.14],
      [x, y + 0.14],
    ],
    confidence: 0.9,
    guesses,
  };
}

/** A picture of nothing but colour, as a file. */
export async function paintPicture(page: Page, width = 800, height = 800): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d');
      if (context !== null) {
        context.fillStyle = 'rgb(90, 70, 50)';
        context.fillRect(0, 0, wide, high);
      }
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** Hands a file to the page as if it had been chosen. */
export async function choosePicture(page: Page, name: string, content: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: content });
}
