import type { Result } from '../cards/result.ts';
import { fail, ok } from '../cards/result.ts';
import type { ExpectedTable } from '../rules/expected-table.ts';
import type { AnyGame } from '../rules/game.ts';
import type { InputBase, InputPattern } from '../rules/inputs.ts';
import { readInput } from '../rules/inputs.ts';
import type { Source } from '../rules/log.ts';
import type { Outcome } from '../rules/outcome.ts';
import type { ScoreView } from '../rules/view.ts';
import type { GameRecord, SavedGame } from '../store/game-record.ts';
import type { GameStore } from '../store/game-store.ts';
import type { ComputerMove, ComputerTurn } from './computers.ts';
import { computerTurn, moveOf } from './computers.ts';
import { heldAgainst, rollInput } from './dice.ts';
import type { SeatInsight } from './insight/insight.ts';
import { insightOf } from './insight/insight.ts';
import type { Keeping, MakeBody } from './ledger.ts';
import { Ledger } from './ledger.ts';
import type { SessionPorts } from './ports.ts';
import type { AnyApplied, AnyFolded } from './replay.ts';
import { replay } from './replay.ts';
import type { SessionChange } from './session-change.ts';
import type { Done, SessionTrouble } from './session-trouble.ts';
import { NOTHING_TO_DO } from './session-trouble.ts';
import type { StoryLine } from './story.ts';
import { tellStory } from './story.ts';
import type { TurnClock } from './turn-clock.ts';
import { timeOutInput, turnClock } from './turn-clock.ts';
import { lastDone, lastUndone, standingIn } from './undoing.ts';

type MakeInput = (folded: AnyFolded) => Result<unknown, SessionTrouble>;

/** One running game: asks the rules, keeps what happened, and tells those who listen, in this order. */
export class Session {
  readonly game: AnyGame;
  readonly #ports: SessionPorts;
  readonly #ledger: Ledger;
  readonly #openedAt: number;
  #story: { readonly of: AnyFolded; readonly lines: readonly StoryLine[] } | undefined;

  constructor(game: AnyGame, saved: SavedGame, store: GameStore, ports: SessionPorts) {
    this.game = game;
    this.#ports = ports;
    this.#ledger = new Ledger(game, saved, store, ports);
    this.#openedAt = ports.now();
  }

  get record(): GameRecord {
    return this.saved.record;
  }

  /** For a file, at any moment, whatever the disk does. */
  get saved(): SavedGame {
    return this.#ledger.saved;
  }

  get folded(): AnyFolded {
    return this.#ledger.folded;
  }

  get view(): ScoreView {
    return this.game.view(this.folded.state);
  }

  get expected(): ExpectedTable {
    return this.game.expect(this.folded.state);
  }

