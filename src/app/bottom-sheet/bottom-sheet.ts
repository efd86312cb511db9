import { html, LitElement } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { icon } from '../look/icons.ts';
import { base } from '../look/shared-styles.ts';
import { t } from '../words/words.ts';
import { styles } from './bottom-sheet.styles.ts';

/**
 * A dialog that rises from the lower edge, where the thumb is; in the middle of a wide screen. Open as long as it is in
 * the page. The browser keeps the focus inside; it goes back to where it came from.
 *
 * @slot - what it asks
 * @fires sheet-closed - by its button, by Escape, by the device's back gesture, or by a tap beside it
 */
@customElement('bottom-sheet')
export class BottomSheet extends LitElement {
  static override styles = [base, styles];

  @property() heading = '';
  @query('dialog') private readonly dialog!: HTMLDialogElement;

  #opener: HTMLElement | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#opener = findFocus();
  }

  /** A dialog that leaves the page, rather than being closed in it, gives the focus back to nobody by itself. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#opener?.focus({ preventScroll: true });
  }

  override firstUpdated(): void {
    this.dialog.showModal();
  }

  override render() {
    return html`<dialog
      aria-labelledby="heading"
      @cancel=${this.#cancel}
      @close=${this.#close}
      @click=${this.#clickBeside}
    >
      <header>
        <h2 id="heading" tabindex="-1" autofocus>${this.heading}</h2>
        <button class="round" aria-label=${t('common.close')} @click=${this.#close}>
          ${icon('close')}
        </button>
      </header>
      <div class="body"><slot></slot></div>
    </dialog>`;
  }

  #cancel(event: Event): void {
    event.preventDefault();
    this.#close();
  }

  #clickBeside(event: MouseEvent): void {
    if (event.target === this.dialog) this.#close();
  }

  #close(): void {
    this.dispatchEvent(new Event('sheet-closed', { bubbles: true, composed: true }));
  }
}

/** What has the focus, however deep it lies in elements. */
function findFocus(): HTMLElement | undefined {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement && focused !== document.body ? focused : undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'bottom-sheet': BottomSheet;
  }
}
