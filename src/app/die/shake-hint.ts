import { css, html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base, buttons } from '../look/shared-styles.ts';
import { t } from '../words/words.ts';
import { askForMotion, canBeShaken, listenForShakes, mustAskForMotion } from './shake.ts';

/**
 * While it is on the screen, a shake of the phone is as good as the button it stands beside. An iPhone has to be asked
 * for leave, by a tap; what can't be shaken shows nothing.
 *
 * @fires phone-shaken
 */
@customElement('shake-hint')
export class ShakeHint extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        color: var(--on-felt-soft);
        font-size: var(--text-small);
      }

      .button {
        color: inherit;
      }
    `,
  ];

  @state() private isAsking = mustAskForMotion();
  #listening = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listening = new AbortController();
    if (!this.isAsking) this.#listen();
  }

  override disconnectedCallback(): void {
    this.#listening.abort();
    super.disconnectedCallback();
  }

  override render() {
    if (!canBeShaken()) return nothing;
    return this.isAsking
      ? html`<button class="button plain" @click=${this.#ask}>${t('die.may-shake')}</button>`
      : html`<span>${t('die.shake')}</span>`;
  }

  async #ask(): Promise<void> {
    if (!(await askForMotion())) return;
    this.isAsking = false;
    this.#listen();
  }

  #listen(): void {
    listenForShakes(() => this.dispatchEvent(new Event('phone-shaken')), this.#listening.signal);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'shake-hint': ShakeHint;
  }
}
