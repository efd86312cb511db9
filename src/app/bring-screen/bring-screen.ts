import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ImportPlan } from '../../session/transfer.ts';
import '../app-bar/app-bar.ts';
import { GoEvent } from '../events/go.ts';
import type { KeepingHolder } from '../keeping/keeping-holder.ts';
import { wordStoreTrouble } from '../keeping/keeping-words.ts';
import { base, buttons } from '../look/shared-styles.ts';
import '../notice-card/notice-card.ts';
import { findMessage, formatList, t } from '../words/words.ts';

/** Where the code of another phone leads: its game is brought in when that is wanted, and goes on here. */
@customElement('bring-screen')
export class BringScreen extends LitElement {
  static override styles = [base, buttons];

  @property() packed = '';
  @property({ attribute: false }) keeping!: KeepingHolder;
  @state() private plan: ImportPlan | undefined;
  @state() private trouble = '';

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('packed')) void this.#read(this.packed);
  }

  override render() {
    return html`<app-bar heading=${t('move.from')}></app-bar> ${
        this.trouble === ''
          ? nothing
          : html`<notice-card kind="trouble" role="alert" heading=${this.trouble}></notice-card>`
      }
      ${this.plan === undefined ? nothing : this.#offer(this.plan)}`;
  }

  #offer(plan: ImportPlan) {
    const record = plan.games[0]?.saved.record;
    const game = findMessage(`game.${record?.gameId}`) ?? '';
    const names = formatList(record?.seats.map(({ name }) => name) ?? []);
    return html`<notice-card
      heading=${t('move.bring', { game })}
      help=${t('move.bring-help', { names })}
    >
      <button class="button first" @click=${() => void this.#bring(plan)}>
        ${t('move.bring-go')}
      </button>
    </notice-card>`;
  }

  async #read(packed: string): Promise<void> {
    this.plan = undefined;
    this.trouble = '';
    const { transfer } = await this.keeping.opened();
    const planned = await transfer.planLink(packed);
    if (packed !== this.packed) return;
    if (planned.ok) this.plan = planned.value;
    else {
      const { error } = planned;
      this.trouble =
        error.code === 'not-loaded' ? wordStoreTrouble(error.trouble) : t('move.broken');
    }
  }

  async #bring(plan: ImportPlan): Promise<void> {
    const { transfer } = await this.keeping.opened();
    const done = await transfer.carryOut(plan, { different: 'keep-both', settings: false });
    if (!done.ok) {
      this.trouble = wordStoreTrouble(done.error);
      return;
    }
    // One that is here already, or has gone on here, goes on as it is.
    const id = done.value[0] ?? plan.games[0]?.saved.record.id ?? '';
    this.dispatchEvent(new GoEvent({ at: 'game', id }, 'replace'));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'bring-screen': BringScreen;
  }
}
