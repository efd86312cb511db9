import { codesOf } from '../../../src/cards/pack.ts';
import { qPlayer } from '../../../src/players/q-memory/q-player.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import type { Mode } from '../../../src/rules/q-memory/modes.ts';
import { packOf } from '../../../src/rules/q-memory/modes.ts';
import { qMemory } from '../../../src/rules/q-memory/q-memory.ts';
import type { Level } from '../../../src/rules/seats.ts';
import { shuffled } from '../../rules/support/real-table.ts';
import { playComputers } from '../support/play-computers.ts';

const DEFAULTS = defaultOptions(qMemory.optionFields);

/** A link of so many tiles, alone or with others; the number of attempts by seat. */
export function play(mode: Mode, seatCount: number, level: Level, seed: number, tougher = false) {
  const random = seededSource(seed);
  const options = { ...DEFAULTS, mode, tougher };
  const cards = codesOf(packOf(mode, options.backgrounds));
  const circle = [...new Set(cards)];
  const { state, inputs } = playComputers(qMemory, options, {
    computers: Array.from({ length: seatCount }, (_, seat) => ({
      player: qPlayer,
      level,
      seed: 100 * seed + seat,
    })),
    cards,
    random,
    // QM-6: in Master each circle holds the same tiles.
    ...(mode === 'master'
      ? { deal: () => [...shuffled(circle, random), ...shuffled(circle, random)] }
      : {}),
  });
  const attempts = qMemory.view(state).seats.map(({ counts }) => counts['attempts'] ?? 0);
  return { outcome: qMemory.outcome(state), attempts, inputs };
}
