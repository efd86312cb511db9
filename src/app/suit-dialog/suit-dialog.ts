import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Suit } from '../../cards/standard.ts';
import '../bottom-sheet/bottom-sheet.ts';
import { base, buttons } from '../look/shared-styles.ts';
import '../suit-choice/suit-choice.ts';
import { t } from '../words/words.ts';

/**
 * Changes the own suit of a sheet.
 *
 * @fires suit-chosen
 * @fires sheet-closed
 */
@customElement('suit-dialog')
export class SuitDialog extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      p {
        margin-block-end: var(--space-3);
        color: var(--ink-soft);
      }

      .button {
        inline-size: 100%;
        margin-block-start: var(--space-4);
      }
    `,
  ];

  @property({ attribute: false }) suit: Suit | undefined;

  override render() {
    return html`<bottom-sheet heading=${t('facade.suit')}>
      <p>${t('facade.suit-why')}</p>
      <suit-choice .suit=${this.suit}></suit-choice>
      <button class="button first" @click=${this.#close}>${t('edit.done')}</button>
    </bottom-sheet>`;
  }

  #close(): void {
    this.dispatchEvent(new Event('sheet-closed', { bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'suit-dialog': SuitDialog;
  }
}
