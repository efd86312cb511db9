import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { LEVELS, type SeatIndex } from '../../rules/seats.ts';
import { chips, fields } from '../look/form-styles.ts';
import { base, paper } from '../look/shared-styles.ts';
import '../seat-mark/seat-mark.ts';
import {
  changeSeat,
  fitSeats,
  LONGEST_NAME,
  nextColour,
  type SeatDraft,
} from '../setup/seat-drafts.ts';
import { formatTotal, t } from '../words/words.ts';
import { styles } from './seat-editor.styles.ts';

/** The seats are others than before. */
export class SeatsChangedEvent extends Event {
  readonly seats: readonly SeatDraft[];

  constructor(seats: readonly SeatDraft[]) {
    super('seats-changed', { bubbles: true, composed: true });
    this.seats = seats;
  }
}

/**
 * Who sits where: a name, a shape and a colour, a person or a computer.
 *
 * @fires seats-changed
 */
@customElement('seat-editor')
export class SeatEditor extends LitElement {
  static override styles = [base, paper, chips, fields, styles];

  @property({ attribute: false }) seats: readonly SeatDraft[] = [];
  /** How many may play. */
  @property({ attribute: false }) counts: readonly number[] = [];
  /** What a seat is called, also when nobody wrote a name. */
  @property({ attribute: false }) names: readonly string[] = [];
  /** Names to offer. */
  @property({ attribute: false }) knownNames: readonly string[] = [];
  /** Whether there are computers that play this game. */
  @property({ type: Boolean }) computers = false;
  /** Whether colours go with the places, as those of the pieces in Twisted Memory. */
  @property({ type: Boolean }) fixedColours = false;

  override render() {
    return html`
      ${this.counts.length > 1 ? this.#howMany() : nothing}
      <ol>
        ${this.seats.map((draft, seat) => this.#seat(draft, seat))}
      </ol>
      <datalist id="names">
        ${this.knownNames.map((name) => html`<option value=${name}></option>`)}
      </datalist>
      ${
        this.seats.some(({ level }) => level !== null)
          ? html`<p class="soft small">${t('setup.computer-help')}</p>`
          : nothing
      }
    `;
  }

  #howMany() {
    return html`<fieldset>
      <legend>${t('setup.how-many')}</legend>
      <div class="chips">
        ${this.counts.map(
          (count) =>
            html`<label class="chip">
              <input
                type="radio"
                name="count"
                .checked=${count === this.seats.length}
                @change=${() => this.#tell(fitSeats(this.seats, count))}
              />
              <span>${formatTotal(count)}</span>
            </label>`,
        )}
      </div>
    </fieldset>`;
  }

  #seat(draft: SeatDraft, seat: SeatIndex) {
    const name = this.names[seat] ?? '';
    return html`<li>
      ${this.#mark(draft, seat, name)}
      <input
        type="text"
        list="names"
        maxlength=${LONGEST_NAME}
        autocomplete="off"
        autocapitalize="words"
        enterkeyhint="done"
        aria-label=${t('setup.name-of', { number: seat + 1 })}
        placeholder=${name}
        .value=${draft.name}
        @input=${(event: Event) =>
          this.#change(seat, { name: (event.target as HTMLInputElement).value })}
      />
      ${this.computers ? this.#who(draft, seat, name) : nothing}
    </li>`;
  }

  #mark({ colour }: SeatDraft, seat: SeatIndex, name: string) {
    const mark = html`<seat-mark .colour=${colour}></seat-mark>`;
    if (this.fixedColours) return html`<span class="round">${mark}</span>`;
    return html`<button
      class="round"
      aria-label=${t('setup.colour-of', { name, colour: t(`seat-colour.${colour}`) })}
      @click=${() => this.#tell(nextColour(this.seats, seat))}
    >
      ${mark}
    </button>`;
  }

  #who({ level }: SeatDraft, seat: SeatIndex, name: string) {
    return html`<select
      aria-label=${t('setup.who-of', { name })}
      @change=${(event: Event) => {
        // The first in the list is a person.
        const index = (event.target as HTMLSelectElement).selectedIndex - 1;
        this.#change(seat, { level: LEVELS[index] ?? null });
      }}
    >
      <option .selected=${level === null}>${t('setup.person')}</option>
      <optgroup label=${t('setup.computer')}>
        ${LEVELS.map(
          (one) => html`<option .selected=${one === level}>${t(`setup.level.${one}`)}</option>`,
        )}
      </optgroup>
    </select>`;
  }

  #change(seat: SeatIndex, changes: Partial<SeatDraft>): void {
    this.#tell(changeSeat(this.seats, seat, changes));
  }

  #tell(seats: readonly SeatDraft[]): void {
    this.dispatchEvent(new SeatsChangedEvent(seats));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'seat-editor': SeatEditor;
  }
}
