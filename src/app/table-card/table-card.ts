import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PackCode } from '../../cards/pack.ts';
import { isCardCode } from '../../cards/standard.ts';
import '../card-face/card-face.ts';
import '../lizzy-face/lizzy-face.ts';
import { base } from '../look/shared-styles.ts';
import '../tile-face/tile-face.ts';
import type { FaceKind } from './face-kind.ts';

/**
 * Any card or tile as it lies on a table, either way up. Decoration: whatever shows it says its name. Its width is
 * `--card-width`.
 */
@customElement('table-card')
export class TableCard extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        inline-size: var(--card-width, 3.25rem);
      }
    `,
  ];

  @property() kind: FaceKind = 'standard';
  /** A code of the pack, or `back`. */
  @property() code: PackCode = 'back';

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('aria-hidden', 'true');
  }

  override render(): TemplateResult {
    switch (this.kind) {
      case 'tile':
        return html`<tile-face code=${this.code}></tile-face>`;
      case 'lizzy':
        return this.code === 'back' ? BACK : html`<lizzy-face code=${this.code}></lizzy-face>`;
      case 'standard':
        return isCardCode(this.code) ? html`<card-face card=${this.code}></card-face>` : BACK;
    }
  }
}

const BACK = html`<card-face card="back"></card-face>`;

declare global {
  interface HTMLElementTagNameMap {
    'table-card': TableCard;
  }
}
