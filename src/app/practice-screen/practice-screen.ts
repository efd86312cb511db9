import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { startPractice } from '../../session/practice.ts';
import type { Session } from '../../session/session.ts';
import { browserPorts, Camera } from '../../vision/camera.ts';
import '../game-screen/game-screen.ts';
import '../live-table/live-table.ts';
import type { LiveTable } from '../live-table/live-table.ts';
import { icon } from '../look/icons.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import type { ReaderHolder } from '../reader/reader-holder.ts';
import { makeRoute } from '../routing/routes.ts';
import { t } from '../words/words.ts';
import { SampleFilm } from './sample-film.ts';
import { SAMPLE_DEEDS, SAMPLE_TABLE } from './sample-game.ts';

/** How often it is looked whether the lay-out is found, and how long eyes may rest on it then. */
const LOOK_MS = 200;
const BEFORE_MS = 1500;
/** Between what the game has followed and the next deed. */
const BETWEEN_MS = 1400;
const AFTER_TIDYING_MS = 2200;

/**
 * A practice table for who only wants to look: a sample film in the place of the camera, read and refereed as a real
 * table is. It asks for no camera and keeps nothing.
 */
@customElement('practice-screen')
export class PracticeScreen extends LitElement {
  static override styles = [
    base,
    paper,
    buttons,
    css`
      .note {
        display: grid;
        gap: var(--space-3);
        margin-block-end: var(--space-2);
        padding: var(--space-3) var(--space-4);
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
  @state() private isOver = false;
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
    return html`<game-screen .session=${this.session}>
      <div slot="camera">
        <section class="paper note">
          <p role="status">${t(this.isOver ? 'practice.over' : 'practice.lead')}</p>
          ${
            this.isOver
              ? html`<div class="ways">
                  <a class="button first" href=${makeRoute({ at: 'new', gameId: 'memory' })}>
                    ${icon('play')} ${t('practice.own')}
                  </a>
                  <button class="button" @click=${() => void this.#begin()}>
                    ${icon('again')} ${t('practice.again')}
                  </button>
                </div>`
              : nothing
          }
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
    if (showing.signal.aborted) return;
    this.isOver = false;
    this.session = session;
    await this.#show(film, session, showing.signal);
  }

  /** The hands wait for the game, however slow the device reads. */
  async #show(film: SampleFilm, session: Session, signal: AbortSignal): Promise<void> {
    while (!signal.aborted && this.live?.holdsTable !== true) await passed(LOOK_MS);
    await passed(BEFORE_MS);
    for (const deed of SAMPLE_DEEDS) {
      if (signal.aborted) return;
      const before = session.folded.log.length;
      film.show(deed);
      if (deed.does === 'turn-up') await grown(session, before, signal);
      await passed(deed.does === 'turn-up' ? BETWEEN_MS : AFTER_TIDYING_MS);
    }
    if (!signal.aborted) this.isOver = true;
  }

  #end(): void {
    this.#showing.abort();
    this.#film?.close();
    // A game that is open holds new versions of the app back.
    void this.session?.close();
    this.#camera?.stop();
  }
}

const passed = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Once more was entered than so many things, or nobody watches any more. */
function grown(session: Session, before: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (session.folded.log.length <= before && !signal.aborted) return;
      unlisten();
      resolve();
    };
    const unlisten = session.listen(look);
    signal.addEventListener('abort', look, { once: true });
    look();
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'practice-screen': PracticeScreen;
  }
}
