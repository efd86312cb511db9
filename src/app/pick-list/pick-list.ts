import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PackCode } from '../../cards/pack.ts';
import { PACK_52 } from '../../cards/standard-pack.ts';
import { isCardCode } from '../../cards/standard.ts';
import '../card-face/card-face.ts';
import { icon } from '../look/icons.ts';
import { chips } from '../look/form-styles.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import { cardName } from '../words/card-words.ts';
import { t } from '../words/words.ts';

/** Who picks the cards: Kibitz offers a list (anew), or the players pick by hand. */
export class PickChosenEvent extends Event {
  readonly by: 'offer' | 'hand';

  constructor(by: 'offer' | 'hand') {
    super('pick-chosen', { bubbles: true, composed: true });
    this.by = by;
  }
}

/**
 * ME-3: which cards to take out of the pack. Of many, the few that stay out are shown: they are found sooner.
 *
 * @fires pick-chosen
 */
@customElement('pick-list')
export class PickList extends LitElement {
  static override styles = [
    base,
    paper,
    buttons,
    chips,
    css`
      .cards {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(2.25rem, 1fr));
        gap: var(--space-2);
        margin-block: var(--space-2);
        --card-width: 100%;
      }

      .lead {
        margin-block-start: var(--space-3);
      }
    `,
  ];

  /** Empty when the players pick by hand. */
  @property({ attribute: false }) cards: readonly PackCode[] = [];

  override render() {
    const isOffered = this.cards.length > 0;
    return html`<fieldset>
        <legend>${t('pick.title')}</legend>
        <div class="chips">
          ${this.#chip('offer', t('pick.offer'), isOffered)}
          ${this.#chip('hand', t('pick.own'), !isOffered)}
        </div>
      </fieldset>
      ${isOffered ? this.#list() : html`<p class="soft small lead">${t('pick.own-help')}</p>`}`;
  }

  #list() {
    const out = PACK_52.cards.map(({ code }) => code).filter((code) => !this.cards.includes(code));
    const isShort = this.cards.length <= out.length;
    const shown = (isShort ? this.cards : out).filter(isCardCode);
    const heading = t(isShort ? 'pick.take' : 'pick.leave', { count: shown.length });
    return html`<p class="lead">${heading}</p>
      <ul class="cards">
        ${shown.map(
          (card) =>
            html`<li>
              <card-face card=${card}></card-face><span class="unseen">${cardName(card)}</span>
            </li>`,
        )}
      </ul>
      <button class="button" @click=${() => this.dispatchEvent(new PickChosenEvent('offer'))}>
        ${icon('again')} ${t('pick.again')}
      </button>`;
  }

  #chip(by: 'offer' | 'hand', text: string, isChosen: boolean) {
    return html`<label class="chip">
      <input
        type="radio"
        name="by"
        .checked=${isChosen}
        @change=${() => this.dispatchEvent(new PickChosenEvent(by))}
      />
      <span>${text}</span>
    </label>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pick-list': PickList;
  }
}
