import { css, html, LitElement, svg, type SVGTemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { icon } from '../look/icons.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import { makeRoute } from '../routing/routes.ts';
import { t } from '../words/words.ts';

const back = (x: number, y: number, turn = 0): SVGTemplateResult =>
  svg`<rect x=${x} y=${y} width="20" height="28" rx="3" class="back"
    transform="rotate(${turn} ${x + 10} ${y + 14})"></rect>`;

/** Drawings in a box of 120 by 90: hands lay a table; a phone looks at it; the phone tells the score. */
const PICTURES: Readonly<Record<'lay' | 'watch' | 'score', SVGTemplateResult>> = {
  lay: svg`${[0, 1, 2, 3].flatMap((column) => [back(14 + 25 * column, 14), back(14 + 25 * column, 50, column === 3 ? 9 : 0)])}`,
  watch: svg`${back(16, 44, -6)} ${back(74, 46, 5)}
    <g transform="rotate(4 55 58)"><rect x="45" y="44" width="20" height="28" rx="3" class="face"></rect>
      <path d="M55 66C47 59 48 52 52 52C54 52 55 54 55 55C55 54 56 52 58 52C62 52 63 59 55 66Z" class="red"></path></g>
    <rect x="42" y="4" width="26" height="30" rx="4" class="phone"></rect>
    <circle cx="55" cy="19" r="5" class="lens"></circle>
    <path d="M46 36L38 42M64 36L72 42M55 36V42" class="ray"></path>`,
  score: svg`<rect x="34" y="6" width="52" height="78" rx="8" class="phone"></rect>
    <rect x="40" y="14" width="40" height="60" rx="3" class="screen"></rect>
    <circle cx="50" cy="30" r="6" class="one"></circle><path d="M62 30H74M62 52H70" class="line"></path>
    <rect x="44" y="46" width="12" height="12" rx="2" class="two"></rect>
    <path d="M46 66L50 70L58 62" class="line"></path>`,
};

/**
 * First use: three short pictures, in nobody's way.
 *
 * @fires welcome-done
 */
@customElement('welcome-strip')
export class WelcomeStrip extends LitElement {
  static override styles = [
    base,
    paper,
    buttons,
    css`
      section {
        display: grid;
        gap: var(--space-2);
      }

      header {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: var(--space-2);
      }

      h2 {
        font-size: var(--text-lead);
      }

      ol {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr));
        gap: var(--space-3);
        margin: 0;
        padding: 0;
        list-style: none;
      }

      li {
        font-size: var(--text-small);
        line-height: 1.3;
      }

      li svg {
        inline-size: 100%;
        max-inline-size: 9rem;
        margin: 0 auto var(--space-1);
        border-radius: var(--radius-small);
        background: var(--felt-light);
      }

      .back {
        fill: var(--back);
        stroke: var(--card);
        stroke-width: 2;
      }

      .face,
      .screen {
        fill: var(--card);
        stroke: var(--card-edge);
      }

      .red {
        fill: var(--card-red);
      }

      .phone {
        fill: var(--picture-ground);
      }

      .lens {
        fill: var(--brass);
      }

      .ray {
        stroke: var(--brass);
        stroke-width: 2.5;
        stroke-linecap: round;
        stroke-dasharray: 3 4;
      }

      .one {
        fill: var(--seat-green);
      }

      .two {
        fill: var(--seat-blue);
      }

      .line {
        fill: none;
        stroke: var(--card-black);
        stroke-width: 3.5;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
    `,
  ];

  override render() {
    return html`<section class="paper" aria-labelledby="welcome">
      <header>
        <h2 id="welcome">${t('welcome.title')}</h2>
        <button
          class="button"
          @click=${() => this.dispatchEvent(new Event('welcome-done', { bubbles: true }))}
        >
          ${icon('check')} ${t('welcome.done')}
        </button>
      </header>
      <ol>
        ${(['lay', 'watch', 'score'] as const).map(
          (step) =>
            html`<li>
              <svg viewBox="0 0 120 90" aria-hidden="true">${PICTURES[step]}</svg>
              ${t(`welcome.${step}`)}
            </li>`,
        )}
      </ol>
      <a class="button" href=${makeRoute({ at: 'practice' })}>
        ${icon('eye')} ${t('practice.watch')}
      </a>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'welcome-strip': WelcomeStrip;
  }
}
