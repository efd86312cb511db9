import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../look/icons.ts';
import { base } from '../look/shared-styles.ts';

/**
 * Something that a person should know, and what puts it right.
 *
 * @slot - buttons
 */
@customElement('notice-card')
export class NoticeCard extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        border-radius: var(--radius);
        padding: var(--space-3) var(--space-4);
        background: var(--open-wash);
        color: var(--ink);
        border-inline-start: 0.3rem solid var(--open);
      }

      :host([kind='trouble']) {
        background: var(--loss-wash);
        border-color: var(--loss);
      }

      .row {
        display: flex;
        gap: var(--space-3);
        align-items: flex-start;
      }

      .icon {
        flex: none;
        color: var(--open);
      }

      :host([kind='trouble']) .icon {
        color: var(--loss);
      }

      .text {
        flex: 1;
        min-inline-size: 0;
      }

      .heading {
        font-weight: 700;
      }

      slot {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }

      ::slotted(a) {
        display: inline-flex;
        align-items: center;
        min-block-size: var(--touch);
        color: inherit;
        font-weight: 600;
      }

      ::slotted(*) {
        margin-block-start: var(--space-2);
      }
    `,
  ];

  @property({ reflect: true }) kind: 'question' | 'trouble' = 'question';
  @property() heading = '';
  @property() help = '';

  override render() {
    return html`<div class="row">
      <span class="icon">${icon(this.kind === 'trouble' ? 'trouble' : 'ask')}</span>
      <div class="text">
        <p class="heading">${this.heading}</p>
        ${this.help ? html`<p>${this.help}</p>` : nothing}
        <slot></slot>
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'notice-card': NoticeCard;
  }
}
