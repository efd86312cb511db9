import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TablePart } from '../../../src/referee/look-draft.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import { launch } from '../../e2e/support/browser.ts';
import { buildFilm } from '../build-film.ts';
import { bytesOf } from '../data-address.ts';
import { drawConditions } from '../conditions.ts';
import { filmTable } from './film-table.ts';
import { drawSlips, layTable, type LaidFacade } from './lay-table.ts';
import { PICTURED_TABLES } from './pictured-game.ts';
import { takePictures } from './take-pictures.ts';

/** Draws the pictures of `test/e2e/pictures/facade` anew. */

const PARTS = {
  supply: { of: 'supply' },
  bids: { of: 'bids' },
  'melds-0': { of: 'melds', seat: 0 },
  'melds-1': { of: 'melds', seat: 1 },
} as const satisfies Readonly<Record<keyof typeof PICTURED_TABLES, TablePart>>;

/** A film of which only the beginning is drawn. */
const LENGTH_MS = 1000;

const browser = await launch();
const studio = await browser.newPage();
await studio.addInitScript({ content: await buildFilm() });
await studio.goto('about:blank');
for (const [name, table] of Object.entries(PICTURED_TABLES) as [keyof typeof PARTS, LaidFacade][]) {
  const random = seededSource(name.length);
  const part: TablePart = PARTS[name];
  const how = drawConditions(random, LENGTH_MS);
  const holder = part.of === 'melds' ? part.seat : 0;
  const filmed = filmTable(layTable(table, drawSlips(random)), { part, holder }, how);
  const [picture = ''] = await takePictures(studio, filmed, [0]);
  const path = fileURLToPath(new URL(`../../e2e/pictures/facade/${name}.jpg`, import.meta.url));
  await writeFile(path, bytesOf(picture));
  console.log(`${name}.jpg`);
}
await browser.close();
