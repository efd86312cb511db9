import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { TurnClock } from '../../session/turn-clock.ts';
import { base } from '../look/shared-styles.ts';
import { styled } from '../look/styled.ts';
import { t } from '../words/words.ts';

const LOOK_MS = 250;

/**
 * The time that is left for a turn, by the time of day and not by ticks, which a locked phone misses.
 *
 * @fires time-ran-out - once
 */
@customElement('game-clock')
export class GameClock extends LitElement {
  static override styles = [
    base,
    css`
      p {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        font-variant-numeric: tabular-nums;
        font-weight: 700;
      }

      .bar {
        flex: 1;
        block-size: 0.5rem;
        border-radius: var(--radius-round);
        background: var(--paper-sunk);
        overflow: hidden;
      }

      .left {
        display: block;
        block-size: 100%;
        background: var(--brass-deep);
      }
    `,
  ];

  @property({ attribute: false }) clock: TurnClock | undefined;
  @state() private now = Date.now();
  #looking: ReturnType<typeof setInterval> | undefined;
  #toldFor = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#looking = setInterval(() => this.#look(), LOOK_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#looking);
  }

  override render() {
    if (this.clock === undefined) return nothing;
    const leftMs = Math.max(0, this.clock.endsAt - this.now);
    const part = Math.min(1, leftMs / (1000 * this.clock.seconds));
    return html`<p role="timer" aria-live="off">
      <span class="bar" aria-hidden="true">
        <span class="left" ${styled({ 'inline-size': `${100 * part}%` })}></span>
      </span>
      ${leftMs === 0 ? t('clock.over') : t('clock.left', { count: Math.ceil(leftMs / 1000) })}
    </p>`;
  }

  #look(): void {
    if (this.clock === undefined) return;
    this.now = Date.now();
    const { endsAt } = this.clock;
    if (this.now < endsAt || this.#toldFor === endsAt) return;
    this.#toldFor = endsAt;
    this.dispatchEvent(new Event('time-ran-out', { bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-clock': GameClock;
  }
}
