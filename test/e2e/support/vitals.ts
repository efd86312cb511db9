import type { Page } from 'playwright-core';

/** How a page feels to whoever opens it, in the terms of web vitals. */
export interface Vitals {
  /** From the request to the largest paint so far, ms. */
  readonly largestPaintMs: number;
  /** Sum of layout shifts that no tap caused. */
  readonly layoutShift: number;
  /** Every tap and key that took at least 16 ms, in their order. */
  readonly taps: readonly TapTime[];
}

/** How long a tap took, all in ms. */
export interface TapTime {
  /** From the tap to the next paint. */
  readonly ms: number;
  /** Of these, until the page could listen to it: busy with what came before. */
  readonly waitedMs: number;
  /** Of these, in which the page made up its answer. The rest is spent on drawing it. */
  readonly workedMs: number;
}

interface Measured {
  readonly vitals: Vitals;
}

/** Lets every page that is opened from now on measure itself. */
export async function measureVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { largestPaintMs: 0, layoutShift: 0, taps: [] as TapTime[] };
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
    const taps = new Map<number, TapTime>();
    observe('event', (entry) => {
      const event = entry as PerformanceEventTiming;
      const { interactionId, duration: ms, startTime, processingStart, processingEnd } = event;
      if (interactionId === 0 || ms <= (taps.get(interactionId)?.ms ?? 0)) return;
      const [waitedMs, workedMs] = [processingStart - startTime, processingEnd - processingStart];
      taps.set(interactionId, { ms, waitedMs, workedMs });
      vitals.taps = [...taps.values()];
    });
  });
}

export function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate(() => (globalThis as unknown as Measured).vitals);
}
