import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PIECE_COLOURS } from '../../cards/piece.ts';
import type { Session } from '../../session/session.ts';
import '../die/die-throw.ts';
import { turnRoll } from '../game-table/turn-roll.ts';
import { base } from '../look/shared-styles.ts';

/** The die of whoever is in turn, from its throw to the end of the turn. */
@customElement('turn-die')
export class TurnDie extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        --die-size: 2.5rem;
      }
    `,
  ];

  @property({ attribute: false }) session!: Session;
  /** Changes whenever the game does. */
  @property({ attribute: false }) state: unknown;

  override render() {
    const { view, folded } = this.session;
    const roll = turnRoll(folded.applied);
    if (roll === undefined || view.turn === undefined) return nothing;
    return html`<die-throw
      .face=${roll.face}
      .throws=${roll.rolls}
      .colour=${PIECE_COLOURS[view.turn] ?? 'ivory'}
    ></die-throw>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turn-die': TurnDie;
  }
}
