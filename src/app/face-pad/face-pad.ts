import { html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { PackCode } from '../../cards/pack.ts';
import { isCardCode, RANKS, type Rank, type Suit } from '../../cards/standard.ts';
import '../card-pad/card-pad.ts';
import type { CardPartChosenEvent } from '../card-pad/card-pad.ts';
import { base } from '../look/shared-styles.ts';
import type { FaceKind } from '../table-card/face-kind.ts';
import { CardNamedEvent } from './card-named.ts';
import './lizzy-pad.ts';
import './tile-pad.ts';

/**
 * Names any card, in as few taps as its kind allows. It starts afresh after each.
 *
 * @fires card-named
 */
@customElement('face-pad')
export class FacePad extends LitElement {
  static override styles = [base];

  @property() kind: FaceKind = 'standard';
  /** The ranks that can be meant. */
  @property({ attribute: false }) ranks: readonly Rank[] = RANKS;
  /** The cards in play, where what is asked depends on them. */
  @property({ attribute: false }) codes: readonly PackCode[] = [];
  /** Open or out of the game: marked, not locked, for it may be they that were misread. */
  @property({ attribute: false }) gone: readonly PackCode[] = [];
  @state() private rank: Rank | undefined;
  @state() private suit: Suit | undefined;

  override render(): TemplateResult {
    switch (this.kind) {
      case 'tile':
        return html`<tile-pad></tile-pad>`;
      case 'lizzy':
        return html`<lizzy-pad .codes=${this.codes}></lizzy-pad>`;
      case 'standard':
        return html`<card-pad
          .ranks=${this.ranks}
          .rank=${this.rank}
          .suit=${this.suit}
          .taken=${this.gone.filter(isCardCode)}
          .takenWords=${'enter.gone'}
          @card-part-chosen=${this.#partChosen}
        ></card-pad>`;
    }
  }

  #partChosen({ rank, suit }: CardPartChosenEvent): void {
    const isWhole = rank !== undefined && suit !== undefined;
    this.rank = isWhole ? undefined : rank;
    this.suit = isWhole ? undefined : suit;
    if (isWhole) this.dispatchEvent(new CardNamedEvent(`${rank}${suit}`));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'face-pad': FacePad;
  }
}
