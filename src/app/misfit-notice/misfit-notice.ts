import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Misfit } from '../../rules/log.ts';
import { CorrectAskedEvent } from '../events/correct-asked.ts';
import type { GameDesk } from '../game-desk/game-desk.ts';
import { isSighting, wordInput } from '../game-table/input-words.ts';
import { wordRefusal } from '../game-table/trouble-words.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import { t } from '../words/words.ts';

/**
 * ANY-2: a correction made a later line impossible. Says which and why, and what can be done; nothing is dropped unasked.
 *
 * @fires correct-asked
 */
@customElement('misfit-notice')
export class MisfitNotice extends LitElement {
  static override styles = [
    base,
    paper,
    buttons,
    css`
      .paper {
        display: grid;
        gap: var(--space-2);
        border: 3px solid var(--loss);
      }
    `,
  ];

  @property({ attribute: false }) desk!: GameDesk;
  @property({ attribute: false }) misfit!: Misfit;

  override render() {
    const { session, talk } = this.desk;
    const { index, id, refusal } = this.misfit;
    const entry = session.folded.log[index];
    if (entry === undefined) return nothing;
    const line =
      entry.kind === 'input' ? wordInput(entry.input, session.view.turn, talk) : t('log.nothing');
    return html`<section class="paper" role="alert">
      <h2>${t('misfit.title')}</h2>
      <p>${t('misfit.lead', { line })}</p>
      <p>${t('misfit.why', { reason: wordRefusal(refusal, talk) })}</p>
      <button class="button first" @click=${() => void this.#back()}>${t('misfit.undo')}</button>
      ${
        entry.kind === 'input' && isSighting(entry.input)
          ? html`<button
              class="button"
              @click=${() => this.dispatchEvent(new CorrectAskedEvent(id))}
            >
              ${t('misfit.correct')}
            </button>`
          : nothing
      }
      <button class="button" @click=${() => void this.desk.settle(session.retract(id))}>
        ${t('misfit.retract')}
      </button>
    </section>`;
  }

  /** What came last is a correction or a line that was struck out: either is taken back. */
  async #back(): Promise<void> {
    const { session } = this.desk;
    const isStruck = session.folded.log.at(-1)?.kind === 'retraction';
    await this.desk.settle(isStruck ? session.redo() : session.undo());
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'misfit-notice': MisfitNotice;
  }
}
