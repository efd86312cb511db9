import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that hold nothing written by hand for this project. */
function isForeign(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules' || name === 'work' || name === 'weights';
}

/** Every TypeScript file under the named folders of a project, as paths from its top with forward slashes. */
export function listSources(project: string, folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => {
    if (!existsSync(join(project, folder))) return [];
    return readdirSync(join(project, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return isForeign(entry.name) ? [] : listSources(project, [path]);
      return entry.name.endsWith('.ts') ? [path] : [];
    });
  });
}
