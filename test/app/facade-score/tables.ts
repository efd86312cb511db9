import { RANKS, SUITS, type CardCode, type SuitedCode } from '../../../src/cards/standard.ts';
import type { MeldCard } from '../../../src/rules/facade/melds.ts';
import type { Detection, Quad } from '../../../src/table/detection.ts';
import { addCard, EMPTY_SHEET, type Sheet } from '../../../src/app/facade-score/sheet.ts';

/** FA-7, the author's example: the set and the diamond sequence are his, their ranks are ours. */
export const AUTHORS_MELDS: readonly (readonly CardCode[])[] = [
  ['4H', '6H', '5H', '7H'],
  ['5C', '6C', '7C'],
  ['5S'],
  ['9S', '9H', '9C'],
  ['2D', '3D', '4D'],
  ['7S', '8S'],
];

export const FIFTY_TWO: readonly SuitedCode[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): SuitedCode => `${rank}${suit}`),
);

/** A sheet as it is after tapping these melds in. */
export function tapIn(melds: readonly (readonly CardCode[])[]): Sheet {
  return melds.reduce(
    (sheet, cards, mark) => cards.reduce((next, card) => addCard(next, card, mark), sheet),
    EMPTY_SHEET,
  );
}

/** The cards of each meld, as codes. */
export function codesOf(sheet: Sheet): readonly (readonly MeldCard[])[] {
  return sheet.melds.map((meld) => meld.cards.map((card) => card.card));
}

/** An upright card, 60 wide, with its top left corner there. */
export function uprightAt(x: number, y: number): Quad {
  return [
    [x, y],
    [x + 60, y],
    [x + 60, y + 84],
    [x, y + 84],
  ];
}

export function seen(card: Detection['card'], x: number, y: number): Detection {
  const guesses =
    card === 'back' ? [] : [{ card: card === 'unsure' ? ('9D' as const) : card, confidence: 0.9 }];
  return { card, outline: uprightAt(x, y), confidence: 0.9, guesses };
}
