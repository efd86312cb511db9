import { expect, test } from 'vitest';

import { memory } from '../../../src/rules/memory/memory.ts';
import type { MemoryOptions } from '../../../src/rules/memory/state.ts';
import { expectAsWritten, transcriptsIn } from '../support/transcripts.ts';

const games = transcriptsIn<MemoryOptions>(new URL('transcripts/', import.meta.url));

test('there are golden games of two, three and four players', () => {
  expect(new Set(games.map(([, { seats }]) => seats))).toEqual(new Set([2, 3, 4]));
  expect(games.length).toBeGreaterThanOrEqual(5);
});

test.each(games)('%s goes as written', (_, transcript) => {
  expectAsWritten(memory, transcript);
});
