import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../look/icons.ts';
import { base } from '../look/shared-styles.ts';
import { makeRoute, type Route } from '../routing/routes.ts';
import { t } from '../words/words.ts';

/**
 * The top of a screen: a way back and what this is.
 *
 * @slot - what else can be done here
 */
@customElement('app-bar')
export class AppBar extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        color: var(--on-felt);
        padding-block: var(--space-2);
      }

      .bar {
        display: flex;
        align-items: center;
        flex-wrap: wrap;
        gap: var(--space-2);
        min-block-size: var(--touch);
        direction: var(--reach);
      }

      .bar > *,
      ::slotted(*) {
        direction: ltr;
      }

      a {
        display: grid;
        place-items: center;
        inline-size: var(--touch);
        block-size: var(--touch);
        margin-inline-start: calc(-1 * var(--space-2));
        border-radius: var(--radius-round);
        color: inherit;
      }

      a:focus-visible {
        outline-color: var(--focus-on-felt);
      }

      h1 {
        flex: 1;
        min-inline-size: min-content;
        font-size: var(--bar-title, var(--text-title));
      }
    `,
  ];

  @property() heading = '';
  @property({ attribute: false }) up: Route = { at: 'home' };

  override render() {
    return html`<header class="bar">
      <a href=${makeRoute(this.up)} aria-label=${t('common.back')}>${icon('back')}</a>
      <h1>${this.heading}</h1>
      <slot></slot>
    </header>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'app-bar': AppBar;
  }
}
