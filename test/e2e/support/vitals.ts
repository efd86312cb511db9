import type { Page } from 'playwright-core';

/** How a page feels to whoever opens it, in the terms of web vitals. */
export interface Vitals {
  /** From the request to the largest paint so far, ms. */
  readonly largestPaintMs: number;
  /** Sum of layout shifts that no tap caused. */
  readonly layoutShift: number;
  /** Of every tap and key that took at least 16 ms: from it to the next paint, ms. */
  readonly tapsMs: readonly number[];
}

interface Measured {
  readonly vitals: Vitals;
}

/** Lets every page that is opened from now on measure itself. */
export async function measureVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { largestPaintMs: 0, layoutShift: 0, tapsMs: [] as number[] };
    Object.assign(globalThis, { vitals });
    const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
      const how = { type, buffered: true, durationThreshold: 16 };
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(how);
    };
    observe('largest-contentful-paint', (entry) => (vitals.largestPaintMs = entry.startTime));
    observe('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) vitals.layoutShift += shift.value;
    });
    // Pressing, letting go and the click are one tap, which is as slow as the slowest of them.
    const taps = new Map<number, number>();
    observe('event', (entry) => {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId === 0) return;
      taps.set(interactionId, Math.max(entry.duration, taps.get(interactionId) ?? 0));
      vitals.tapsMs = [...taps.values()];
    });
  });
}

export function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate(() => (globalThis as unknown as Measured).vitals);
}
