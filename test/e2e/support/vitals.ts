import type { Page } from 'playwright-core';

/** How a page feels to whoever opens it, in the terms of web vitals. */
export interface Vitals {
  /** From the request to the largest paint so far, ms. */
  readonly largestPaintMs: number;
  /** Sum of layout shifts that no tap caused. */
  readonly layoutShift: number;
}

interface Measured {
  readonly vitals: Vitals;
}

/** Lets every page that is opened from now on measure itself. */
export async function measureVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { largestPaintMs: 0, layoutShift: 0 };
    Object.assign(globalThis, { vitals });
    const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      });
    };
    observe('largest-contentful-paint', (entry) => (vitals.largestPaintMs = entry.startTime));
    observe('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) vitals.layoutShift += shift.value;
    });
  });
}

export function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate(() => (globalThis as unknown as Measured).vitals);
}
