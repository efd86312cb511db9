import { html, LitElement, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { colourOf, SUITS, type Suit } from '../../cards/standard.ts';
import { drawSuit } from '../card-face/card-art.ts';
import { icon } from '../look/icons.ts';
import { base } from '../look/shared-styles.ts';
import { suitName } from '../words/card-words.ts';
import { t } from '../words/words.ts';
import { styles } from './suit-choice.styles.ts';

export class SuitChosenEvent extends Event {
  readonly suit: Suit | undefined;

  constructor(suit: Suit | undefined) {
    super('suit-chosen', { bubbles: true, composed: true });
    this.suit = suit;
  }
}

/**
 * Four suits and none, one of them chosen.
 *
 * @fires suit-chosen
 */
@customElement('suit-choice')
export class SuitChoice extends LitElement {
  static override styles = [base, styles];

  @property({ attribute: false }) suit: Suit | undefined;

  override render() {
    return html`<fieldset>
      <legend class="unseen">${t('facade.suit')}</legend>
      <div class="suits">
        ${SUITS.map(
          (suit) =>
            html`<label class=${colourOf(suit)}>
              ${this.#radio(suit)}
              <svg viewBox="0 0 100 100" aria-hidden="true">
                ${svg`${drawSuit(suit, { x: 0, y: 0, width: 100 })}`}
              </svg>
              ${suitName(suit)}
              <span class="tick">${icon('check')}</span>
            </label>`,
        )}
        <label class="none">
          ${this.#radio(undefined)} ${t('facade.no-suit')}
          <span class="tick">${icon('check')}</span>
        </label>
      </div>
    </fieldset>`;
  }

  #radio(suit: Suit | undefined) {
    return html`<input
      type="radio"
      name="suit"
      .checked=${this.suit === suit}
      @change=${() => this.dispatchEvent(new SuitChosenEvent(suit))}
    />`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'suit-choice': SuitChoice;
  }
}
