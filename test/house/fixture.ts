import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROJECT } from '../../src/server/paths.ts';

export interface Fixture {
  /** The top of a small project that a check is let loose on. */
  readonly top: string;
  readonly remove: () => Promise<void>;
}

/**
 * Lays out a project in a temporary folder: files by path and text, the named settings of this project, and its
 * packages. What a check does there is what it does here.
 */
export async function layOut(
  files: Readonly<Record<string, string>>,
  settings: readonly string[] = [],
): Promise<Fixture> {
  const top = await mkdtemp(join(tmpdir(), 'kibitz-fixture-'));
  for (const name of settings) await cp(join(PROJECT, name), join(top, name));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(top, path)), { recursive: true });
    await writeFile(join(top, path), text);
  }
  await symlink(join(PROJECT, 'node_modules'), join(top, 'node_modules'), 'junction');
  return { top, remove: () => rm(top, { recursive: true }) };
}

export interface Finding {
  readonly exitCode: number;
  readonly output: string;
}

/** Runs a tool of the project's on a fixture and returns what it printed, whichever way. */
export function runTool(tool: string, flags: readonly string[], top: string): Promise<Finding> {
  const script = join(PROJECT, 'node_modules', tool);
  return new Promise((done) => {
    execFile(process.execPath, [script, ...flags], { cwd: top }, (error, output, complaint) => {
      const exitCode = typeof error?.code === 'number' ? error.code : Number(error !== null);
      done({ exitCode, output: output + complaint });
    });
  });
}
