import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameSummary } from '../../store/game-record.ts';
import { wordOutcome } from '../ending/outcome-words.ts';
import '../game-art/game-art.ts';
import { icon, type IconName } from '../look/icons.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import { makeRoute } from '../routing/routes.ts';
import { findMessage, formatList, formatMoment, t } from '../words/words.ts';

type GameChoice = 'move' | 'save' | 'delete';

/** What shall be done with a game of the list, besides opening it. */
export class GameChoiceEvent extends Event {
  readonly choice: GameChoice;

  constructor(choice: GameChoice) {
    super('game-choice', { bubbles: true, composed: true });
    this.choice = choice;
  }
}

/**
 * A game in the list of all games.
 *
 * @fires game-choice
 */
@customElement('game-line')
export class GameLine extends LitElement {
  static override styles = [
    base,
    paper,
    buttons,
    css`
      article {
        display: grid;
        gap: var(--space-3);
      }

      .head {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        --art-width: 4rem;
      }

      .head > div {
        flex: 1;
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }

      h2 {
        font-size: var(--text-lead);
      }

      .outcome {
        font-weight: 600;
      }

      .running {
        color: var(--open);
      }

      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }

      .buttons a {
        flex: 1 1 auto;
      }

      /* They stay together, where the others leave no room for all of them too. */
      .few {
        display: flex;
        gap: var(--space-2);
        margin-inline-start: auto;
      }
    `,
  ];

  @property({ attribute: false }) summary!: GameSummary;

  override render() {
    const { record, lastAt } = this.summary;
    const names = record.seats.map(({ name }) => name);
    const date = formatMoment(lastAt);
    const game = findMessage(`game.${record.gameId}`) ?? record.gameId;
    const isOver = record.outcome !== null;
    return html`<article class="paper">
      <div class="head">
        <game-art game=${record.gameId}></game-art>
        <div>
          <h2>${game}</h2>
          <p class="soft small">${t('history.when', { date, names: formatList(names) })}</p>
          <p class="outcome ${isOver ? '' : 'running'}">
            ${record.outcome === null ? t('history.running') : wordOutcome(record.outcome, names)}
          </p>
        </div>
      </div>
      <div class="buttons">
        <a
          class="button ${isOver ? '' : 'first'}"
          href=${makeRoute({ at: isOver ? 'end' : 'game', id: record.id })}
        >
          ${t(isOver ? 'history.result' : 'history.open')}
        </a>
        ${
          isOver
            ? html`<a class="button" href=${makeRoute({ at: 'replay', id: record.id })}>
                ${t('history.replay')}
              </a>`
            : nothing
        }
        <span class="few">
          ${this.#button('move', 'phone')} ${this.#button('save', 'save')}
          ${this.#button('delete', 'trash')}
        </span>
      </div>
    </article>`;
  }

  #button(choice: GameChoice, sign: IconName) {
    return html`<button
      class="button"
      aria-label=${t(`history.${choice}`)}
      title=${t(`history.${choice}`)}
      @click=${() => this.dispatchEvent(new GameChoiceEvent(choice))}
    >
      ${icon(sign)}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-line': GameLine;
  }
}
