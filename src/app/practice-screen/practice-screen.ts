import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { startPractice } from '../../session/practice.ts';
import type { Session } from '../../session/session.ts';
import { browserPorts, Camera } from '../../vision/camera/camera.ts';
import '../game-screen/game-screen.ts';
import '../live-table/live-table.ts';
import type { LiveTable } from '../live-table/live-table.ts';
import { icon } from '../look/icons.ts';
import { base, buttons } from '../look/shared-styles.ts';
import type { ReaderHolder } from '../reader/reader-holder.ts';
import { makeRoute } from '../routing/routes.ts';
import { t } from '../words/words.ts';
import { SampleFilm } from './sample-film.ts';
import { cardAt, SAMPLE_DEEDS, SAMPLE_TABLE } from './sample-game.ts';
import { showSample, type SampleHands, type ShowEnd } from './show-sample.ts';

/**
 * A practice table for who only wants to look: a sample film in the place of the camera, read and refereed as a real
 * table is. It asks for no camera and keeps nothing.
 */
@customElement('practice-screen')
export class PracticeScreen extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      .note {
        display: grid;
        gap: var(--space-2);
        margin-block-end: var(--space-2);
        color: var(--on-felt-soft);
        font-size: var(--text-small);
      }

      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }

      .ways .button {
        flex: 1 1 auto;
      }
    `,
  ];

  @property({ attribute: false }) reader!: ReaderHolder;
  @state() private session: Session | undefined;
  @state() private ended: ShowEnd | undefined;
  /** Whether a card was entered that the camera did not name. */
  @state() private hasTapped = false;
  @query('live-table') private readonly live!: LiveTable | null;
  #camera: Camera | undefined;
  #film: SampleFilm | undefined;
  #showing = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end();
  }

  override render() {
    if (this.session === undefined) return nothing;
    return html`<game-screen .session=${this.session} .isSample=${true}>
      <div slot="camera">
        <section class="note">
          <p role="status">${this.#note()}</p>
          ${this.ended === undefined ? nothing : this.#ways()}
        </section>
        <live-table
          .session=${this.session}
          .camera=${this.#camera}
          .reader=${this.reader}
          .isOn=${true}
        ></live-table>
      </div>
    </game-screen>`;
  }

  #note(): string {
    switch (this.ended) {
      case 'over':
        return t('practice.over');
      case 'table-not-found':
        return t('practice.not-found');
      case undefined:
        return t(this.hasTapped ? 'practice.tapped' : 'practice.lead');
    }
  }

  #ways() {
    return html`<div class="ways">
      <a class="button first" href=${makeRoute({ at: 'new', gameId: 'memory' })}>
        ${icon('play')} ${t('practice.own')}
      </a>
      <button class="button" @click=${() => void this.#begin()}>
        ${icon('again')} ${t('practice.again')}
      </button>
    </div>`;
  }

  async #begin(): Promise<void> {
    this.#end();
    this.session = undefined;
    const showing = new AbortController();
    this.#showing = showing;
    const film = new SampleFilm();
    this.#film = film;
    this.#camera = new Camera({
      ...browserPorts(),
      isSecure: true,
      getUserMedia: () => Promise.resolve(film.open()),
      enumerateDevices: undefined,
    });
    // A camera that is open already is not asked for.
    await this.#camera.open();
    const session = await startPractice({
      gameId: 'memory',
      options: { layout: '4x4', anyColour: false, cards: SAMPLE_TABLE, turnSeconds: 0 },
      seats: [t('practice.one'), t('practice.other')].map((name) => ({ kind: 'person', name })),
      extra: { seatColours: [], turnSeconds: 0 },
    });
    // Left meanwhile: nobody else would close it.
    if (showing.signal.aborted) return void session.close();
    this.ended = undefined;
    this.hasTapped = false;
    this.session = session;
    const ended = await showSample(SAMPLE_DEEDS, this.#hands(film, session, showing.signal));
    if (!showing.signal.aborted) this.ended = ended;
  }

  #hands(film: SampleFilm, session: Session, signal: AbortSignal): SampleHands {
    const isOff = () => this.live !== null && !this.live.isOn;
    return {
      holdsTable: () => this.live?.holdsTable === true,
      entered: () => session.folded.log.length,
      isLeft: () => signal.aborted || session.outcome !== undefined || isOff(),
      show: (deed) => film.show(deed),
      tapIn: async ({ spot }) => {
        const input = { type: 'turn-up', spot, card: cardAt(spot) };
        const done = await session.act(input, 'tap');
        this.hasTapped ||= done.ok;
      },
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    };
  }

  #end(): void {
    this.#showing.abort();
    this.#film?.close();
    // A game that is open holds new versions of the app back.
    void this.session?.close();
    this.#camera?.stop();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'practice-screen': PracticeScreen;
  }
}
