import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { EventBase } from '../../rules/events.ts';
import type { InputBase } from '../../rules/inputs.ts';
import { tellable } from '../../rules/spoilers.ts';
import type { Session } from '../../session/session.ts';
import type { SessionChange } from '../../session/session-change.ts';
import type { Done, SessionTrouble } from '../../session/session-trouble.ts';
import { lastDone, lastUndone } from '../../session/undoing.ts';
import { AnnouncedEvent } from '../events/announced.ts';
import { GameEvent, type GameMoment } from '../events/game-event.ts';
import { wordLine } from '../game-table/log-words.ts';
import type { TableTalk } from '../game-table/table-talk.ts';
import { sentence } from '../words/face-words.ts';
import { isComputersMove } from './computers-move.ts';

/** How long a computer is seen to think. */
const COMPUTER_PAUSE_MS = 700;

/** An input of whatever game is played, as a screen writes it down; the session reads it strictly. */
export type AnyInput = InputBase & Readonly<Record<string, unknown>>;

/** What a desk needs of the element that shows the game. */
export interface DeskHost extends ReactiveControllerHost, EventTarget {
  /** What is to be done next, in words. */
  readonly promptWords: string;
}

/**
 * Between a running game and the screen: enters what was tapped, lets computers play, and tells the screen, the speaker
 * and whoever listens to the table what came of it.
 */
export class GameDesk implements ReactiveController {
  readonly session: Session;
  /** Why the last thing was not done, until something is. */
  trouble: SessionTrouble | undefined;
  readonly #host: DeskHost;
  #unlisten: (() => void) | undefined;
  #computer: ReturnType<typeof setTimeout> | undefined;
  #isStepping = false;

  constructor(host: DeskHost, session: Session) {
    this.session = session;
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#unlisten ??= this.session.listen((change) => this.#changed(change));
    this.#letComputerPlay();
  }

  hostDisconnected(): void {
    this.#unlisten?.();
    this.#unlisten = undefined;
    clearTimeout(this.#computer);
  }

  /** Stops serving an element that now shows another game. */
  release(): void {
    this.hostDisconnected();
    this.#host.removeController(this);
  }

  get talk(): TableTalk {
    return {
      zones: this.session.expected.zones,
      names: this.session.record.seats.map(({ name }) => name),
    };
  }

  /** Enters something. False, with the reason in `trouble`, when it was not done. */
  act(input: AnyInput): Promise<boolean> {
    return this.settle(this.session.act(input, 'tap'));
  }

  /** Waits for something that was asked of the session, and keeps the reason when it was not done. */
  async settle(asked: Done<unknown>): Promise<boolean> {
    const done = await asked;
    this.trouble = done.ok ? undefined : done.error;
    if (!done.ok) this.#tell({ kind: 'refused' });
    this.#host.requestUpdate();
    return done.ok;
  }

  forget(): void {
    this.trouble = undefined;
    this.#host.requestUpdate();
  }

  /**
   * One step back, as people count steps: what a computer did by itself goes with what came before it, for it would do
   * the same at once.
   */
  async undo(): Promise<void> {
    await this.#step(async () => {
      let isComputers: boolean;
      do {
        isComputers = this.#sourceOf(lastDone(this.session.folded.log)) === 'computer';
        if (!(await this.settle(this.session.undo()))) return;
      } while (isComputers && this.session.canUndo);
    });
  }

  async redo(): Promise<void> {
    await this.#step(async () => {
      do {
        if (!(await this.settle(this.session.redo()))) return;
      } while (this.#isNextUndoneComputers());
    });
  }

  async #step(steps: () => Promise<void>): Promise<void> {
    if (this.#isStepping) return;
    this.#isStepping = true;
    await steps();
    this.#isStepping = false;
    this.#letComputerPlay();
  }

  #isNextUndoneComputers(): boolean {
    const { log } = this.session.folded;
    const undone = log.find(({ id }) => id === lastUndone(log));
    return undone?.kind === 'retraction' && this.#sourceOf(undone.of) === 'computer';
  }

  #sourceOf(id: string | undefined): string | undefined {
    return this.session.folded.log.find((entry) => entry.id === id)?.by;
  }

  #changed(change: SessionChange): void {
    this.trouble = undefined;
    this.#host.requestUpdate();
    this.#letComputerPlay();
    switch (change.kind) {
      case 'acted':
        this.#acted(change.applied.events);
        break;
      case 'taken-back':
      case 'brought-back':
        this.#tell({ kind: 'taken-back' });
        this.#announce([]);
        break;
      case 'corrected':
      case 'followed':
        this.#announce([]);
        break;
      case 'role':
      case 'keeping':
    }
  }

  #acted(events: readonly EventBase[]): void {
    const { session } = this;
    const told = tellable(events);
    this.#tell({
      kind: 'moved',
      gameId: session.game.id,
      events: told,
      view: session.view,
      outcome: session.outcome,
      talk: this.talk,
    });
    this.#announce(wordLine({ seat: session.story().at(-1)?.seat, events: told }, this.talk));
  }

  #announce(phrases: readonly string[]): void {
    const words = [...phrases, this.#host.promptWords].filter((phrase) => phrase !== '');
    this.#host.dispatchEvent(
      new AnnouncedEvent(words.map((phrase) => `${sentence(phrase)}.`).join(' ')),
    );
  }

  #tell(moment: GameMoment): void {
    this.#host.dispatchEvent(new GameEvent(moment));
  }

  /** A computer names its card after a moment, so that eyes can follow. Putting cards back is for the hands to say. */
  #letComputerPlay(): void {
    clearTimeout(this.#computer);
    if (this.#isStepping || !isComputersMove(this.session)) return;
    this.#computer = setTimeout(() => void this.#playComputer(), COMPUTER_PAUSE_MS);
  }

  async #playComputer(): Promise<void> {
    if (this.#isStepping || !isComputersMove(this.session)) return;
    await this.settle(this.session.playComputer());
  }
}
