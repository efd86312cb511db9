import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Camera } from '../../vision/camera/camera.ts';
import { drawFitting } from '../../vision/pixels/decode-picture.ts';
import '../app-bar/app-bar.ts';
import '../camera-view/camera-view.ts';
import type { CameraPhaseEvent, CameraView } from '../camera-view/camera-view.ts';
import { LookTakenEvent } from '../events/look-taken.ts';
import { showCanvas } from '../facade-score/open-picture.ts';
import type { Sheet } from '../facade-score/sheet.ts';
import { lookOf, type LookFailure } from '../facade-score/take-look.ts';
import { base, buttons } from '../look/shared-styles.ts';
import { troubleNotice } from '../notice-card/trouble.ts';
import type { ReaderHolder } from '../reader/reader-holder.ts';
import { makeRoute } from '../routing/routes.ts';
import '../table-overlay/table-overlay.ts';
import { t } from '../words/words.ts';
import { styles } from './camera-screen.styles.ts';
import { liveLooks, type LiveLook } from './live-looks.ts';
import { shownCards, wordSeen } from './live-view.ts';

/**
 * The live picture, read over and over with the readings drawn on it, until one look is used.
 *
 * @fires look-taken
 */
@customElement('camera-screen')
export class CameraScreen extends LitElement {
  static override styles = [base, buttons, styles];

  @property({ attribute: false }) camera!: Camera;
  @property({ attribute: false }) reader!: ReaderHolder;
  /** Whose score it would be. */
  @property({ attribute: false }) sheet!: Sheet;
  @state() private phase: CameraPhaseEvent['phase'] = 'asking';
  @state() private look: LiveLook<HTMLCanvasElement> | undefined;
  @state() private failure: LookFailure | undefined;
  /** The reader gave up; the preview goes on. */
  @state() private hasStopped = false;
  @query('camera-view') private readonly view!: CameraView | null;
  #looking = new AbortController();
  /** Two, in turns: the frame of the look that is shown must stay while the next one is read. */
  readonly #frames = [document.createElement('canvas'), document.createElement('canvas')];

  override connectedCallback(): void {
    super.connectedCallback();
    // While the person reads why the camera is asked for, the reader gets ready.
    this.reader.wake();
  }

  override disconnectedCallback(): void {
    this.#looking.abort();
    super.disconnectedCallback();
  }

  override render() {
    const isLive = this.phase === 'opening' || this.phase === 'live';
    return html`<app-bar heading=${t('camera.title')} .up=${{ at: 'facade' } as const}></app-bar>
      ${
        this.failure === undefined
          ? nothing
          : html`<div role="alert">${troubleNotice(this.failure)}</div>`
      }
      <div class=${isLive ? 'live' : ''}>
        <camera-view .camera=${this.camera} @camera-phase=${this.#phaseChanged}>
          ${this.#overlay()}
          <a class="button" slot="instead" href=${makeRoute({ at: 'facade' })}>
            ${t('camera.instead')}
          </a>
        </camera-view>
        ${isLive ? this.#controls() : nothing}
      </div>`;
  }

  #controls() {
    return html`<div class="controls">
      <p class="status">${this.#status()}</p>
      ${
        this.hasStopped
          ? html`<button class="button first" @click=${() => void this.#lookOn()}>
              ${t('camera.again')}
            </button>`
          : html`<button class="shutter" ?disabled=${this.look === undefined} @click=${this.#use}>
              ${t('camera.use')}
            </button>`
      }
    </div>`;
  }

  #overlay() {
    if (this.look === undefined) return nothing;
    const { width, height, cards } = this.look.reading;
    return html`<table-overlay
      .width=${width}
      .height=${height}
      .cards=${shownCards(cards)}
    ></table-overlay>`;
  }

  #status(): string {
    if (this.phase === 'opening') return t('camera.opening');
    if (this.hasStopped) return '';
    if (this.look === undefined) return t('camera.looking');
    return wordSeen(this.look.reading.cards, this.sheet);
  }

  #phaseChanged({ phase }: CameraPhaseEvent): void {
    this.phase = phase;
    this.#looking.abort();
    this.look = undefined;
    if (phase === 'live') void this.#lookOn();
  }

  async #lookOn(): Promise<void> {
    this.#looking.abort();
    const looking = new AbortController();
    this.#looking = looking;
    this.hasStopped = false;
    this.failure = undefined;
    const looks = liveLooks(
      {
        grab: () => this.#grab(),
        pixels: (frame) => createImageBitmap(frame),
        read: (picture) => this.reader.read(picture),
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      },
      looking.signal,
    );
    for await (const look of looks) {
      this.look = look.ok ? look.value : undefined;
      this.hasStopped = !look.ok;
      if (!look.ok) this.failure = { code: look.error };
    }
  }

  /** Pixels of the preview as it is now; nothing while the page is hidden or no frame has come. */
  #grab(): HTMLCanvasElement | undefined {
    const video = this.view?.video ?? null;
    if (video === null || document.hidden || video.readyState < 2) return undefined;
    this.#frames.reverse();
    return drawFitting(video, video.videoWidth, video.videoHeight, this.#frames[0]);
  }

  #use(): void {
    if (this.look === undefined) return;
    const { frame, reading } = this.look;
    const look = lookOf(showCanvas(frame), reading.cards);
    if (look.ok) this.dispatchEvent(new LookTakenEvent(look.value));
    else this.failure = look.error;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'camera-screen': CameraScreen;
  }
}
