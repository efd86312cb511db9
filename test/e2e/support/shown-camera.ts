import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/**
 * Gives a page, before it is opened, a camera that shows one picture after the other, as a test holds them up: a phone that
 * is pointed now here, now there.
 */
export async function giveShownCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
    const pen = canvas.getContext('2d');
    const stream = canvas.captureStream(0);
    const [track] = stream.getVideoTracks() as CanvasCaptureMediaStreamTrack[];
    let shown: CanvasImageSource | undefined;
    setInterval(() => {
      if (shown === undefined) pen?.fillRect(0, 0, canvas.width, canvas.height);
      else pen?.drawImage(shown, 0, 0, canvas.width, canvas.height);
      track?.requestFrame();
    }, 200);
    // A copy: a page that lets its preview rest switches its own tracks off, and nobody else's.
    Object.assign(navigator.mediaDevices, {
      getUserMedia: () => Promise.resolve(stream.clone()),
      enumerateDevices: () => Promise.resolve([]),
    });
    Object.assign(globalThis, {
      holdUp: async (address: string) => {
        const picture = Object.assign(new Image(), { src: address });
        await picture.decode();
        shown = picture;
      },
    });
  });
}

/** What the camera sees from now on: a JPEG file. */
export async function holdUp(page: Page, file: URL): Promise<void> {
  const address = `data:image/jpeg;base64,${(await readFile(file)).toString('base64')}`;
  await page.evaluate(
    (source) => (globalThis as unknown as { holdUp(of: string): Promise<void> }).holdUp(source),
    address,
  );
}
