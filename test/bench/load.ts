import type { Browser } from 'playwright-core';
import { measureVitals, vitalsOf, type Vitals } from '../e2e/support/vitals.ts';
import { withBuiltSite } from './built-site.ts';
import { spread } from './conditions.ts';
import { slowDown } from './slow-phone.ts';

/** The first page in a fresh profile: its web vitals. */
export function benchLoad(runs: number): Promise<object> {
  return withBuiltSite(async (browser, address) => {
    const seen: Vitals[] = [];
    for (let run = 0; run < runs; run += 1) seen.push(await load(browser, address));
    return {
      runs,
      largestPaintMs: spread(seen.map(({ largestPaintMs }) => largestPaintMs)),
      layoutShift: spread(seen.map(({ layoutShift }) => layoutShift)),
    };
  });
}

async function load(browser: Browser, address: string): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await slowDown(page, ['processor', 'network']);
  // As in `visit`: functions handed to the page call this helper of tsx's by name.
  await context.addInitScript('globalThis.__name ??= (target) => target;');
  await measureVitals(page);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(1500);
  const vitals = await vitalsOf(page);
  await context.close();
  return vitals;
}
