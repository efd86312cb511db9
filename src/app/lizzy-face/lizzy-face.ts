import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { parseLizzy } from '../../cards/lizzy.ts';
import { base } from '../look/shared-styles.ts';
import { drawLizzy } from './lizzy-art.ts';

/** A drawn card of Dizzy Lizzy. Decoration: whatever shows it says its name. Its width is `--card-width`. */
@customElement('lizzy-face')
export class LizzyFace extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        inline-size: var(--card-width, 3.25rem);
        aspect-ratio: 5 / 7;
      }

      svg {
        inline-size: 100%;
        block-size: 100%;
        border-radius: 11% / 7.9%;
        box-shadow: 0 1px 2px rgb(20 14 6 / 32%);
      }

      .ground {
        fill: var(--card);
        stroke: var(--card-edge);
        stroke-width: 1.5;
      }
    `,
  ];

  /** A code such as `head-red-dots-gold`. */
  @property() code = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('aria-hidden', 'true');
  }

  override render() {
    const card = parseLizzy(this.code);
    if (!card.ok) return nothing;
    return html`<svg viewBox="0 0 100 140">${drawLizzy(card.value)}</svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lizzy-face': LizzyFace;
  }
}
