import type { Fault, Question, Remedy, Report, WaitingFor } from '../../referee/verdict.ts';
import { shortSide } from '../../table/quads.ts';
import { median } from '../../table/statistics.ts';
import type { TableView } from '../../table/table-view.ts';
import { pieceNames, spotName, spotNames, type TableTalk } from '../game-table/table-talk.ts';
import { faceName, sentence } from '../words/face-words.ts';
import { t } from '../words/words.ts';

/** What the camera makes of the table at this moment, in one line. */
export function wordWatch(view: TableView, report: Report, talk: TableTalk): string {
  switch (view.bearings) {
    case 'searching':
      return t('live.searching', { count: view.strays.length });
    case 'lost':
      return t('live.lost');
    case 'held':
  }
  const [named] = report.named;
  if (named !== undefined) return t('live.sees', { card: faceName(named.card) });
  const { verdict } = report;
  if (verdict.says === 'waiting') return t(WAITING_WORDS[verdict.waitsFor]);
  if (verdict.says === 'fault') return wordFaults(verdict.faults, talk)[0] ?? '';
  return t(isFar(view) ? 'live.far' : 'live.held', { count: view.spots.length });
}

/** Cards narrower than this, in pixels of the camera, are often misread. */
const NARROW = 55;

/** Whether many of the cards look so small that a phone held nearer would read them better. */
function isFar({ spots }: TableView): boolean {
  return median(spots.map(({ outline }) => shortSide(outline))) < NARROW;
}

const WAITING_WORDS = {
  bearings: 'live.lost',
  hand: 'live.hand',
  steady: 'live.steady',
  piece: 'live.piece',
} as const satisfies Readonly<Record<WaitingFor, string>>;

/** What is wrong and what puts it right, a sentence for each thing. */
export function wordFaults(faults: readonly Fault[], talk: TableTalk): readonly string[] {
  return faults.map((fault) => {
    const wrong = t(`fault.${fault.code}`, {
      spot: spotName(talk, fault.spot),
      card: fault.card === undefined ? '' : faceName(fault.card),
    });
    const right = fault.remedies.map((remedy) => wordRemedy(remedy, talk));
    return right.length === 0
      ? t('fault.wrong', { wrong })
      : t('fault.wrong-right', { wrong, right: sentence(right.join(', ')) });
  });
}

function wordRemedy(remedy: Remedy, talk: TableTalk): string {
  switch (remedy.do) {
    case 'turn-down':
    case 'turn-up':
    case 'take-away':
      return t(`remedy.${remedy.do}`);
    case 'lay-down':
      return t('remedy.lay-down', { spot: spotName(talk, remedy.spot) });
    case 'lay-up':
      return t('remedy.lay-up', {
        spot: spotName(talk, remedy.spot),
        card: faceName(remedy.card),
      });
    case 'move':
      return t('remedy.move', {
        from: spotName(talk, remedy.from),
        to: spotName(talk, remedy.to),
      });
    case 'swap':
      return t('remedy.swap', { spots: spotNames(talk, remedy.spots) });
    case 'lay-piece':
    case 'take-piece':
      return t(`remedy.${remedy.do}`, { piece: pieceNames([remedy.piece]) });
    case 'put-on-pile':
      return t('remedy.put-on-pile', { card: faceName(remedy.card) });
  }
}

export function wordQuestion(question: Question, talk: TableTalk): string {
  switch (question.about) {
    case 'order':
      return t('question.order');
    case 'impossible-card':
      return t('question.impossible-card', {
        card: faceName(question.card),
        spot: spotName(talk, question.spot),
      });
    case 'card':
    case 'earlier-card':
    case 'unseen-card':
      return sentence(t(`question.${question.about}`, { spot: spotName(talk, question.spot) }));
  }
}
