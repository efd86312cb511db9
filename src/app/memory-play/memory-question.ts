import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PackCode } from '../../cards/pack.ts';
import { FACES } from '../../rules/chance.ts';
import type { SpotId } from '../../rules/spots.ts';
import type { SessionTrouble } from '../../session/session-trouble.ts';
import '../card-entry/card-entry.ts';
import '../choice-sheet/choice-sheet.ts';
import type { Choice, ChoiceMadeEvent } from '../choice-sheet/choice-sheet.ts';
import type { CardNamedEvent } from '../face-pad/card-named.ts';
import type { AnyInput, GameDesk } from '../game-desk/game-desk.ts';
import { isOffered, type Sight } from '../game-table/offers.ts';
import { cardsChosen, openlyGone } from '../game-table/sightings.ts';
import { nameOf, spotName } from '../game-table/table-talk.ts';
import { wordRefusal, wordTrouble } from '../game-table/trouble-words.ts';
import { base, buttons } from '../look/shared-styles.ts';
import { faceKindOf } from '../table-card/face-kind.ts';
import { faceName } from '../words/face-words.ts';
import { formatTotal, t } from '../words/words.ts';

/** What is being asked over the table. */
export type Asking =
  /** What was seen at a place; `counts` lets it count although another card was asked for (ANY-7). */
  | {
      readonly kind: 'enter';
      readonly sight: Sight;
      readonly spot: SpotId;
      readonly counts?: boolean;
    }
  /** Another card than the one that was asked for (ANY-7), or none for now. */
  | { readonly kind: 'other' | 'wrong'; readonly spot: SpotId }
  /** ANY-8: the list lacks a card that lies on the table. */
  | {
      readonly kind: 'amend';
      readonly sight: Sight;
      readonly spot: SpotId;
      readonly card: PackCode;
    }
  | { readonly kind: 'die' };

/** The answer was given: these are to be entered, one after the other. */
export class AnsweredEvent extends Event {
  readonly inputs: readonly AnyInput[];

  constructor(inputs: readonly AnyInput[]) {
    super('answered', { bubbles: true, composed: true });
    this.inputs = inputs;
  }
}

/** Something else is to be asked instead, or nothing more. */
export class AskingEvent extends Event {
  readonly asking: Asking | undefined;

  constructor(asking: Asking | undefined) {
    super('asking', { bubbles: true, composed: true });
    this.asking = asking;
  }
}

/**
 * A question over the table: what was seen, or what shall be made of it.
 *
 * @fires answered
 * @fires asking
 * @fires sheet-closed
 */
@customElement('memory-question')
export class MemoryQuestion extends LitElement {
  static override styles = [base, buttons];

  @property({ attribute: false }) desk!: GameDesk;
  /** Changes whenever the game does. */
  @property({ attribute: false }) state: unknown;
  /** Why the last thing was refused. */
  @property({ attribute: false }) trouble: SessionTrouble | undefined;
  @property({ attribute: false }) asking: Asking | undefined;
  /** How the next card would be turned up as a move. */
  @property() sight: Sight = 'turn-up';

  override render() {
    const { asking } = this;
    switch (asking?.kind) {
      case undefined:
        return nothing;
      case 'enter':
        return this.#entry(asking);
      case 'amend':
        return this.#amendment(asking);
      case 'other':
        return this.#otherCard(asking.spot);
      case 'wrong':
        return this.#wrongCard(asking.spot);
      case 'die':
        return html`<choice-sheet
          short
          heading=${t('act.real-die-title')}
          .choices=${FACES.map((face) => ({ value: `${face}`, words: formatTotal(face) }))}
          @choice-made=${({ value }: ChoiceMadeEvent) =>
            this.#answer({ type: 'roll', face: Number(value) })}
        ></choice-sheet>`;
    }
  }

