import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { pieceNames } from '../game-table/table-talk.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import '../piece-art/piece-mark.ts';
import { t } from '../words/words.ts';
import { NEW_LESSON, type Lesson } from './lesson.ts';

/**
 * Asks for one piece after the other.
 *
 * @fires piece-skipped
 * @fires lesson-ended
 */
@customElement('piece-lesson')
export class PieceLesson extends LitElement {
  static override styles = [
    base,
    paper,
    buttons,
    css`
      .lesson {
        display: grid;
        grid-template-columns: auto 1fr;
        align-items: center;
        gap: var(--space-3);
      }

      piece-mark {
        --piece-width: 2.5rem;
      }

      .answers {
        grid-column: 1 / -1;
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }

      p {
        color: var(--ink-soft);
      }
    `,
  ];

  @property({ attribute: false }) lesson!: Lesson;

  override render() {
    const { wanted, looking } = this.lesson;
    const [piece] = wanted;
    if (piece === undefined) return html``;
    const all = NEW_LESSON.wanted.length;
    return html`<section class="paper lesson" aria-live="polite">
      <piece-mark .piece=${piece}></piece-mark>
      <div>
        <h2>${t('things.show', { piece: pieceNames([piece]) })}</h2>
        <p>
          ${
            looking === undefined
              ? t('things.progress', { number: all - wanted.length + 1, count: all })
              : t('things.looking')
          }
        </p>
      </div>
      <div class="answers">
        <button class="button" @click=${() => this.dispatchEvent(new Event('piece-skipped'))}>
          ${t('things.skip')}
        </button>
        <button class="button" @click=${() => this.dispatchEvent(new Event('lesson-ended'))}>
          ${t('things.stop')}
        </button>
      </div>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'piece-lesson': PieceLesson;
  }
}
