import { html, type TemplateResult } from 'lit';
import { makeRoute } from '../routing/routes.ts';
import { t } from '../words/words.ts';
import './notice-card.ts';

/** In the place of a game that there is not. */
export function missingGame(): TemplateResult {
  return html`<app-bar heading=${t('place.game')}></app-bar>
    <notice-card kind="trouble" heading=${t('place.no-game')} help=${t('place.no-game-help')}>
      <a href=${makeRoute({ at: 'home' })}>${t('place.home')}</a>
    </notice-card>`;
}
