import { expect, test } from 'vitest';

import { dizzyPlayer } from '../../../src/players/dizzy-memory/dizzy-player.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import { dizzyMemory } from '../../../src/rules/dizzy-memory/dizzy-memory.ts';
import type { Level } from '../../../src/rules/seats.ts';
import { meanOf } from '../support/margin.ts';
import { playComputers } from '../support/play-computers.ts';
import { cardsFor, DEFAULTS } from './box.ts';

function margins(one: Level, other: Level, traditional: boolean, games: number) {
  return meanOf(
    Array.from({ length: games }, (_, game) => {
      const own = game % 2;
      const cards = cardsFor(traditional, game);
      const options = { ...DEFAULTS, cards, traditional, special: false };
      const { state } = playComputers(dizzyMemory, options, {
        computers: [0, 1].map((seat) => ({
          player: dizzyPlayer,
          level: seat === own ? one : other,
          seed: 10 * game + seat,
        })),
        cards,
        random: seededSource(game + 1),
      });
      const scores = dizzyMemory.view(state).seats.map(({ score }) => score);
      return scores[own]! - scores[1 - own]!;
    }),
  );
}

test.each([
  [false, 'hard', 'normal'],
  [false, 'normal', 'easy'],
  [true, 'hard', 'normal'],
  [true, 'normal', 'easy'],
] as const)('the levels are in order (pairs: %s): %s beats %s', (traditional, one, other) => {
  const { mean, halfWidth } = margins(one, other, traditional, 30);
  expect(mean - halfWidth).toBeGreaterThan(0);
});
