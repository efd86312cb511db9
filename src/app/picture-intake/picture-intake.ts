import { html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { icon } from '../look/icons.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import { makeRoute } from '../routing/routes.ts';
import { t } from '../words/words.ts';
import { styles } from './picture-intake.styles.ts';

export class PictureChosenEvent extends Event {
  readonly file: File;

  constructor(file: File) {
    super('picture-chosen', { bubbles: true, composed: true });
    this.file = file;
  }
}

/**
 * The ways in which cards get onto the sheet: a photo, a picture file (chosen, dropped or pasted), the camera, or taps.
 *
 * @fires picture-chosen
 * @fires picture-wanted - someone is about to choose one: time to get ready
 */
@customElement('picture-intake')
export class PictureIntake extends LitElement {
  static override styles = [base, paper, buttons, styles];

  @state() private isDropping = false;
  #listening = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    addEventListener('paste', (event) => this.#take(event.clipboardData, event), { signal });
    addEventListener('dragover', (event) => this.#dragOver(event), { signal });
    addEventListener('dragleave', (event) => this.#dragLeave(event), { signal });
    addEventListener('drop', (event) => this.#drop(event), { signal });
  }

  override disconnectedCallback(): void {
    this.#listening.abort();
    super.disconnectedCallback();
  }

  override render() {
    return html`
      <div class="ways">
        <button class="button first wide" @click=${() => this.#choose('photo')}>
          ${icon('camera')} ${t('facade.photo')}
        </button>
        <div class="pair">
          <button class="button" @click=${() => this.#choose('pick')}>
            ${icon('picture')} ${t('facade.pick')}
          </button>
          <a class="button" href=${makeRoute({ at: 'facade-camera' })}>
            ${icon('eye')} ${t('facade.camera')}
          </a>
        </div>
        <a class="button" href=${makeRoute({ at: 'facade-add' })}>
          ${icon('tap')} ${t('facade.tap')}
        </a>
        <p class="drop soft small">${t('facade.drop')}</p>
      </div>
      <input
        id="photo"
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        @change=${this.#chosen}
      />
      <input id="pick" type="file" accept="image/*,.heic,.heif" hidden @change=${this.#chosen} />
      ${this.isDropping ? html`<div class="dropping">${t('facade.dropping')}</div>` : nothing}
    `;
  }

  #choose(id: 'photo' | 'pick'): void {
    this.dispatchEvent(new Event('picture-wanted', { bubbles: true, composed: true }));
    this.renderRoot.querySelector<HTMLInputElement>(`#${id}`)?.click();
  }

  #chosen(event: Event): void {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    // Forgotten at once, so that the same file can be chosen again.
    input.value = '';
    if (file !== undefined) this.dispatchEvent(new PictureChosenEvent(file));
  }

  #dragOver(event: DragEvent): void {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    this.isDropping = true;
  }

  #dragLeave(event: DragEvent): void {
    if (event.relatedTarget === null) this.isDropping = false;
  }

  #drop(event: DragEvent): void {
    this.isDropping = false;
    this.#take(event.dataTransfer, event);
  }

  #take(data: DataTransfer | null, event: Event): void {
    const file = data?.files[0];
    if (file === undefined) return;
    event.preventDefault();
    this.dispatchEvent(new PictureChosenEvent(file));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'picture-intake': PictureIntake;
  }
}
