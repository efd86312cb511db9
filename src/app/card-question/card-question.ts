import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { CardCode } from '../../cards/standard.ts';
import '../card-crop/card-crop.ts';
import '../card-face/card-face.ts';
import { CardTappedEvent } from '../events/card-tapped.ts';
import type { SheetCard, SheetPicture } from '../facade-score/sheet.ts';
import { base, buttons } from '../look/shared-styles.ts';
import '../notice-card/notice-card.ts';
import { cardName } from '../words/card-words.ts';
import { t } from '../words/words.ts';

/** The reader's question about a card was answered: it is this one, or no card at all. */
export class CardNamedEvent extends Event {
  readonly id: number;
  readonly card: CardCode | 'none';

  constructor(id: number, card: CardCode | 'none') {
    super('card-named', { bubbles: true, composed: true });
    this.id = id;
    this.card = card;
  }
}

/**
 * A card that was seen and not named: what it looks like, what it may be, and a way to say something else.
 *
 * @fires card-named
 * @fires card-tapped - it is something else
 */
@customElement('card-question')
export class CardQuestion extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-3);
        margin-block-start: var(--space-2);
      }

      card-crop {
        flex: none;
        --crop-height: 6.5rem;
      }

      .answers {
        flex: 1 1 8rem;
        min-inline-size: 0;
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        align-content: start;
        --card-width: 1.75rem;
      }

      .button {
        padding-block: var(--space-1);
      }
    `,
  ];

  @property({ attribute: false }) card!: SheetCard;
  @property({ attribute: false }) picture: SheetPicture | undefined;
  /** How many cards have no name, this one included. */
  @property({ type: Number }) count = 1;

  override render() {
    const { id, outline, guesses } = this.card;
    return html`<notice-card
      heading=${t('sheet.unnamed', { count: this.count })}
      help=${t('sheet.unnamed-help')}
    >
      <div class="row">
        ${
          outline === undefined || this.picture === undefined
            ? nothing
            : html`<card-crop .picture=${this.picture} .outline=${outline}></card-crop>`
        }
        <div class="answers">
          ${guesses.map(
            (guess) =>
              html`<button
                class="button"
                @click=${() => this.dispatchEvent(new CardNamedEvent(id, guess))}
              >
                <card-face card=${guess}></card-face> ${cardName(guess)}
              </button>`,
          )}
          <button class="button" @click=${() => this.dispatchEvent(new CardTappedEvent(id))}>
            ${guesses.length === 0 ? t('sheet.name-it') : t('sheet.something-else')}
          </button>
          <button class="button" @click=${() => this.dispatchEvent(new CardNamedEvent(id, 'none'))}>
            ${t('sheet.no-card')}
          </button>
        </div>
      </div>
    </notice-card>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'card-question': CardQuestion;
  }
}
