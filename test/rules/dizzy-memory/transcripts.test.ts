import { expect, test } from 'vitest';

import { dizzyMemory } from '../../../src/rules/dizzy-memory/dizzy-memory.ts';
import type { DizzyMemoryOptions } from '../../../src/rules/dizzy-memory/options.ts';
import { expectAsWritten, transcriptsIn } from '../support/transcripts.ts';

const games = transcriptsIn<DizzyMemoryOptions>(new URL('transcripts/', import.meta.url));

test('there are golden games', () => {
  expect(games).toHaveLength(7);
});

test.each(games)('%s goes as written', (_, transcript) => {
  expectAsWritten(dizzyMemory, transcript);
});
