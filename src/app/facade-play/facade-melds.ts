import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { meldScores } from '../../rules/facade/facade.ts';
import type { FacadeState } from '../../rules/facade/state.ts';
import type { SeatIndex } from '../../rules/seats.ts';
import { wordPoints } from '../facade-score/score-words.ts';
import { base } from '../look/shared-styles.ts';
import '../table-card/table-card.ts';
import { suitName } from '../words/card-words.ts';
import { faceName } from '../words/face-words.ts';
import { formatList, t } from '../words/words.ts';

/** What everybody has laid so far, and what it is worth as it lies. Suits are public (FA-1). */
@customElement('facade-melds')
export class FacadeMelds extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
        --card-width: 2.125rem;
      }

      h3 {
        font-family: var(--font-plain);
        font-size: var(--text-small);
        font-weight: 600;
      }

      ul {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-4);
        margin-block-start: var(--space-1);
      }

      li {
        display: flex;
      }

      table-card + table-card {
        margin-inline-start: -0.75rem;
      }

      @media (min-width: 56rem) {
        :host {
          --card-width: 3.5rem;
        }

        h3 {
          font-size: var(--text-lead);
        }

        table-card + table-card {
          margin-inline-start: -1.25rem;
        }
      }

      p {
        color: var(--on-felt-soft);
        font-size: var(--text-label);
      }
    `,
  ];

  @property({ attribute: false }) game!: FacadeState;
  /** By seat. */
  @property({ attribute: false }) names: readonly string[] = [];

  override render() {
    return this.game.melds.map((_, seat) => this.#seat(seat));
  }

  #seat(seat: SeatIndex) {
    const own = this.game.melds[seat] ?? [];
    const suit = this.game.suits[seat];
    return html`<section>
      <h3>
        ${t('bidding.melds-of', {
          name: this.names[seat] ?? '',
          suit: suit === undefined ? '' : suitName(suit),
          points: wordPoints(meldScores(this.game)[seat]?.total ?? 0),
        })}
      </h3>
      ${
        own.length === 0
          ? html`<p>${t('bidding.no-melds')}</p>`
          : html`<ul>
              ${own.map(
                ({ cards }) =>
                  html`<li>
                    <span class="unseen">${formatList(cards.map(faceName))}</span>
                    ${cards.map((card) => html`<table-card code=${card}></table-card>`)}
                  </li>`,
              )}
            </ul>`
      }
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'facade-melds': FacadeMelds;
  }
}
