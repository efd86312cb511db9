import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../src/server/paths.ts';
import { checkDirection, isSound } from './direction.ts';
import { layOut } from './fixture.ts';

const LEAF = 'export const leaf = 1;\n';
const importing = (path: string): string => `export * from '${path}';\n`;

/** One forbidden import each: the file, what it imports, and the rule that has to say so. */
const FORBIDDEN = [
  ['src/cards/card.ts', '../rules/rule.ts', 'cards-imports-down-only'],
  ['src/rules/table-rule.ts', '../table/table.ts', 'rules-imports-down-only'],
  ['src/table/seen.ts', '../vision/reader.ts', 'table-imports-down-only'],
  ['src/players/player.ts', '../referee/call.ts', 'players-imports-down-only'],
  ['src/referee/judge.ts', '../session/run.ts', 'referee-imports-down-only'],
  ['src/store/log.ts', '../vision/reader.ts', 'store-imports-down-only'],
  ['src/vision/hint.ts', '../rules/rule.ts', 'vision-imports-down-only'],
  ['src/vision/pixels/look.ts', '../nets/net.ts', 'vision-pixels-imports-down-only'],
  ['src/session/show.ts', '../app/screen.ts', 'session-imports-down-only'],
  ['src/app/start.ts', '../main.ts', 'app-imports-down-only'],
  ['src/server/serve.ts', '../cards/leaf.ts', 'server-imports-down-only'],
  ['src/main.ts', './server/leaf.ts', 'main-imports-no-server'],
  ['src/attic/box.ts', '../cards/leaf.ts', 'no-room-without-a-place'],
  ['src/app/cheat.ts', '../../test/helper.ts', 'src-stands-alone'],
  ['src/rules/pairs/take.ts', '../facade/score.ts', 'games-know-no-games'],
  ['src/rules/game.ts', './facade/score.ts', 'contract-names-no-game'],
  ['src/table/packed.ts', 'lit', 'pure-rooms-use-no-packages'],
  ['src/app/disk.ts', 'node:fs', 'browser-code-uses-no-node'],
  ['src/app/tool.ts', 'vite', 'shipped-code-uses-shipped-packages'],
  ['src/app/lost.ts', './nowhere.ts', 'no-dead-ends'],
] as const;

const TARGETS = [
  'src/cards/leaf.ts',
  'src/rules/rule.ts',
  'src/rules/facade/score.ts',
  'src/table/table.ts',
  'src/vision/reader.ts',
  'src/vision/nets/net.ts',
  'src/referee/call.ts',
  'src/session/run.ts',
  'src/app/screen.ts',
  'src/server/leaf.ts',
  'test/helper.ts',
];

test('every forbidden import is found, and nothing else is', async () => {
  const { top, remove } = await layOut({
    'package.json': '{"dependencies":{"lit":"*"},"devDependencies":{"vite":"*"}}',
    ...Object.fromEntries(TARGETS.map((path) => [path, LEAF])),
    ...Object.fromEntries(FORBIDDEN.map(([path, target]) => [path, importing(target)])),
    // Downwards, and from a test: both are fine.
    'src/app/proper.ts': importing('../cards/leaf.ts'),
    'test/proper.ts': importing('../src/app/proper.ts'),
  });
  const report = await checkDirection(top);
  await remove();
  const found = report.violations.map((line) => line.split(' → ')[0] ?? '');
  expect(new Set(found)).toEqual(new Set(FORBIDDEN.map(([path, , rule]) => `${rule}: ${path}`)));
  expect(report.missed).toEqual([]);
  expect(isSound(report)).toBe(false);
});

test('a circle is found, and an import for types alone is an import', async () => {
  const { top, remove } = await layOut({
    'package.json': '{}',
    'src/cards/a.ts': "import type { B } from './b.ts';\nexport type A = B | 1;\n",
    'src/cards/b.ts': "import type { A } from './a.ts';\nexport type B = A | 2;\n",
  });
  const { violations } = await checkDirection(top);
  await remove();
  expect(violations).toContainEqual(expect.stringContaining('no-circles'));
});

test('a project that obeys is sound; one in which nothing was read is not', async () => {
  const good = { 'src/cards/leaf.ts': LEAF, 'src/rules/rule.ts': importing('../cards/leaf.ts') };
  const { top, remove } = await layOut({ 'package.json': '{}', ...good });
  const report = await checkDirection(top);
  await remove();
  expect(report).toEqual({ files: 2, seen: 2, missed: [], violations: [] });
  expect(isSound(report)).toBe(true);
  expect(isSound({ ...report, files: 0, seen: 0 })).toBe(false);
  expect(isSound({ ...report, seen: 1, missed: ['src/cards/leaf.ts'] })).toBe(false);
});

test('every file of this project is read, and every room of it has its floor', async () => {
  const report = await checkDirection(PROJECT);
  expect(report.seen).toBeGreaterThan(30);
  expect(report.missed).toEqual([]);

  const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
    forbidden: readonly { readonly name: string }[];
  };
  const rules = forbidden.map(({ name }) => name);
  const rooms = readdirSync(join(PROJECT, 'src'), { withFileTypes: true });
  for (const room of rooms.filter((entry) => entry.isDirectory())) {
    expect(rules).toContain(`${room.name}-imports-down-only`);
  }
});
