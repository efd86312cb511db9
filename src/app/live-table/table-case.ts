import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { PackCode } from '../../cards/pack.ts';
import type { CardCode } from '../../cards/standard.ts';
import { isCardCode } from '../../cards/standard.ts';
import type { Choice, Fault, Question, Verdict } from '../../referee/verdict.ts';
import type { SpotId } from '../../rules/spots.ts';
import '../card-entry/card-entry.ts';
import '../card-face/card-face.ts';
import type { CardNamedEvent } from '../face-pad/card-named.ts';
import type { TableTalk } from '../game-table/table-talk.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import type { FaceKind } from '../table-card/face-kind.ts';
import { faceName } from '../words/face-words.ts';
import { t } from '../words/words.ts';
import { wordFaults, wordQuestion } from './verdict-words.ts';

/** What the players decided about a question or a fault. */
export type Ruling =
  | { readonly kind: 'choice'; readonly choice: Choice }
  /** These places are right as they lie. */
  | { readonly kind: 'let-stand'; readonly spots: readonly SpotId[] }
  /** None of the answers is right: this card lies there. */
  | { readonly kind: 'named'; readonly spot: SpotId; readonly card: PackCode }
  /** A card that the log tells of was misread. */
  | { readonly kind: 'correct'; readonly spot: SpotId; readonly card: CardCode };

export class RuledEvent extends Event {
  readonly ruling: Ruling;

  constructor(ruling: Ruling) {
    super('ruled');
    this.ruling = ruling;
  }
}

/**
 * Where table and rules disagree: both sides, what puts it right, and the players' last word.
 *
 * @fires ruled
 */
@customElement('table-case')
export class TableCase extends LitElement {
  static override styles = [
    base,
    paper,
    buttons,
    css`
      .case {
        display: grid;
        gap: var(--space-3);
        margin-block-start: var(--space-2);
        border-inline-start: 6px solid var(--open);
      }

      .fault {
        border-inline-start-color: var(--loss);
      }

      h2 {
        font-size: var(--text-lead);
      }

      ul {
        display: grid;
        gap: var(--space-2);
      }

      .answers {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
        gap: var(--space-2);
        --card-width: 2rem;
      }
    `,
  ];

  @property({ attribute: false }) verdict: Verdict | undefined;
  @property({ attribute: false }) talk!: TableTalk;
  @property() kind: FaceKind = 'standard';
  /** The question to which another card is being named. */
  @state() private naming = '';

  override willUpdate(changed: PropertyValues<this>): void {
    // A hand may come over the table for a moment; what is being named stays until something else is asked.
    const asked = this.#asked;
    if (changed.has('verdict') && asked !== '' && asked !== this.naming) this.naming = '';
  }

  /** Whoever looks at the table looks up at the words: they must not lie below the edge of a small screen. */
  override updated(changed: PropertyValues<this>): void {
    const { verdict } = this;
    if (!changed.has('verdict') || verdict === undefined || !isCase(verdict)) return;
    const before = changed.get('verdict');
    if (before === undefined || !isCase(before)) this.scrollIntoView({ block: 'nearest' });
  }

  /** What is asked, in words: a question that comes again with the next frame is the same. */
  get #asked(): string {
    const { verdict } = this;
    return verdict?.says === 'question' ? wordQuestion(verdict.question, this.talk) : '';
  }

  override render() {
    const { verdict } = this;
    if (verdict?.says === 'question') return this.#question(verdict.question);
    return verdict?.says === 'fault' ? this.#faults(verdict.faults) : nothing;
  }

  #faults(faults: readonly Fault[]) {
    return html`<section class="paper case fault" role="alert">
      <h2>${t('live.fault')}</h2>
      <ul>
        ${wordFaults(faults, this.talk).map((sentence) => html`<li>${sentence}</li>`)}
      </ul>
      <button
        class="button"
        @click=${() => this.#rule({ kind: 'let-stand', spots: faults.map(({ spot }) => spot) })}
      >
        ${t('live.stand')}
      </button>
    </section>`;
  }

  #question(question: Question) {
    const asked = this.#asked;
    const isNaming = asked === this.naming;
    return html`<section class="paper case" role="alert">
      <h2>${asked}</h2>
      <div class="answers">
        ${
          question.about === 'earlier-card'
            ? this.#sides(question.spot, question.said as CardCode, question.seen as CardCode)
            : question.choices.map((choice) => this.#choice(question, choice))
        }
        ${
          question.about === 'order'
            ? this.#leave(question, t('question.none'))
            : html`<button
                  class="button"
                  aria-haspopup="dialog"
                  @click=${() => (this.naming = asked)}
                >
                  ${t('question.other')}
                </button>
                ${this.#leave(question, t('question.leave'))}`
        }
      </div>
      ${
        isNaming && question.about !== 'order'
          ? html`<card-entry
              heading=${asked}
              .kind=${this.kind}
              @card-named=${({ code }: CardNamedEvent) => this.#name(question.spot, code)}
              @sheet-closed=${(event: Event) => {
                event.stopPropagation();
                this.naming = '';
              }}
            ></card-entry>`
          : nothing
      }
    </section>`;
  }

  #name(spot: SpotId, card: PackCode): void {
    this.naming = '';
    this.#rule({ kind: 'named', spot, card });
  }

  #leave(question: Question, words: string) {
    return html`<button
      class="button"
      @click=${() => this.#rule({ kind: 'let-stand', spots: spotsOf(question) })}
    >
      ${words}
    </button>`;
  }

  #choice(question: Question, choice: Choice) {
    const card = choice.card ?? firstCard(choice);
    if (card === undefined) return nothing;
    const words = faceName(card);
    return html`<button class="button" @click=${() => this.#rule({ kind: 'choice', choice })}>
      ${isCardCode(card) ? html`<card-face card=${card}></card-face>` : nothing}
      ${question.about === 'order' ? t('question.first', { card: words }) : words}
    </button>`;
  }

  /** The log says one card, the table another. */
  #sides(spot: SpotId, said: CardCode, seen: CardCode) {
    return html`<button
        class="button"
        @click=${() => this.#rule({ kind: 'let-stand', spots: [spot] })}
      >
        <card-face card=${said}></card-face>${faceName(said)}
      </button>
      <button class="button" @click=${() => this.#rule({ kind: 'correct', spot, card: seen })}>
        <card-face card=${seen}></card-face>${faceName(seen)}
      </button>`;
  }

  #rule(ruling: Ruling): void {
    this.dispatchEvent(new RuledEvent(ruling));
  }
}

function isCase({ says }: Verdict): boolean {
  return says === 'question' || says === 'fault';
}

function spotsOf(question: Question): readonly SpotId[] {
  return question.about === 'order' ? question.spots : [question.spot];
}

function firstCard({ inputs }: Choice): string | undefined {
  const [first] = inputs;
  return first !== undefined && 'card' in first && typeof first.card === 'string'
    ? first.card
    : undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'table-case': TableCase;
  }
  interface HTMLElementEventMap {
    ruled: RuledEvent;
  }
}
