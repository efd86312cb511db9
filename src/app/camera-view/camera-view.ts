import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { Camera, CameraFailure } from '../../vision/camera/camera.ts';
import { icon } from '../look/icons.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import '../notice-card/notice-card.ts';
import { t } from '../words/words.ts';
import { CameraPilot, type CameraPhase } from './camera-pilot.ts';
import { styles } from './camera-view.styles.ts';

/** Fired whenever the picture comes, goes, or is hindered. */
export class CameraPhaseEvent extends Event {
  readonly phase: CameraPhase;

  constructor(phase: CameraPhase) {
    super('camera-phase');
    this.phase = phase;
  }
}

/**
 * The live picture of the camera, or what stands in its way. The camera is asked for by a tap, after saying why; where
 * the browser has allowed it before, it opens at once.
 *
 * @slot - what lies over the picture, exactly as large
 * @slot instead - the way to go on without a camera
 * @fires camera-phase
 */
@customElement('camera-view')
export class CameraView extends LitElement {
  static override styles = [base, paper, buttons, styles];

  @property({ attribute: false }) camera!: Camera;
  /** Why it is asked for, in the words of whoever wants it. */
  @property() why = t('camera.why-help');
  @query('video') readonly video!: HTMLVideoElement | null;
  readonly #pilot = new CameraPilot(this);
  #told: CameraPhase | undefined;

  override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.#told === this.#pilot.phase) return;
    this.#told = this.#pilot.phase;
    this.dispatchEvent(new CameraPhaseEvent(this.#told));
  }

  override render() {
    const { phase } = this.#pilot;
    return phase === 'opening' || phase === 'live' ? this.#live() : this.#before(phase);
  }

  #before(phase: Exclude<CameraPhase, 'opening' | 'live'>) {
    return html`<div class="stack">
      ${phase === 'asking' ? nothing : this.#obstacle(phase)}
      <section class="paper ask">
        ${icon('eye')}
        <h2>${t('camera.why')}</h2>
        <p class="soft">${this.why}</p>
        <button class="button first" @click=${() => void this.#pilot.open()}>
          ${phase === 'asking' || phase === 'no-play' ? t('camera.start') : t('camera.again')}
        </button>
        <slot name="instead"></slot>
      </section>
    </div>`;
  }

  #obstacle(phase: CameraFailure | 'lost') {
    return html`<div role="alert">
      <notice-card
        kind="trouble"
        heading=${t(`camera.${phase}`)}
        help=${t(`camera.${phase}-help`)}
      ></notice-card>
    </div>`;
  }

  #live() {
    return html`<div class="stage">
      <div class="view">
        <video
          muted
          playsinline
          aria-label=${t('camera.preview')}
          @resize=${this.#measure}
          @loadedmetadata=${this.#measure}
        ></video>
        <slot></slot>
      </div>
      <div class="tools">${this.#lensButton()} ${this.#lightButton()}</div>
    </div>`;
  }

  #lensButton() {
    if (this.#pilot.lenses.length < 2) return nothing;
    return html`<button
      class="tool"
      aria-label=${t('camera.lens')}
      @click=${() => void this.#pilot.switchLens()}
    >
      ${icon('again')}
    </button>`;
  }

  #lightButton() {
    const { isLit } = this.#pilot;
    if (isLit === undefined) return nothing;
    return html`<button
      class="tool"
      aria-label=${t('camera.light')}
      aria-pressed=${isLit ? 'true' : 'false'}
      @click=${() => void this.#pilot.light(!isLit)}
    >
      ${icon('light')}
    </button>`;
  }

  /** Phones turn: the picture's own size decides, each time it changes. */
  #measure(): void {
    const { video } = this;
    if (video !== null && video.videoHeight > 0) {
      this.style.setProperty('--proportion', String(video.videoWidth / video.videoHeight));
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'camera-view': CameraView;
  }
  interface HTMLElementEventMap {
    'camera-phase': CameraPhaseEvent;
  }
}
