import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PackCode } from '../../cards/pack.ts';
import { RANKS, type Rank } from '../../cards/standard.ts';
import '../bottom-sheet/bottom-sheet.ts';
import '../face-pad/face-pad.ts';
import { base, buttons } from '../look/shared-styles.ts';
import type { FaceKind } from '../table-card/face-kind.ts';

/**
 * Asks which card was seen. A card that is refused is asked for again, with the reason.
 *
 * @slot - what else can be said
 * @fires card-named
 * @fires sheet-closed
 */
@customElement('card-entry')
export class CardEntry extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      .stack {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
      }

      .refusal {
        padding: var(--space-2) var(--space-3);
        border-inline-start: 4px solid var(--loss);
        border-radius: var(--radius-small);
        background: var(--loss-wash);
        color: var(--loss);
        font-weight: 600;
      }
    `,
  ];

  @property() heading = '';
  @property() lead = '';
  @property() refusal = '';
  @property() kind: FaceKind = 'standard';
  @property({ attribute: false }) ranks: readonly Rank[] = RANKS;
  @property({ attribute: false }) codes: readonly PackCode[] = [];
  @property({ attribute: false }) gone: readonly PackCode[] = [];

  override render() {
    return html`<bottom-sheet heading=${this.heading}>
      <div class="stack">
        ${this.lead === '' ? nothing : html`<p>${this.lead}</p>`}
        ${this.refusal === '' ? nothing : html`<p class="refusal" role="alert">${this.refusal}</p>`}
        <face-pad
          .kind=${this.kind}
          .ranks=${this.ranks}
          .codes=${this.codes}
          .gone=${this.gone}
        ></face-pad>
        <slot></slot>
      </div>
    </bottom-sheet>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'card-entry': CardEntry;
  }
}
