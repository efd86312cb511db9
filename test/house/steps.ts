/** A part of `npm test`: an npm script, counted as one check or, where Vitest runs, by its tests. */
export interface Step {
  readonly title: string;
  readonly script: string;
  readonly counts: 'check' | 'tests';
}

/** Quick ones first; the build before what weighs it. */
export const STEPS: readonly Step[] = [
  { title: 'Format', script: 'check:format', counts: 'check' },
  { title: 'Lint, with types', script: 'check:lint', counts: 'check' },
  { title: 'Types', script: 'check:types', counts: 'check' },
  { title: 'Rooms without DOM types', script: 'check:pure', counts: 'check' },
  { title: 'Import direction', script: 'check:direction', counts: 'check' },
  { title: 'Dead code and dependencies', script: 'check:unused', counts: 'check' },
  { title: 'Unit tests', script: 'test:unit', counts: 'tests' },
  { title: 'Build', script: 'build', counts: 'check' },
  { title: 'Size', script: 'check:size', counts: 'check' },
  { title: 'Browser tests', script: 'test:browser', counts: 'tests' },
];

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The counts of Vitest's JSON report. */
export interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

/**
 * What a step adds to the sum. A run of tests that fails without a failed test (a file that can't be loaded, nothing
 * to run, no report) counts as one failure, so that no failing step is ever counted as clean.
 */
export function tallyStep(exitCode: number, report: TestReport | 'none' | undefined): Tally {
  const clean = exitCode === 0;
  if (report === undefined) return { passed: Number(clean), failed: Number(!clean) };
  if (report === 'none') return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests: failed } = report;
  const silent = failed === 0 && (!clean || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}
