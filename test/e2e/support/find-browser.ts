import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const WINDOWS = 'Google\\Chrome\\Application\\chrome.exe';
const LINUX = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

function candidates(): readonly string[] {
  const { PATH = '', PROGRAMFILES, LOCALAPPDATA } = process.env;
  if (process.platform === 'darwin') return [MAC];
  if (process.platform === 'win32') {
    return [PROGRAMFILES, LOCALAPPDATA].flatMap((base) => (base ? [join(base, WINDOWS)] : []));
  }
  return PATH.split(delimiter).flatMap((folder) => LINUX.map((name) => join(folder, name)));
}

/**
 * The Chrome or Chromium that the tests drive: the one named by KIBITZ_CHROME, else an installed one, else (on Linux)
 * the one in the npm package `@sparticuz/chromium`, which unpacks itself into the temporary folder.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env['KIBITZ_CHROME'];
  if (named !== undefined && named !== '') return named;
  const installed = candidates().find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  if (process.platform !== 'linux') {
    throw new Error('No Chrome found: install it, or name one in the variable KIBITZ_CHROME.');
  }
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
