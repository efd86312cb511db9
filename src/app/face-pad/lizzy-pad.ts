import { css, html, LitElement, svg, type SVGTemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { LizzyCard } from '../../cards/lizzy.ts';
import { LIZZY_COLOURS, makeLizzy, PARTS, PATTERNS } from '../../cards/lizzy.ts';
import type { PackCode } from '../../cards/pack.ts';
import { styles as padStyles } from '../card-pad/card-pad.styles.ts';
import { drawColourSign, drawPartSign, drawPatternSign } from '../lizzy-face/lizzy-art.ts';
import { base } from '../look/shared-styles.ts';
import { sentence } from '../words/face-words.ts';
import { t } from '../words/words.ts';
import { CardNamedEvent } from './card-named.ts';

/**
 * Names a lizard card in three taps: part, colour, pattern, in any order. Its ground has to be said only where the box
 * holds the card with both.
 *
 * @fires card-named
 */
@customElement('lizzy-pad')
export class LizzyPad extends LitElement {
  static override styles = [
    base,
    padStyles,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }

      .keys {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }

      .two {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }

      button {
        gap: var(--space-1);
        font-family: inherit;
        font-size: var(--text-label);
        font-weight: 600;
      }

      .golden {
        background: var(--lizzy-gold);
      }
    `,
  ];

  /** The cards in play. */
  @property({ attribute: false }) codes: readonly PackCode[] = [];
  @state() private chosen: Partial<LizzyCard> = {};

  override render() {
    const { part, colour, pattern, golden } = this.chosen;
    return html`
      <div class="keys" role="group" aria-label=${t('lizzy.part')}>
        ${PARTS.map((one) =>
          this.#key(
            sentence(t(`lizzy-part.${one}`)),
            one === part,
            { part: one },
            '0 0 100 140',
            drawPartSign(one),
          ),
        )}
      </div>
      <div class="keys" role="group" aria-label=${t('lizzy.colour')}>
        ${LIZZY_COLOURS.map((one) =>
          this.#key(
            sentence(t(`lizzy-colour.${one}`)),
            one === colour,
            { colour: one },
            '0 0 20 20',
            drawColourSign(one),
          ),
        )}
      </div>
      <div class="keys" role="group" aria-label=${t('lizzy.pattern')}>
        ${PATTERNS.map((one) =>
          this.#key(
            sentence(t(`lizzy-pattern.${one}`)),
            one === pattern,
            { pattern: one },
            '0 0 30 30',
            drawPatternSign(one),
          ),
        )}
      </div>
      <div class="keys two" role="group" aria-label=${t('lizzy.ground')}>
        ${[false, true].map(
          (one) =>
            html`<button
              class=${one ? 'golden' : ''}
              aria-pressed=${one === golden ? 'true' : 'false'}
              @click=${() => this.#choose({ golden: one })}
            >
              ${t(one ? 'lizzy.golden' : 'lizzy.plain')}
            </button>`,
        )}
      </div>
    `;
  }

  #key(
    words: string,
    isChosen: boolean,
    choice: Partial<LizzyCard>,
    box: string,
    sign: SVGTemplateResult,
  ) {
    return html`<button
      aria-pressed=${isChosen ? 'true' : 'false'}
      @click=${() => this.#choose(choice)}
    >
      <svg viewBox=${box} aria-hidden="true">${svg`${sign}`}</svg>
      ${words}
    </button>`;
  }

  #choose(choice: Partial<LizzyCard>): void {
    this.chosen = { ...this.chosen, ...choice };
    const { part, colour, pattern, golden } = this.chosen;
    if (part === undefined || colour === undefined || pattern === undefined) return;
    const grounds = [false, true].filter((one) =>
      this.codes.includes(makeLizzy({ part, colour, pattern, golden: one })),
    );
    const ground = golden ?? (grounds.length === 1 ? grounds[0] : undefined);
    if (ground === undefined) return;
    this.chosen = {};
    this.dispatchEvent(new CardNamedEvent(makeLizzy({ part, colour, pattern, golden: ground })));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lizzy-pad': LizzyPad;
  }
}
