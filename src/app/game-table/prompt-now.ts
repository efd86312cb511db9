import type { Outcome } from '../../rules/outcome.ts';
import type { Session } from '../../session/session.ts';
import { isComputersMove } from '../game-desk/computers-move.ts';
import { formatList, t } from '../words/words.ts';
import { wordPrompt } from './prompt.ts';
import { nameOf, spotName, type TableTalk } from './table-talk.ts';

/** What is to be done next in a running game, or how it ended. */
export function promptNow(session: Session, talk: TableTalk): string {
  const { view, outcome, game, record } = session;
  if (outcome !== undefined) return wordOutcome(outcome, talk);
  const name = nameOf(talk, view.turn);
  const computer = session.computer();
  if (view.named !== undefined) {
    const spot = spotName(talk, view.named);
    if (computer === undefined) return t('prompt.clock-wants', { spot });
    const peeks = computer.choose().type === 'peek';
    return t(peeks ? 'prompt.wants-peek' : 'prompt.wants', { name, spot });
  }
  if (isComputersMove(session)) return t('prompt.thinking', { name });
  return wordPrompt({
    gameId: game.id,
    view,
    applied: session.folded.applied,
    playsPairs: playsPairs(record.options),
  });
}

function playsPairs(options: unknown): boolean {
  return (
    typeof options === 'object' &&
    options !== null &&
    'traditional' in options &&
    options.traditional === true
  );
}

function wordOutcome({ result, ranking }: Outcome, talk: TableTalk): string {
  switch (result) {
    case 'won': {
      const first = ranking.filter(({ place }) => place === 1);
      const names = formatList(first.map(({ seat }) => nameOf(talk, seat)));
      return t('over.shared', { count: first.length, names });
    }
    case 'draw':
    case 'together':
    case 'unfinished':
    case 'void':
      return t(`over.${result}`);
  }
}
