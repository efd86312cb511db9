import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { PROJECT } from '../../src/server/paths.ts';
import { listSources } from './source-files.ts';

const RULES = join(PROJECT, '.dependency-cruiser.cjs');
const TOOL = join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const FOLDERS = ['src', 'test', 'models', 'vite.config.ts'];

export interface DirectionReport {
  /** How many TypeScript files there are, and how many of them the tool has read. */
  readonly files: number;
  readonly seen: number;
  /** Files that the tool has passed over, each a hole in the check. */
  readonly missed: readonly string[];
  /** Broken rules: `rule: from → to`. */
  readonly violations: readonly string[];
}

function cruise(project: string): Promise<ICruiseResult> {
  const folders = FOLDERS.filter((folder) => existsSync(join(project, folder)));
  return new Promise((done, failed) => {
    execFile(
      process.execPath,
      [TOOL, '--config', RULES, '--output-type', 'json', ...folders],
      { cwd: project, maxBuffer: 2 ** 28 },
      (_, output, complaint) => {
        // The exit code counts the violations; only an output that is no report is a failure of the tool.
        try {
          done(JSON.parse(output) as ICruiseResult);
        } catch {
          failed(new Error(`dependency-cruiser gave no report: ${complaint}`));
        }
      },
    );
  });
}

/**
 * Holds the imports of a project to the rules of this one. The tool reports success when it could read nothing at all,
 * so what it has read is compared with the files that are there.
 */
export async function checkDirection(project: string): Promise<DirectionReport> {
  const { modules, summary } = await cruise(project);
  const files = listSources(project, ['src', 'test', 'models']);
  const read = new Set(modules.map((module) => module.source));
  const missed = files.filter((file) => !read.has(file));
  return {
    files: files.length,
    seen: files.length - missed.length,
    missed,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
}

/** Whether a report is a pass: something was read, nothing left out, no rule broken. */
export function isSound({ seen, missed, violations }: DirectionReport): boolean {
  return seen > 0 && missed.length === 0 && violations.length === 0;
}
