import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT } from '../../src/server/paths.ts';
import { launch } from '../e2e/support/browser.ts';

/** The colour of the icon's ground, which a maskable icon has to its very edge. */
const GROUND = '#215943';
/** Systems may cut a maskable icon to a circle of 80 % of its width. */
const SAFE_PART = 0.8;

interface Icon {
  readonly name: string;
  /** Pixels on each side. */
  readonly side: number;
  readonly isMaskable: boolean;
}

/** 180 is what an iPhone takes for its home screen; it cuts the corners itself. */
const ICONS: readonly Icon[] = [
  { name: 'icon-192', side: 192, isMaskable: false },
  { name: 'icon-512', side: 512, isMaskable: false },
  { name: 'maskable-192', side: 192, isMaskable: true },
  { name: 'maskable-512', side: 512, isMaskable: true },
  { name: 'apple-180', side: 180, isMaskable: true },
];

/** Draws the PNG icons from `public/icon.svg`. */
export async function drawIcons(): Promise<void> {
  const folder = join(PROJECT, 'public/icons');
  const drawing = await readFile(join(PROJECT, 'public/icon.svg'), 'utf8');
  await mkdir(folder, { recursive: true });
  const browser = await launch();
  for (const icon of ICONS) {
    const { name, side, isMaskable } = icon;
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    const width = Math.round(isMaskable ? side * SAFE_PART : side);
    await page.setContent(`<style>
      body { margin: 0; display: grid; place-items: center; height: 100vh;
        background: ${isMaskable ? GROUND : 'transparent'}; }
      svg { width: ${width}px; height: ${width}px; }
    </style>${drawing}`);
    await writeFile(join(folder, `${name}.png`), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
  await browser.close();
}
