import { expect, test } from 'vitest';
import { PROJECT } from '../../src/server/paths.ts';
import { layOut, runTool } from './fixture.ts';

const COMPILER = 'typescript/bin/tsc';
const SETTINGS = ['tsconfig.json', 'src/tsconfig.pure.json'];
const compile = (top: string) => runTool(COMPILER, ['-p', 'src/tsconfig.pure.json'], top);

test.each([
  ['the page', 'rules', 'document.title', 'document'],
  ['a worker', 'table', "postMessage('seen')", 'postMessage'],
  ['the console', 'referee', 'console.log(1)', 'console'],
  ['a timer', 'players', 'setTimeout(() => 1)', 'setTimeout'],
  ['Node', 'cards', 'process.env', 'process'],
])('a pure room that reaches for %s does not compile', async (_, room, expression, name) => {
  const { top, remove } = await layOut(
    { [`src/${room}/reach.ts`]: `export const reach = ${expression};\n` },
    SETTINGS,
  );
  const { exitCode, output } = await compile(top);
  await remove();
  expect(exitCode).not.toBe(0);
  expect(output).toContain(`src/${room}/reach.ts`);
  expect(output).toContain(`'${name}'`);
});

test('language alone compiles there, and other rooms are not looked at', async () => {
  const { top, remove } = await layOut(
    {
      'src/rules/sort.ts': 'export const sorted = [2, 1].toSorted();\n',
      'src/app/page.ts': 'export const title = document.title;\n',
    },
    SETTINGS,
  );
  const { exitCode, output } = await compile(top);
  await remove();
  expect([exitCode, output]).toEqual([0, '']);
});

test('the pure rooms of this project are among what is compiled', async () => {
  const { output } = await runTool(
    COMPILER,
    ['-p', 'src/tsconfig.pure.json', '--listFilesOnly'],
    PROJECT,
  );
  for (const room of ['cards', 'rules', 'table']) expect(output).toContain(`/src/${room}/`);
  expect(output).not.toContain('lib.dom');
  expect(output).not.toContain('@types/node');
});
