import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { play, type Camera, type CameraFailure } from '../../vision/camera.ts';
import { drawFitting } from '../../vision/decode-picture.ts';
import '../app-bar/app-bar.ts';
import { LookTakenEvent } from '../events/look-taken.ts';
import { showCanvas } from '../facade-score/open-picture.ts';
import type { Sheet } from '../facade-score/sheet.ts';
import { lookOf, type LookFailure } from '../facade-score/take-look.ts';
import { icon } from '../look/icons.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import '../notice-card/notice-card.ts';
import { troubleNotice } from '../notice-card/trouble.ts';
import type { ReaderHolder } from '../reader/reader-holder.ts';
import { makeRoute } from '../routing/routes.ts';
import '../table-overlay/table-overlay.ts';
import { t } from '../words/words.ts';
import { styles } from './camera-screen.styles.ts';
import { liveLooks, type LiveLook } from './live-looks.ts';
import { shownCards, wordSeen } from './live-view.ts';

/** What stands between the person and the live picture. */
type Phase = 'asking' | 'opening' | 'live' | 'lost' | CameraFailure;

/**
 * The live picture, read over and over with the readings drawn on it, until one look is used. The camera is asked for by a
 * tap, after saying why; where the browser has allowed it before, it opens at once.
 *
 * @fires look-taken
 */
@customElement('camera-screen')
export class CameraScreen extends LitElement {
  static override styles = [base, paper, buttons, styles];

  @property({ attribute: false }) camera!: Camera;
  @property({ attribute: false }) reader!: ReaderHolder;
  /** Whose score it would be. */
  @property({ attribute: false }) sheet!: Sheet;
  @state() private phase: Phase = 'asking';
  @state() private look: LiveLook<HTMLCanvasElement> | undefined;
  @state() private failure: LookFailure | undefined;
  /** The reader gave up; the preview goes on. */
  @state() private hasStopped = false;
  @query('video') private readonly video!: HTMLVideoElement | null;
  #looking = new AbortController();
  /** Two, in turns: the frame of the look that is shown must stay while the next one is read. */
  readonly #frames = [document.createElement('canvas'), document.createElement('canvas')];

  override connectedCallback(): void {
    super.connectedCallback();
    this.camera.onLost = () => this.#stopLooking('lost');
    // While the person reads why the camera is asked for, the reader gets ready.
    this.reader.wake();
    // Whoever is here wants the reader next: it starts while the question is read.
    this.reader.wake();
    void this.#openIfAllowed();
  }

  override disconnectedCallback(): void {
    this.#looking.abort();
    this.camera.onLost = () => {};
    this.camera.setLive(false);
    super.disconnectedCallback();
  }

  override render() {
    return html`<app-bar heading=${t('camera.title')} .up=${{ at: 'facade' } as const}></app-bar>
      ${this.phase === 'opening' || this.phase === 'live' ? this.#live() : this.#before()}`;
  }

  #before() {
    return html`<div class="stack">
      ${
        this.phase === 'asking'
          ? nothing
          : html`<div role="alert">
              <notice-card
                kind="trouble"
                heading=${t(`camera.${this.phase as CameraFailure | 'lost'}`)}
                help=${t(`camera.${this.phase as CameraFailure | 'lost'}-help`)}
              ></notice-card>
            </div>`
      }
      <section class="paper ask">
        ${icon('eye')}
        <h2>${t('camera.why')}</h2>
        <p class="soft">${t('camera.why-help')}</p>
        <button class="button first" @click=${() => void this.#open()}>
          ${
            this.phase === 'asking' || this.phase === 'no-play'
              ? t('camera.start')
              : t('camera.again')
          }
        </button>
        <a class="button" href=${makeRoute({ at: 'facade' })}>${t('camera.instead')}</a>
      </section>
    </div>`;
  }

  #live() {
    return html`${
        this.failure === undefined
          ? nothing
          : html`<div role="alert">${troubleNotice(this.failure)}</div>`
      }
      <div class="live">
        <div class="stage">
          <div class="view">
            <video
              muted
              playsinline
              aria-label=${t('camera.preview')}
              @resize=${this.#measure}
              @loadedmetadata=${this.#measure}
            ></video>
            ${this.#overlay()}
          </div>
        </div>
        <div class="controls">
          <p class="status">${this.#status()}</p>
          ${
            this.hasStopped
              ? html`<button class="button first" @click=${() => void this.#lookOn()}>
                  ${t('camera.again')}
                </button>`
              : html`<button
                  class="shutter"
                  ?disabled=${this.look === undefined}
                  @click=${this.#use}
                >
                  ${t('camera.use')}
                </button>`
          }
        </div>
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

  /** A camera that was allowed before needs no second tap; one that is still open needs nothing at all. */
  async #openIfAllowed(): Promise<void> {
    if (this.camera.isOpen || (await isAllowed())) await this.#open();
  }

  async #open(): Promise<void> {
    if (this.phase === 'opening' || this.phase === 'live') return;
    this.phase = 'opening';
    this.failure = undefined;
    const opened = await this.camera.open();
    if (!this.isConnected) return;
    if (!opened.ok) {
      this.phase = opened.error;
      return;
    }
    this.camera.setLive(true);
    await this.updateComplete;
    if (this.video === null) return;
    const playing = await play(this.video, opened.value);
    if (!this.isConnected) return;
    this.phase = playing.ok ? 'live' : playing.error;
    if (playing.ok) void this.#lookOn();
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
    const { video } = this;
    if (video === null || document.hidden || video.readyState < 2) return undefined;
    this.#frames.reverse();
    return drawFitting(video, video.videoWidth, video.videoHeight, this.#frames[0]);
  }

  #measure(): void {
    const { video } = this;
    if (video !== null && video.videoHeight > 0) {
      this.style.setProperty('--proportion', String(video.videoWidth / video.videoHeight));
    }
  }

  #use(): void {
    if (this.look === undefined) return;
    const { frame, reading } = this.look;
    const look = lookOf(showCanvas(frame), reading.cards);
    if (look.ok) this.dispatchEvent(new LookTakenEvent(look.value));
    else this.failure = look.error;
  }

  #stopLooking(phase: Phase): void {
    this.#looking.abort();
    this.look = undefined;
    this.phase = phase;
  }
}

async function isAllowed(): Promise<boolean> {
  try {
    const { state: permission } = await navigator.permissions.query({ name: 'camera' });
    return permission === 'granted';
  } catch {
    // A browser that doesn't know this question is asked by a tap.
    return false;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'camera-screen': CameraScreen;
  }
}
