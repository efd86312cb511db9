import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { shapeOf, spotsOfLayout, type LayoutName } from '../../rules/layout.ts';
import { chips, fields } from '../look/form-styles.ts';
import { base } from '../look/shared-styles.ts';
import { formatTotal, t } from '../words/words.ts';

/** More sizes than these go into a list to choose from. */
const MOST_CHIPS = 6;

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
    fields,
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
    const sizes = [...new Set(this.layouts.map(sizeOf))].sort((one, other) => one - other);
    const size = sizeOf(this.layout);
    const alike = this.layouts.filter((layout) => sizeOf(layout) === size);
    return html`
      ${sizes.length > MOST_CHIPS ? this.#sizeList(sizes, size) : this.#sizeChips(sizes, size)}
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

  #sizeChips(sizes: readonly number[], size: number) {
    return html`<fieldset>
      <legend>${t('setup.size')}</legend>
      <div class="chips">
        ${sizes.map((count) => this.#chip('size', formatTotal(count), count === size, this.#first(count)))}
      </div>
    </fieldset>`;
  }

  #sizeList(sizes: readonly number[], size: number) {
    return html`<label>
      <strong>${t('setup.size')}</strong>
      <select
        @change=${(event: Event) => {
          const count = sizes[(event.target as HTMLSelectElement).selectedIndex] ?? size;
          this.dispatchEvent(new LayoutChosenEvent(this.#first(count)));
        }}
      >
        ${sizes.map(
          (count) =>
            html`<option .selected=${count === size}>${t('setup.cards', { count })}</option>`,
        )}
      </select>
    </label>`;
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
