import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../card-face/card-face.ts';
import { cardsOf } from '../facade-score/sheet.ts';
import { scoreSheet } from '../facade-score/sheet-score.ts';
import type { SheetStore } from '../facade-score/sheet-store.ts';
import { wordPoints } from '../facade-score/score-words.ts';
import { icon } from '../look/icons.ts';
import { base, paper } from '../look/shared-styles.ts';
import { makeRoute } from '../routing/routes.ts';
import { formatPoints, formatTotal, t } from '../words/words.ts';
import { styles } from './home-screen.styles.ts';

/** What Kibitz can do today, and what was begun. */
@customElement('home-screen')
export class HomeScreen extends LitElement {
  static override styles = [base, paper, styles];

  @property({ attribute: false }) store!: SheetStore;

  override render() {
    return html`
      <div class="hero">
        <div class="fan" role="img" aria-label=${t('home.art')}>
          <card-face card="5C"></card-face>
          <card-face card="6C"></card-face>
          <card-face card="7C"></card-face>
          <span class="worth" aria-hidden="true">${formatPoints(3)}</span>
        </div>
        <h1>${t('app.name')}</h1>
        <p class="lead">${t('home.lead')}</p>
      </div>
      <div>
        <h2>${t('home.choose')}</h2>
        <div class="games">
          ${this.#begun()}
          <a class="paper game" href=${makeRoute({ at: 'facade' })}>
            <span class="mark"><card-face card="9H"></card-face></span>
            <span class="text">
              <strong>${t('home.facade')}</strong>
              <span class="soft">${t('home.facade-lead')}</span>
            </span>
            <span class="go">${icon('next')}</span>
          </a>
        </div>
        <footer>
          <p class="private">${icon('lock')} ${t('home.private')}</p>
          <p>${t('home.more')}</p>
        </footer>
      </div>
    `;
  }

  #begun() {
    const { sheet } = this.store;
    const count = cardsOf(sheet).length;
    if (count === 0) return nothing;
    const { total } = scoreSheet(sheet);
    return html`<a class="paper game going" href=${makeRoute({ at: 'facade-sheet' })}>
      <span class="score" aria-hidden="true">${formatTotal(total)}</span>
      <span class="text">
        <strong>${t('home.continue')}</strong>
        <span class="soft">
          ${t('facade.continue-lead', { count, points: wordPoints(total) })}
        </span>
      </span>
      <span class="go">${icon('next')}</span>
    </a>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'home-screen': HomeScreen;
  }
}
