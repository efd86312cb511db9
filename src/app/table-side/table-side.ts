import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Zone } from '../../rules/expected-table.ts';
import { pieceNames } from '../game-table/table-talk.ts';
import { base } from '../look/shared-styles.ts';
import '../piece-art/piece-mark.ts';
import type { FaceKind } from '../table-card/face-kind.ts';
import '../table-card/table-card.ts';
import { formatTotal, t } from '../words/words.ts';

/** What lies beside the cards and is nobody's: stock, discards, and the container with what is spent. */
@customElement('table-side')
export class TableSide extends LitElement {
  static override styles = [
    base,
    css`
      ul {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2) var(--space-5);
        color: var(--on-felt);
        --card-width: 1.625rem;
        --piece-width: 1.375rem;
      }

      li {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-block-size: 2.25rem;
        font-weight: 700;
      }

      @media (max-width: 40rem) {
        ul {
          column-gap: var(--space-3);
        }

        li {
          gap: var(--space-1);
        }
      }

      .none {
        inline-size: var(--card-width);
        aspect-ratio: 5 / 7;
        border: 2px dashed var(--felt-line);
        border-radius: 11% / 7.9%;
      }

      .label {
        font-size: var(--text-label);
        font-weight: 500;
        color: var(--on-felt-soft);
      }
    `,
  ];

  @property({ attribute: false }) zones: readonly Zone[] = [];
  @property() kind: FaceKind = 'standard';

  override render() {
    const items = this.zones.flatMap((zone) => {
      if (zone.kind === 'pile' && zone.seat === undefined) return [this.#pile(zone)];
      return zone.kind === 'pieces' && zone.seat === undefined ? [this.#pieces(zone)] : [];
    });
    return items.length === 0
      ? nothing
      : html`<ul>
          ${items}
        </ul>`;
  }

  #pile({ id, count, top }: Extract<Zone, { readonly kind: 'pile' }>): TemplateResult {
    const isStock = id === 'stock';
    return html`<li>
      ${
        top.lies === 'empty'
          ? html`<span class="none"></span>`
          : html`<table-card
              kind=${this.kind}
              code=${top.lies === 'up' ? top.card : 'back'}
            ></table-card>`
      }
      <span aria-hidden="true">
        <span class="label">${t(isStock ? 'game.stock-label' : 'game.discards-label')}</span>
        ${formatTotal(count)}
      </span>
      <span class="unseen">${t(isStock ? 'game.stock' : 'game.discards', { count })}</span>
    </li>`;
  }

  #pieces({ pieces }: Extract<Zone, { readonly kind: 'pieces' }>): TemplateResult {
    return html`<li>
      <span class="label" aria-hidden="true">${t('game.container-label')}</span>
      <span class="unseen">
        ${
          pieces.length === 0
            ? t('game.container-empty')
            : t('game.container', { pieces: pieceNames(pieces) })
        }
      </span>
      ${
        pieces.length === 0
          ? html`<span aria-hidden="true">–</span>`
          : pieces.map((piece) => html`<piece-mark .piece=${piece}></piece-mark>`)
      }
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'table-side': TableSide;
  }
}
