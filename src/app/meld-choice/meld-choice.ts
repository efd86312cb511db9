import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { MeldTarget } from '../facade-score/sheet.ts';
import { icon } from '../look/icons.ts';
import { meldBadge, meldBadgeStyles } from '../look/meld-badge.ts';
import { base } from '../look/shared-styles.ts';
import { t } from '../words/words.ts';

export class MeldChosenEvent extends Event {
  readonly meld: MeldTarget;

  constructor(meld: MeldTarget) {
    super('meld-chosen', { bubbles: true, composed: true });
    this.meld = meld;
  }
}

/**
 * The melds of the sheet, and a new one, to choose from.
 *
 * @fires meld-chosen
 */
@customElement('meld-choice')
export class MeldChoice extends LitElement {
  static override styles = [
    base,
    meldBadgeStyles,
    css`
      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }

      button {
        display: inline-flex;
        align-items: center;
        justify-content: center;
        gap: var(--space-1);
        min-inline-size: var(--touch);
        min-block-size: var(--touch);
        padding: var(--space-1) var(--space-2);
        border: var(--line) solid var(--control-line);
        border-radius: var(--radius-round);
        background: var(--paper-raised);
        color: var(--ink);
        font: inherit;
        font-weight: 600;
        cursor: pointer;
        touch-action: manipulation;
      }

      button[aria-pressed='true'] {
        border-color: var(--brass-deep);
        box-shadow: 0 0 0 3px var(--brass-deep);
      }

      button svg {
        inline-size: 1.25rem;
        block-size: 1.25rem;
      }
    `,
  ];

  @property() label = '';
  @property({ attribute: false }) marks: readonly number[] = [];
  @property({ attribute: false }) chosen: MeldTarget | undefined;

  override render() {
    return html`<div class="choices" role="group" aria-label=${this.label}>
      ${this.marks.map((mark) => this.#choice(mark, meldBadge(mark)))}
      ${this.#choice('new', html`${icon('plus')} ${t('meld.new')}`)}
    </div>`;
  }

  #choice(target: MeldTarget, content: unknown) {
    return html`<button
      aria-pressed=${this.chosen === target ? 'true' : 'false'}
      @click=${() => this.dispatchEvent(new MeldChosenEvent(target))}
    >
      ${content}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'meld-choice': MeldChoice;
  }
}
