import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { dealtThisPhase, newMeldId, SUPPLY_EACH_PHASE, toPlace } from '../../rules/facade/state.ts';
import { meldsFor } from '../../rules/facade/decide.ts';
import { PILE_RANKS } from '../../rules/facade/melds.ts';
import type { SpotId } from '../../rules/spots.ts';
import type { SessionTrouble } from '../../session/session-trouble.ts';
import '../bottom-sheet/bottom-sheet.ts';
import '../card-entry/card-entry.ts';
import '../choice-sheet/choice-sheet.ts';
import type { ChoiceMadeEvent } from '../choice-sheet/choice-sheet.ts';
import { resultLink } from '../ending/result-link.ts';
import type { CardNamedEvent } from '../face-pad/card-named.ts';
import type { GameDesk } from '../game-desk/game-desk.ts';
import { isOffered } from '../game-table/offers.ts';
import { openlyGone } from '../game-table/sightings.ts';
import { nameOf } from '../game-table/table-talk.ts';
import { wordTrouble } from '../game-table/trouble-words.ts';
import { base, buttons } from '../look/shared-styles.ts';
import { seatColours } from '../seat-mark/seat-looks.ts';
import '../seat-mark/seat-mark.ts';
import '../table-card/table-card.ts';
import { faceName } from '../words/face-words.ts';
import { formatList, t } from '../words/words.ts';
import './facade-melds.ts';
import { styles } from './facade-play.styles.ts';
import './facade-supply.ts';
import type { SupplyTappedEvent } from './facade-supply.ts';
import { bidsAt, countDown, mayLieThere, supplyOf, type FacadeMatch } from './supply-words.ts';

/** What is being asked over the table. */
type Asking =
  { readonly kind: 'deal' } | { readonly kind: 'reveal' | 'place'; readonly spot: SpotId };

/**
 * A game of Façade, played by tapping: the supply with the bids on it, and everybody's melds. Lays itself out in the
 * grid of the screen around it.
 */
@customElement('facade-play')
export class FacadePlay extends LitElement {
  static override styles = [base, buttons, styles];

  @property({ attribute: false }) desk!: GameDesk;
  /** Changes whenever the game does. */
  @property({ attribute: false }) state: unknown;
  /** Why the last thing was refused. */
  @property({ attribute: false }) trouble: SessionTrouble | undefined;
  @state() private asking: Asking | undefined;

  override render() {
    return html`<div class="table">
        ${this.#head()}
        <facade-supply
          .match=${this.#match}
          .talk=${this.desk.talk}
          .colours=${this.#colours()}
          .toDeal=${this.#toDeal}
          .isLive=${(spot: SpotId) => this.#isLive(spot)}
          @supply-tapped=${({ spot }: SupplyTappedEvent) => this.#tap(spot)}
        ></facade-supply>
        <facade-melds .game=${this.#game} .names=${this.desk.talk.names}></facade-melds>
      </div>
      <div class="tools ${this.desk.session.outcome === undefined ? '' : 'over'}">
        ${this.#tools()}
      </div>
      ${this.#question()}`;
  }

