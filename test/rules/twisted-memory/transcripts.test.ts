import { expect, test } from 'vitest';

import type { TwistedOptions } from '../../../src/rules/twisted-memory/inputs.ts';
import { twistedMemory } from '../../../src/rules/twisted-memory/twisted-memory.ts';
import { expectAsWritten, transcriptsIn } from '../support/transcripts.ts';

const GAMES = transcriptsIn<TwistedOptions>(new URL('./transcripts/', import.meta.url));

test.each(GAMES)('golden game %s', (_, transcript) => {
  expectAsWritten(twistedMemory, transcript);
});

test('there are golden games', () => {
  expect(GAMES.length).toBeGreaterThanOrEqual(5);
});
