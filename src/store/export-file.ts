import type { Result } from '../cards/result.ts';
import { fail, ok } from '../cards/result.ts';
import type { SavedGame } from './game-record.ts';
import type { Kept, KeptPack } from './game-store.ts';
import { fieldsIn, isText, parseJson } from './plain-data.ts';
import type { ReadTrouble } from './read-saved.ts';
import { readSaved } from './read-saved.ts';

const FORMAT = 'kibitz';
const FILE_VERSION = 1;

/** Why nothing can be taken from a file. */
export type FileTrouble =
  /** Not a file of this app, or no longer whole. */
  | { readonly code: 'not-our-file' }
  /** Written by a newer version of the app. */
  | { readonly code: 'newer-file' }
  /** Of a file of ours, something besides the games is not as it should be. */
  | { readonly code: 'file-broken' }
  /** One game can't be read, counted from 0; then none of the file is taken. */
  | { readonly code: 'game-not-readable'; readonly place: number; readonly trouble: ReadTrouble };

/** A file's content as the version after it writes it. */
export type FileUpcast = (raw: ReadonlyMap<string, unknown>) => ReadonlyMap<string, unknown>;

/** From version 1 to 2, from 2 to 3, and so on: the file is still at its first version. */
const FILE_UPCASTS: readonly FileUpcast[] = [];

/** The text of a file with all of this, in JSON. */
export function makeFile(kept: Kept, exportedAt: number): string {
  return JSON.stringify({ format: FORMAT, version: FILE_VERSION, exportedAt, ...kept }, null, 1);
}

/**
 * What is in a file, brought forward from the version it was written with and checked through and through. The first
 * of `upcasts` leads from `oldest` to the version after it.
 */
export function readFile(
  text: string,
  upcasts: readonly FileUpcast[] = FILE_UPCASTS,
  oldest = 1,
): Result<Kept, FileTrouble> {
  const raw = fieldsIn(parseJson(text));
  const version = raw?.get('version');
  if (raw?.get('format') !== FORMAT || !Number.isSafeInteger(version)) {
    return fail({ code: 'not-our-file' });
  }
  const from = Number(version) - oldest;
  if (from < 0) return fail({ code: 'not-our-file' });
  if (from > upcasts.length) return fail({ code: 'newer-file' });
  return readKept(upcasts.slice(from).reduce((fields, upcast) => upcast(fields), raw));
}

function readKept(raw: ReadonlyMap<string, unknown>): Result<Kept, FileTrouble> {
  const [rawGames, settings, rawPacks] = [raw.get('games'), raw.get('settings'), raw.get('packs')];
  const packs = Array.isArray(rawPacks) ? rawPacks.map(readPack) : [undefined];
  const fields = fieldsIn(settings);
  if (!Array.isArray(rawGames) || fields === undefined) return fail({ code: 'file-broken' });
  const known = packs.filter((pack) => pack !== undefined);
  if (known.length < packs.length) return fail({ code: 'file-broken' });
  const games: SavedGame[] = [];
  for (const [place, rawGame] of rawGames.entries()) {
    const game = readSaved(rawGame);
    if (!game.ok) return fail({ code: 'game-not-readable', place, trouble: game.error });
    games.push(game.value);
  }
  const ids = new Set(games.map(({ record }) => record.id));
  if (ids.size < games.length) return fail({ code: 'file-broken' });
  return ok({ games, settings: Object.fromEntries(fields), packs: known });
}

function readPack(raw: unknown): KeptPack | undefined {
  const fields = fieldsIn(raw);
  const [id, name] = [fields?.get('id'), fields?.get('name')];
  return isText(id) && isText(name) ? { id, name, data: fields?.get('data') ?? null } : undefined;
}
