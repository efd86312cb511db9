import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A piece of the source that is mutated at one go, and the tests it has to satisfy: its own and no others. */
export interface Part {
  /** Its folder, from the top of the project, with `/`. */
  readonly folder: string;
  /** What is mutated. */
  readonly sources: string;
  /** The tests that have to notice. */
  readonly tests: string;
}

/** Every part under `project`: the rooms of the law, each game a part by itself. */
export function findParts(project: string): readonly Part[] {
  const games = readdirSync(join(project, 'src/rules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => whole(`rules/${name}`));
  return [whole('cards'), ...games, own('rules'), whole('players')];
}

/** The parts that a path names: all of them if none is given, else the one that it is or lies in. */
export function partsOf(parts: readonly Part[], path: string | undefined): readonly Part[] {
  if (path === undefined) return parts;
  const named = parts.filter(({ folder }) => folder === path);
  if (named.length > 0) return named;
  const around = parts.filter(({ folder }) => path.startsWith(`${folder}/`));
  // The deepest: a file of a game lies in the folder of the rules too.
  const part = around.reduce<Part | undefined>(
    (best, each) => (best === undefined || each.folder.length > best.folder.length ? each : best),
    undefined,
  );
  if (part === undefined) return [];
  return [{ ...part, sources: path.endsWith('.ts') ? path : `${path}/**/*.ts` }];
}

function whole(folder: string): Part {
  return {
    folder: `src/${folder}`,
    sources: `src/${folder}/**/*.ts`,
    tests: `test/${folder}/**/*.test.ts`,
  };
}

function own(folder: string): Part {
  return {
    folder: `src/${folder}`,
    sources: `src/${folder}/*.ts`,
    tests: `test/${folder}/*.test.ts`,
  };
}
