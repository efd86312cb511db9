import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Worker } from 'playwright-core';
import type { OfflineNotice } from '../../../src/app/offline/offline-notice.ts';
import { poll } from '../support/poll.ts';
import { serve, type RunningSite } from '../support/site.ts';
import { visit, type Visit } from '../support/visit.ts';

/** A copy of the built site on a host of its own, which can put other files there. */
export interface Deployed extends RunningSite {
  readonly folder: string;
}

export async function deploy(
  dist: string,
  headers?: Readonly<Record<string, string>>,
): Promise<Deployed> {
  const folder = await mkdtemp(join(tmpdir(), 'kibitz-deployed-'));
  await cp(dist, folder, { recursive: true });
  const site = await serve({ folder, mount: '/cards/', ...(headers && { headers }) });
  const close = async (): Promise<void> => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...site, folder, close };
}

/** Puts a new version there whose page has another title. */
export async function deployTitle(folder: string, title: string): Promise<void> {
  await change(join(folder, 'index.html'), (page) =>
    page.replace(/<title>.*<\/title>/, `<title>${title}</title>`),
  );
  // The list of files names the page's new content by another revision.
  await change(join(folder, 'service-worker.js'), (script) =>
    script.replace(/(url:`index\.html`,bytes:\d+,revision:`)[^`]*/, `$1${title}`),
  );
}

/** Puts a new version there in which every script has another name, as after any change of a part they all use. */
export async function deployRenamed(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const scripts = (await readdir(assets)).filter((name) => /-[\w-]{8}\.js$/.test(name));
  const renamed = (text: string): string =>
    scripts.reduce((changed, name) => changed.replaceAll(name, nextName(name)), text);
  await change(join(folder, 'index.html'), renamed);
  for (const name of scripts) {
    const text = await readFile(join(assets, name), 'utf8');
    await writeFile(join(assets, name), renamed(text));
    await rename(join(assets, name), join(assets, nextName(name)));
  }
}

const nextName = (name: string): string => name.replace(/-[\w-]([\w-]{7})\.js$/, '-Z$1.js');

async function change(path: string, edit: (text: string) => string): Promise<void> {
  const text = await readFile(path, 'utf8');
  const edited = edit(text);
  if (edited === text) throw new Error(`Nothing was changed in ${path}.`);
  await writeFile(path, edited);
}

/** A worker fetches megabytes while the page starts, and a busy machine takes its time. */
const PATIENCE_MS = 120_000;

/** Visits a site with its service worker, and waits until all that the reader needs is kept for offline use. */
export async function visitWhole(browser: Browser, site: Deployed): Promise<Visit> {
  const visited = await visit(browser, site.address, { serviceWorkers: 'allow' });
  visited.context.setDefaultTimeout(PATIENCE_MS);
  await poll(
    visited.page,
    () =>
      document.querySelector<OfflineNotice>('offline-notice')?.worker.state.readiness === 'whole',
    undefined,
    PATIENCE_MS,
  );
  return visited;
}

export async function serviceWorkerOf(context: BrowserContext): Promise<Worker> {
  const [running] = context.serviceWorkers();
  return running ?? context.waitForEvent('serviceworker');
}
