import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../look/shared-styles.ts';
import { SEAT_SHAPES, type SeatColour } from './seat-looks.ts';

/** A player's shape in the player's colour. Decoration: the name stands beside it. Its size is `--mark-size`. */
@customElement('seat-mark')
export class SeatMark extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: inline-block;
        inline-size: var(--mark-size, 1.25rem);
        block-size: var(--mark-size, 1.25rem);
        flex: none;
      }

      svg {
        inline-size: 100%;
        block-size: 100%;
        overflow: visible;
      }

      path {
        stroke: var(--seat-rim);
        stroke-width: 7;
        stroke-linejoin: round;
        paint-order: stroke;
      }
    `,
  ];

  @property() colour: SeatColour = 'grey';

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('aria-hidden', 'true');
  }

  override render() {
    return html`<svg viewBox="0 0 100 100">
      <path d=${SEAT_SHAPES[this.colour]} fill="var(--seat-${this.colour})"></path>
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'seat-mark': SeatMark;
  }
}
