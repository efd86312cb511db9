import { describe, expect, test } from 'vitest';

import type { LogEntry } from '../../../src/rules/log.ts';
import { fold } from '../../../src/rules/log.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import { qMemory } from '../../../src/rules/q-memory/q-memory.ts';
import { soloResult } from '../../../src/rules/q-memory/solo.ts';
import { people } from '../support/play.ts';
import { parseMove } from '../support/transcripts.ts';
import type { QMemoryAnyInput } from './table.ts';
import { WHOLE } from './table.ts';

type Line = readonly [at: number, move: string];

function played(lines: readonly Line[], options = {}, seatCount = 1) {
  const log = lines.map(([at, move], number): LogEntry<QMemoryAnyInput> => ({
    id: `e${number}`,
    at,
    by: 'tap',
    rulesVersion: 1,
    ...(move.startsWith('take-back ')
      ? { kind: 'retraction', of: move.slice('take-back '.length) }
      : { kind: 'input', input: parseMove(qMemory.inputShapes, move) }),
  }));
  const all = { ...defaultOptions(qMemory.optionFields), ...options };
  return fold(qMemory, all, people(seatCount), log);
}

/** One every ten seconds from this time on, in milliseconds. */
const from = (start: number, moves: readonly string[]): readonly Line[] =>
  moves.map((move, index) => [start + 10_000 * index, move]);

describe('QM-5: alone, attempts and time count', () => {
  test('QM-5: time runs from the first tile turned up to the last, by what the log says', () => {
    expect(soloResult(played(from(500_000, WHOLE)))).toEqual({ attempts: 1, elapsedMs: 50_000 });
  });

  test('QM-5: a failed attempt and a long pause count too', () => {
    const failed = from(0, ['turn-up a1 yellow-white', 'turn-up a2 red-black', 'close']);
    const lines = [...failed, ...from(3_600_000, WHOLE)];
    expect(soloResult(played(lines))).toEqual({ attempts: 2, elapsedMs: 3_650_000 });
  });

  test('QM-5: the time for which tiles are shown is no part of it', () => {
    const lines = [...from(0, ['glimpse a1 yellow-white', 'begin']), ...from(30_000, WHOLE)];
    expect(soloResult(played(lines, { showSeconds: 30 }))?.elapsedMs).toBe(50_000);
  });

  test('QM-5: what was taken back before the first tile does not matter', () => {
    const shown: readonly Line[] = [
      [0, 'glimpse a1 yellow-white'],
      [1_000, 'take-back e0'],
    ];
    expect(soloResult(played([...shown, ...from(30_000, WHOLE)]))?.elapsedMs).toBe(50_000);
  });

  test('QM-5: taking the first tile back does not set the clock back', () => {
    const lines: readonly Line[] = [
      [0, 'turn-up a1 yellow-white'],
      [5_000, 'take-back e0'],
      ...from(60_000, WHOLE),
    ];
    expect(soloResult(played(lines))).toEqual({ attempts: 1, elapsedMs: 110_000 });
  });

  test('a clock that was set back gives no time below zero', () => {
    const lines = [...from(900_000, WHOLE.slice(0, 5)), ...from(0, WHOLE.slice(5))];
    expect(soloResult(played(lines))?.elapsedMs).toBe(0);
  });

  test('there is none before the link is whole, nor with more players', () => {
    expect(soloResult(played(from(0, WHOLE.slice(0, 5))))).toBeUndefined();
    expect(soloResult(played(from(0, [...WHOLE.slice(0, 5), 'agree-end'])))).toBeUndefined();
    expect(soloResult(played(from(0, WHOLE), {}, 2))).toBeUndefined();
  });
});
