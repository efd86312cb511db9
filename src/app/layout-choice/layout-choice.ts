import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { shapeOf, spotsOfLayout, type LayoutName } from '../../rules/layout.ts';
import { chips } from '../look/form-styles.ts';
import { base } from '../look/shared-styles.ts';
import { t } from '../words/words.ts';

/** Another lay-out was chosen. */
export class LayoutChosenEvent extends Event {
  readonly layout: LayoutName;

  constructor(layout: LayoutName) {
    super('layout-chosen', { bubbles: true, composed: true });
    this.layout = layout;
  }
}

/**
 * Chooses a lay-out in two steps: how many cards, then how they lie.
 *
 * @fires layout-chosen
 */
@customElement('layout-choice')
export class LayoutChoice extends LitElement {
  static override styles = [
    base,
    chips,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }
    `,
  ];

  @property({ attribute: false }) layouts: readonly LayoutName[] = [];
  @property({ attribute: false }) layout: LayoutName = '4x4';

  override render() {
    const sizes = [...new Set(this.layouts.map(sizeOf))];
    const size = sizeOf(this.layout);
    const alike = this.layouts.filter((layout) => sizeOf(layout) === size);
    return html`
      <fieldset>
        <legend>${t('setup.size')}</legend>
        <div class="chips">
          ${sizes.map((count) => this.#chip('size', String(count), count === size, this.#first(count)))}
        </div>
      </fieldset>
      <fieldset>
        <legend>${t('setup.arrangement')}</legend>
        <div class="chips">
          ${alike.map((layout) =>
            this.#chip('arrangement', wordLayout(layout), layout === this.layout, layout),
          )}
        </div>
      </fieldset>
    `;
  }

  #first(size: number): LayoutName {
    return this.layouts.find((layout) => sizeOf(layout) === size) ?? this.layout;
  }

  #chip(group: string, text: string, isChosen: boolean, layout: LayoutName) {
    return html`<label class="chip">
      <input
        type="radio"
        name=${group}
        .checked=${isChosen}
        @change=${() => this.dispatchEvent(new LayoutChosenEvent(layout))}
      />
      <span>${text}</span>
    </label>`;
  }
}

function sizeOf(layout: LayoutName): number {
  return spotsOfLayout(layout).length;
}

/** `4 × 6`, or that the cards lie in no rows. */
function wordLayout(layout: LayoutName): string {
  const shape = shapeOf(layout);
  return shape.kind === 'loose' ? t('setup.loose') : t('setup.lattice', shape);
}

declare global {
  interface HTMLElementTagNameMap {
    'layout-choice': LayoutChoice;
  }
}
