import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

/** What `getUserMedia` gives: frames of an .mjpeg or .y4m file, a refusal by the person, or no camera at all. */
export type Camera = { readonly file: string } | 'denied' | 'missing';

export interface LaunchOptions {
  readonly camera?: Camera;
  /** Draws pages without WebGL's slow stand-in, which is left to what asks for WebGL itself. */
  readonly plainPages?: boolean;
}

const ALWAYS = [
  // WebGL on the processor, as there is no graphics card on a test machine.
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--font-render-hinting=none',
  // No test reaches the network, even if the page should try.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

const PLAIN_PAGES = ['--disable-gpu-compositing', '--disable-gpu-rasterization'];

function cameraFlags(camera: Camera): readonly string[] {
  if (camera === 'missing') return ['--use-fake-ui-for-media-stream'];
  if (camera === 'denied') {
    return ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'];
  }
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${camera.file}`,
  ];
}

/** Starts a browser for a test file. The camera is a matter of the whole browser; without one named, there is none. */
export async function launch(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [
      ...ALWAYS,
      ...cameraFlags(options.camera ?? 'missing'),
      ...(options.plainPages === true ? PLAIN_PAGES : []),
    ],
  });
}
