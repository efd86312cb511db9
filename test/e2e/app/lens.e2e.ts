import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, site } from '../support/running-site.ts';
import { expectQuiet, visit } from '../support/visit.ts';
import '../../app/words/speak-english.ts';

const LONG = { timeout: 300_000 };

/** A phone of two lenses at its back, whose browser names them once the camera was allowed. */
async function giveLenses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    const lens = (deviceId: string, label: string) => ({
      kind: 'videoinput',
      deviceId: opened.length === 0 ? '' : deviceId,
      label: opened.length === 0 ? '' : label,
    });
    Object.assign(navigator.mediaDevices, {
      enumerateDevices: () =>
        Promise.resolve([lens('main', 'Back main'), lens('wide', 'Back wide')]),
      getUserMedia: ({ video }: { video: { deviceId?: { exact: string } } }) => {
        const id = video.deviceId?.exact ?? 'main';
        opened.push(video.deviceId?.exact ?? 'any');
        const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
        canvas.getContext('2d')?.fillRect(0, 0, 64, 48);
        const stream = canvas.captureStream(5);
        const [track] = stream.getVideoTracks();
        Object.assign(track ?? {}, { getSettings: () => ({ deviceId: id }) });
        return Promise.resolve(stream);
      },
    });
  });
}

const opened = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { opened: readonly string[] }).opened);

async function openAt(page: Page, place: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${site.address}#/${place}`);
}

test(
  'the lens of the camera is chosen in the settings or on its picture, and stays chosen',
  LONG,
  async () => {
    const visited = await visit(browser, 'about:blank');
    const { page } = visited;
    await giveLenses(page);
    await openAt(page, 'settings');
    const lenses = page.getByRole('group', { name: 'Lens of the camera' });
    const chosen = lenses.getByRole('radio', { checked: true });
    await lenses.getByRole('radio', { name: 'As the phone chooses', checked: true }).waitFor();
    expect(await lenses.getByRole('radio').count(), 'no lens has a name yet').toBe(1);
    await lenses.getByRole('button', { name: 'Start the camera' }).click();
    await lenses.getByRole('radio', { name: 'Back wide' }).check();

    await openAt(page, 'facade/camera');
    await page.getByRole('button', { name: 'Start the camera' }).click();
    await page.getByRole('button', { name: 'Another lens' }).waitFor();
    expect(await opened(page), 'the chosen one, at once').toEqual(['wide']);
    await page.getByRole('button', { name: 'Another lens' }).click();
    // It is kept once its picture is there.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('kibitz.lens')), { timeout: 20_000 })
      .toContain('Back main');
    expect(await opened(page)).toEqual(['wide', 'main']);

    await openAt(page, 'settings');
    await lenses.getByRole('radio', { name: 'Back main', checked: true }).waitFor();
    expect(await chosen.count()).toBe(1);
    await lenses.getByRole('radio', { name: 'As the phone chooses' }).check();
    await openAt(page, 'facade/camera');
    await page.getByRole('button', { name: 'Start the camera' }).click();
    await page.getByRole('button', { name: 'Another lens' }).waitFor();
    expect(await opened(page)).toEqual(['any']);
    expectQuiet(visited);
    await visited.context.close();
  },
);
