import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../card-entry/card-entry.ts';
import type { FacadeMatch } from '../../referee/explain-look.ts';
import { placesIn, type JudgedLook } from '../../referee/judge-look.ts';
import type { LookDraft } from '../../referee/look-draft.ts';
import { laySeen, nameSeen, NO_CARD } from '../../referee/look-draft.ts';
import type { CardNamedEvent } from '../face-pad/card-named.ts';
import { base, buttons } from '../look/shared-styles.ts';
import { cardName } from '../words/card-words.ts';
import { t } from '../words/words.ts';
import { DraftChangedEvent } from './draft-changed.ts';
import { faceOf, wordPlace } from './look-words.ts';

/**
 * One card of a look: what it really is, where it lies, or that it is none.
 *
 * @fires draft-changed
 * @fires sheet-closed
 */
@customElement('card-fix')
export class CardFix extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      .stack {
        display: grid;
        gap: var(--space-2);
      }

      h3 {
        font-family: var(--font-plain);
        font-size: var(--text-small);
        font-weight: 600;
      }

      .places {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
    `,
  ];

  @property({ attribute: false }) match!: FacadeMatch;
  @property({ attribute: false }) draft!: LookDraft;
  @property({ attribute: false }) judged!: JudgedLook;
  @property({ type: Number }) cardId = 0;

  override render() {
    const { match, draft, cardId } = this;
    const seen = draft.cards.find(({ id }) => id === cardId);
    if (seen === undefined) return nothing;
    const { heaps } = this.judged.arranged;
    const now = heaps.find(({ cards }) => cards.includes(seen))?.id;
    const places = placesIn(match, draft, heaps, cardId);
    return html`<card-entry
      heading=${t('pointing.unsure')}
      lead=${seen.card === 'unsure' ? '' : cardName(faceOf(seen))}
      @card-named=${({ code }: CardNamedEvent) => this.#change(nameSeen(draft, cardId, code))}
    >
      <div class="stack">
        ${
          places.length === 0
            ? nothing
            : html`<h3>${t('pointing.lies-with')}</h3>
                <div class="places">
                  ${places.map(
                    (place) =>
                      html`<button
                        class="button"
                        aria-pressed=${place === now ? 'true' : 'false'}
                        ?disabled=${place === now}
                        @click=${() => this.#change(laySeen(draft, cardId, place))}
                      >
                        ${wordPlace(match, draft, heaps, place)}
                      </button>`,
                  )}
                </div>`
        }
        <button class="button" @click=${() => this.#change(nameSeen(draft, cardId, NO_CARD))}>
          ${t('pointing.none')}
        </button>
      </div>
    </card-entry>`;
  }

  #change(draft: LookDraft): void {
    this.dispatchEvent(new DraftChangedEvent(draft));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'card-fix': CardFix;
  }
}
