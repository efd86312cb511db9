import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { seededSource } from '../../../src/rules/chance.ts';
import { launch } from '../../e2e/support/browser.ts';
import { buildFilm } from '../build-film.ts';
import { drawConditions } from '../conditions.ts';
import { filmTable, type Aim, type LaidFacade } from './lay-table.ts';
import { PICTURED_TABLES } from './pictured-game.ts';
import { takePictures } from './take-pictures.ts';

/** Draws the pictures of `test/e2e/pictures/facade` anew. */

const AIMS = {
  supply: 'supply',
  bids: 'bids',
  'melds-0': { meldsOf: 0 },
  'melds-1': { meldsOf: 1 },
} as const satisfies Readonly<Record<keyof typeof PICTURED_TABLES, Aim>>;

const browser = await launch();
const studio = await browser.newPage();
await studio.addInitScript({ content: await buildFilm() });
await studio.goto('about:blank');
for (const [name, table] of Object.entries(PICTURED_TABLES) as [keyof typeof AIMS, LaidFacade][]) {
  const random = seededSource(name.length);
  const filmed = filmTable(table, AIMS[name], drawConditions(random, 4), random);
  const [picture = ''] = await takePictures(studio, filmed, [0]);
  const path = fileURLToPath(new URL(`../../e2e/pictures/facade/${name}.jpg`, import.meta.url));
  await writeFile(path, Buffer.from(picture.split(',')[1] ?? '', 'base64'));
  console.log(`${name}.jpg`);
}
await browser.close();
