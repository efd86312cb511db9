import { describe, expect, test } from 'vitest';
import { browser, site } from '../support/running-site.ts';
import { expectQuiet, visit } from '../support/visit.ts';
import {
  seenCard,
  choosePicture,
  meldsShown,
  openFacade,
  paintPicture,
  scriptReader,
  tapMelds,
  total,
  dialog,
} from './facade.ts';

const TABLE = [
  seenCard('5C', 0.1, 0.1),
  seenCard('6C', 0.15, 0.1),
  seenCard('unsure', 0.2, 0.1),
  seenCard('2D', 0.7, 0.7),
  seenCard('back', 0.7, 0.1),
];

async function visitFacade(cards = TABLE) {
  const visited = await visit(browser, site.address);
  await openFacade(visited.page);
  await scriptReader(visited.page, cards);
  return visited;
}

test('a picture’s cards are outlined, named, put into melds and scored; a card without a name is asked about', async () => {
  const visited = await visitFacade();
  const { page } = visited;
  await choosePicture(page, 'table.jpg', await paintPicture(page));
  await page.getByText('4 cards seen, 1 face down').waitFor();
  expect(await meldsShown(page)).toEqual([
    'A: Name the open card to count this meld',
    'B: A single card: −1',
  ]);
  expect(await total(page)).toBe('−1');
  expect(await page.locator('table-overlay polygon.rim').count()).toBe(2);
  expect(await page.locator('table-overlay polygon.outline').count()).toBe(5);
  expect(await page.locator('table-overlay rect.chip').count()).toBe(4);

  await page.getByRole('button', { name: '7 of clubs', exact: true }).click();
  expect(await meldsShown(page)).toEqual(['A: Sequence of clubs: +1', 'B: A single card: −1']);
  expect(await total(page)).toBe('0');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'No card' }).click();
  await page.getByText('3 cards seen, 1 face down').waitFor();
  expectQuiet(visited);
  await visited.context.close();
});

test('a tap on the picture opens the card that lies there', async () => {
  const { page, context } = await visitFacade();
  await choosePicture(page, 'table.jpg', await paintPicture(page));
  const picture = page.locator('table-overlay');
  const box = await picture.boundingBox();
  // The lower right of the two of diamonds, beside its label.
  await page.mouse.click(
    (box?.x ?? 0) + 0.78 * (box?.width ?? 0),
    (box?.y ?? 0) + 0.82 * (box?.height ?? 0),
  );
  await page.getByRole('dialog').waitFor();
  expect(await dialog(page).locator('.name').innerText()).toBe('2 of diamonds');
  await context.close();
});

test('the picture is still there after a reload', async () => {
  const { page, context } = await visitFacade();
  await choosePicture(page, 'table.jpg', await paintPicture(page));
  await page.getByText('4 cards seen, 1 face down').waitFor();
  await page.reload();
  await page.getByText('4 cards seen, 1 face down').waitFor();
  const width = await page
    .locator('table-picture img')
    .evaluate((image) => (image as HTMLImageElement).naturalWidth);
  expect(width).toBe(800);
  await context.close();
});

test('a photo taken with the phone on its side is read and shown upright', async () => {
  const { page, context } = await visitFacade();
  const jpeg = await paintPicture(page, 600, 300);
  // EXIF orientation 6: the top of the scene is on the right of the stored picture (TIFF tag 0x0112).
  const exif = Buffer.from(
    'ffe1002245786966000049492a00080000000100120103000100000006000000000000000000'.slice(0, 72),
    'hex',
  );
  await choosePicture(
    page,
    'side.jpg',
    Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]),
  );
  const image = page.locator('table-picture img');
  expect(await image.getAttribute('width')).toBe('300');
  expect(await image.getAttribute('height')).toBe('600');
  await context.close();
});

test('a very large picture is read at 2560 pixels', async () => {
  const { page, context } = await visitFacade();
  await choosePicture(page, 'large.jpg', await paintPicture(page, 6000, 3000));
  expect(await page.locator('table-picture img').getAttribute('width')).toBe('2560');
  await context.close();
});

describe('a further picture, with cards on the sheet', () => {
  async function second() {
    const visited = await visitFacade([seenCard('5C', 0.1, 0.1), seenCard('9D', 0.7, 0.7)]);
    const { page } = visited;
    await page.getByRole('link', { name: 'Tap the cards in' }).click();
    await tapMelds(page, '5C 6C 7C');
    await page.getByRole('link', { name: 'Another picture' }).click();
    await choosePicture(page, 'table.jpg', await paintPicture(page));
    await page.getByRole('heading', { name: '2 cards found' }).waitFor();
    return visited;
  }

  test.each([
    ['Start a new sheet', ['A: A single card: −1', 'B: A single card: −1']],
    // ANY-3: the five of clubs is there already.
    ['Add to my sheet', ['A: Sequence of clubs: +1', 'B: A single card: −1']],
    ['Leave it', ['A: Sequence of clubs: +1']],
  ])('%s', async (choice, result) => {
    const { page, context } = await second();
    await page.getByRole('button', { name: choice }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await meldsShown(page)).toEqual(result);
    await context.close();
  });
});

/** Long tests get more time, so that a busy machine is no failure. */
const LONG = { timeout: 180_000 };

test('says plainly why a picture can’t be used, and keeps what was entered', LONG, async () => {
  const { page, context } = await visitFacade([]);
  await page.getByText('Hearts').click();
  await page.getByRole('link', { name: 'Tap the cards in' }).click();
  await tapMelds(page, '5H 6H 7H');
  await page.getByRole('link', { name: 'Another picture' }).click();

  const hugePng = '89504e470d0a1a0a0000000d49484452000075300000753008020000000000';
  const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic and so on';
  const files: readonly [name: string, content: Buffer, words: string][] = [
    ['letter.pdf', Buffer.from('%PDF-1.7 and so on'), 'That is not a picture'],
    ['letter.jpg', Buffer.from('Dear diary, this is no photo'), 'That is not a picture'],
    ['empty.jpg', Buffer.alloc(0), 'That file is empty'],
    ['phone.heic', Buffer.from(heic), 'This browser can’t open HEIC photos'],
    ['cut.jpg', Buffer.from('ffd8ffe000104a46494600', 'hex'), 'That picture can’t be opened'],
    ['huge.png', Buffer.from(hugePng, 'hex'), 'That picture is too large'],
    ['cloth.jpg', await paintPicture(page), 'No card seen in that picture'],
  ];
  for (const [name, content, words] of files) {
    await choosePicture(page, name, content);
    await page.getByRole('alert').getByText(words, { exact: true }).waitFor();
  }
  await scriptReader(page, [seenCard('back', 0.1, 0.1), seenCard('back', 0.5, 0.1)]);
  await choosePicture(page, 'backs.jpg', await paintPicture(page));
  await page.getByRole('alert').getByText('2 cards seen, all of them face down').waitFor();

  await page.getByRole('link', { name: 'Open' }).click();
  expect(await meldsShown(page)).toEqual(['A: Sequence of hearts, your suit: +3']);
  await context.close();
});

test('a reader that can’t be loaded is said to be; the next picture tries again', async () => {
  const { page, context } = await visit(browser, site.address);
  await context.route(/\/models\//, (route) => route.abort());
  await openFacade(page);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const asked = page.waitForRequest(/\/models\//);
    await choosePicture(page, 'table.jpg', await paintPicture(page));
    await asked;
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').locator('.heading').innerText()).toBe(
      'The card reader could not be loaded',
    );
  }
  await context.close();
});
