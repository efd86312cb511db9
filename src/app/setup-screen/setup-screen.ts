import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { playerFor } from '../../players/players.ts';
import { drawBelow } from '../../rules/chance.ts';
import type { AnyGame } from '../../rules/game.ts';
import { gameById } from '../../rules/registry.ts';
import type { SeatIndex } from '../../rules/seats.ts';
import type { StartTrouble } from '../../session/sessions.ts';
import '../app-bar/app-bar.ts';
import { GoEvent } from '../events/go.ts';
import { browserPlace } from '../facade-score/keeping-place.ts';
import type { KeepingHolder } from '../keeping/keeping-holder.ts';
import { wordStoreTrouble } from '../keeping/keeping-words.ts';
import '../layout-picture/layout-picture.ts';
import { chips } from '../look/form-styles.ts';
import { icon } from '../look/icons.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import '../notice-card/notice-card.ts';
import { missingGame } from '../notice-card/missing-game.ts';
import '../option-list/option-list.ts';
import type { OptionChangedEvent } from '../option-list/option-list.ts';
import '../pick-list/pick-list.ts';
import type { PickChosenEvent } from '../pick-list/pick-list.ts';
import { makeRoute } from '../routing/routes.ts';
import '../seat-editor/seat-editor.ts';
import type { SeatsChangedEvent } from '../seat-editor/seat-editor.ts';
import { controlsOf } from '../setup/option-controls.ts';
import { prepare } from '../setup/prepare.ts';
import { seatsOf, startingWith, type SeatDraft } from '../setup/seat-drafts.ts';
import {
  changeOption,
  clockControls,
  keepDraft,
  keepPlayers,
  knownNames,
  openDraft,
  withOffer,
  type SetupDraft,
} from '../setup/setup-draft.ts';
import { findMessage, formatTotal, t } from '../words/words.ts';
import { styles } from './setup-screen.styles.ts';

const random = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** One game, set up: who plays, by which options, and what the table has to look like. */
@customElement('setup-screen')
export class SetupScreen extends LitElement {
  static override styles = [base, paper, buttons, chips, styles];

