import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../bottom-sheet/bottom-sheet.ts';
import { base, buttons } from '../look/shared-styles.ts';

/** One thing that can be chosen. */
export interface Choice {
  readonly value: string;
  readonly words: string;
  readonly help?: string;
  readonly isFirst?: boolean;
}

export class ChoiceMadeEvent extends Event {
  readonly value: string;

  constructor(value: string) {
    super('choice-made', { bubbles: true, composed: true });
    this.value = value;
  }
}

/**
 * Asks for one of a few things.
 *
 * @slot - more about the question
 * @fires choice-made
 * @fires sheet-closed
 */
@customElement('choice-sheet')
export class ChoiceSheet extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      .stack,
      .choices {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
      }

      .choices.short {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }

      .short .button {
        min-block-size: 4rem;
        font-family: var(--font-voice);
        font-size: var(--text-display);
      }

      .button {
        inline-size: 100%;
      }

      .help {
        padding-block-start: var(--space-1);
        color: var(--ink-soft);
        font-size: var(--text-small);
        text-align: center;
      }
    `,
  ];

  @property() heading = '';
  @property() lead = '';
  @property({ attribute: false }) choices: readonly Choice[] = [];
  /** For numbers: large, and side by side. */
  @property({ type: Boolean }) short = false;

  override render() {
    return html`<bottom-sheet heading=${this.heading}>
      <div class="stack">
        ${this.lead === '' ? nothing : html`<p>${this.lead}</p>`}
        <slot></slot>
        <div class="choices ${this.short ? 'short' : ''}">
          ${this.choices.map(
            ({ value, words, help, isFirst }) =>
              html`<div>
                <button
                  class="button ${isFirst === true ? 'first' : ''}"
                  @click=${() => this.dispatchEvent(new ChoiceMadeEvent(value))}
                >
                  ${words}
                </button>
                ${help === undefined ? nothing : html`<p class="help">${help}</p>`}
              </div>`,
          )}
        </div>
      </div>
    </bottom-sheet>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'choice-sheet': ChoiceSheet;
  }
}
