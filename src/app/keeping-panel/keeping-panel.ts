import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { StoreTrouble } from '../../store/game-store.ts';
import type { KeepingHolder } from '../keeping/keeping-holder.ts';
import { wordStoreTrouble } from '../keeping/keeping-words.ts';
import { icon } from '../look/icons.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import { makeRoute } from '../routing/routes.ts';
import { formatTotal, t } from '../words/words.ts';

const MEGABYTE = 1_000_000;

/** Where the games are kept, whether the browser may clear them away, and what can be done about it. */
@customElement('keeping-panel')
export class KeepingPanel extends LitElement {
  static override styles = [
    base,
    paper,
    buttons,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }

      h2 {
        font-size: var(--text-lead);
      }

      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
    `,
  ];

  @property({ attribute: false }) keeping!: KeepingHolder;
  /** Why the games are kept in memory only. */
  @state() private trouble: StoreTrouble | undefined;
  @state() private isPersisted: boolean | undefined;
  @state() private isRefused = false;
  @state() private usedBytes: number | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#look();
  }

  override render() {
    return html`<h2>${t('settings.keeping')}</h2>
      ${
        this.trouble === undefined
          ? this.#onDevice()
          : html`<p>${t('settings.kept-in-memory')} ${wordStoreTrouble(this.trouble)}</p>`
      }
      <div class="buttons">
        <a class="button" href=${makeRoute({ at: 'history' })}>
          ${icon('history')} ${t('settings.history')}
        </a>
      </div>`;
  }

  #onDevice() {
    return html`<p>
        ${t('settings.kept-on-device')}
        ${
          this.usedBytes === undefined
            ? nothing
            : t('settings.used', { used: formatTotal(Math.ceil(this.usedBytes / MEGABYTE)) })
        }
      </p>
      ${
        this.isPersisted === undefined
          ? nothing
          : html`<p class="soft small">
              ${t(this.isPersisted ? 'settings.persisted' : 'settings.not-persisted')}
            </p>`
      }
      ${
        this.isPersisted === false
          ? html`<button class="button" @click=${() => void this.#persist()}>
              ${icon('lock')} ${t('settings.persist')}
            </button>`
          : nothing
      }
      ${
        this.isRefused
          ? html`<p class="small" role="status">${t('settings.persist-refused')}</p>`
          : nothing
      }`;
  }

  async #look(): Promise<void> {
    // Pages without a secure address have no such manager, whatever the types say.
    const storage = navigator.storage as StorageManager | undefined;
    this.isPersisted = await storage?.persisted?.();
    this.usedBytes = (await storage?.estimate?.())?.usage;
    this.trouble = (await this.keeping.opened().catch(() => undefined))?.trouble;
  }

  async #persist(): Promise<void> {
    this.isPersisted = await navigator.storage.persist();
    this.isRefused = !this.isPersisted;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'keeping-panel': KeepingPanel;
  }
}