  #entry(asking: Extract<Asking, { readonly kind: 'enter' }>): TemplateResult {
    const { sight, spot, counts } = asking;
    const { session, talk } = this.desk;
    const { trouble } = this;
    const at = { spot: spotName(talk, spot) };
    const heading =
      sight === 'peek'
        ? t('enter.peek', at)
        : sight === 'glimpse'
          ? t('enter.glimpse', at)
          : t('enter.turn-up', at);
    const refusal = trouble?.code === 'refused' ? trouble.refusal : undefined;
    const foreign = refusal?.code === 'card-not-in-pack' ? refusal.card : undefined;
    const lifts = counts === true && session.view.named !== undefined;
    return this.#pad(
      heading,
      '',
      (card) =>
        this.#answer(...(lifts ? [{ type: 'let-it-count' }] : []), { type: sight, spot, card }),
      foreign !== undefined && isOffered(session.legal, 'amend-list')
        ? html`<button
            class="button"
            @click=${() => this.#ask({ kind: 'amend', sight, spot, card: foreign })}
          >
            ${t('enter.amend')}
          </button>`
        : nothing,
    );
  }

  #amendment({ sight, spot, card }: Extract<Asking, { readonly kind: 'amend' }>): TemplateResult {
    return this.#pad(
      t('enter.amend-title'),
      t('enter.amend-help', { card: faceName(card) }),
      (out) => this.#answer({ type: 'amend-list', out, in: card }, { type: sight, spot, card }),
    );
  }

  #pad(
    heading: string,
    lead: string,
    named: (card: PackCode) => void,
    more: TemplateResult | typeof nothing = nothing,
  ): TemplateResult {
    const { session, talk } = this.desk;
    const { trouble } = this;
    return html`<card-entry
      heading=${heading}
      lead=${lead}
      refusal=${trouble === undefined ? '' : wordTrouble(trouble, talk)}
      .kind=${faceKindOf(session.game.id)}
      .codes=${cardsChosen(session.record)}
      .gone=${openlyGone(session)}
      @card-named=${({ code }: CardNamedEvent) => named(code)}
    >
      ${more}
    </card-entry>`;
  }

  #otherCard(spot: SpotId): TemplateResult {
    const { session, talk } = this.desk;
    const { named } = session.view;
    const computer = session.computer();
    const wanted = named === undefined ? '' : spotName(talk, named);
    return this.#choices(
      t('enter.other-title'),
      computer === undefined
        ? t('enter.other-clock', { spot: wanted })
        : t('enter.other-lead', { name: nameOf(talk, computer.seat), spot: wanted }),
      [
        { value: 'back', words: t('enter.other-back') },
        { value: 'count', words: t('enter.other-count') },
      ],
      (value) =>
        this.#ask(
          value === 'back'
            ? { kind: 'enter', sight: 'glimpse', spot }
            : { kind: 'enter', sight: this.sight, spot, counts: true },
        ),
    );
  }

  /** What the rules say against a card that they do not expect, asked with a card that no pack holds. */
  #wrongCard(spot: SpotId): TemplateResult {
    const { session, talk } = this.desk;
    const input = { type: this.sight, spot, card: '' };
    const decided = session.game.decide(session.folded.state, input);
    return this.#choices(
      t('enter.wrong-title'),
      decided.ok ? '' : wordRefusal(decided.error, talk),
      [
        { value: 'cancel', words: t('act.cancel'), isFirst: true },
        { value: 'back', words: t('enter.wrong-back') },
      ],
      (value) =>
        this.#ask(value === 'back' ? { kind: 'enter', sight: 'glimpse', spot } : undefined),
    );
  }

  #choices(
    heading: string,
    lead: string,
    choices: readonly Choice[],
    choose: (value: string) => void,
  ): TemplateResult {
    return html`<choice-sheet
      heading=${heading}
      lead=${lead}
      .choices=${choices}
      @choice-made=${({ value }: ChoiceMadeEvent) => choose(value)}
    ></choice-sheet>`;
  }

  #answer(...inputs: readonly AnyInput[]): void {
    this.dispatchEvent(new AnsweredEvent(inputs));
  }

  #ask(asking: Asking | undefined): void {
    this.dispatchEvent(new AskingEvent(asking));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memory-question': MemoryQuestion;
  }
}
