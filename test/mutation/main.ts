import { availableParallelism } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { PROJECT } from '../../src/server/paths.ts';
import { findParts, partsOf, type Part } from './parts.ts';
import { makeReport, tally, type Mutant } from './report.ts';

/**
 * `npm run mutate [-- PATH]`: changes the source in small ways, one at a time, and looks whether a test notices. Prints
 * every change that none noticed; the exit code is 1 if too many of them did not in some part.
 */

/** The share of mutants that have to be noticed, in per cent. */
const ENOUGH = 85;

/** Random games for each property: what a property can tell it mostly tells at once, and thousands of runs add up. */
const RUNS = '2';

async function mutate(part: Part): Promise<readonly Mutant[]> {
  process.env['KIBITZ_MUTATION_TESTS'] = part.tests;
  process.env['KIBITZ_RUNS'] ??= RUNS;
  const name = part.folder.replaceAll('/', '-');
  return new Stryker({
    mutate: [part.sources],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: availableParallelism(),
    // Loops without end are found by counting; time only has to forgive a machine that is busy.
    timeoutMS: 600_000,
    timeoutFactor: 4,
    // Not tsconfig.json: Stryker would read it with TypeScript, whose version 7 has no such function.
    ignorePatterns: ['/*', '!/src', '!/test', '!/package.json'],
    tempDirName: '.cache/mutation/sandbox',
    cleanTempDir: 'always',
    incremental: true,
    incrementalFile: `.cache/mutation/${name}.json`,
    reporters: ['html', 'progress-append-only'],
    htmlReporter: { fileName: `.cache/mutation/${name}.html` },
    allowConsoleColors: false,
  }).runMutationTest();
}

process.chdir(PROJECT);
const path = process.argv[2]?.replace(/\/+$/, '');
const parts = partsOf(findParts(PROJECT), path);
if (parts.length === 0) {
  console.error(
    'usage: npm run mutate [-- src/cards | src/rules | src/rules/GAME | src/players | a file of them]',
  );
  process.exitCode = 2;
}
const summary: string[] = [];
for (const part of parts) {
  const mutants = await mutate(part);
  const { killed, total, percent } = tally(mutants);
  console.log(makeReport(mutants).join('\n'));
  summary.push(`${part.folder}: ${killed} of ${total} killed, ${percent.toFixed(1)} %`);
  if (percent < ENOUGH) process.exitCode = 1;
}
console.log(`\n${summary.join('\n')}`);
