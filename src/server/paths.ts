import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the project. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** The folder that a build for use goes to. */
export const DIST = join(PROJECT, 'dist');
/** What is made on this machine and may be thrown away. */
export const CACHE = join(PROJECT, '.cache');
