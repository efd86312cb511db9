import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../look/icons.ts';
import { base, buttons } from '../look/shared-styles.ts';
import type { TableThings } from '../table-things/kept-things.ts';
import '../table-things/thing-switches.ts';
import { t } from '../words/words.ts';

/**
 * What the picture of the table says in one line, and what can be done about it.
 *
 * @fires look-again
 * @fires size-changed
 * @fires lesson-begun
 * @fires things-changed
 * @fires watch-stopped
 */
@customElement('live-beside')
export class LiveBeside extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
        align-content: center;
      }

      .status {
        min-block-size: 1.5em;
        color: var(--on-felt);
        font-family: var(--font-voice);
        font-size: var(--text-lead);
        line-height: 1.3;
        text-align: center;
        text-wrap: balance;
      }

      .tools {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: var(--space-2);
        direction: var(--reach);
      }

      .tools > * {
        direction: ltr;
      }

      .button {
        padding-inline: var(--space-2);
      }

      .sign {
        flex: none;
        padding: 0;
      }

      .sign[aria-pressed='true'] {
        background: var(--brass);
        border-color: var(--brass-deep);
        color: var(--on-brass);
      }
    `,
  ];

  @property() status = '';
  @property({ attribute: false }) hasFailed = false;
  /** Whether the picture can be small as well as large. */
  @property({ attribute: false }) hasSizes = false;
  @property({ attribute: false }) isLarge = false;
  /** The players' own pieces and dice, if the game has such things. */
  @property({ attribute: false }) things: TableThings | undefined;

  override render() {
    return html`<p class="status">${this.status}</p>
      <div class="tools">
        ${
          this.hasFailed
            ? html`<button class="button" @click=${() => this.#fire('look-again')}>
                ${t('live.again')}
              </button>`
            : nothing
        }
        ${
          this.hasSizes
            ? html`<button
                class="button sign"
                aria-label=${t('live.large')}
                aria-pressed=${this.isLarge}
                @click=${() => this.#fire('size-changed')}
              >
                ${icon(this.isLarge ? 'smaller' : 'larger')}
              </button>`
            : nothing
        }
        ${
          this.things === undefined
            ? nothing
            : html`<thing-switches .things=${this.things} .isSign=${true}></thing-switches>`
        }
        <button
          class="button"
          aria-label=${t('live.stop')}
          @click=${() => this.#fire('watch-stopped')}
        >
          ${t('live.stop-short')}
        </button>
      </div>`;
  }

  #fire(what: 'look-again' | 'size-changed' | 'watch-stopped'): void {
    this.dispatchEvent(new Event(what));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'live-beside': LiveBeside;
  }
}
