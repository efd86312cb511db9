import type { Result } from '../cards/result.ts';
import { fail, ok } from '../cards/result.ts';
import type { AnyGame } from '../rules/game.ts';
import type { InputBase } from '../rules/inputs.ts';
import type { Source } from '../rules/log.ts';
import { append, foldFrom } from '../rules/log.ts';
import type { AnyEntry, Ended, GameRecord, SavedGame } from '../store/game-record.ts';
import { entryIdAt, withEnding } from '../store/game-record.ts';
import type { GameStore, StoreTrouble } from '../store/game-store.ts';
import { continues } from '../store/log-lines.ts';
import { readSaved } from '../store/read-saved.ts';
import type { Hold, SessionPorts } from './ports.ts';
import type { AnyFolded } from './replay.ts';
import { SerialQueue } from './serial-queue.ts';
import type { SessionChange } from './session-change.ts';
import { changeBy } from './session-change.ts';
import type { Done, SessionTrouble } from './session-trouble.ts';

/** What a line says, before it has its place, its time and its source. */
export type EntryBody =
  | { readonly kind: 'input'; readonly input: InputBase }
  | { readonly kind: 'retraction'; readonly of: string }
  | { readonly kind: 'correction'; readonly of: string; readonly input: InputBase };

/** Makes the next line of what the log is when its turn has come, or says why there is none. */
export type MakeBody = (folded: AnyFolded) => Result<EntryBody, SessionTrouble>;

/** Why a line that was made must not be written after all. */
export type CheckAfter = (after: AnyFolded, entry: AnyEntry) => SessionTrouble | undefined;

/** How things stand with the disk. */
export interface Keeping {
  /** Lines that are not on disk: only after `goOnUnkept`. */
  readonly unkept: number;
  /** Why; undefined when all is well. */
  readonly trouble: StoreTrouble | undefined;
}

/**
 * The log of one running game: what is in it is on disk first, one line after the other, written by one tab at a time.
 */
export class Ledger {
  readonly #game: AnyGame;
  readonly #store: GameStore;
  readonly #ports: SessionPorts;
  readonly #queue = new SerialQueue();
  readonly #listeners = new Set<(change: SessionChange) => void>();
  readonly #unlisten: () => void;
  #record: GameRecord;
  #folded: AnyFolded;
  #hold: Hold | undefined;
  /** How many lines from the start of the log are on disk. */
  #keptCount: number;
  #trouble: StoreTrouble | undefined;
  #goesOnUnkept = false;

  constructor(game: AnyGame, { record, log }: SavedGame, store: GameStore, ports: SessionPorts) {
    this.#game = game;
    this.#store = store;
    this.#ports = ports;
    this.#record = record;
    this.#folded = foldFrom(game, game.setup(record.options, record.seats), log);
    this.#keptCount = log.length;
    this.#unlisten = ports.tabs.listen(record.id, () => void this.#follow());
  }

  get folded(): AnyFolded {
    return this.#folded;
  }

  /** The game as it would go into a file, also what is not on disk. */
  get saved(): SavedGame {
    return { record: this.#record, log: this.#folded.log };
  }

  get isPlaying(): boolean {
    return this.#hold !== undefined;
  }

  get keeping(): Keeping {
    return { unkept: this.#folded.log.length - this.#keptCount, trouble: this.#trouble };
  }

  listen(listener: (change: SessionChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tries to be the tab that plays. */
  async join(): Promise<void> {
    this.#hold = await this.#ports.tabs.hold(this.#record.id, () => this.#letGo());
  }

  async takeOver(): Promise<void> {
    if (this.isPlaying) return;
    const hold = await this.#ports.tabs.takeOver(this.#record.id, () => this.#letGo());
    await this.#follow();
    this.#hold = hold;
    this.#tell({ kind: 'role' });
  }

  async close(): Promise<void> {
    this.#unlisten();
    await this.#queue.idle();
    this.#hold?.release();
    this.#hold = undefined;
  }

  /** From now on what can't be kept is done all the same, and kept as soon as that is possible again. */
  goOnUnkept(): void {
    this.#goesOnUnkept = true;
  }

  /** Writes one line. When it answers with the log after it, that is on disk and has been told. */
  write(by: Source, make: MakeBody, check?: CheckAfter): Done<AnyFolded> {
    return this.#queue.run(async () => {
      if (this.#hold === undefined) return fail({ code: 'watching' });
      const body = make(this.#folded);
      if (!body.ok) return body;
      const entry = this.#entryOf(body.value, by);
      const after = append(this.#game, this.#folded, entry);
      const objection = check?.(after, entry);
      if (objection !== undefined) return fail(objection);
      const ended = this.#endedBy(after, entry.at);
      const kept = await this.#keep(after, ended);
      if (!kept.ok && (kept.error === 'conflict' || !this.#goesOnUnkept)) {
        if (kept.error === 'conflict') await this.#reload();
        return fail({ code: 'not-kept', trouble: kept.error });
      }
      this.#folded = after;
      this.#record = withEnding(this.#record, ended);
      this.#tell(changeBy(entry, after));
      return ok(after);
    });
  }

  #entryOf(body: EntryBody, by: Source): AnyEntry {
    const { log } = this.#folded;
    return {
      id: entryIdAt(log.length),
      // A clock that was set back must not make the story run backwards.
      at: Math.max(this.#ports.now(), log.at(-1)?.at ?? this.#record.startedAt),
      by,
      rulesVersion: this.#game.rulesVersion,
      ...body,
    };
  }

  #endedBy(after: AnyFolded, at: number): Ended | null {
    const outcome = this.#game.outcome(after.state);
    return outcome === undefined ? null : { at, outcome };
  }

  async #keep(after: AnyFolded, ended: Ended | null): Promise<Result<void, StoreTrouble>> {
    const isEndingNews = ended !== null || this.#record.outcome !== null;
    const kept = await this.#store.append(
      this.#record.id,
      this.#keptCount,
      after.log.slice(this.#keptCount),
      isEndingNews ? ended : undefined,
    );
    const before = this.#trouble;
    this.#trouble = kept.ok ? undefined : kept.error;
    if (kept.ok) {
      this.#keptCount = after.log.length;
      this.#ports.tabs.tell(this.#record.id);
    }
    if (before !== this.#trouble) this.#tell({ kind: 'keeping' });
    return kept;
  }

  async #follow(): Promise<void> {
    await this.#queue.run(async () => {
      if (!this.isPlaying) await this.#reload();
    });
  }

  /** Reads what another tab has written. What is not on disk yet is never thrown away for it. */
  async #reload(): Promise<void> {
    if (this.keeping.unkept > 0) return;
    const loaded = await this.#store.load(this.#record.id);
    const read = loaded.ok ? readSaved(loaded.value) : undefined;
    if (!read?.ok || continues(this.#folded.log, read.value.log)) return;
    const { record, log } = read.value;
    this.#record = record;
    this.#folded = foldFrom(this.#game, this.#folded.start, log);
    this.#keptCount = log.length;
    this.#trouble = undefined;
    this.#tell({ kind: 'followed' });
  }

  /** Another tab wants to play: what was asked for until now is still written. */
  async #letGo(): Promise<void> {
    await this.#queue.run(() => {
      this.#hold = undefined;
      return Promise.resolve();
    });
    this.#tell({ kind: 'role' });
  }

  #tell(change: SessionChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
