import fc from 'fast-check';

import type { PackCode } from '../../../src/cards/pack.ts';
import { codesOf } from '../../../src/cards/pack.ts';
import { BACKGROUNDS } from '../../../src/cards/tiles.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import { BATTLE_SEAT_COUNTS, groupsOf, MODES, packOf } from '../../../src/rules/q-memory/modes.ts';
import type { QMemoryOptions } from '../../../src/rules/q-memory/options.ts';
import { SHOW_SECONDS, WINNERS } from '../../../src/rules/q-memory/options.ts';
import { qMemory } from '../../../src/rules/q-memory/q-memory.ts';
import { shuffled } from '../support/real-table.ts';

/** In Master each circle is laid from the same pairs, so the tiles are shuffled circle by circle. */
function dealByCircle(options: QMemoryOptions) {
  return (random: RandomSource): readonly PackCode[] => {
    const codes = [...new Set(codesOf(packOf(options.mode, options.backgrounds)))];
    return groupsOf(options.mode, 1).flatMap(() => shuffled(codes, random));
  };
}

const options: fc.Arbitrary<QMemoryOptions> = fc.record(
  {
    mode: fc.constantFrom(...MODES),
    backgrounds: fc.shuffledSubarray([...BACKGROUNDS], { minLength: 3, maxLength: 3 }),
    winner: fc.constantFrom(...WINNERS),
    tougher: fc.boolean(),
    showSeconds: fc.constantFrom(...SHOW_SECONDS),
  },
  { noNullPrototype: true },
);

/** Any table: every mode with every option, for as many as it is for. */
export const tables = options.chain((chosen) =>
  fc
    .constantFrom(...(chosen.mode === 'battle' ? BATTLE_SEAT_COUNTS : qMemory.seatCounts))
    .map((seatCount) => ({
      options: chosen,
      seatCount,
      cards: codesOf(packOf(chosen.mode, chosen.backgrounds)),
      ...(chosen.mode === 'master' ? { deal: dealByCircle(chosen) } : {}),
    })),
);
