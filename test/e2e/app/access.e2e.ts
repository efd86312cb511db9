import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, site } from '../support/running-site.ts';
import { visit } from '../support/visit.ts';
import { testEverywhere } from './accessible.ts';
import {
  seenCard,
  choosePicture,
  meldsShown,
  openFacade,
  paintPicture,
  scriptReader,
  tapMelds,
} from './facade.ts';

/** Every screen and dialog, in the order in which a person comes to them. */
async function walkThrough(page: Page, look: (place: string) => Promise<void>): Promise<void> {
  await look('home');
  await openFacade(page);
  await look('start');
  await page.getByRole('link', { name: 'Point the camera' }).click();
  await page.getByRole('heading', { name: 'May Kibitz look' }).waitFor();
  await look('camera');
  await page.goBack();
  await choosePicture(page, 'empty.jpg', Buffer.alloc(0));
  await page.getByRole('alert').waitFor();
  await look('trouble');
  await page.getByRole('link', { name: 'Tap the cards in' }).click();
  await page.getByRole('dialog').waitFor();
  await look('add');
  await tapMelds(page, '2H 3H 4H | 9S 9H | 9H');
  await look('sheet with a question');
  await page.getByRole('link', { name: 'Another picture' }).click();
  await scriptReader(page, [
    seenCard('5C', 0.1, 0.1),
    seenCard('6C', 0.15, 0.1),
    seenCard('unsure', 0.2, 0.1),
    seenCard('back', 0.6, 0.6),
  ]);
  await choosePicture(page, 'table.jpg', await paintPicture(page));
  await page.getByRole('heading', { name: '3 cards found' }).waitFor();
  await look('what to do with a picture');
  await page.getByRole('button', { name: 'Start a new sheet' }).click();
  await page.getByText('One card has no name yet').waitFor();
  await look('sheet with a picture');
  await page.getByRole('button', { name: 'Something else' }).click();
  await page.getByRole('dialog').waitFor();
  await look('card');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'No suit chosen' }).click();
  await page.getByRole('dialog').waitFor();
  await look('suit');
}

testEverywhere(() => visit(browser, site.address), walkThrough);

test('a meld is tapped in and scored with the keyboard alone; focus stays where the eye is', async () => {
  const { page, context } = await visit(browser, site.address);
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      return name.trim().replaceAll(/\s+/g, ' ');
    });
  /** Presses Tab until that is in focus, as a person does who knows what they look for. */
  const reach = async (name: string): Promise<void> => {
    for (let step = 0; step < 60; step += 1) {
      if ((await focused()).includes(name)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${name}`);
  };
  const press = async (name: string): Promise<void> => {
    await reach(name);
    await page.keyboard.press('Enter');
  };
  await press('Score Façade melds');
  await press('Tap the cards in');
  for (const rank of ['5', '6', '7']) {
    await press(rank);
    await press('Clubs');
  }
  await press('Done');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await meldsShown(page)).toEqual(['A: Sequence of clubs: +1']);
  await press('6 of clubs');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focused(), 'where it was before the dialog').toBe('6 of clubs');
  await press('6 of clubs');
  await press('Take it away');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await meldsShown(page)).toEqual(['A: Clubs with a gap: 6 is missing: −2']);
  await reach('7 of clubs');
  await context.close();
});

test('what a tap changed is said to those who can’t see it', async () => {
  const { page, context } = await visit(browser, site.address);
  await openFacade(page);
  await page.getByRole('link', { name: 'Tap the cards in' }).click();
  await tapMelds(page, '5C');
  const said = page
    .getByRole('status')
    .filter({ hasText: '5 of clubs added to meld A. Score −1 point' });
  await said.waitFor({ state: 'attached' });
  expect(await said.count()).toBe(1);
  await context.close();
});
