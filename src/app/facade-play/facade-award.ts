import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../look/shared-styles.ts';
import type { SeatColour } from '../seat-mark/seat-looks.ts';
import '../seat-mark/seat-mark.ts';
import { formatTotal, t } from '../words/words.ts';
import type { Award } from './supply-words.ts';

/** FA-3: who got a supply card and what was bid for it, at a glance. Decoration: the card's name says the same in words. */
@customElement('facade-award')
export class FacadeAward extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        justify-items: center;
        inline-size: 100%;
        font-size: var(--award-text, var(--text-label));
        line-height: 1.3;
        --mark-size: 1.08em;
      }

      strong {
        max-inline-size: 100%;
        overflow: hidden;
        text-overflow: ellipsis;
      }

      .totals {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 0 var(--space-2);
      }

      .total {
        display: inline-flex;
        align-items: center;
        gap: 2px;
      }
    `,
  ];

  @property({ attribute: false }) award!: Award;
  /** By seat. */
  @property({ attribute: false }) names: readonly string[] = [];
  @property({ attribute: false }) colours: readonly SeatColour[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('aria-hidden', 'true');
  }

  override render() {
    const { totals } = this.award;
    return html`<strong>${this.#words()}</strong> ${
        totals.some((total) => total !== 0)
          ? html`<span class="totals">
              ${totals.map(
                (total, seat) =>
                  html`<span class="total">
                    <seat-mark colour=${this.colours[seat] ?? 'grey'}></seat-mark>
                    ${formatTotal(total)}
                  </span>`,
              )}
            </span>`
          : nothing
      }`;
  }

  #words(): string {
    const { award } = this;
    if ('winner' in award) return this.names[award.winner] ?? '';
    return t(award.left === 'tied' ? 'bidding.tied-short' : 'bidding.no-bid-short');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'facade-award': FacadeAward;
  }
}
