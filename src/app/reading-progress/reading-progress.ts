import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { SheetPicture } from '../facade-score/sheet.ts';
import type { LookStage } from '../facade-score/take-look.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import { t } from '../words/words.ts';

/**
 * A picture while it is being read.
 *
 * @fires reading-cancelled
 */
@customElement('reading-progress')
export class ReadingProgress extends LitElement {
  static override styles = [
    base,
    paper,
    buttons,
    css`
      .paper {
        display: grid;
        gap: var(--space-3);
        justify-items: center;
        text-align: center;
      }

      .picture {
        position: relative;
        overflow: hidden;
        border-radius: var(--radius);
        background: var(--picture-ground);
      }

      img {
        display: block;
        inline-size: auto;
        block-size: auto;
        max-inline-size: 100%;
        max-block-size: 46vh;
        opacity: 0.85;
      }

      .beam {
        position: absolute;
        inset-inline: 0;
        block-size: 30%;
        inset-block-start: -30%;
        background: linear-gradient(transparent, rgb(255 223 148 / 55%));
        border-block-end: 2px solid var(--brass);
        animation: sweep 1.8s linear infinite;
      }

      .stage {
        font-family: var(--font-voice);
        font-size: var(--text-lead);
      }

      @keyframes sweep {
        to {
          inset-block-start: 100%;
        }
      }

      @media (prefers-reduced-motion: reduce) {
        .beam {
          animation: none;
          inset-block-start: 35%;
        }
      }
    `,
  ];

  @property() stage: LookStage = 'opening';
  @property({ attribute: false }) picture: SheetPicture | undefined;

  override render() {
    return html`<div class="paper">
      ${
        this.picture === undefined
          ? nothing
          : html`<div class="picture">
              <img
                src=${this.picture.source}
                width=${this.picture.width}
                height=${this.picture.height}
                alt=${t('reading.picture')}
              />
              <div class="beam"></div>
            </div>`
      }
      <p class="stage" role="status">${t(`reading.${this.stage}`)}</p>
      <button
        class="button"
        @click=${() => this.dispatchEvent(new Event('reading-cancelled', { bubbles: true }))}
      >
        ${t('reading.cancel')}
      </button>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'reading-progress': ReadingProgress;
  }
}
