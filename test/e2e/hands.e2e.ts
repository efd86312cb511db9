import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignFetchFails } from './support/foreign-fetch.ts';
import { poll } from './support/poll.ts';
import { openTestPage, type TestPage } from './support/test-page.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

let opened: TestPage;
beforeAll(async () => {
  opened = await openTestPage(here('./hands-page'));
});
afterAll(() => opened.close());

test('hands are watched for in a worker of their own, and none is seen where there is none', async () => {
  const { page } = opened;
  await poll(page, () => window.findHands !== undefined, undefined);
  const picture = readFileSync(here('./pictures/cloth.jpg')).toString('base64');
  const first = await page.evaluate((file) => window.findHands?.(file), picture);
  expect(first).toMatchObject({ hands: [] });
  const second = await page.evaluate((file) => window.findHands?.(file), picture);
  expect(second).toMatchObject({ hands: [] });
});

test('nothing leaves the origin from inside that worker', async () => {
  const worker = opened.page.workers().find((one) => one.url().includes('hands'));
  if (worker === undefined) throw new Error('the hands have no worker');
  expect(await foreignFetchFails(worker)).toBe(true);
});
