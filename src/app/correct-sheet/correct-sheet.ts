import { html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { FACES } from '../../rules/chance.ts';
import type { SessionTrouble } from '../../session/session-trouble.ts';
import '../card-entry/card-entry.ts';
import '../choice-sheet/choice-sheet.ts';
import type { ChoiceMadeEvent } from '../choice-sheet/choice-sheet.ts';
import type { CardNamedEvent } from '../face-pad/card-named.ts';
import type { AnyInput, GameDesk } from '../game-desk/game-desk.ts';
import { cardsChosen } from '../game-table/sightings.ts';
import { wordTrouble } from '../game-table/trouble-words.ts';
import { base } from '../look/shared-styles.ts';
import { faceKindOf } from '../table-card/face-kind.ts';
import { faceName } from '../words/face-words.ts';
import { formatTotal, t } from '../words/words.ts';

/**
 * Puts right what an earlier line saw (ANY-2). What a line about a hidden card says is not shown, not even here; that a
 * correction gives it away is said first (ANY-4).
 *
 * @fires sheet-closed
 */
@customElement('correct-sheet')
export class CorrectSheet extends LitElement {
  static override styles = [base];

  @property({ attribute: false }) desk!: GameDesk;
  @property() entryId = '';
  /** Changes whenever the game does. */
  @property({ attribute: false }) state: unknown;
  /** Why the last thing was refused. */
  @property({ attribute: false }) trouble: SessionTrouble | undefined;
  /** It was said that a hidden card will be shown, and wanted all the same. */
  @state() private isWarned = false;

  override render() {
    const { session, talk } = this.desk;
    const { trouble } = this;
    const input = this.#input();
    if (input === undefined) return nothing;
    const told = session.story().find(({ entryId }) => entryId === this.entryId)?.input;
    const refusal = trouble === undefined ? '' : wordTrouble(trouble, talk);
    if (input.type === 'roll') {
      return html`<choice-sheet
        short
        heading=${t('correct.die-title')}
        lead=${refusal}
        .choices=${FACES.map((face) => ({ value: `${face}`, words: formatTotal(face) }))}
        @choice-made=${({ value }: ChoiceMadeEvent) => this.#correct({ face: Number(value) })}
      ></choice-sheet>`;
    }
    // FA-9: bids are revealed one by one here.
    const { cards } = input;
    const isList = Array.isArray(cards);
    const card: unknown = isList ? cards[0] : told?.['card'];
    if (typeof card !== 'string' && !this.isWarned) {
      return html`<choice-sheet
        heading=${t('correct.hidden-title')}
        lead=${t('correct.hidden-lead')}
        .choices=${[
          { value: 'cancel', words: t('act.cancel'), isFirst: true },
          { value: 'go', words: t('correct.hidden-go') },
        ]}
        @choice-made=${({ value }: ChoiceMadeEvent) => {
          if (value === 'go') this.isWarned = true;
          else this.#close();
        }}
      ></choice-sheet>`;
    }
    return html`<card-entry
      heading=${t('correct.title')}
      lead=${typeof card === 'string' ? t('correct.was', { card: faceName(card) }) : ''}
      refusal=${refusal}
      .kind=${faceKindOf(session.game.id)}
      .codes=${cardsChosen(session.record)}
      @card-named=${({ code }: CardNamedEvent) =>
        this.#correct(isList ? { cards: [code] } : { card: code })}
    ></card-entry>`;
  }

  /** As it counts now; a line that no longer fits has not been applied, and counts as it was entered. */
  #input(): AnyInput | undefined {
    const { log, applied } = this.desk.session.folded;
    const entry = log.find(({ id }) => id === this.entryId);
    const input =
      applied.find(({ id }) => id === this.entryId)?.input ??
      (entry?.kind === 'input' ? entry.input : undefined);
    return input === undefined ? undefined : { ...input };
  }

  #correct(seen: Readonly<Record<string, unknown>>): void {
    const input = this.#input();
    if (input === undefined) return;
    const corrected: AnyInput = { ...input, ...seen };
    void this.desk
      .settle(this.desk.session.correct(this.entryId, corrected))
      .then((isDone) => (isDone ? this.#close() : undefined));
  }

  #close(): void {
    this.dispatchEvent(new Event('sheet-closed', { bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'correct-sheet': CorrectSheet;
  }
}
