import { html, LitElement, svg, type SVGTemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { colourOf, isSuited, rankOf, suitOf } from '../../cards/standard.ts';
import type { MeldCard } from '../../rules/facade/melds.ts';
import { base } from '../look/shared-styles.ts';
import { drawQuestion, drawRank, drawStar, drawSuit } from './card-art.ts';
import { CARD_BACK } from './card-back.ts';
import { styles } from './card-face.styles.ts';

/**
 * A small drawn card: large index, large suit, read at a glance and by shape alone; or its back. Decoration: whatever
 * shows it says the card's name. Its width is `--card-width`.
 */
@customElement('card-face')
export class CardFace extends LitElement {
  static override styles = [base, styles];

  @property() card: MeldCard | 'back' = 'unsure';

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('aria-hidden', 'true');
  }

  override render() {
    return html`<svg viewBox="0 0 100 140" class=${this.#ink()}>
      <rect class="ground" x="1" y="1" width="98" height="138" rx="11"></rect>
      ${this.#print()}
    </svg>`;
  }

  #ink(): string {
    if (this.card === 'unsure' || this.card === 'back') return this.card;
    return isSuited(this.card) ? colourOf(suitOf(this.card)) : 'black';
  }

  #print(): SVGTemplateResult {
    if (this.card === 'back') return CARD_BACK;
    if (this.card === 'unsure') return drawQuestion({ x: 26, y: 38, width: 48 });
    if (!isSuited(this.card)) return drawStar({ x: 18, y: 38, width: 64 });
    const rank = rankOf(this.card);
    const suit = suitOf(this.card);
    return svg`${drawRank(rank, { x: 11, y: 12, width: 33 })}
      ${drawSuit(suit, { x: 13, y: 64, width: 29 })}
      ${drawSuit(suit, { x: 42, y: 78, width: 50 })}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'card-face': CardFace;
  }
}
