import { html, type TemplateResult } from 'lit';
import { makeRoute } from '../routing/routes.ts';
import { t } from '../words/words.ts';

/** From a table at which nothing is left to do to what came of it. */
export function resultLink(gameId: string): TemplateResult {
  return html`<a class="button first" href=${makeRoute({ at: 'end', id: gameId })}>
    ${t('act.see-result')}
  </a>`;
}
