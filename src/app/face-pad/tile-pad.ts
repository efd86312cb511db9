import { css, html, LitElement, svg } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Background, Core } from '../../cards/tiles.ts';
import { BACKGROUNDS, CORES, makeTile } from '../../cards/tiles.ts';
import { styles as padStyles } from '../card-pad/card-pad.styles.ts';
import { base } from '../look/shared-styles.ts';
import { drawBackground, drawCore } from '../tile-face/tile-art.ts';
import { tileStyles } from '../tile-face/tile-styles.ts';
import { sentence } from '../words/face-words.ts';
import { t } from '../words/words.ts';
import { CardNamedEvent } from './card-named.ts';

/**
 * Names a tile in two taps, background and core, in either order.
 *
 * @fires card-named
 */
@customElement('tile-pad')
export class TilePad extends LitElement {
  static override styles = [
    base,
    padStyles,
    tileStyles,
    css`
      .backgrounds {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }

      .cores {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        margin-block-start: var(--space-3);
      }

      button svg {
        inline-size: 3rem;
        block-size: 3rem;
      }
    `,
  ];

  @state() private background: Background | undefined;
  @state() private core: Core | undefined;

  override render() {
    return html`
      <div class="keys backgrounds" role="group" aria-label=${t('tile.background')}>
        ${BACKGROUNDS.map(
          (background) =>
            html`<button
              aria-label=${sentence(t(`tile-background.${background}`))}
              aria-pressed=${this.background === background ? 'true' : 'false'}
              @click=${() => this.#choose(background, this.core)}
            >
              <svg viewBox="0 0 100 100" aria-hidden="true">${drawBackground(background)}</svg>
            </button>`,
        )}
      </div>
      <div class="keys cores" role="group" aria-label=${t('tile.core')}>
        ${CORES.map(
          (core) =>
            html`<button
              aria-label=${t(`tile.core-${core}`)}
              aria-pressed=${this.core === core ? 'true' : 'false'}
              @click=${() => this.#choose(this.background, core)}
            >
              <svg viewBox="22 22 56 56" aria-hidden="true">${svg`${drawCore(core)}`}</svg>
            </button>`,
        )}
      </div>
    `;
  }

  #choose(background: Background | undefined, core: Core | undefined): void {
    this.background = background;
    this.core = core;
    if (background === undefined || core === undefined) return;
    this.background = undefined;
    this.core = undefined;
    this.dispatchEvent(new CardNamedEvent(makeTile({ background, core })));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tile-pad': TilePad;
  }
}