  @property() gameId = '';
  @property({ attribute: false }) keeping!: KeepingHolder;
  @state() private draft: SetupDraft | undefined;
  @state() private isStarting = false;
  @state() private trouble: StartTrouble | undefined;
  readonly #place = browserPlace('device');
  #game: AnyGame | undefined;

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('gameId')) return;
    this.#game = gameById(this.gameId);
    this.draft = this.#game && openDraft(this.#game, this.#place, random);
    this.trouble = undefined;
  }

  override render() {
    if (this.#game === undefined || this.draft === undefined) return missingGame();
    return this.#form(this.#game, this.draft);
  }

  #form(game: AnyGame, draft: SetupDraft) {
    const heading = findMessage(`game.${game.id}`) ?? game.id;
    const checked = game.checkOptions(draft.options, draft.seats.length);
    return html`<app-bar heading=${heading}>
        <a class="button" href=${makeRoute({ at: 'rules', gameId: game.id })}>
          ${icon('book')} ${t('setup.rules')}
        </a>
      </app-bar>
      <div class="columns">
        <div class="stack">${this.#seats(game, draft)} ${this.#options(game, draft)}</div>
        <div class="stack">${checked.ok ? this.#table(game, draft) : nothing}</div>
      </div>
      <div class="bar">
        ${checked.ok ? nothing : this.#notice(checked.error.code)}
        ${this.trouble === undefined ? nothing : this.#failure(this.trouble)}
        <button
          class="button first start"
          ?disabled=${!checked.ok || this.isStarting}
          @click=${() => void this.#start(game, draft)}
        >
          ${icon('play')} ${t('setup.start')}
        </button>
      </div>`;
  }

  #seats(game: AnyGame, draft: SetupDraft) {
    const isSettled = Object.hasOwn(game.optionFields, 'dealer');
    return html`<section class="paper">
      <h2>${t('setup.seats')}</h2>
      <p class="soft small">${t('setup.seats-help')}</p>
      <seat-editor
        .seats=${draft.seats}
        .counts=${game.seatCounts}
        .names=${namesOf(draft.seats)}
        .knownNames=${knownNames(this.#place)}
        .computers=${playerFor(game.id) !== undefined}
        .fixedColours=${isSettled}
        @seats-changed=${({ seats }: SeatsChangedEvent) =>
          this.#change({ seats, first: Math.min(draft.first, seats.length - 1) })}
      ></seat-editor>
      ${isSettled || draft.seats.length === 1 ? nothing : this.#first(draft)}
    </section>`;
  }

  #first({ seats, first }: SetupDraft) {
    return html`<fieldset class="first-seat">
      <legend>${t('setup.first')}</legend>
      <div class="chips">
        ${namesOf(seats).map(
          (name, seat) =>
            html`<label class="chip">
              <input
                type="radio"
                name="first"
                .checked=${seat === first}
                @change=${() => this.#change({ first: seat })}
              />
              <span>${name}</span>
            </label>`,
        )}
        <button
          class="button"
          @click=${() => this.#change({ first: drawBelow(random, seats.length) })}
        >
          ${t('setup.draw-lots')}
        </button>
      </div>
    </fieldset>`;
  }

  #options(game: AnyGame, { seats, options, turnSeconds }: SetupDraft) {
    const controls = controlsOf(game, options, seats.length);
    const clock = clockControls(game, turnSeconds);
    const note = options['mode'] === 'master' && options['tougher'] === true;
    return html`<section class="paper">
      <h2>${t('setup.options')}</h2>
      <option-list
        .game=${game.id}
        .controls=${controls}
        .names=${namesOf(seats)}
        @option-changed=${({ name, value }: OptionChangedEvent) =>
          this.#change({ options: changeOption(game, options, name, value, random) })}
      ></option-list>
      ${
        clock.length === 0
          ? nothing
          : html`<option-list
              game="table"
              .controls=${clock}
              @option-changed=${({ value }: OptionChangedEvent) =>
                this.#change({ turnSeconds: Number(value) })}
            ></option-list>`
      }
      ${note ? html`<p class="small note">${t('option-note.q-memory.tougher-master')}</p>` : nothing}
    </section>`;
  }

  #table(game: AnyGame, draft: SetupDraft) {
    const { options } = draft;
    const seats = this.#order(game, draft);
    const names = namesOf(seats);
    const start = game.setup(
      options,
      seatsOf(seats, nameIn(names), () => 0),
    );
    return html`<section class="paper">
        <h2>${t('setup.table')}</h2>
        <ol class="steps">
          ${prepare(game, options, nameIn(names)).map(
            (step, at) => html`<li><span class="number">${formatTotal(at + 1)}</span> ${step}</li>`,
          )}
        </ol>
        <layout-picture
          .zones=${game.expect(start).zones}
          .names=${names}
          pieces=${game.id === 'q-memory' ? 'tiles' : 'cards'}
        ></layout-picture>
      </section>
      ${game.id === 'memory' ? this.#pickList(game, draft) : nothing}`;
  }

  #pickList(game: AnyGame, { options }: SetupDraft) {
    return html`<section class="paper">
      <pick-list
        .cards=${options['cards']}
        @pick-chosen=${({ by }: PickChosenEvent) =>
          this.#change({
            options: by === 'offer' ? withOffer(game, options, random) : { ...options, cards: [] },
          })}
      ></pick-list>
    </section>`;
  }

  #notice(code: string) {
    const text = findMessage(`option-trouble.${code}`) ?? t('option-trouble.options-malformed');
    return html`<notice-card role="status" heading=${text}></notice-card>`;
  }

  #failure(trouble: StartTrouble) {
    const help = trouble.code === 'not-kept' ? wordStoreTrouble(trouble.trouble) : '';
    return html`<notice-card
      kind="trouble"
      role="alert"
      heading=${t('setup.not-started')}
      help=${help}
    ></notice-card>`;
  }

  /** Seats from the one that starts; where the dealer settles that, as they are. */
  #order(game: AnyGame, { seats, first }: SetupDraft): readonly SeatDraft[] {
    const isSettled = Object.hasOwn(game.optionFields, 'dealer');
    return isSettled ? seats : startingWith(seats, first);
  }

  #change(changes: Partial<SetupDraft>): void {
    if (this.draft === undefined) return;
    this.draft = { ...this.draft, ...changes };
    keepDraft(this.gameId, this.draft, this.#place);
  }

  async #start(game: AnyGame, draft: SetupDraft): Promise<void> {
    this.isStarting = true;
    this.trouble = undefined;
    const order = this.#order(game, draft);
    const names = namesOf(order);
    keepDraft(game.id, draft, this.#place);
    keepPlayers(draft.seats, this.#place);
    const { sessions } = await this.keeping.opened();
    const started = await sessions.start({
      gameId: game.id,
      options: draft.options,
      seats: seatsOf(order, nameIn(names), random),
      extra: { seatColours: order.map(({ colour }) => colour), turnSeconds: draft.turnSeconds },
    });
    this.isStarting = false;
    if (!started.ok) this.trouble = started.error;
    // Back from the game leads to where the set-up was opened from.
    else this.dispatchEvent(new GoEvent({ at: 'game', id: started.value.record.id }, 'replace'));
  }
}

const nameIn =
  (names: readonly string[]) =>
  (seat: SeatIndex): string =>
    names[seat] ?? '';

/** Names as they are shown: a seat without one is called by what sits there. */
function namesOf(seats: readonly SeatDraft[]): readonly string[] {
  const written = seats.map(({ name }) => name.trim());
  return seats.map(({ level }, seat) => {
    const name = written[seat] ?? '';
    if (name !== '') return written.indexOf(name) === seat ? name : `${name} ${seat + 1}`;
    if (level === null) return t('setup.player', { number: seat + 1 });
    const isOnly = seats.filter((other) => other.level !== null).length === 1;
    return isOnly ? t('setup.computer') : t('setup.computer-number', { number: seat + 1 });
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'setup-screen': SetupScreen;
  }
}
