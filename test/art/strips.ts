import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { PROJECT } from '../../src/server/paths.ts';
import { withBuiltSite } from '../bench/built-site.ts';
import { visit } from '../e2e/support/visit.ts';
import { SCORING, SCREENS, type Language, type Show } from './screens.ts';

/** Screens of the built app side by side, as the README shows them. */

/** CSS pixels of a screen, and how wide it is in the strip. */
const PHONE = { width: 360, height: 740, shown: 300 } as const;
const TABLET = { width: 1024, height: 768, shown: 764 } as const;
const GAP = 12;
const QUALITY = 82;

interface Strip {
  readonly name: string;
  readonly device: typeof PHONE | typeof TABLET;
  readonly shots: readonly Shot[];
}

interface Shot {
  readonly theme: 'light' | 'dark';
  readonly language: Language;
  readonly show: Show;
}

const onPhones = (
  screens: Readonly<Record<string, Show>>,
  theme: Shot['theme'],
  language: Language,
): readonly Shot[] => Object.values(screens).map((show) => ({ theme, language, show }));

const STRIPS: readonly Strip[] = [
  { name: 'phones-light', device: PHONE, shots: onPhones(SCREENS, 'light', 'en') },
  { name: 'phones-dark', device: PHONE, shots: onPhones(SCREENS, 'dark', 'ne') },
  { name: 'score', device: PHONE, shots: onPhones(SCORING, 'light', 'en') },
  {
    name: 'tablets',
    device: TABLET,
    shots: [
      { theme: 'light', language: 'ne', show: SCREENS.followed },
      { theme: 'dark', language: 'en', show: SCREENS.facade },
    ],
  },
];

/** Takes the strips of the README off the built app. */
export async function takeStrips(): Promise<void> {
  await withBuiltSite(
    async (browser, address) => {
      for (const { name, device, shots } of STRIPS) {
        const pictures: Buffer[] = [];
        for (const shot of shots) pictures.push(await take(browser, address, device, shot));
        await putTogether(browser, join(PROJECT, `docs/pictures/${name}.jpg`), device, pictures);
      }
    },
    { plainPages: true },
  );
}

async function take(
  browser: Browser,
  address: string,
  { width, height }: Strip['device'],
  { theme, language, show }: Shot,
): Promise<Buffer> {
  const { page, context } = await visit(browser, 'about:blank');
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.addInitScript((tag) => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('kibitz.preferences', JSON.stringify({ language: tag }));
  }, language);
  await page.goto(address);
  await page.locator('home-screen h1').waitFor();
  await show(page, language);
  await page.waitForTimeout(1000);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

async function putTogether(
  browser: Browser,
  path: string,
  { width, height, shown }: Strip['device'],
  pictures: readonly Buffer[],
): Promise<void> {
  const high = Math.round((height * shown) / width);
  const page = await browser.newPage({
    viewport: { width: pictures.length * (shown + GAP) + GAP, height: high + 2 * GAP },
  });
  const images = pictures.map(
    (picture) =>
      `<img width="${shown}" height="${high}" src="data:image/png;base64,${picture.toString('base64')}">`,
  );
  await page.setContent(
    `<style>
      body { margin: 0; padding: ${GAP}px; display: flex; gap: ${GAP}px; background: #f4efe3; }
      img { border-radius: 14px; box-shadow: 0 2px 8px rgb(0 0 0 / 30%); }
    </style>${images.join('')}`,
  );
  await page.screenshot({ path, type: 'jpeg', quality: QUALITY });
  await page.close();
}
