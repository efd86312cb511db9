import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../app-bar/app-bar.ts';
import '../game-art/game-art.ts';
import { icon } from '../look/icons.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import { missingGame } from '../notice-card/missing-game.ts';
import { makeRoute } from '../routing/routes.ts';
import { findMessage, languageTag, t } from '../words/words.ts';
import { loadRules, sectionsOf, type RulesTexts } from './rules-text.ts';

/** The rules of a game, to be read at the table. */
@customElement('rules-screen')
export class RulesScreen extends LitElement {
  static override styles = [
    base,
    paper,
    buttons,
    css`
      article {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
        gap: var(--space-4);
      }

      .head,
      nav {
        grid-column: 1 / -1;
      }

      h2 {
        margin-block-end: var(--space-2);
        font-size: var(--text-lead);
      }

      section p + p {
        margin-block-start: var(--space-2);
      }

      .paper p {
        max-inline-size: 38rem;
      }

      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-4);
      }

      .head p {
        flex: 1 1 12rem;
        font-family: var(--font-voice);
        font-size: var(--text-lead);
      }

      nav {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
    `,
  ];

  @property() gameId = '';
  @state() private texts: RulesTexts | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void loadRules(languageTag()).then((texts) => (this.texts = texts));
  }

  override render() {
    if (this.texts === undefined) return nothing;
    const text = this.texts[this.gameId];
    if (text === undefined) return missingGame();
    const game = nameOf(this.gameId);
    const [aim, ...others] = sectionsOf(text);
    return html`<app-bar heading=${t('rules.title', { game })}></app-bar>
      <article>
        <section class="paper head">
          <game-art game=${this.gameId}></game-art>
          <p>${aim?.items.join(' ')}</p>
          <a class="button first" href=${makeRoute({ at: 'new', gameId: this.gameId })}>
            ${icon('play')} ${t('rules.play')}
          </a>
        </section>
        ${others.map(
          ({ heading, items }) =>
            html`<section class="paper">
              <h2>${t(heading)}</h2>
              ${items.map((item) => html`<p>${item}</p>`)}
            </section>`,
        )}
        <nav aria-label=${t('rules.others')}>
          ${Object.keys(this.texts)
            .filter((id) => id !== this.gameId)
            .map(
              (gameId) =>
                html`<a class="button" href=${makeRoute({ at: 'rules', gameId })}>
                  ${nameOf(gameId)}
                </a>`,
            )}
        </nav>
      </article>`;
  }
}

const nameOf = (gameId: string): string => findMessage(`game.${gameId}`) ?? gameId;

declare global {
  interface HTMLElementTagNameMap {
    'rules-screen': RulesScreen;
  }
}
