import { expect, test } from 'vitest';
import { browser, site } from '../support/running-site.ts';
import { expectAtHome, expectQuiet, visit } from '../support/visit.ts';
import {
  AUTHORS_MELDS,
  cardButton,
  meldsShown,
  openFacade,
  tapCard,
  tapMelds,
  total,
  dialog,
} from './facade.ts';

/** A visit that has tapped melds in and looks at the sheet. */
async function tapped(cards: string) {
  const visited = await visit(browser, site.address);
  await openFacade(visited.page);
  await visited.page.getByRole('link', { name: 'Tap the cards in' }).click();
  await tapMelds(visited.page, cards);
  return visited;
}

test('FA-7, FA-8: by tapping alone, the author’s example scores 1, and with clubs 3', async () => {
  const visited = await tapped(AUTHORS_MELDS);
  const { page } = visited;
  expect(await total(page)).toBe('1');
  expect(await meldsShown(page)).toEqual([
    'A: Sequence of hearts: +1',
    'B: Sequence of clubs: +1',
    'C: A single card: −1',
    'D: Set of 9s: +1',
    'E: Sequence of diamonds: +1',
    'F: Two spades in a row, a sequence needs three: −2',
  ]);

  await page.getByRole('link', { name: 'No suit chosen' }).click();
  await dialog(page).getByText('Clubs').click();
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await total(page)).toBe('3');
  expect((await meldsShown(page))[1]).toBe('B: Sequence of clubs, your suit: +3');
  expectQuiet(visited);
  expectAtHome(visited, site.origin);
  await visited.context.close();
});

test('a card is renamed, moved, added and taken away, and the score follows; undo brings all back', async () => {
  const { page, context } = await tapped('5C 6C | 8C 9H');
  const begin = [
    'A: Two clubs in a row, a sequence needs three: −2',
    'B: Neither one rank nor one suit: −2',
  ];
  expect(await meldsShown(page)).toEqual(begin);

  await cardButton(page, '8 of clubs').click();
  await tapCard(page, '7C');
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await meldsShown(page)).toEqual([begin[0], begin[1]]);
  await cardButton(page, '7 of clubs').click();
  await page
    .getByRole('group', { name: 'Lies in' })
    .getByRole('button', { name: 'Meld A' })
    .click();
  expect(await meldsShown(page)).toEqual(['A: Sequence of clubs: +1', 'B: A single card: −1']);
  expect(await total(page)).toBe('0');

  await page.getByRole('link', { name: 'Add cards' }).click();
  await dialog(page).getByRole('button', { name: 'Meld A' }).click();
  await tapCard(page, '8C');
  await page.getByRole('button', { name: 'Done' }).click();
  await cardButton(page, '9 of hearts').click();
  await page.getByRole('button', { name: 'Take it away' }).click();
  expect(await meldsShown(page)).toEqual(['A: Sequence of clubs: +1']);
  expect(await total(page)).toBe('1');

  // One step for each of the four, as the rank alone of the eight was wrong.
  for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Undo' }).click();
  expect(await meldsShown(page)).toEqual(begin);
  expect(await cardButton(page, '8 of clubs').count()).toBe(1);
  await context.close();
});

test('ANY-3: a card that is on the sheet twice is asked about', async () => {
  const { page, context } = await tapped('5C 6C 7C | 7C');
  await page.getByText('7 of clubs is on the sheet twice').waitFor();
  await page.getByText('so far', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Look at it' }).click();
  await page.getByRole('button', { name: 'Take it away' }).click();
  expect(await page.getByText('so far', { exact: true }).count()).toBe(0);
  expect(await total(page)).toBe('1');
  await context.close();
});

test('Back closes what lies on top, then leaves; neither it nor a reload loses a card', async () => {
  const { page, context } = await tapped('5C 6C 7C');
  await cardButton(page, '5 of clubs').click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await meldsShown(page)).toEqual(['A: Sequence of clubs: +1']);
  await page.goBack();
  await page.getByRole('heading', { name: 'Your suit' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Go on with your sheet' }).click();
  expect(await meldsShown(page)).toEqual(['A: Sequence of clubs: +1']);
  await page.reload();
  expect(await meldsShown(page)).toEqual(['A: Sequence of clubs: +1']);
  await context.close();
});

test('a sheet that was cleared comes back with undo', async () => {
  const { page, context } = await tapped('5C 6C 7C');
  await page.getByRole('button', { name: 'Clear the sheet' }).click();
  await page.getByRole('heading', { name: 'No cards on the sheet yet' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await total(page)).toBe('1');
  await context.close();
});
