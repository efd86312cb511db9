import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { SeatInsight } from '../../session/insight/insight.ts';
import { base, paper } from '../look/shared-styles.ts';
import type { SeatColour } from '../seat-mark/seat-looks.ts';
import '../seat-mark/seat-mark.ts';
import { formatTotal, t } from '../words/words.ts';

/** Who remembered what, once a game is over: found from memory, missed though seen, found by luck. */
@customElement('insight-panel')
export class InsightPanel extends LitElement {
  static override styles = [
    base,
    paper,
    css`
      h2 {
        font-size: var(--text-lead);
        margin-block-end: var(--space-2);
      }

      .scroll {
        overflow-x: auto;
      }

      table {
        inline-size: 100%;
        border-collapse: collapse;
      }

      th,
      td {
        padding: var(--space-2) var(--space-2) var(--space-2) 0;
        border-block-end: var(--line) solid var(--paper-line);
        text-align: end;
        vertical-align: bottom;
      }

      th:first-child {
        text-align: start;
      }

      thead th {
        color: var(--ink-soft);
        font-size: var(--text-label);
        font-weight: 500;
        line-height: 1.2;
      }

      tbody th {
        font-weight: 600;
        white-space: nowrap;
      }

      td {
        font-family: var(--font-voice);
        font-size: var(--text-lead);
        white-space: nowrap;
      }

      seat-mark {
        vertical-align: -0.2em;
        margin-inline-end: var(--space-1);
      }

      p {
        margin-block-start: var(--space-3);
      }
    `,
  ];

  /** By seat, as are names and colours. */
  @property({ attribute: false }) insights: readonly SeatInsight[] = [];
  @property({ attribute: false }) names: readonly string[] = [];
  @property({ attribute: false }) colours: readonly SeatColour[] = [];

  override render() {
    const hasBest = this.insights.some(({ best }) => best !== undefined);
    return html`<h2>${t('insight.title')}</h2>
      <div class="scroll" tabindex="0" role="group" aria-label=${t('insight.title')}>
        <table>
          <thead>
            <tr>
              <th scope="col">${t('end.player')}</th>
              <th scope="col">${t('insight.from-memory')}</th>
              <th scope="col">${t('insight.missed')}</th>
              <th scope="col">${t('insight.lucky')}</th>
              ${hasBest ? html`<th scope="col">${t('insight.best')}</th>` : nothing}
            </tr>
          </thead>
          <tbody>
            ${this.insights.map((insight, seat) => this.#row(insight, seat, hasBest))}
          </tbody>
        </table>
      </div>
      <p class="soft small">${t('insight.help')}</p>`;
  }

  #row({ fromMemory, missed, lucky, best }: SeatInsight, seat: number, hasBest: boolean) {
    const share =
      best === undefined ? '–' : t('insight.best-of', { share: best.best, count: best.choices });
    return html`<tr>
      <th scope="row">
        <seat-mark .colour=${this.colours[seat] ?? 'grey'}></seat-mark>${this.names[seat]}
      </th>
      <td>${formatTotal(fromMemory)}</td>
      <td>${formatTotal(missed.length)}</td>
      <td>${formatTotal(lucky)}</td>
      ${hasBest ? html`<td>${share}</td>` : nothing}
    </tr>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'insight-panel': InsightPanel;
  }
}
