import type { Page } from 'playwright-core';

/**
 * Waits until a function, run in the page again and again, gives something truthy, and returns that. Stands in for
 * Playwright's `waitForFunction`, which needs `eval` and so trips on the site's policy.
 */
export async function poll<Value, Argument>(
  page: Page,
  probe: (argument: Argument) => Value | Promise<Value>,
  argument: Argument,
  timeoutMs = 20_000,
): Promise<NonNullable<Value>> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    // Playwright's own type of the function's argument is wider than any that a caller could write.
    const value = await page.evaluate(
      probe as (argument: unknown) => Value | Promise<Value>,
      argument,
    );
    if (value) return value;
    if (Date.now() > deadline) throw new Error(`Not true within ${timeoutMs} ms: ${String(probe)}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
