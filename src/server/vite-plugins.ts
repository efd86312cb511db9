import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { DEVELOPMENT_POLICY_HEADERS, makeMetaPolicy } from './policy.ts';
import { findRuntimeFiles } from './runtime-files.ts';
import { sendFile } from './send-file.ts';

/** Puts the policy into the built page, for static hosts that send no headers of their own. */
export function policyMeta(): Plugin {
  return {
    name: 'kibitz-policy-meta',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: makeMetaPolicy() },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** Lets the page run the piece of this name as soon as it has arrived, without waiting for the main script. */
export function earlyScript(name: string): Plugin {
  return {
    name: 'kibitz-early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const piece = Object.values(bundle).find(
          (one) => one.type === 'chunk' && one.name === name,
        );
        if (piece === undefined) throw new Error(`The build has no piece ${name}.`);
        const attrs = {
          type: 'module',
          async: true,
          crossorigin: true,
          src: `./${piece.fileName}`,
        };
        return [{ tag: 'script', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** Serves the WebAssembly and the models' weights at the same addresses in development and in `dist`. */
export function runtimeFiles(modelsFolder: string): Plugin {
  return {
    name: 'kibitz-runtime-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        // Looked up anew each time, so that freshly trained weights need no restart.
        const file = findRuntimeFiles(modelsFolder).get(pathname.slice(1));
        if (file === undefined) return next();
        for (const [name, value] of Object.entries(DEVELOPMENT_POLICY_HEADERS)) {
          response.setHeader(name, value);
        }
        sendFile(response, file);
      });
    },
    generateBundle() {
      for (const [fileName, file] of findRuntimeFiles(modelsFolder)) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
      }
    },
  };
}
