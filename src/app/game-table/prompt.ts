import { parseTile } from '../../cards/tiles.ts';
import { isTableEvent } from '../../rules/events.ts';
import { SUPPLY_EACH_PHASE } from '../../rules/facade/state.ts';
import type { ScoreView } from '../../rules/view.ts';
import type { AnyApplied } from '../../session/replay.ts';
import type { MessageKey } from '../words/words.ts';
import { t } from '../words/words.ts';

/** What is to be done next, in one sentence that can be read across a table. */
export interface PromptContext {
  readonly gameId: string;
  readonly view: ScoreView;
  readonly applied: readonly AnyApplied[];
  /** DZ-5: pairs are looked for where the game knows something else. */
  readonly playsPairs: boolean;
}

export function wordPrompt(context: PromptContext): string {
  const { view } = context;
  switch (view.stage) {
    case 'before-first-view':
      return t(view.notices.includes('may-roll') ? 'prompt.before-first-view' : 'prompt.rolled');
    case 'first-card':
    case 'second-card':
    case 'third-card':
    case 'first-tile':
    case 'showing':
    case 'over':
      return t(`prompt.${view.stage}`);
    case 'next-tile':
      return t(nextTile(context.applied));
    case 'refilling':
      return t('prompt.refilling', { count: stockOf(view) });
    case 'closing':
      return t(closing(context));
    case 'dealing':
      return t('prompt.facade.dealing', { count: stillToDeal(context.applied) });
    case 'bidding':
    case 'revealing':
      return t(`prompt.facade.${view.stage}`);
    case 'placing':
      return t('prompt.facade.placing');
    default:
      return '';
  }
}

function stockOf({ piles }: ScoreView): number {
  return piles.find(({ id }) => id === 'stock')?.count ?? 0;
}

function closing({ gameId, playsPairs }: PromptContext): MessageKey & `prompt.closing.${string}` {
  switch (gameId) {
    case 'q-memory':
      return 'prompt.closing.link';
    case 'dizzy-memory':
      return playsPairs ? 'prompt.closing.pair' : 'prompt.closing.lizzy';
    case 'memory':
      return 'prompt.closing.pair';
    default:
      return 'prompt.closing.cards';
  }
}

/** FA-2: of the cards of a phase, those that are not there yet. */
function stillToDeal(applied: readonly AnyApplied[]): number {
  const events = applied.flatMap((one) => one.events);
  const begun = events.findLastIndex(({ type }) => type === 'phase-ended') + 1;
  const dealt = events.slice(begun).filter(({ type }) => type === 'card-turned-up').length;
  return SUPPLY_EACH_PHASE - dealt;
}

/** QM-2, QM-3: what the tiles that lie up ask of the next one. */
function nextTile(applied: readonly AnyApplied[]) {
  const [last, before] = linkOf(applied).slice(-2).reverse();
  if (last === undefined || before === undefined) return 'prompt.second-tile';
  return last.background === before.background
    ? 'prompt.next-after-background'
    : 'prompt.next-after-core';
}

/** The tiles of the attempt that is on. */
function linkOf(applied: readonly AnyApplied[]) {
  const events = applied.flatMap((one) => one.events).filter(isTableEvent);
  const start = events.findLastIndex(
    ({ type }) => type === 'turn-started' || type === 'cards-laid-anew',
  );
  return events.slice(start + 1).flatMap((event) => {
    const tile = event.type === 'card-turned-up' ? parseTile(event.card) : undefined;
    return tile?.ok === true ? [tile.value] : [];
  });
}
