import type { Result } from '../cards/result.ts';
import { fail, ok } from '../cards/result.ts';
import type { FileTrouble } from '../store/export-file.ts';
import { makeFile, readFile } from '../store/export-file.ts';
import type { SavedGame } from '../store/game-record.ts';
import type { GameStore, Kept, Stored, StoreTrouble } from '../store/game-store.ts';
import { continues, mayReplace } from '../store/log-lines.ts';
import { packGame, unpackGame } from '../store/pocket.ts';
import type { ReadTrouble } from '../store/read-saved.ts';
import { readSaved } from '../store/read-saved.ts';
import type { Sessions } from './sessions.ts';

/** How a game that comes in stands to what is kept here under its id. */
export const FATES = [
  'new',
  /** Nothing to do. */
  'same',
  /** It goes on where the one here ends, as after a game on another phone. */
  'longer',
  /** The one here has gone on since: it stays. */
  'shorter',
  /** Both have gone on, each its own way, or they never were the same game. */
  'different',
] as const;
export type Fate = (typeof FATES)[number];

/** What would come in; nothing has yet. */
export interface ImportPlan {
  readonly games: readonly { readonly saved: SavedGame; readonly fate: Fate }[];
  readonly settings: Kept['settings'];
  readonly packs: Kept['packs'];
}

/** What the player decides about a plan. */
export interface ImportChoice {
  /** Games of which another version is here: left out, or kept besides it as a game of its own. */
  readonly different: 'leave-out' | 'keep-both';
  /** Whether settings and packs of the file replace those here. */
  readonly settings: boolean;
}

/** A file, and the ids of the games that are not in it, because they can't be read. */
export interface ExportAll {
  readonly text: string;
  readonly leftOut: readonly string[];
}

interface NotLoaded {
  readonly code: 'not-loaded';
  readonly trouble: StoreTrouble;
}
export type PlanTrouble = FileTrouble | NotLoaded;
export type LinkTrouble =
  NotLoaded | { readonly code: 'not-readable'; readonly trouble: ReadTrouble };

type Loaded<Value> = Promise<Result<Value, StoreTrouble | 'not-readable'>>;

/** So many letters can still be read off a screen: version 25 of QR codes, 117 modules wide, with correction level L. */
const MOST_LETTERS = 1273;

/** Takes games out of the app and in again: files of one game or everything, and links for QR codes. */
export class Transfer {
  readonly #store: GameStore;
  readonly #sessions: Sessions;
  readonly #now: () => number;

  constructor(store: GameStore, sessions: Sessions, now: () => number) {
    this.#store = store;
    this.#sessions = sessions;
    this.#now = now;
  }

  /** The text of a file with one game. */
  async exportGame(id: string): Loaded<string> {
    const saved = await this.#load(id);
    return saved.ok
      ? ok(makeFile({ games: [saved.value], settings: {}, packs: [] }, this.#now()))
      : saved;
  }

  /** A file with everything that is kept here and can be read. */
  async exportAll(): Stored<ExportAll> {
    const [listed, settings, packs] = await Promise.all([
      this.#store.list(),
      this.#store.readSettings(),
      this.#store.listPacks(),
    ]);
    if (!listed.ok) return listed;
    if (!settings.ok) return settings;
    if (!packs.ok) return packs;
    const games: SavedGame[] = [];
    const leftOut: string[] = [];
    for (const { record } of listed.value) {
      const saved = await this.#load(record.id);
      if (saved.ok) games.push(saved.value);
      else if (saved.error === 'not-readable') leftOut.push(record.id);
      else return fail(saved.error);
    }
    const kept = { games, settings: settings.value, packs: packs.value };
    return ok({ text: makeFile(kept, this.#now()), leftOut });
  }

  /** What a file would bring. Changes nothing, as does a file that can't be read. */
  async planFile(text: string): Promise<Result<ImportPlan, PlanTrouble>> {
    const read = readFile(text);
    return read.ok ? this.#plan(read.value) : read;
  }

  /** The same of what `makeLinkText` gave on another phone. */
  async planLink(packed: string): Promise<Result<ImportPlan, LinkTrouble>> {
    const read = await unpackGame(packed);
    return read.ok
      ? this.#plan({ games: [read.value], settings: {}, packs: [] })
      : fail({ code: 'not-readable', trouble: read.error });
  }

  /** Brings in what was planned, all of it or nothing; answers with the ids under which the games are kept here. */
  async carryOut(plan: ImportPlan, choice: ImportChoice): Stored<readonly string[]> {
    const games = plan.games.flatMap(({ saved, fate }) => {
      if (fate === 'new' || fate === 'longer') return [saved];
      if (fate !== 'different' || choice.different === 'leave-out') return [];
      return [{ ...saved, record: { ...saved.record, id: this.#sessions.newId() } }];
    });
    const { settings, packs } = choice.settings ? plan : { settings: {}, packs: [] };
    // A session that is open would go on from the log it knows.
    for (const { record } of games) await this.#sessions.close(record.id);
    const kept = await this.#store.restore({ games, settings, packs });
    return kept.ok ? ok(games.map(({ record }) => record.id)) : kept;
  }

  /** A short text to put into a link that is shown as a QR code; undefined when the game is too long for one. */
  async makeLinkText(id: string): Loaded<string | undefined> {
    const saved = await this.#load(id);
    if (!saved.ok) return saved;
    const packed = await packGame(saved.value);
    return ok(packed !== undefined && packed.length <= MOST_LETTERS ? packed : undefined);
  }

  async #plan({ games, settings, packs }: Kept): Promise<Result<ImportPlan, NotLoaded>> {
    const planned: ImportPlan['games'][number][] = [];
    for (const saved of games) {
      const here = await this.#load(saved.record.id);
      if (here.ok) planned.push({ saved, fate: fateOf(saved, here.value) });
      else if (here.error === 'no-such-game') planned.push({ saved, fate: 'new' });
      else if (here.error === 'not-readable') planned.push({ saved, fate: 'different' });
      else return fail({ code: 'not-loaded', trouble: here.error });
    }
    return ok({ games: planned, settings, packs });
  }

  /** What is open is taken as it is played, also what the disk would not take. */
  async #load(id: string): Loaded<SavedGame> {
    const open = await this.#sessions.opened(id);
    if (open !== undefined) return ok(open.saved);
    const loaded = await this.#store.load(id);
    if (!loaded.ok) return loaded;
    const read = readSaved(loaded.value);
    return read.ok ? read : fail('not-readable');
  }
}

function fateOf(saved: SavedGame, here: SavedGame): Fate {
  if (mayReplace(here, saved)) return continues(here.log, saved.log) ? 'same' : 'longer';
  return mayReplace(saved, here) ? 'shorter' : 'different';
}
