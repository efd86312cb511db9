import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '../../src/server/paths.ts';
import { STEPS, tallyStep, type Step, type Tally, type TestReport } from './steps.ts';

/**
 * `npm test`: every check and every test, one after another and to the end, with one sum on the last line. The exit
 * code is 1 if anything failed.
 */

const reports = mkdtempSync(join(tmpdir(), 'kibitz-reports-'));

function runScript(script: string, extra: readonly string[]): Promise<number> {
  return new Promise((done) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...extra], {
      cwd: PROJECT,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', () => done(1));
    child.on('close', (code) => done(code ?? 1));
  });
}

function readReport(path: string): TestReport | 'none' {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as TestReport;
  } catch {
    return 'none';
  }
}

async function run(step: Step): Promise<Tally> {
  if (step.counts === 'check') return tallyStep(await runScript(step.script, []), undefined);
  const path = join(reports, `${step.script.replace(':', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const exitCode = await runScript(step.script, reporters);
  return tallyStep(exitCode, readReport(path));
}

let passed = 0;
let failed = 0;
const summary: string[] = [];
for (const step of STEPS) {
  console.log(`\n── ${step.title} (npm run ${step.script})`);
  const start = performance.now();
  const tally = await run(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  passed += tally.passed;
  failed += tally.failed;
  const mark = tally.failed === 0 ? 'ok  ' : 'FAIL';
  const counts =
    step.counts === 'tests' ? `, ${tally.passed} of ${tally.passed + tally.failed} tests` : '';
  summary.push(`${mark} ${step.title}: ${seconds} s${counts}`);
}
rmSync(reports, { recursive: true });
console.log(`\n${summary.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
