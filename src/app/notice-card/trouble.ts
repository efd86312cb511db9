import { html, type TemplateResult } from 'lit';
import type { LookFailure } from '../facade-score/take-look.ts';
import { t } from '../words/words.ts';
import './notice-card.ts';

/** Says why a picture brought no cards, and what to do. */
export function troubleNotice(failure: LookFailure): TemplateResult {
  const heading =
    failure.code === 'only-backs'
      ? t('trouble.only-backs', { count: failure.count })
      : t(`trouble.${failure.code}`);
  return html`<notice-card
    kind="trouble"
    heading=${heading}
    help=${t(`trouble.${failure.code}-help`)}
  ></notice-card>`;
}
