import { seededSource } from '../../../src/rules/chance.ts';
import { memory } from '../../../src/rules/memory/memory.ts';
import { offerPickList } from '../../../src/rules/memory/pick-list.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import type { AnyEntry, GameRecord, SavedGame } from '../../../src/store/game-record.ts';
import { NO_EXTRA } from '../../../src/store/game-record.ts';
import { people, playRandomly } from '../../rules/support/play.ts';

/** Noon of some day, in milliseconds since 1970. */
export const NOON = 1_795_000_000_000;

export function recordOf(id: string, startedAt = NOON): GameRecord {
  return {
    id,
    gameId: memory.id,
    rulesVersion: memory.rulesVersion,
    options: defaultOptions(memory.optionFields),
    seats: people(2),
    startedAt,
    endedAt: null,
    outcome: null,
    extra: NO_EXTRA,
  };
}

/** A random game of Memory: its first so many lines, at most; about 80 are whole games. */
export function randomGame(id: string, seed: number, most = 12): SavedGame {
  const random = seededSource(seed);
  const { log } = playRandomly(memory, defaultOptions(memory.optionFields), {
    seats: people(2),
    cards: offerPickList('4x4', random),
    random,
    most,
  });
  return {
    record: recordOf(id),
    log: log.map((entry): AnyEntry => ({ ...entry, at: NOON + entry.at })),
  };
}
