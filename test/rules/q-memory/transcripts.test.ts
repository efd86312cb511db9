import { expect, test } from 'vitest';

import { qMemory } from '../../../src/rules/q-memory/q-memory.ts';
import type { QMemoryOptions } from '../../../src/rules/q-memory/options.ts';
import { expectAsWritten, transcriptsIn } from '../support/transcripts.ts';

const games = transcriptsIn<QMemoryOptions>(new URL('transcripts/', import.meta.url));

test('there are golden games', () => {
  expect(games).toHaveLength(7);
});

test.each(games)('%s goes as written', (_, transcript) => {
  expectAsWritten(qMemory, transcript);
});
