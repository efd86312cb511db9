import { afterAll, beforeAll, expect, test } from 'vitest';
import { layOut, runTool, type Fixture } from './fixture.ts';

const LINTER = 'oxlint/bin/oxlint';
const FLAGS = ['--type-aware', '--deny-warnings', '--format', 'unix', 'src', 'test'];

const LATER = 'declare function later(): Promise<void>;\n';
const SUIT = "type Suit = 'S' | 'H';\n";

/** A fault each: the file, its text, and the rule that has to find it. */
const FAULTS = [
  ['src/rules/chance.ts', 'export const roll = () => Math.random();\n', 'no-restricted-properties'],
  ['src/players/clock.ts', 'export const now = () => Date.now();\n', 'no-restricted-globals'],
  ['src/referee/date.ts', 'export const today = () => new Date();\n', 'no-restricted-globals'],
  [
    'src/app/floating.ts',
    `${LATER}export const go = () => {\n  later();\n};\n`,
    'no-floating-promises',
  ],
  [
    'src/app/inexhaustive.ts',
    `${SUIT}export function name(suit: Suit): void {\n  switch (suit) {\n    case 'S':\n  }\n}\n`,
    'switch-exhaustiveness-check',
  ],
  ['src/app/any.ts', 'export const anything = (value: any) => typeof value;\n', 'no-explicit-any'],
  [
    'src/app/circle.ts',
    "import { two } from './two.ts';\nexport const one = () => two;\n",
    'no-cycle',
  ],
  ['src/app/bare.ts', "export { one } from './circle';\n", 'extensions'],
  ['src/app/chatter.ts', "console.log('here');\n", 'no-console'],
  [
    'test/focus.test.ts',
    "test.concurrent.only('one', () => expect(1).toBe(1));\n",
    'no-focused-tests',
  ],
  [
    'test/skip.test.ts',
    "test.concurrent.skip('one', () => expect(1).toBe(1));\n",
    'no-disabled-tests',
  ],
  ['test/empty.test.ts', "test('one', () => {});\n", 'expect-expect'],
] as const;

let fixture: Fixture;
let output: string;
beforeAll(async () => {
  fixture = await layOut(
    {
      ...Object.fromEntries(FAULTS.map(([path, text]) => [path, text])),
      'src/app/two.ts': "import { one } from './circle.ts';\nexport const two = () => one;\n",
      // Chance and clock have their place where the app hands them down.
      'src/app/seed.ts': 'export const seed = () => Math.random() + Date.now();\n',
    },
    ['.oxlintrc.json', 'tsconfig.json'],
  );
  ({ output } = await runTool(LINTER, FLAGS, fixture.top));
});
afterAll(() => fixture.remove());

test.each(FAULTS)('%s is found faulty', (path, _, rule) => {
  const lines = output.split('\n').filter((line) => line.startsWith(`${path}:`));
  expect(lines.join('\n')).toContain(`(${rule})`);
});

test('chance and clock are not forbidden outside the pure rooms', () => {
  expect(output).not.toContain('src/app/seed.ts');
});
