import { defineConfig } from 'vitest/config';

/** The unit tests as Stryker runs them: those of one part of the source, and always with the same chance. */
export default defineConfig({
  test: {
    include: (
      process.env['KIBITZ_MUTATION_TESTS'] ?? 'test/{cards,rules,players}/**/*.test.ts'
    ).split(' '),
    // Vitest's own list would leave out the sandbox, which lies in a folder that begins with a dot.
    exclude: ['**/node_modules/**'],
    setupFiles: ['test/mutation/same-chance.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
