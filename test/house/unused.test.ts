import { expect, test } from 'vitest';
import { layOut, runTool } from './fixture.ts';

const knip = (top: string) => runTool('knip/bin/knip.js', [], top);

test('an export, a file and a package that nothing uses are found', async () => {
  const { top, remove } = await layOut(
    {
      'package.json': '{"name":"fixture","dependencies":{"lit":"*"}}',
      'src/main.ts': "import { used } from './part.ts';\nused();\n",
      'src/part.ts': 'export const used = () => 1;\nexport const spare = () => 2;\n',
      'src/forgotten.ts': 'export const forgotten = 3;\n',
    },
    ['.knip.json', 'tsconfig.json'],
  );
  const { exitCode, output } = await knip(top);
  await remove();
  expect(exitCode).not.toBe(0);
  expect(output).toMatch(/Unused files[^]*src\/forgotten\.ts/);
  expect(output).toMatch(/Unused dependencies[^]*lit/);
  expect(output).toMatch(/Unused exports[^]*spare/);
  expect(output).not.toMatch(/\bused\s+function/);
});
