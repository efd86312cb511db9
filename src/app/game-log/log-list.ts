import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { StoryLine } from '../../session/story.ts';
import { CorrectAskedEvent } from '../events/correct-asked.ts';
import { isSighting } from '../game-table/input-words.ts';
import { wordLine } from '../game-table/log-words.ts';
import type { TableTalk } from '../game-table/table-talk.ts';
import { base } from '../look/shared-styles.ts';
import { sentence } from '../words/face-words.ts';
import { t } from '../words/words.ts';

/**
 * What happened, the newest first. A line that says what was seen can be tapped to put it right.
 *
 * @fires correct-asked
 */
@customElement('log-list')
export class LogList extends LitElement {
  static override styles = [
    base,
    css`
      ol {
        margin: 0;
        padding: 0;
        list-style: none;
      }

      li + li {
        border-block-start: 1px solid var(--paper-line);
      }

      button,
      .line {
        display: block;
        inline-size: 100%;
        min-block-size: var(--touch);
        padding: var(--space-2) var(--space-1);
        border: 0;
        background: none;
        color: var(--ink);
        font: inherit;
        text-align: start;
      }

      button {
        cursor: pointer;
        text-decoration: underline dotted;
        text-decoration-color: var(--ink-soft);
        text-underline-offset: 0.25em;
      }

      .more {
        color: var(--ink-soft);
        font-size: var(--text-small);
      }
    `,
  ];

  @property({ attribute: false }) lines: readonly StoryLine[] = [];
  @property({ attribute: false }) talk!: TableTalk;

  override render() {
    const told = this.lines
      .map((line) => ({ line, phrases: wordLine(line, this.talk).map(sentence) }))
      .filter(({ phrases }) => phrases.length > 0)
      .reverse();
    if (told.length === 0) return html`<p>${t('game.log-empty')}</p>`;
    return html`<ol reversed>
      ${repeat(
        told,
        ({ line }) => line.entryId,
        ({ line, phrases }) => html`<li>${this.#line(line, phrases)}</li>`,
      )}
    </ol>`;
  }

  #line(line: StoryLine, [first = '', ...more]: readonly string[]) {
    const words = html`${first}${line.isCorrected ? html` <em>(${t('log.corrected')})</em>` : ''}
    ${more.map((phrase) => html`<span class="more"> · ${phrase}</span>`)}`;
    if (!isSighting(line.input)) return html`<p class="line">${words}</p>`;
    return html`<button @click=${() => this.dispatchEvent(new CorrectAskedEvent(line.entryId))}>
      ${words}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'log-list': LogList;
  }
}
