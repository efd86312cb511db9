import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, type Camera } from './browser.ts';
import { makeStill } from './camera-film.ts';
import { poll } from './poll.ts';
import { serve, type RunningSite } from './site.ts';
import { expectAtHome, expectQuiet, visit } from './visit.ts';

/** The support that the browser tests stand on, held to what it promises. */

let folder: string;
let site: RunningSite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kibitz-site-'));
  const page = '<!doctype html><link rel="icon" href="data:,"><title>A page</title>';
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'worker.js'), "fetch('./from-worker.json');");
  await writeFile(join(folder, 'from-worker.json'), '{}');
  site = await serve({ folder });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** Opens the camera in the page; the name of the error, or the picture's size and the colour of its middle. */
async function lookThroughCamera(): Promise<string | readonly number[]> {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: true });
  } catch (error) {
    return (error as DOMException).name;
  }
  const video = document.createElement('video');
  video.srcObject = stream;
  await video.play();
  const { videoWidth: width, videoHeight: height } = video;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(video, 0, 0);
  const [red = 0, green = 0, blue = 0] = context.getImageData(width / 2, height / 2, 1, 1).data;
  return [width, height, red, green, blue];
}

async function paintJpeg(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = 'rgb(200, 40, 60)';
      context.fillRect(0, 0, wide, high);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

async function seeWith(camera: Camera): Promise<string | readonly number[]> {
  const browser = await launch({ camera });
  const { page } = await visit(browser, site.address);
  const seen = await page.evaluate(lookThroughCamera);
  await browser.close();
  return seen;
}

test('the fake camera shows the film it was given, at its size', async () => {
  const browser = await launch();
  const { page } = await visit(browser, site.address);
  const file = await makeStill(await paintJpeg(page, 640, 480));
  await browser.close();
  const [width, height, red, green, blue] = await seeWith({ file });
  expect([width, height]).toEqual([640, 480]);
  expect(Number(red)).toBeGreaterThan(180);
  expect(Number(green)).toBeLessThan(80);
  expect(Number(blue)).toBeLessThan(90);
});

test.each([
  ['denied', 'NotAllowedError'],
  ['missing', 'NotFoundError'],
] as const)('a camera that is %s gives %s', async (camera, name) => {
  expect(await seeWith(camera)).toBe(name);
});

test('requests of a worker are on record, at home or not, and so is a breach of the policy', async () => {
  const browser = await launch();
  const visited = await visit(browser, site.address);
  expectQuiet(visited);
  await visited.page.evaluate(() => {
    new Worker('./worker.js');
  });
  await expect.poll(() => visited.requests).toContain(`${site.origin}/from-worker.json`);
  expectAtHome(visited, site.origin);

  await visited.page.evaluate(() => fetch('https://example.org/').catch(() => undefined));
  await expect.poll(() => visited.errors.join()).toContain('Content Security Policy');
  expect(() => expectQuiet(visited)).toThrow('errors in the page');
  await browser.close();
});

test('poll waits for what comes later, and gives up in the end', async () => {
  const browser = await launch();
  const { page } = await visit(browser, site.address);
  await page.evaluate(() => {
    setTimeout(() => (document.title = 'Later'), 200);
  });
  expect(await poll(page, (title) => document.title === title, 'Later')).toBe(true);
  await expect(poll(page, () => false, undefined, 100)).rejects.toThrow('within 100 ms');
  await browser.close();
});
