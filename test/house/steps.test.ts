import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../src/server/paths.ts';
import { STEPS, tallyStep } from './steps.ts';

const readProject = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');

test.each([
  ['a check that passes', 0, undefined, { passed: 1, failed: 0 }],
  ['a check that fails', 2, undefined, { passed: 0, failed: 1 }],
  ['tests that pass', 0, [5, 0], { passed: 5, failed: 0 }],
  ['a failed test', 1, [4, 1], { passed: 4, failed: 1 }],
  ['a file that could not be loaded', 1, [4, 0], { passed: 4, failed: 1 }],
  ['no test at all', 0, [0, 0], { passed: 0, failed: 1 }],
  ['a runner that left no report', 0, 'none', { passed: 0, failed: 1 }],
] as const)('%s is counted as what it is', (_, exitCode, report, tally) => {
  const counts =
    typeof report === 'object' ? { numPassedTests: report[0], numFailedTests: report[1] } : report;
  expect(tallyStep(exitCode, counts)).toEqual(tally);
});

test('npm test leaves out none of the checks in package.json', () => {
  const { scripts } = JSON.parse(readProject('package.json')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const checks = Object.keys(scripts).filter((name) => /^(check|test):/.test(name));
  expect(STEPS.map(({ script }) => script).toSorted()).toEqual([...checks, 'build'].toSorted());
});

test('the continuous check runs the command that the README gives', () => {
  const command = 'npm ci && npm test';
  expect(readProject('.ci/run').split('\n')).toContain(command);
  expect(readProject('README.md')).toContain(command);
});

test('the top level holds what was agreed on and nothing else', () => {
  const agreed =
    /^(package(-lock)?\.json|tsconfig\.json|vite\.config\.ts|src|models|public|test|docs|README\.md|LICENSE|CHANGELOG\.md|\..+)$/;
  const tracked = execFileSync('git', ['ls-files'], { cwd: PROJECT, encoding: 'utf8' });
  const tops = new Set(
    tracked
      .trim()
      .split('\n')
      .map((path) => path.split('/')[0] ?? ''),
  );
  expect(tops.size).toBeGreaterThan(5);
  expect([...tops].filter((name) => !agreed.test(name))).toEqual([]);
});
