import { fileURLToPath } from 'node:url';
import { poll } from '../e2e/support/poll.ts';
import type { LaunchOptions } from '../e2e/support/browser.ts';
import { openTestPage, type TestPage } from '../e2e/support/test-page.ts';

/**
 * A page with the product's own decoder, reader and models and nothing else, in a real browser: `window.readFile` reads a
 * picture there.
 */
export async function openReaderPage(options: LaunchOptions = {}): Promise<TestPage> {
  const opened = await openTestPage(
    fileURLToPath(new URL('./reader-page', import.meta.url)),
    options,
  );
  await poll(opened.page, () => window.readFile !== undefined, undefined);
  return opened;
}
