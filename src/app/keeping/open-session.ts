import { html, type TemplateResult } from 'lit';
import type { Result } from '../../cards/result.ts';
import { fail } from '../../cards/result.ts';
import type { Session } from '../../session/session.ts';
import type { OpenTrouble } from '../../session/sessions.ts';
import { missingGame } from '../notice-card/missing-game.ts';
import '../notice-card/notice-card.ts';
import { t } from '../words/words.ts';
import type { KeepingHolder } from './keeping-holder.ts';
import { wordStoreTrouble } from './keeping-words.ts';

/** Why a game can't be shown: it can't be opened, or the part of the app that opens it did not arrive. */
export type OpenFailure = OpenTrouble | { readonly code: 'not-arrived' };

export async function openSession(
  keeping: KeepingHolder,
  id: string,
): Promise<Result<Session, OpenFailure>> {
  try {
    const { sessions } = await keeping.opened();
    return await sessions.open(id);
  } catch {
    return fail({ code: 'not-arrived' });
  }
}

/** In the place of a game that could not be opened. */
export function openNotice(failure: OpenFailure): TemplateResult {
  if (failure.code === 'not-loaded' && failure.trouble === 'no-such-game') return missingGame();
  return html`<app-bar heading=${t('place.game')}></app-bar>
    <notice-card
      kind="trouble"
      role="alert"
      heading=${headingOf(failure)}
      help=${helpOf(failure)}
    ></notice-card>`;
}

function headingOf({ code }: OpenFailure): string {
  switch (code) {
    case 'not-arrived':
      return t('place.missing');
    case 'not-readable':
      return t('place.not-readable');
    case 'not-loaded':
      return t('keeping.trouble');
  }
}

function helpOf(failure: OpenFailure): string {
  switch (failure.code) {
    case 'not-arrived':
      return t('place.missing-help');
    case 'not-readable':
      return t('place.not-readable-help');
    case 'not-loaded':
      return wordStoreTrouble(failure.trouble);
  }
}
