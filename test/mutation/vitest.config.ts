import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Random play and counted trees take long and tell most mutants no sooner than the tests of single rulings. */
const TAKES_LONG = /(?:blind|contract|tree|trees|invariants)\.test\.ts$/;

/** The first failure decides about a mutant, so the quick tests go first. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const takesLong = ({ moduleId }: TestSpecification) => Number(TAKES_LONG.test(moduleId));
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => takesLong(one) - takesLong(other));
  }
}

/** The unit tests as Stryker runs them: those of one part of the source, and always with the same chance. */
export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    include: (
      process.env['KIBITZ_MUTATION_TESTS'] ?? 'test/{cards,rules,players}/**/*.test.ts'
    ).split(' '),
    // Vitest's own list would leave out the sandbox, which lies in a folder that begins with a dot.
    // Games between computers tell who is stronger and that they end, and take minutes for a mutant.
    exclude: ['**/node_modules/**', '**/players/**/{levels,ends}.test.ts'],
    setupFiles: ['test/mutation/same-chance.ts'],
    sequence: { sequencer: QuickFirst },
    // A test that is only slow, because the machine is busy, must not count as one that noticed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
