import type { Result } from '../cards/result.ts';
import { fail, ok } from '../cards/result.ts';
import type { AnyGame } from '../rules/game.ts';
import { readInput } from '../rules/inputs.ts';
import { foldFrom, SOURCES } from '../rules/log.ts';
import { gameById } from '../rules/registry.ts';
import type { Seat } from '../rules/seats.ts';
import { LEVELS } from '../rules/seats.ts';
import type { AnyEntry, GameExtra, GameRecord, SavedGame } from './game-record.ts';
import { NO_EXTRA, withEnding } from './game-record.ts';
import { fieldsIn, isCount, isOneOf, isText } from './plain-data.ts';
import { upcastSaved } from './upcast.ts';

/** Why a saved game can't be opened. It is left as it is. */
export const READ_TROUBLES = [
  /** Not what a saved game looks like. */
  'malformed',
  'unknown-game',
  /** Played with newer rules than these. */
  'newer-rules',
  'options-not-allowed',
] as const;
export type ReadTrouble = (typeof READ_TROUBLES)[number];

/**
 * The one door for saved games, from the disk and from files: brings old ones forward to the rules of today, and takes
 * nothing on trust. The log has the shape of one; whether it fits the rules all the way is for the fold to say.
 */
export function readSaved(raw: unknown): Result<SavedGame, ReadTrouble> {
  const given = fieldsIn(raw);
  const rawRecord = fieldsIn(given?.get('record'));
  const rawLog = given?.get('log');
  const gameId = rawRecord?.get('gameId');
  if (rawRecord === undefined || !Array.isArray(rawLog) || !isText(gameId))
    return fail('malformed');
  const game = gameById(gameId);
  if (game === undefined) return fail('unknown-game');
  const forward = upcastSaved(game, rawRecord, rawLog);
  if (!forward.ok) return forward;
  const record = readRecord(game, forward.value.record);
  if (!record.ok) return record;
  const log = readLog(game, forward.value.log);
  return log.ok ? ok(withTrueEnding(game, record.value, log.value)) : log;
}

function readRecord(
  game: AnyGame,
  raw: ReadonlyMap<string, unknown>,
): Result<GameRecord, ReadTrouble> {
  const [id, startedAt, rawSeats] = [raw.get('id'), raw.get('startedAt'), raw.get('seats')];
  const seats = Array.isArray(rawSeats) ? rawSeats.map(readSeat) : [undefined];
  const extra = readExtra(raw.get('extra'));
  if (!isText(id) || id === '' || !isCount(startedAt) || extra === undefined) {
    return fail('malformed');
  }
  const known = seats.filter((seat) => seat !== undefined);
  if (known.length < seats.length) return fail('malformed');
  const options = game.checkOptions(raw.get('options'), seats.length);
  if (!options.ok) return fail('options-not-allowed');
  return ok({
    id,
    gameId: game.id,
    rulesVersion: game.rulesVersion,
    options: options.value,
    seats: known,
    startedAt,
    endedAt: null,
    outcome: null,
    extra,
  });
}

function readSeat(raw: unknown): Seat | undefined {
  const fields = fieldsIn(raw);
  const [kind, name] = [fields?.get('kind'), fields?.get('name')];
  if (!isText(name)) return undefined;
  if (kind === 'person' || kind === 'far') return { kind, name };
  const [level, seed] = [fields?.get('level'), fields?.get('seed')];
  return kind === 'computer' && isOneOf(LEVELS, level) && isCount(seed)
    ? { kind, name, level, seed }
    : undefined;
}

function readExtra(raw: unknown): GameExtra | undefined {
  if (raw === undefined) return NO_EXTRA;
  const fields = fieldsIn(raw);
  const [colours, turnSeconds] = [fields?.get('seatColours'), fields?.get('turnSeconds')];
  return Array.isArray(colours) && colours.every(isText) && isCount(turnSeconds)
    ? { seatColours: colours, turnSeconds }
    : undefined;
}

/** Lines with ids of their own, times that do not run backwards, and inputs of the game's shapes. */
function readLog(
  game: AnyGame,
  lines: readonly ReadonlyMap<string, unknown>[],
): Result<readonly AnyEntry[], ReadTrouble> {
  const ids = new Set<string>();
  const log: AnyEntry[] = [];
  for (const line of lines) {
    const entry = readEntry(game, line);
    if (entry === undefined || ids.has(entry.id) || entry.at < (log.at(-1)?.at ?? 0)) {
      return fail('malformed');
    }
    ids.add(entry.id);
    log.push(entry);
  }
  return ok(log);
}

function readEntry(game: AnyGame, line: ReadonlyMap<string, unknown>): AnyEntry | undefined {
  const [id, at, by] = [line.get('id'), line.get('at'), line.get('by')];
  if (!isText(id) || !isCount(at) || !isOneOf(SOURCES, by)) return undefined;
  const base = { id, at, by, rulesVersion: game.rulesVersion };
  const [kind, of] = [line.get('kind'), line.get('of')];
  if (kind === 'retraction') return isText(of) ? { ...base, kind, of } : undefined;
  const input = readInput(game.inputShapes, line.get('input'));
  if (!input.ok) return undefined;
  if (kind === 'input') return { ...base, kind, input: input.value };
  return kind === 'correction' && isText(of)
    ? { ...base, kind, of, input: input.value }
    : undefined;
}

/** How it ended is what its log says. */
function withTrueEnding(game: AnyGame, record: GameRecord, log: readonly AnyEntry[]): SavedGame {
  const { state } = foldFrom(game, game.setup(record.options, record.seats), log);
  const outcome = game.outcome(state);
  const at = log.at(-1)?.at ?? record.startedAt;
  return { record: withEnding(record, outcome === undefined ? null : { at, outcome }), log };
}
