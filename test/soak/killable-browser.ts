import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findBrowser } from '../e2e/support/find-browser.ts';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--no-first-run',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--remote-debugging-port=0',
  // No test reaches the network, even if the page should try.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];
const PATIENCE_MS = 60_000;

/** A browser with a profile that outlives it, and that can be killed like a phone whose battery is empty. */
export class KillableBrowser {
  readonly #profile: string;
  #process: ChildProcess | undefined;

  private constructor(profile: string) {
    this.#profile = profile;
  }

  static async create(): Promise<KillableBrowser> {
    return new KillableBrowser(await mkdtemp(join(tmpdir(), 'kibitz-soak-')));
  }

  async start(): Promise<BrowserContext> {
    await rm(this.#portFile, { force: true });
    // In a group of its own, so that all of its processes can be killed at once.
    this.#process = spawn(await findBrowser(), [...FLAGS, `--user-data-dir=${this.#profile}`], {
      detached: true,
      stdio: 'ignore',
    });
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await this.#port()}`);
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('the browser has no profile');
    return context;
  }

  /** At once, without a word to any of its processes. */
  async kill(): Promise<void> {
    const started = this.#process;
    if (started?.pid === undefined) return;
    const gone = new Promise((done) => started.once('exit', done));
    process.kill(-started.pid, 'SIGKILL');
    this.#process = undefined;
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  get #portFile(): string {
    return join(this.#profile, 'DevToolsActivePort');
  }

  async #port(): Promise<string> {
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(50)) {
      const [port] = await readFile(this.#portFile, 'utf8').then(
        (text) => text.split('\n'),
        () => [],
      );
      if (port) return port;
    }
    throw new Error('the browser did not start');
  }
}
