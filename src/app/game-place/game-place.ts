import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { isWatched } from '../../referee/games.ts';
import { layoutOf } from '../../referee/layout-of.ts';
import type { Session } from '../../session/session.ts';
import type { Camera } from '../../vision/camera/camera.ts';
import '../app-bar/app-bar.ts';
import '../facade-look/facade-pointing.ts';
import '../game-screen/game-screen.ts';
import type { ModeChosenEvent } from '../events/mode-chosen.ts';
import { keepLastGame } from '../home-screen/last-game.ts';
import { browserPlace } from '../facade-score/keeping-place.ts';
import type { KeepingHolder } from '../keeping/keeping-holder.ts';
import { openNotice, openSession, type OpenFailure } from '../keeping/open-session.ts';
import '../live-table/live-table.ts';
import '../move-sheet/move-sheet.ts';
import { base } from '../look/shared-styles.ts';
import type { ReaderHolder } from '../reader/reader-holder.ts';
import { faceKindOf } from '../table-card/face-kind.ts';

/** A running game at its address: opened from what is kept, wherever the link came from. */
@customElement('game-place')
export class GamePlace extends LitElement {
  static override styles = [base];

  @property() gameId = '';
  @property({ attribute: false }) keeping!: KeepingHolder;
  @property({ attribute: false }) camera!: Camera;
  @property({ attribute: false }) reader!: ReaderHolder;
  @state() private session: Session | undefined;
  @state() private failure: OpenFailure | undefined;
  /** What the next card is turned up as, for the camera to know. */
  @state() private chosenType: string | undefined;
  @state() private isMoving = false;
  readonly #place = browserPlace('device');
  #deafen: (() => void) | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#deafen?.();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('gameId')) void this.#open(this.gameId);
  }

  override render() {
    if (this.failure !== undefined) return openNotice(this.failure);
    return this.session === undefined
      ? nothing
      : html`<game-screen
            .session=${this.session}
            @mode-chosen=${({ inputType }: ModeChosenEvent) => (this.chosenType = inputType)}
            @move-asked=${() => (this.isMoving = true)}
          >
            ${this.#camera(this.session)}
          </game-screen>
          ${
            this.isMoving
              ? html`<move-sheet
                  .gameId=${this.gameId}
                  .keeping=${this.keeping}
                  @sheet-closed=${(event: Event) => {
                    event.stopPropagation();
                    this.isMoving = false;
                  }}
                ></move-sheet>`
              : nothing
          }`;
  }

  /** The camera follows what it can read: the cards of a standard pack in a lay-out, or part by part what is bid for. */
  #camera(session: Session) {
    const { id } = session.game;
    if (id === 'facade') {
      return html`<facade-pointing
        slot="offer"
        .session=${session}
        .camera=${this.camera}
        .reader=${this.reader}
      ></facade-pointing>`;
    }
    const isRead = isWatched(id) && faceKindOf(id) === 'standard';
    if (!isRead || layoutOf(session.expected) === undefined) return nothing;
    return html`<live-table
      .session=${session}
      .camera=${this.camera}
      .reader=${this.reader}
      .chosenType=${this.chosenType}
      .isOver=${session.outcome !== undefined}
    ></live-table>`;
  }

  async #open(id: string): Promise<void> {
    this.#deafen?.();
    this.session = undefined;
    this.failure = undefined;
    const opened = await openSession(this.keeping, id);
    if (id !== this.gameId || !this.isConnected) return;
    if (!opened.ok) {
      this.failure = opened.error;
      return;
    }
    const session = opened.value;
    this.session = session;
    // What the first page offers to go on with.
    keepLastGame(session, this.#place);
    this.#deafen = session.listen(() => {
      keepLastGame(session, this.#place);
      this.requestUpdate();
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-place': GamePlace;
  }
}
