import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../look/icons.ts';
import { base, buttons } from '../look/shared-styles.ts';

/**
 * What was just done, at the lower edge, with a way to undo it where there is one. It stays until the next thing is done.
 *
 * @fires undo
 */
@customElement('undo-bar')
export class UndoBar extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        position: sticky;
        inset-block-end: max(var(--space-3), env(safe-area-inset-bottom));
        z-index: 1;
        margin-block-start: var(--space-4);
      }

      div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2) var(--space-3);
        padding: var(--space-3) var(--space-4);
        border-radius: var(--radius);
        background: var(--paper-raised);
        color: var(--ink);
        box-shadow: var(--shadow-lifted);
      }

      span {
        flex: 1 1 10rem;
      }
    `,
  ];

  @property() text = '';
  /** What the button says; empty where there is nothing to undo. */
  @property() action = '';

  override render() {
    return html`<div>
      <span role="status">${this.text}</span>
      ${
        this.action === ''
          ? nothing
          : html`<button class="button" @click=${() => this.dispatchEvent(new Event('undo'))}>
              ${icon('undo')} ${this.action}
            </button>`
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'undo-bar': UndoBar;
  }
}
