import { css, html, LitElement, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Suit } from '../../cards/standard.ts';
import '../app-bar/app-bar.ts';
import { drawSuit } from '../card-face/card-art.ts';
import { base, paper } from '../look/shared-styles.ts';
import { t, type MessageKey } from '../words/words.ts';

interface GlossaryWord {
  /** As it is said. */
  readonly said: string;
  /** In its own script. */
  readonly written: string;
  readonly meaning: Extract<MessageKey, `glossary.${string}`>;
  readonly suit?: Suit;
}

const WORDS: readonly GlossaryWord[] = [
  { said: 'Jodi', written: 'जोडी', meaning: 'glossary.jodi' },
  { said: 'Taas', written: 'तास', meaning: 'glossary.taas' },
  { said: 'Patti', written: 'पत्ती', meaning: 'glossary.patti' },
  { said: 'Palo', written: 'पालो', meaning: 'glossary.palo' },
  { said: 'Samjhana', written: 'सम्झना', meaning: 'glossary.samjhana' },
  { said: 'Rato', written: 'रातो', meaning: 'glossary.rato' },
  { said: 'Kalo', written: 'कालो', meaning: 'glossary.kalo' },
  { said: 'Paan', written: 'पान', meaning: 'glossary.paan', suit: 'H' },
  { said: 'Itta', written: 'इट्टा', meaning: 'glossary.itta', suit: 'D' },
  { said: 'Hukum', written: 'हुकुम', meaning: 'glossary.hukum', suit: 'S' },
  { said: 'Chidi', written: 'चिडी', meaning: 'glossary.chidi', suit: 'C' },
];

/** Words you will hear: those of a Nepali table, as they sound, as they are written, and what they mean. */
@customElement('words-screen')
export class WordsScreen extends LitElement {
  static override styles = [
    base,
    paper,
    css`
      table {
        inline-size: 100%;
        margin-block-start: var(--space-3);
        border-collapse: collapse;
        table-layout: fixed;
      }

      col:first-child {
        inline-size: 40%;
      }

      th,
      td {
        padding: var(--space-2) var(--space-2) var(--space-2) 0;
        border-block-end: var(--line) solid var(--paper-line);
        text-align: start;
        vertical-align: baseline;
        overflow-wrap: anywhere;
      }

      thead th {
        color: var(--ink-soft);
        font-size: var(--text-small);
      }

      tbody th {
        font-family: var(--font-voice);
        font-size: var(--text-lead);
      }

      [lang='ne'] {
        display: block;
        font-family: var(--font-plain);
        font-size: var(--text-body);
        font-weight: 500;
      }

      svg {
        display: inline-block;
        inline-size: 0.95em;
        block-size: 0.95em;
        margin-inline-start: var(--space-1);
        vertical-align: -0.08em;
      }

      .red {
        color: var(--loss);
      }
    `,
  ];

  override render() {
    return html`<app-bar heading=${t('place.words')}></app-bar>
      <section class="paper">
        <p class="soft">${t('glossary.lead')}</p>
        <table>
          <colgroup>
            <col />
            <col />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">${t('glossary.word')}</th>
              <th scope="col">${t('glossary.meaning')}</th>
            </tr>
          </thead>
          <tbody>
            ${WORDS.map(
              ({ said, written, meaning, suit }) =>
                html`<tr>
                  <th scope="row" lang="ne-Latn">
                    ${said}${suit === undefined ? nothing : this.#sign(suit)}
                    <span lang="ne">${written}</span>
                  </th>
                  <td>${t(meaning)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </section>`;
  }

  #sign(suit: Suit) {
    return html`<svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      class=${suit === 'H' || suit === 'D' ? 'red' : ''}
    >
      ${drawSuit(suit, { x: 0, y: 0, width: 100 })}
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'words-screen': WordsScreen;
  }
}
