import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base, buttons } from '../look/shared-styles.ts';
import type { Router } from '../routing/router.ts';
import { t } from '../words/words.ts';
import type { AppWorker } from './app-worker.ts';

/** At the foot of the first page: what is still being fetched for offline use, and that a new version waits. */
@customElement('offline-notice')
export class OfflineNotice extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        position: fixed;
        z-index: 1;
        inset-inline: var(--space-3);
        inset-block-end: max(var(--space-3), env(safe-area-inset-bottom));
        display: grid;
        justify-items: center;
        pointer-events: none;
      }

      .strip {
        pointer-events: auto;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: var(--space-2) var(--space-4);
        max-inline-size: var(--page-width);
        padding: var(--space-2) var(--space-4);
        border-radius: var(--radius);
        background: var(--paper);
        color: var(--ink);
        box-shadow: var(--shadow-lifted);
        font-size: var(--text-small);
      }

      .fetching {
        pointer-events: none;
      }

      progress {
        appearance: none;
        inline-size: 6rem;
        block-size: 6px;
        border: 0;
        border-radius: var(--radius-round);
        background: var(--paper-sunk);
        overflow: hidden;
      }

      progress::-webkit-progress-bar {
        background: var(--paper-line);
      }

      progress::-webkit-progress-value {
        background: var(--brass-deep);
        transition: inline-size var(--calm) var(--ease);
      }

      progress::-moz-progress-bar {
        background: var(--brass-deep);
      }
    `,
  ];

  @property({ attribute: false }) worker!: AppWorker;
  @property({ attribute: false }) router!: Router;
  @state() private isPutOff = false;
  @state() private isWaitingForGame = false;
  #stops: readonly (() => void)[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    const update = (): void => this.requestUpdate();
    this.#stops = [this.worker.listen(update), this.router.listen(update)];
  }

  override disconnectedCallback(): void {
    for (const stop of this.#stops) stop();
    super.disconnectedCallback();
  }

  override render() {
    if (this.router.route.at !== 'home') return nothing;
    const { readiness, updateWaits, doneBytes, totalBytes } = this.worker.state;
    if (updateWaits && !this.isPutOff) return this.#update();
    if (readiness !== 'fetching' || doneBytes >= totalBytes) return nothing;
    return html`<div class="strip fetching">
      <label for="kept"
        >${t('offline.fetching', { percent: Math.floor((100 * doneBytes) / totalBytes) })}</label
      >
      <progress id="kept" max=${totalBytes} .value=${doneBytes}></progress>
    </div>`;
  }

  #update() {
    return html`<div class="strip" role="status">
      <span>${this.isWaitingForGame ? t('offline.update-later') : t('offline.update')}</span>
      <button class="button first" @click=${this.#start}>${t('offline.update-now')}</button>
      <button class="button plain" @click=${() => (this.isPutOff = true)}>
        ${t('offline.put-off')}
      </button>
    </div>`;
  }

  async #start(): Promise<void> {
    this.isWaitingForGame = (await this.worker.update()) === 'game-running';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'offline-notice': OfflineNotice;
  }
}
