import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../src/server/build-site.ts';
import { launch } from '../e2e/support/browser.ts';
import { serve } from '../e2e/support/site.ts';
import { measureVitals, vitalsOf, type Vitals } from '../e2e/support/vitals.ts';
import { spread } from './conditions.ts';

/** Slow 4G and a slow phone, as Lighthouse has them: 150 ms there and back, 1.6 Mbit/s, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = 4;

/** The first page in a fresh profile: its web vitals. */
export async function benchLoad(runs: number): Promise<object> {
  const folder = await mkdtemp(join(tmpdir(), 'kibitz-bench-'));
  await buildSite(folder);
  const site = await serve({ folder });
  const browser = await launch();
  const seen: Vitals[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    // As in `visit`: functions handed to the page call this helper of tsx's by name.
    await context.addInitScript('globalThis.__name ??= (target) => target;');
    await measureVitals(page);
    await page.goto(site.address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(1500);
    seen.push(await vitalsOf(page));
    await context.close();
  }
  await browser.close();
  await site.close();
  await rm(folder, { recursive: true, force: true });
  return {
    runs,
    largestPaintMs: spread(seen.map(({ largestPaintMs }) => largestPaintMs)),
    layoutShift: spread(seen.map(({ layoutShift }) => layoutShift)),
  };
}
