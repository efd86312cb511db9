import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { browserPorts, type Camera, type CameraFailure } from '../../vision/camera/camera.ts';
import { tableLenses, type Lens } from '../../vision/camera/lens.ts';
import { forgetLens, keepLens, keptLens } from '../camera-view/kept-lens.ts';
import { icon } from '../look/icons.ts';
import { chips } from '../look/form-styles.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import { t } from '../words/words.ts';

/**
 * Which lens of the phone looks at the table: the one that was switched to, or the one that the phone takes by itself.
 * Browsers name the lenses only where the camera was allowed; until then there is a button that asks for it.
 */
@customElement('lens-choice')
export class LensChoice extends LitElement {
  static override styles = [
    base,
    paper,
    buttons,
    chips,
    css`
      p,
      .button {
        margin-block-start: var(--space-2);
      }
    `,
  ];

  @property({ attribute: false }) camera!: Camera;
  @state() private lenses: readonly Lens[] = [];
  @state() private kept = keptLens();
  @state() private failure: CameraFailure | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#list();
  }

  override render() {
    const { kept, lenses } = this;
    const isListed = kept === undefined || lenses.some(({ label }) => label === kept.label);
    const all = isListed ? lenses : [...lenses, kept];
    return html`<fieldset>
      <legend>${t('lens.title')}</legend>
      <div class="chips">${this.#chip(undefined)} ${all.map((lens) => this.#chip(lens))}</div>
      ${
        lenses.length > 0
          ? nothing
          : html`<p class="soft small">${t('lens.unnamed')}</p>
              <button class="button" @click=${() => void this.#ask()}>
                ${icon('camera')} ${t('lens.ask')}
              </button>`
      }
      ${
        this.failure === undefined
          ? nothing
          : html`<p role="alert">${t(`camera.${this.failure}`)}</p>`
      }
    </fieldset>`;
  }

  #chip(lens: Lens | undefined) {
    return html`<label class="chip">
      <input
        type="radio"
        name="lens"
        .checked=${lens?.label === this.kept?.label}
        @change=${() => this.#choose(lens)}
      />
      <span>${lens === undefined ? t('lens.phone') : lens.label}</span>
    </label>`;
  }

  #choose(lens: Lens | undefined): void {
    if (lens === undefined) forgetLens();
    else keepLens(lens);
    this.kept = lens;
    // A stream that was kept for coming back still looks through the lens before.
    this.camera.stop();
    this.camera.preferLens(lens?.deviceId);
  }

  async #list(): Promise<void> {
    try {
      this.lenses = tableLenses((await browserPorts().enumerateDevices?.()) ?? []);
    } catch {
      // The page may not even ask: there is nothing to choose from.
    }
  }

  async #ask(): Promise<void> {
    const opened = await this.camera.open();
    this.failure = opened.ok ? undefined : opened.error;
    if (opened.ok) this.lenses = await this.camera.lenses();
    this.camera.stop();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lens-choice': LensChoice;
  }
}