  /** Nothing while the log does not fit: that has to be settled first. */
  get legal(): readonly InputPattern<InputBase>[] {
    return this.folded.misfit === undefined ? this.game.legal(this.folded.state) : [];
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.folded.state);
  }

  /** False when another tab plays: this one follows, and may take over. */
  get isPlaying(): boolean {
    return this.#ledger.isPlaying;
  }

  get keeping(): Keeping {
    return this.#ledger.keeping;
  }

  get canUndo(): boolean {
    return lastDone(this.folded.log) !== undefined;
  }

  get canRedo(): boolean {
    return lastUndone(this.folded.log) !== undefined;
  }

  get clock(): TurnClock | undefined {
    return turnClock(this.game, this.record, this.folded, this.#openedAt);
  }

  /** What happened, spoiler-free while the game runs (ANY-4), everything after it. */
  story(): readonly StoryLine[] {
    const of = this.folded;
    if (this.#story?.of !== of) this.#story = { of, lines: tellStory(this.game, of) };
    return this.#story.lines;
  }

  /** The states that the story went through, the first before its first line. */
  replay(): readonly unknown[] {
    return replay(this.game, this.folded);
  }

  /** How each seat played; undefined while the game runs (ANY-4), and for games in which nothing is remembered. */
  insight(): readonly SeatInsight[] | undefined {
    if (this.outcome === undefined) return undefined;
    return insightOf(this.game, this.record, this.folded);
  }

  listen(listener: (change: SessionChange) => void): () => void {
    return this.#ledger.listen(listener);
  }

  /** Enters what somebody did or what was seen. */
  act(input: InputBase, by: Source): Done<AnyApplied> {
    return this.#enter(by, () => ok(input));
  }

  /** Takes back the last thing that was done and still stands (ANY-2). */
  undo(): Done<AnyFolded> {
    return this.#retract(({ log }) => lastDone(log), 'nothing-to-undo');
  }

  /** Brings back what was taken back last, as long as nothing else was done since. */
  redo(): Done<AnyFolded> {
    return this.#retract(({ log }) => lastUndone(log), 'nothing-to-redo');
  }

  /** Takes back any line that stands. What then stops fitting is a misfit, to be settled next. */
  retract(entryId: string): Done<AnyFolded> {
    return this.#retract(
      ({ log }) => standingIn(log).find(({ id }) => id === entryId)?.id,
      'no-such-entry',
    );
  }

  /** ANY-2: puts right what an earlier input saw. Later inputs may stop fitting; the corrected one has to fit itself. */
  correct(entryId: string, input: InputBase): Done<AnyFolded> {
    return this.#ledger.write(
      'tap',
      ({ log }) => {
        const target = standingIn(log).find(({ id }) => id === entryId);
        if (target?.kind !== 'input') return fail({ code: 'no-such-entry' });
        const read = readInput(this.game.inputShapes, input);
        if (!read.ok) return fail({ code: 'input-malformed' });
        return ok({ kind: 'correction', of: entryId, input: read.value });
      },
      ({ misfit }, entry) =>
        misfit !== undefined && (misfit.id === entryId || misfit.id === entry.id)
          ? { code: 'refused', refusal: misfit.refusal }
          : undefined,
    );
  }

  /** The computer whose choice it is. */
  computer(): ComputerTurn | undefined {
    return computerTurn(this.game, this.record, this.folded);
  }

  /** Does what the computer wants as far as that needs no hands: names its spot, rolls, or enters its choice. */
  async playComputer(): Done<ComputerMove> {
    let move: ComputerMove | undefined;
    const done = await this.#enter('computer', (folded) => {
      const turn = computerTurn(this.game, this.record, folded);
      if (turn === undefined) return NOTHING_TO_DO;
      move = moveOf(turn.choose(), this.game.view(folded.state).named);
      if (move.kind === 'roll') return rollInput(this.game, folded, this.#ports.random);
      return move.kind === 'input' ? ok(move.input) : NOTHING_TO_DO;
    });
    if (move?.kind === 'hands') return ok(move);
    if (!done.ok) return done;
    return move === undefined ? NOTHING_TO_DO : ok(move);
  }

  /** Draws a number, or takes the one that a roll taken back had (ANY-2), and enters it. */
  rollDie(): Done<AnyApplied> {
    return this.#enter('tap', (folded) => rollInput(this.game, folded, this.#ports.random));
  }

  /** ME-5: when the clock has run out, draws the card that is turned up. */
  timeOut(): Done<AnyApplied> {
    return this.#enter('clock', (folded) => {
      const clock = turnClock(this.game, this.record, folded, this.#openedAt);
      return clock !== undefined && clock.endsAt <= this.#ports.now()
        ? timeOutInput(this.game, folded, this.#ports.random)
        : NOTHING_TO_DO;
    });
  }

  /** Makes this tab the one that plays. */
  takeOver(): Promise<void> {
    return this.#ledger.takeOver();
  }

  goOnUnkept(): void {
    this.#ledger.goOnUnkept();
  }

  join(): Promise<void> {
    return this.#ledger.join();
  }

  close(): Promise<void> {
    return this.#ledger.close();
  }

  async #enter(by: Source, makeInput: MakeInput): Done<AnyApplied> {
    const make: MakeBody = (folded) => {
      if (folded.misfit !== undefined) return fail({ code: 'misfit-first' });
      const made = makeInput(folded);
      if (!made.ok) return made;
      const read = readInput(this.game.inputShapes, made.value);
      if (!read.ok) return fail({ code: 'input-malformed' });
      const held = heldAgainst(this.game, folded, read.value);
      if (held !== undefined) return fail(held);
      const decided = this.game.decide(folded.state, read.value);
      if (!decided.ok) return fail({ code: 'refused', refusal: decided.error });
      return ok({ kind: 'input', input: read.value });
    };
    const after = await this.#ledger.write(by, make);
    if (!after.ok) return after;
    const applied = after.value.applied.at(-1);
    if (applied === undefined) throw new Error('an input was accepted that does not count');
    return ok(applied);
  }

  #retract(
    find: (folded: AnyFolded) => string | undefined,
    nothing: 'nothing-to-undo' | 'nothing-to-redo' | 'no-such-entry',
  ): Done<AnyFolded> {
    return this.#ledger.write('tap', (folded) => {
      const of = find(folded);
      return of === undefined ? fail({ code: nothing }) : ok({ kind: 'retraction', of });
    });
  }
}
