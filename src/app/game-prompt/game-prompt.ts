import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base, paper } from '../look/shared-styles.ts';
import type { SeatColour } from '../seat-mark/seat-looks.ts';
import '../seat-mark/seat-mark.ts';
import { t } from '../words/words.ts';

/**
 * Whose turn it is and what is to be done next, large enough to be read across a table.
 *
 * @slot die - what was rolled in this turn
 * @slot - what can be pressed
 */
@customElement('game-prompt')
export class GamePrompt extends LitElement {
  static override styles = [
    base,
    paper,
    css`
      .paper {
        display: grid;
        gap: var(--space-2);
        padding: var(--space-3) var(--space-4);
      }

      .who {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        font-weight: 700;
        font-size: var(--text-lead);
        line-height: var(--line-tight);
        --mark-size: 1.5rem;
      }

      slot[name='die'] {
        display: block;
        margin-inline-start: auto;
      }

      h2 {
        font-size: var(--text-title);
      }

      @media (min-width: 56rem) {
        h2 {
          font-size: var(--text-display);
        }

        .who {
          font-size: var(--text-title);
        }
      }

      @media (orientation: landscape) and (max-height: 30rem) {
        .paper {
          gap: var(--space-1);
          padding-block: var(--space-2);
        }

        h2 {
          font-size: var(--text-lead);
        }

        .who {
          font-size: var(--text-body);
        }
      }

      .steps {
        display: grid;
        gap: var(--space-1);
        padding: var(--space-2) var(--space-3);
        border-inline-start: 4px solid var(--brass-deep);
        background: var(--open-wash);
        border-radius: var(--radius-small);
        font-size: var(--text-small);
        font-weight: 600;
        line-height: 1.3;
      }

      .steps li {
        padding-inline-start: 0.75em;
        text-indent: -0.75em;
      }

      /* Many things to do at once must not push the table and the tools off a small phone. */
      @media (max-width: 40rem) and (max-height: 50rem) {
        .paper:has(.steps) {
          gap: var(--space-1);
          padding-block: var(--space-2);
        }

        .steps {
          gap: 2px;
          margin-inline: calc(-1 * var(--space-2));
          padding: var(--space-1) var(--space-1) var(--space-1) var(--space-3);
          line-height: 1.2;
        }
      }

      .refusal {
        padding: var(--space-2) var(--space-3);
        border-inline-start: 4px solid var(--loss);
        border-radius: var(--radius-small);
        background: var(--loss-wash);
        color: var(--loss);
        font-weight: 600;
      }
    `,
  ];

  /** Undefined while nobody's turn it is. */
  @property({ attribute: false }) who:
    { readonly name: string; readonly colour: SeatColour } | undefined;
  @property() prompt = '';
  @property() more = '';
  /** What the hands still have to do. */
  @property({ attribute: false }) steps: readonly string[] = [];
  /** Why the last thing was refused. */
  @property() refusal = '';

  override render() {
    return html`<section class="paper" aria-labelledby="prompt">
      ${
        this.who === undefined
          ? nothing
          : html`<p class="who">
              <seat-mark colour=${this.who.colour}></seat-mark>
              ${t('game.turn-of', { name: this.who.name })}
              <slot name="die"></slot>
            </p>`
      }
      ${
        this.steps.length === 0
          ? nothing
          : html`<ul class="steps" aria-label=${t('game.to-do')}>
              ${this.steps.map((step) => html`<li>${step}</li>`)}
            </ul>`
      }
      <h2 id="prompt">${this.prompt}</h2>
      ${this.more === '' ? nothing : html`<p>${this.more}</p>`}
      ${this.refusal === '' ? nothing : html`<p class="refusal" role="alert">${this.refusal}</p>`}
      <slot></slot>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-prompt': GamePrompt;
  }
}
