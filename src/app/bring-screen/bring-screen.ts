import { html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ImportPlan } from '../../session/transfer.ts';
import '../app-bar/app-bar.ts';
import { GoEvent } from '../events/go.ts';
import type { KeepingHolder } from '../keeping/keeping-holder.ts';
import { wordStoreTrouble } from '../keeping/keeping-words.ts';
import { base, buttons } from '../look/shared-styles.ts';
import '../notice-card/notice-card.ts';
import { t } from '../words/words.ts';

/** Where the code of another phone leads: its game is brought in when that is wanted, and goes on here. */
@customElement('bring-screen')
export class BringScreen extends LitElement {
  static override styles = [base, buttons];

  @property() packed = '';
  @property({ attribute: false }) keeping!: KeepingHolder;
  @state() private plan: ImportPlan | undefined;
  @state() private trouble = '';

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  override render() {
    return html`<app-bar heading=${t('move.title')}></app-bar> ${
        this.trouble === ''
          ? nothing
          : html`<notice-card kind="trouble" role="alert" heading=${this.trouble}></notice-card>`
      }
      ${
        this.plan === undefined
          ? nothing
          : html`<notice-card heading=${t('move.bring')} help=${t('move.bring-help')}>
              <button class="button first" @click=${() => void this.#bring(this.plan)}>
                ${t('move.bring-go')}
              </button>
            </notice-card>`
      }`;
  }

  async #read(): Promise<void> {
    const { transfer } = await this.keeping.opened();
    const planned = await transfer.planLink(this.packed);
    if (planned.ok) this.plan = planned.value;
    else {
      const { error } = planned;
      this.trouble =
        error.code === 'not-loaded' ? wordStoreTrouble(error.trouble) : t('move.broken');
    }
  }

  async #bring(plan: ImportPlan | undefined): Promise<void> {
    if (plan === undefined) return;
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
