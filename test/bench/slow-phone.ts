import type { Page } from 'playwright-core';

/** Slow 4G, as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** How many times slower than the machine the processor of the phone is, as Lighthouse has it. */
const SLOWER = 4;

/** Makes a page as slow as it would be on a slow phone, from now on. */
export async function slowDown(
  page: Page,
  what: readonly ('processor' | 'network')[],
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (what.includes('network')) {
    await session.send('Network.emulateNetworkConditions', NETWORK);
  }
  if (what.includes('processor')) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
}
