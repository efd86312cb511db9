import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../layout-choice/layout-choice.ts';
import type { LayoutChosenEvent } from '../layout-choice/layout-choice.ts';
import { chips, fields, switches } from '../look/form-styles.ts';
import { base, paper } from '../look/shared-styles.ts';
import { chooseAmong, chooseForSeat, type OptionControl } from '../setup/option-controls.ts';
import { findMessage, t } from '../words/words.ts';

/** More values than these go into a list to choose from. */
const MOST_CHIPS = 6;

/** An option of the set-up has another value. */
export class OptionChangedEvent extends Event {
  readonly name: string;
  readonly value: unknown;

  constructor(name: string, value: unknown) {
    super('option-changed', { bubbles: true, composed: true });
    this.name = name;
    this.value = value;
  }
}

/**
 * The options of a game, drawn from the fields that its rules declare and worded by their codes.
 *
 * @fires option-changed
 */
@customElement('option-list')
export class OptionList extends LitElement {
  static override styles = [
    base,
    paper,
    chips,
    switches,
    fields,
    css`
      :host {
        display: grid;
        gap: var(--space-4);
      }

      .help {
        margin-block-start: var(--space-2);
      }

      .by-seat {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        align-items: center;
        gap: var(--space-2);
        margin-block-end: var(--space-2);
      }
    `,
  ];

  @property() game = '';
  @property({ attribute: false }) controls: readonly OptionControl[] = [];
  /** Names of the seats, by seat. */
  @property({ attribute: false }) names: readonly string[] = [];

  override render() {
    return this.controls.map((control) => this.#control(control));
  }

  #control(control: OptionControl) {
    switch (control.kind) {
      case 'switch':
        return html`<label class="switch">
          <span class="text">
            <strong>${this.#label(control.name)}</strong>
            ${this.#help(control.name, 'inside')}
          </span>
          <input
            type="checkbox"
            role="switch"
            .checked=${control.value}
            @change=${(event: Event) =>
              this.#change(control.name, (event.target as HTMLInputElement).checked)}
          />
        </label>`;
      case 'choice':
        return control.values.length > MOST_CHIPS
          ? this.#list(control)
          : this.#group(control.name, control.values, [control.value], (value) => value);
      case 'several':
        return this.#group(control.name, control.values, control.value, (value) =>
          chooseAmong(control.value, String(value)),
        );
      case 'by-seat':
        return this.#bySeat(control);
      case 'layout':
        return html`<layout-choice
          .layouts=${control.values}
          .layout=${control.value}
          @layout-chosen=${(event: LayoutChosenEvent) => this.#change(control.name, event.layout)}
        ></layout-choice>`;
    }
  }

  /** Chips of which one is chosen, or several. */
  #group(
    name: string,
    values: readonly (string | number)[],
    chosen: readonly (string | number)[],
    result: (value: string | number) => unknown,
  ) {
    const isOne = chosen.length === 1;
    return html`<fieldset>
      <legend>${this.#label(name)}</legend>
      <div class="chips">
        ${values.map(
          (value) =>
            html`<label class="chip">
              <input
                type=${isOne ? 'radio' : 'checkbox'}
                name=${name}
                .checked=${chosen.includes(value)}
                @change=${(event: Event) => {
                  // As many as before stay chosen: one is driven out by another, not by a tap of its own.
                  (event.target as HTMLInputElement).checked = true;
                  this.#change(name, result(value));
                }}
              />
              <span>${this.#value(name, value)}</span>
            </label>`,
        )}
      </div>
      ${this.#help(name)}
    </fieldset>`;
  }

  #list({ name, values, value }: Extract<OptionControl, { kind: 'choice' }>) {
    return html`<div>
      <label>
        <strong>${this.#label(name)}</strong>
        <select
          @change=${(event: Event) =>
            this.#change(name, values[(event.target as HTMLSelectElement).selectedIndex])}
        >
          ${values.map(
            (one) => html`<option .selected=${one === value}>${this.#value(name, one)}</option>`,
          )}
        </select>
      </label>
      ${this.#help(name)}
    </div>`;
  }

  #bySeat({ name, values, value }: Extract<OptionControl, { kind: 'by-seat' }>) {
    return html`<fieldset>
      <legend>${this.#label(name)}</legend>
      ${this.names.map(
        (seatName, seat) =>
          html`<label class="by-seat">
            <span>${seatName}</span>
            <select
              @change=${(event: Event) => {
                const chosen = values[(event.target as HTMLSelectElement).selectedIndex];
                this.#change(name, chooseForSeat(value, seat, chosen ?? ''));
              }}
            >
              ${values.map(
                (one) =>
                  html`<option .selected=${one === value[seat]}>${this.#value(name, one)}</option>`,
              )}
            </select>
          </label>`,
      )}
      ${this.#help(name)}
    </fieldset>`;
  }

  #label(name: string): string {
    return findMessage(`option.${this.game}.${name}`) ?? name;
  }

  #help(name: string, where: 'inside' | 'below' = 'below') {
    const text = findMessage(`option-help.${this.game}.${name}`);
    if (text === undefined) return nothing;
    return where === 'inside'
      ? html`<span class="soft small">${text}</span>`
      : html`<p class="soft small help">${text}</p>`;
  }

  /** Numbers of seats stand for who sits there. */
  #value(name: string, value: string | number): string {
    const isSeat = name === 'dealer' && typeof value === 'number';
    const seatName = isSeat ? this.names[value] : undefined;
    return (
      seatName ??
      findMessage(`choice.${this.game}.${name}.${value}`) ??
      t('setup.player', { number: value })
    );
  }

  #change(name: string, value: unknown): void {
    this.dispatchEvent(new OptionChangedEvent(name, value));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'option-list': OptionList;
  }
}
