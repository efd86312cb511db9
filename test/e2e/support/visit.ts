import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a page and its workers did on the wire and complained about, while it was open. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Addresses of every request, of the page and of its workers, answered or not. */
  readonly requests: readonly string[];
  /** Requests that failed or were answered with an error, with the reason. */
  readonly failures: readonly string[];
  /** Errors thrown in the page, and those that the browser or the page wrote to the console. */
  readonly errors: readonly string[];
}

/** A middling phone, held upright. */
const PATIENCE_MS = 90_000;
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const;

export interface VisitOptions {
  /**
   * Whether the page may have its service worker. It then fetches and answers in the page's place, out of reach of
   * routes; so only tests about it let it in.
   */
  readonly serviceWorkers?: 'allow' | 'block';
}

/** Opens an address at phone size in a fresh profile, and keeps account of what happens there. */
export async function visit(
  browser: Browser,
  address: string,
  { serviceWorkers = 'block' }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers });
  // A busy machine is slow, which is not what is tested.
  context.setDefaultTimeout(PATIENCE_MS);
  const requests: string[] = [];
  const failures: string[] = [];
  const errors: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A page that is left lets go of what it was still fetching.
    if (reason !== 'net::ERR_ABORTED') failures.push(`${request.url()}: ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.url()}: ${response.status()}`);
  });
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  // Functions handed to the page by a script that tsx runs call this helper of tsx's by name.
  await context.addInitScript('globalThis.__name ??= (target) => target;');
  const page = await context.newPage();
  await page.goto(address);
  return { page, context, requests, failures, errors };
}

/** Nothing left the origin: neither the page nor a worker asked for anything from elsewhere. Own blobs are at home. */
export function expectAtHome(visited: Visit, origin: string): void {
  const inner = /^(data:|blob:)/;
  expect(visited.requests.length, 'a visit that requests nothing proves nothing').toBeGreaterThan(
    0,
  );
  expect(
    visited.requests.filter((url) => !inner.test(url) && new URL(url).origin !== origin),
    'requests that left the origin',
  ).toEqual([]);
}

/** Nothing went wrong: no failed request, no error in the page or the console (a breach of the policy is one). */
export function expectQuiet(visited: Visit): void {
  expect(visited.failures, 'failed requests').toEqual([]);
  expect(visited.errors, 'errors in the page').toEqual([]);
}
