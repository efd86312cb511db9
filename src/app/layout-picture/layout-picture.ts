import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Zone } from '../../rules/expected-table.ts';
import type { SeatIndex } from '../../rules/seats.ts';
import { base } from '../look/shared-styles.ts';
import { styled } from '../look/styled.ts';
import '../piece-art/piece-mark.ts';
import '../tile-face/tile-face.ts';
import { t } from '../words/words.ts';

/** How far from its neighbours' a loosely laid card is turned, in degrees, by turns. */
const LOOSE_TURNS = [-14, 8, 21, -5, 13, -19, 3];
/** The middle of a tile's way round, from the middle of the circle, in parts of the circle's width. */
const RING_RADIUS = 0.33;

/** What the hands have to lay out before a game: the places of the table, without what lies under the cards. */
@customElement('layout-picture')
export class LayoutPicture extends LitElement {
  static override styles = [
    base,
    css`
      .table {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: var(--space-4);
        padding: var(--space-4);
        border-radius: var(--radius);
        background: var(--felt);
        box-shadow: inset 0 1px 6px rgb(0 0 0 / 35%);
      }

      .lattice {
        display: grid;
        gap: 5px;
      }

      .loose {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: var(--space-2) 10px;
        max-inline-size: 15rem;
      }

      .card {
        inline-size: var(--back-width, 1.5rem);
        aspect-ratio: 5 / 7;
        border: 2px solid var(--card);
        border-radius: 12% / 9%;
        background:
          repeating-linear-gradient(45deg, var(--back-line) 0 1px, transparent 1px 5px), var(--back);
        box-shadow: 0 1px 2px rgb(0 0 0 / 45%);
      }

      .stack {
        box-shadow:
          2px 2px 0 -0.5px var(--card-edge),
          4px 4px 0 -0.5px var(--card),
          5px 5px 2px rgb(0 0 0 / 45%);
      }

      .named {
        display: grid;
        justify-items: center;
        gap: var(--space-1);
        color: var(--on-felt);
        font-size: var(--text-label);
      }

      .ring {
        position: relative;
        inline-size: 9rem;
        aspect-ratio: 1;
      }

      .ring tile-face {
        position: absolute;
        --card-width: 2.5rem;
        translate: -50% -50%;
      }

      .loose tile-face {
        --card-width: 2.25rem;
      }

      .pieces {
        display: flex;
        gap: var(--space-1);
        --piece-width: 1.375rem;
      }
    `,
  ];

  @property({ attribute: false }) zones: readonly Zone[] = [];
  @property({ attribute: false }) names: readonly string[] = [];
  /** What lies there: it decides the shape of the backs. */
  @property() pieces: 'cards' | 'tiles' = 'cards';

  override render() {
    return html`<div class="table" role="img" aria-label=${t('setup.table-label')}>
      ${this.zones.map((zone) => this.#zone(zone))}
    </div>`;
  }

  #zone(zone: Zone) {
    switch (zone.kind) {
      case 'lattice':
        return html`<div
          class="lattice"
          ${styled({
            'grid-template-columns': `repeat(${zone.columns}, auto)`,
            '--back-width': zone.columns > 6 ? '1.25rem' : '1.5rem',
          })}
        >
          ${zone.spots.map(() => html`<span class="card"></span>`)}
        </div>`;
      case 'ring':
        return html`<div class="ring">
          ${zone.spots.map((_, index) => ringTile(index, zone.spots.length))}
        </div>`;
      case 'loose':
        return zone.spots.length === 0
          ? nothing
          : this.#named(
              zone.seat,
              html`<div class="loose">
                ${zone.spots.map((_spot, index) => this.#loose(index))}
              </div>`,
            );
      case 'pile':
        return zone.top.lies === 'down'
          ? this.#named(zone.seat, html`<span class="card stack"></span>`, zone.count)
          : nothing;
      case 'pieces':
        return zone.seat === undefined || zone.pieces.length === 0
          ? nothing
          : this.#named(
              zone.seat,
              html`<div class="pieces">
                ${zone.pieces.map((piece) => html`<piece-mark .piece=${piece}></piece-mark>`)}
              </div>`,
            );
      case 'bids':
      case 'melds':
        return nothing;
    }
  }

  #named(seat: SeatIndex | undefined, what: unknown, count?: number) {
    const name = seat === undefined ? undefined : this.names[seat];
    return html`<div class="named">
      ${what} ${name === undefined ? nothing : html`<span>${name}</span>`}
      ${count === undefined ? nothing : html`<span>${t('setup.cards', { count })}</span>`}
    </div>`;
  }

  #loose(index: number) {
    if (this.pieces === 'tiles') return html`<tile-face></tile-face>`;
    const turn = LOOSE_TURNS[index % LOOSE_TURNS.length] ?? 0;
    return html`<span class="card" ${styled({ rotate: `${turn}deg` })}></span>`;
  }
}

/** The first tile is at the top, the others follow clockwise. */
function ringTile(index: number, count: number) {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  const at = (part: number): string => `${(50 + 100 * RING_RADIUS * part).toFixed(1)}%`;
  return html`<tile-face
    ${styled({ left: at(Math.cos(angle)), top: at(Math.sin(angle)) })}
  ></tile-face>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'layout-picture': LayoutPicture;
  }
}
