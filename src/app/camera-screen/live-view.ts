import type { Detection } from '../../table/detection.ts';
import { startFromLook, type Sheet } from '../facade-score/sheet.ts';
import { scoreSheet } from '../facade-score/sheet-score.ts';
import { wordPoints } from '../facade-score/score-words.ts';
import { groupFaceUp } from '../facade-score/take-look.ts';
import type { ShownCard } from '../table-overlay/table-overlay.ts';
import { t } from '../words/words.ts';

/** Only the cards count for the words; no picture is kept of a look that is not used. */
const NO_PICTURE = { source: '', width: 1, height: 1 };

/** What is seen at this moment and what it would score for that person: `7 cards, 2 points`. */
export function wordSeen(cards: readonly Detection[], sheet: Sheet): string {
  const count = cards.filter((card) => card.card !== 'back').length;
  if (count === 0) return t('camera.hint');
  const look = { picture: NO_PICTURE, cards, groups: groupFaceUp(cards) };
  const { total } = scoreSheet(startFromLook(sheet, look));
  return t('camera.seen-score', { count, points: wordPoints(total) });
}

/** The cards of a reading with the melds they lie in. */
export function shownCards(cards: readonly Detection[]): readonly ShownCard[] {
  const marks = new Map<number, number>();
  groupFaceUp(cards).forEach((group, mark) => {
    for (const place of group) marks.set(place, mark);
  });
  return cards.map(({ card, outline }, id) => {
    const mark = marks.get(id);
    return mark === undefined ? { id, card, outline } : { id, card, outline, mark };
  });
}
