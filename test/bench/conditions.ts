import { cpus, loadavg, totalmem } from 'node:os';
import { readerHash } from '../eval/reader-hash.ts';

/** What a figure depends on besides the code, for the head of a report. */
export interface Conditions {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGiB: number;
  /** Mean of waiting and running processes over the last minute: above the cores, times say little. */
  readonly load: number;
  readonly node: string;
  readonly reader: string;
}

export function conditions(): Conditions {
  const [first] = cpus();
  return {
    processor: first?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    load: Math.round(10 * (loadavg()[0] ?? 0)) / 10,
    node: process.version,
    reader: readerHash(),
  };
}

/** Median and the range from the first to the last decile, of at least one value. */
export function spread(values: readonly number[]): { median: number; low: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))]!;
  return { median: at(0.5), low: at(0.1), high: at(0.9) };
}
