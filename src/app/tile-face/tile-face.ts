import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { parseTile } from '../../cards/tiles.ts';
import { base } from '../look/shared-styles.ts';
import { drawTile, TILE_BACK } from './tile-art.ts';
import { tileStyles } from './tile-styles.ts';

/** A drawn tile of Q-Memory, or its back. Decoration: whatever shows it says its name. Its width is `--card-width`. */
@customElement('tile-face')
export class TileFace extends LitElement {
  static override styles = [
    base,
    tileStyles,
    css`
      :host {
        inline-size: var(--card-width, 3.25rem);
        aspect-ratio: 1;
      }

      svg {
        inline-size: 100%;
        block-size: 100%;
        filter: drop-shadow(0 1px 1px rgb(20 14 6 / 40%));
      }
    `,
  ];

  /** A code such as `orange-white`, or `back`. */
  @property() code = 'back';

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('aria-hidden', 'true');
  }

  override render() {
    const tile = parseTile(this.code);
    if (!tile.ok && this.code !== 'back') return nothing;
    return html`<svg viewBox="0 0 100 100">${tile.ok ? drawTile(tile.value) : TILE_BACK}</svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tile-face': TileFace;
  }
}
