import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Piece } from '../../cards/piece.ts';
import { base } from '../look/shared-styles.ts';
import { drawPiece } from './piece-art.ts';
import { pieceColours } from './piece-colours.ts';

/** A stone or a token, drawn. Decoration: whatever shows it says what it is. Its width is `--piece-width`. */
@customElement('piece-mark')
export class PieceMark extends LitElement {
  static override styles = [
    base,
    pieceColours,
    css`
      :host {
        inline-size: var(--piece-width, 1.75rem);
        aspect-ratio: 1;
      }

      svg {
        inline-size: 100%;
        block-size: 100%;
      }
    `,
  ];

  @property({ attribute: false }) piece: Piece = { kind: 'stone', colour: 'green' };

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('aria-hidden', 'true');
  }

  override render() {
    return html`<svg viewBox="0 0 100 100">
      ${drawPiece(this.piece, { x: 0, y: 0, width: 100 })}
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'piece-mark': PieceMark;
  }
}
