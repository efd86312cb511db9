import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Quad } from '../../table/detection.ts';
import { centreOf, heightVector, widthVector } from '../../table/quads.ts';
import type { SheetPicture } from '../facade-score/sheet.ts';
import { base } from '../look/shared-styles.ts';
import { t } from '../words/words.ts';

/** How much of the table around a card is shown, in parts of the card. */
const MARGIN = 0.12;

/** One card cut out of the picture and turned upright, to be compared with its name. */
@customElement('card-crop')
export class CardCrop extends LitElement {
  static override styles = [
    base,
    css`
      svg {
        inline-size: auto;
        block-size: var(--crop-height, 7.5rem);
        max-inline-size: 100%;
        border-radius: var(--radius-small);
        background: var(--picture-ground);
        overflow: hidden;
      }
    `,
  ];

  @property({ attribute: false }) picture!: SheetPicture;
  @property({ attribute: false }) outline!: Quad;

  override render() {
    const [x, y] = centreOf(this.outline);
    const [rightX, rightY] = widthVector(this.outline);
    const [downX, downY] = heightVector(this.outline);
    const width = Math.hypot(rightX, rightY) * (1 + 2 * MARGIN);
    const height = Math.hypot(downX, downY) * (1 + 2 * MARGIN);
    // By its long sides, which are measured better than its short ones.
    const degrees = (Math.atan2(-downX, downY) * 180) / Math.PI;
    return html`<svg
      viewBox="${-width / 2} ${-height / 2} ${width} ${height}"
      width=${width}
      height=${height}
      role="img"
      aria-label=${t('edit.crop')}
    >
      <image
        href=${this.picture.source}
        width=${this.picture.width}
        height=${this.picture.height}
        transform="rotate(${-degrees}) translate(${-x} ${-y})"
      ></image>
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'card-crop': CardCrop;
  }
}
