import { expect, test } from 'vitest';

import { learn, NOTHING_KNOWN } from '../../src/rules/knowledge.ts';
import { layFaceDown, moveCards } from '../../src/rules/lying.ts';
import { evolveMatch, newMatch } from '../../src/rules/match.ts';
import type { TableEvent } from '../../src/rules/events.ts';

const IDLE = { evolve: () => null };
const after = (...events: readonly TableEvent[]) =>
  events.reduce((match, event) => evolveMatch(IDLE, match, event), newMatch(null, 2));

test('a spot that was to be refilled and is left empty is no longer to be refilled', () => {
  const match = after(
    { type: 'card-turned-up', spot: 'a1', card: '7H', seat: 0 },
    { type: 'card-discarded', spot: 'a1', card: '7H' },
    { type: 'spot-refilled', spot: 'a1' },
    { type: 'spot-refilled', spot: 'a2' },
    { type: 'spot-left-empty', spot: 'a1' },
  );
  // The card that lay there before has still to go.
  expect(match.steps.map(({ step }) => step)).toEqual([
    { do: 'discard', spot: 'a1', card: '7H' },
    { do: 'refill', spot: 'a2' },
  ]);
  const lying = moveCards(layFaceDown(['a1', 'a2']), { type: 'spot-left-empty', spot: 'a1' });
  expect(lying).toEqual({ a1: { lies: 'empty' }, a2: { lies: 'down' } });
  expect(learn(NOTHING_KNOWN, { type: 'spot-left-empty', spot: 'a1' })).toEqual(NOTHING_KNOWN);
});
