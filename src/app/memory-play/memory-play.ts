import { css, html, LitElement, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { SpotId } from '../../rules/spots.ts';
import type { SessionTrouble } from '../../session/session-trouble.ts';
import { CorrectAskedEvent } from '../events/correct-asked.ts';
import { ModeChosenEvent } from '../events/mode-chosen.ts';
import '../game-board/game-board.ts';
import type { SpotTappedEvent } from '../game-board/game-board.ts';
import type { AnyInput, GameDesk } from '../game-desk/game-desk.ts';
import { isOffered } from '../game-table/offers.ts';
import { lineOfOpenCard } from '../game-table/sightings.ts';
import { liveSpots, sightFor, tapOn, type TapContext } from '../game-table/spot-tap.ts';
import { base } from '../look/shared-styles.ts';
import { faceKindOf } from '../table-card/face-kind.ts';
import './memory-question.ts';
import type { AnsweredEvent, Asking, AskingEvent } from './memory-question.ts';
import './memory-tools.ts';
import type { Tool, ToolChosenEvent } from './memory-tools.ts';

/**
 * A game of the Memory family, played by tapping: the drawn table, and what can be pressed. Lays itself out in the grid
 * of the screen around it.
 *
 * @fires correct-asked
 * @fires mode-chosen
 * @fires picking-done
 */
@customElement('memory-play')
export class MemoryPlay extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: contents;
      }

      game-board {
        grid-area: board;
        min-inline-size: 0;
      }

      memory-tools {
        grid-area: tools;
      }

      @media (orientation: landscape) and (min-width: 40rem) {
        game-board {
          position: sticky;
          inset-block-start: var(--space-2);
          block-size: calc(100dvh - var(--space-5) - var(--space-2));
        }
      }
    `,
  ];

  @property({ attribute: false }) desk!: GameDesk;
  /** Changes whenever the game does. */
  @property({ attribute: false }) state: unknown;
  /** Why the last thing was refused. */
  @property({ attribute: false }) trouble: SessionTrouble | undefined;
  /** The type of input for which places are picked, where somebody asked for that. */
  @property() picking: string | undefined;
  @state() private mode: TapContext['mode'] = 'view';
  @state() private asking: Asking | undefined;
  @state() private picked: readonly SpotId[] = [];

  /** What was chosen holds for one card, and not for the next player's. */
  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('picking')) this.picked = [];
    if (!changed.has('state')) return;
    this.mode = 'view';
    this.picked = [];
    if (this.desk.session.outcome !== undefined) this.asking = undefined;
  }

  /** TM-4: whoever watches the table has to know of a peek before its card is seen. */
  override updated(changed: PropertyValues): void {
    if (!changed.has('mode')) return;
    this.dispatchEvent(new ModeChosenEvent(this.mode === 'peek' ? 'peek' : undefined));
  }

  override render() {
    const { session, talk } = this.desk;
    const context = this.#context();
    return html`
      <game-board
        .zones=${talk.zones}
        .names=${talk.names}
        .kind=${faceKindOf(session.game.id)}
        .live=${liveSpots(context)}
        .called=${context.named}
        .picked=${this.picked}
        .choosing=${context.picking !== undefined || this.mode === 'save'}
        @spot-tapped=${this.#tapped}
      ></game-board>
      <memory-tools
        .session=${session}
        .state=${this.state}
        .mode=${this.mode}
        .picking=${context.picking}
        .picked=${this.picked.length}
        @tool-chosen=${(event: ToolChosenEvent) => this.#use(event.tool)}
      ></memory-tools>
      <memory-question
        .desk=${this.desk}
        .state=${this.state}
        .trouble=${this.trouble}
        .asking=${this.asking}
        .sight=${sightFor(context)}
        @asking=${({ asking }: AskingEvent) => this.#ask(asking)}
        @answered=${({ inputs }: AnsweredEvent) => this.#enter(...inputs)}
        @sheet-closed=${() => this.#ask(undefined)}
      ></memory-question>
    `;
  }

  #context(): TapContext {
    const { session } = this.desk;
    const { legal, view } = session;
    return {
      legal,
      mode: this.mode,
      named: view.named,
      peeks: view.named !== undefined && session.computer()?.choose().type === 'peek',
      picking: isOffered(legal, 'refill') ? 'refill' : this.picking,
    };
  }

  #tapped({ spot }: SpotTappedEvent): void {
    const tap = tapOn(spot, this.#context());
    switch (tap.kind) {
      case 'enter':
      case 'other':
      case 'wrong':
        this.#ask(tap);
        break;
      case 'save':
        this.#enter({ type: 'save', spot: spot.id });
        break;
      case 'pick':
        this.picked = this.picked.includes(spot.id)
          ? this.picked.filter((one) => one !== spot.id)
          : [...this.picked, spot.id];
        break;
      case 'correct': {
        const line = lineOfOpenCard(this.desk.session.folded.applied, spot);
        if (line !== undefined) this.dispatchEvent(new CorrectAskedEvent(line));
        break;
      }
      case 'nothing':
    }
  }

  #use(tool: Tool): void {
    const { picking } = this.#context();
    switch (tool) {
      case 'peek':
      case 'save':
        this.mode = this.mode === tool ? 'view' : tool;
        break;
      case 'roll':
        void this.desk.settle(this.desk.session.rollDie());
        break;
      case 'real-die':
        this.#ask({ kind: 'die' });
        break;
      case 'pick-done':
        if (picking !== undefined) this.#enter({ type: picking, spots: this.picked });
        this.#endPicking();
        break;
      case 'pick-cancel':
        this.#endPicking();
        break;
      case 'recall':
      case 'close':
      case 'begin':
      case 'agree-end':
        this.#enter({ type: tool });
    }
  }

  #endPicking(): void {
    this.dispatchEvent(new Event('picking-done', { bubbles: true, composed: true }));
  }

  /** Enters one thing after another, as long as none is refused; then nothing more is asked. */
  #enter(...inputs: readonly AnyInput[]): void {
    void this.#enterAll(inputs);
  }

  async #enterAll(inputs: readonly AnyInput[]): Promise<void> {
    for (const input of inputs) {
      if (!(await this.desk.act(input))) return;
    }
    this.asking = undefined;
  }

  #ask(asking: Asking | undefined): void {
    this.desk.forget();
    this.asking = asking;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memory-play': MemoryPlay;
  }
}
