import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PackCode } from '../../cards/pack.ts';
import type { SpotId } from '../../rules/spots.ts';
import type { TableTalk } from '../game-table/table-talk.ts';
import { base } from '../look/shared-styles.ts';
import type { SeatColour } from '../seat-mark/seat-looks.ts';
import '../seat-mark/seat-mark.ts';
import '../table-card/table-card.ts';
import { faceName } from '../words/face-words.ts';
import { t } from '../words/words.ts';
import './facade-award.ts';
import {
  awardAt,
  bidsAt,
  supplyOf,
  wordAward,
  wordBids,
  type FacadeMatch,
} from './supply-words.ts';

export class SupplyTappedEvent extends Event {
  readonly spot: SpotId;

  constructor(spot: SpotId) {
    super('supply-tapped');
    this.spot = spot;
  }
}

/**
 * The supply of Façade: its cards with the bids on them, and who won them.
 *
 * @fires supply-tapped
 */
@customElement('facade-supply')
export class FacadeSupply extends LitElement {
  static override styles = [
    base,
    css`
      .supply {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
        gap: var(--space-3);
        --card-width: 3.75rem;
      }

      .supply button {
        display: grid;
        justify-items: center;
        align-content: start;
        gap: var(--space-1);
        inline-size: 100%;
        min-block-size: 7.5rem;
        padding: var(--space-2) 0;
        border: 2px solid transparent;
        border-radius: var(--radius);
        background: none;
        color: inherit;
        font: inherit;
        cursor: pointer;
        touch-action: manipulation;
      }

      .supply .hole {
        inline-size: var(--card-width);
        aspect-ratio: 5 / 7;
        margin-block-start: calc(var(--space-2) + 2px);
        justify-self: center;
        border: 2px dashed var(--felt-line);
        border-radius: 11% / 7.9%;
      }

      .supply button.live {
        border-color: var(--felt-line);
        background: var(--felt-deep);
      }

      .supply button[disabled] {
        cursor: default;
      }

      .supply button:focus-visible {
        outline-color: var(--focus-on-felt);
      }

      .bids {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 2px var(--space-1);
        --card-width: 1.125rem;
        --mark-size: 0.875rem;
      }

      .bid {
        display: inline-flex;
        align-items: center;
        gap: 1px;
      }

      @media (min-width: 56rem) {
        .supply {
          grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
          --card-width: 6.75rem;
          --award-text: var(--text-body);
        }

        .bids {
          --card-width: 2rem;
          --mark-size: 1.25rem;
        }
      }
    `,
  ];

  @property({ attribute: false }) match!: FacadeMatch;
  @property({ attribute: false }) talk!: TableTalk;
  /** By seat. */
  @property({ attribute: false }) colours: readonly SeatColour[] = [];
  /** How many places still wait for a card. */
  @property({ attribute: false }) toDeal = 0;
  /** Which cards can be tapped. */
  @property({ attribute: false }) isLive: (spot: SpotId) => boolean = () => false;

  override render() {
    return html`<ul class="supply" aria-label=${t('bidding.supply')}>
      ${supplyOf(this.talk.zones).map(({ id, card }) => html`<li>${this.#card(id, card)}</li>`)}
      ${Array.from({ length: this.toDeal }, () => html`<li class="hole" aria-hidden="true"></li>`)}
    </ul>`;
  }

  #card(spot: SpotId, card: PackCode) {
    const { talk, colours } = this;
    const bids = bidsAt(talk.zones, spot);
    const isLive = this.isLive(spot);
    const award = awardAt(this.match, spot);
    const awarded = award === undefined ? '' : wordAward(award, talk);
    const words = bids.length === 0 ? awarded : wordBids(bids, talk);
    const name = faceName(card);
    return html`<button
      class=${isLive ? 'live' : ''}
      ?disabled=${!isLive}
      aria-label=${words === '' ? name : t('bidding.card', { card: name, bids: words })}
      @click=${() => this.dispatchEvent(new SupplyTappedEvent(spot))}
    >
      <table-card code=${card}></table-card>
      <span class="bids" aria-hidden="true">
        ${bids.flatMap(({ seat, cards }) =>
          cards.map(
            (laid) =>
              html`<span class="bid"
                ><seat-mark colour=${colours[seat] ?? 'grey'}></seat-mark
                ><table-card code=${laid.lies === 'up' ? laid.card : 'back'}></table-card
              ></span>`,
          ),
        )}
      </span>
      ${
        award === undefined
          ? nothing
          : html`<facade-award
              .award=${award}
              .names=${talk.names}
              .colours=${colours}
            ></facade-award>`
      }
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'facade-supply': FacadeSupply;
  }
  interface HTMLElementEventMap {
    'supply-tapped': SupplyTappedEvent;
  }
}
