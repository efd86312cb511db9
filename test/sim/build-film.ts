import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The film as one script that a page can be given before its own. */
export function buildFilm(): Promise<string> {
  return buildScript('./film/entry.ts');
}

/** What tells which picture a fake camera shows, likewise. */
export function buildShownNumber(): Promise<string> {
  return buildScript('./film/shown-number.ts');
}

async function buildScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: here('./film'),
    mode: 'production',
    logLevel: 'warn',
    resolve: { alias: { react: here('./film/react-stub.ts') } },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: here(entry), formats: ['iife'], name: 'kibitzFilm' },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  for (const one of outputs) {
    if (!('output' in one)) continue;
    const [chunk] = one.output;
    return chunk.code;
  }
  throw new Error('the film was not built');
}