  get #match(): FacadeMatch {
    return this.desk.session.folded.state as FacadeMatch;
  }

  get #game(): FacadeMatch['game'] {
    return this.#match.game;
  }

  #head() {
    const { phase, pile } = this.#game;
    return html`<p class="head">
      <span>${t('bidding.phase', { phase })}</span>
      <span>${t('bidding.pile', { count: pile })}</span>
      ${
        this.desk.session.expected.steps.some((step) => step.do === 'take-back')
          ? html`<span>${t('bidding.take-back')}</span>`
          : nothing
      }
    </p>`;
  }

  /** FA-2: how many cards this phase still deals. */
  get #toDeal(): number {
    const { stage } = this.#game;
    return stage === 'dealing' ? SUPPLY_EACH_PHASE - dealtThisPhase(this.#game) : 0;
  }

  #isLive(spot: SpotId): boolean {
    const { stage, turn } = this.#game;
    if (stage === 'bidding') return true;
    if (stage === 'placing') return toPlace(this.#game, turn).includes(spot);
    return stage === 'revealing' && countDown(bidsAt(this.desk.talk.zones, spot)) > 0;
  }

  #tap(spot: SpotId): void {
    const { stage } = this.#game;
    if (stage === 'bidding') this.#enter({ type: 'bid', spot }, true);
    else this.#ask({ kind: stage === 'placing' ? 'place' : 'reveal', spot });
  }

  #tools() {
    const { legal, outcome, record } = this.desk.session;
    if (outcome !== undefined) return resultLink(record.id);
    return html`
      ${
        isOffered(legal, 'deal')
          ? html`<button class="button first" @click=${() => this.#ask({ kind: 'deal' })}>
              ${t('bidding.deal-next')}
            </button>`
          : nothing
      }
      ${
        isOffered(legal, 'pile-ran-out')
          ? html`<button
              class="button"
              title=${t('bidding.ran-out-help')}
              @click=${() => void this.desk.act({ type: 'pile-ran-out' })}
            >
              ${t('bidding.ran-out')}
            </button>`
          : nothing
      }
    `;
  }

  #question(): TemplateResult | typeof nothing {
    const { asking } = this;
    const { stage } = this.#game;
    if (asking?.kind === 'deal' && stage === 'dealing') return this.#dealing();
    if (asking?.kind === 'reveal' && stage === 'revealing') return this.#revealing(asking.spot);
    if (asking?.kind === 'place' && stage === 'placing') return this.#placing(asking.spot);
    return nothing;
  }

  /** Stays open until all cards of the phase are there. */
  #dealing() {
    const { session } = this.desk;
    return html`<card-entry
      heading=${t('bidding.deal')}
      lead=${t('prompt.facade.dealing', { count: this.#toDeal })}
      refusal=${this.#refusal()}
      .ranks=${PILE_RANKS}
      .gone=${openlyGone(session)}
      @card-named=${({ code }: CardNamedEvent) => this.#enter({ type: 'deal', card: code }, true)}
      @sheet-closed=${() => this.#ask(undefined)}
    ></card-entry>`;
  }

  /** Stays open until all bids there lie open. */
  #revealing(spot: SpotId) {
    const { talk } = this.desk;
    const card = supplyOf(talk.zones).find(({ id }) => id === spot)?.card ?? '';
    const down = countDown(bidsAt(talk.zones, spot));
    if (down === 0) return nothing;
    const colours = this.#colours();
    return html`<bottom-sheet
      heading=${t('bidding.reveal-at', { card: faceName(card) })}
      @sheet-closed=${() => this.#ask(undefined)}
    >
      <p>${t('bidding.reveal-help')} ${t('bidding.left', { count: down })}</p>
      ${this.#refusal() === '' ? nothing : html`<p role="alert">${this.#refusal()}</p>`}
      ${mayLieThere(this.#match, spot).map(
        ({ seat, cards }) =>
          html`<div class="owner">
              <seat-mark colour=${colours[seat] ?? 'grey'}></seat-mark>${nameOf(talk, seat)}
            </div>
            <div class="ranks">
              ${cards.map(
                (one) =>
                  html`<button
                    class="button"
                    aria-label=${faceName(one)}
                    @click=${() => this.#enter({ type: 'reveal', spot, cards: [one] }, true)}
                  >
                    <table-card code=${one}></table-card>
                  </button>`,
              )}
            </div>`,
      )}
    </bottom-sheet>`;
  }

  #placing(spot: SpotId) {
    const { turn, melds } = this.#game;
    const card = supplyOf(this.desk.talk.zones).find(({ id }) => id === spot)?.card ?? '';
    const fresh = newMeldId(turn, spot);
    return html`<choice-sheet
      heading=${t('bidding.place-title', { card: faceName(card) })}
      lead=${this.#refusal()}
      .choices=${meldsFor(this.#game, spot).map((id) => {
        const cards = melds[turn]?.find((meld) => meld.id === id)?.cards ?? [];
        return {
          value: id,
          words:
            id === fresh
              ? t('bidding.place-new')
              : t('bidding.place-on', { cards: formatList(cards.map(faceName)) }),
        };
      })}
      @choice-made=${({ value }: ChoiceMadeEvent) =>
        this.#enter({ type: 'place', spot, meld: value }, false)}
      @sheet-closed=${() => this.#ask(undefined)}
    ></choice-sheet>`;
  }

  #colours() {
    const { record, view } = this.desk.session;
    return seatColours(record.extra.seatColours, view.seats.length);
  }

  #refusal(): string {
    return this.trouble === undefined ? '' : wordTrouble(this.trouble, this.desk.talk);
  }

  /** @param stays whether more of the kind can follow from the same question */
  #enter(input: Readonly<{ type: string } & Record<string, unknown>>, stays: boolean): void {
    void this.desk.act(input).then((isDone) => {
      if (isDone && !stays) this.#ask(undefined);
    });
  }

  #ask(asking: Asking | undefined): void {
    this.asking = asking;
    this.desk.forget();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'facade-play': FacadePlay;
  }
}
