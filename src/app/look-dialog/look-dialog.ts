import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../bottom-sheet/bottom-sheet.ts';
import { base, buttons } from '../look/shared-styles.ts';
import { t } from '../words/words.ts';

/** What to do with a picture's cards. */
export const LOOK_USES = ['start', 'add', 'drop'] as const;
export type LookUse = (typeof LOOK_USES)[number];

export class LookUseChosenEvent extends Event {
  readonly use: LookUse;

  constructor(use: LookUse) {
    super('look-use-chosen', { bubbles: true, composed: true });
    this.use = use;
  }
}

/**
 * Asks what a further picture is for, when cards are on the sheet already.
 *
 * @fires look-use-chosen
 */
@customElement('look-dialog')
export class LookDialog extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      .stack {
        display: grid;
        gap: var(--space-3);
      }

      .soft {
        color: var(--ink-soft);
        font-size: var(--text-small);
      }
    `,
  ];

  @property({ type: Number }) found = 0;
  @property({ type: Number }) present = 0;

  override render() {
    return html`<bottom-sheet
      heading=${t('look.title', { count: this.found })}
      @sheet-closed=${(event: Event) => {
        event.stopPropagation();
        this.#choose('drop');
      }}
    >
      <div class="stack">
        <p>${t('look.question', { count: this.present })}</p>
        <button class="button first" @click=${() => this.#choose('start')}>${t('look.new')}</button>
        <div class="stack">
          <button class="button" @click=${() => this.#choose('add')}>${t('look.add')}</button>
          <p class="soft">${t('look.add-help')}</p>
        </div>
        <button class="button plain" @click=${() => this.#choose('drop')}>${t('look.drop')}</button>
      </div>
    </bottom-sheet>`;
  }

  #choose(use: LookUse): void {
    this.dispatchEvent(new LookUseChosenEvent(use));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'look-dialog': LookDialog;
  }
}
