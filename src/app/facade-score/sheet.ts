import type { CardCode, Suit } from '../../cards/standard.ts';
import type { MeldCard } from '../../rules/facade/melds.ts';
import type { Detection, Quad } from '../../table/detection.ts';

/** A card on the score sheet, seen in a picture or tapped in. */
export interface SheetCard {
  /** Unlike any other of this sheet, also of those removed. */
  readonly id: number;
  readonly card: MeldCard;
  /** What the reader took it for, the likelier first; empty for a card that was tapped in. */
  readonly guesses: readonly CardCode[];
  /** Where it lies in the sheet's picture; undefined if it was tapped in or comes from an earlier picture. */
  readonly outline?: Quad;
}

/** Cards that belong together. A sheet holds no empty meld. */
export interface SheetMeld {
  /** Names the meld: 0 is meld A. It keeps its letter while it has cards. */
  readonly mark: number;
  readonly cards: readonly SheetCard[];
}

/** The picture that the outlines lie on. */
export interface SheetPicture {
  /** Address of the picture, a `data:` URL. May hold fewer pixels than were read. */
  readonly source: string;
  /** Size of the picture that was read, in its pixels. Outlines are in these. */
  readonly width: number;
  readonly height: number;
}

/** What one person enters to have melds scored (FA-8). Melds are in the order of their marks. */
export interface Sheet {
  readonly ownSuit?: Suit;
  readonly melds: readonly SheetMeld[];
  readonly picture?: SheetPicture;
  /** Face-down cards of the picture: drawn, not counted. */
  readonly backs: readonly Quad[];
  readonly nextId: number;
}

/** A picture that was read: what was found, and which of the findings belong together. */
export interface Look {
  readonly picture: SheetPicture;
  readonly cards: readonly Detection[];
  /** Groups of places in `cards`. Every face-up card is in one of them. */
  readonly groups: readonly (readonly number[])[];
}

export const EMPTY_SHEET: Sheet = { melds: [], backs: [], nextId: 1 };

export type MeldTarget = number | 'new';

/** All cards, meld by meld. */
export function cardsOf(sheet: Sheet): readonly SheetCard[] {
  return sheet.melds.flatMap((meld) => meld.cards);
}

export function findCard(sheet: Sheet, id: number): SheetCard | undefined {
  return cardsOf(sheet).find((card) => card.id === id);
}

export function meldOf(sheet: Sheet, id: number): SheetMeld | undefined {
  return sheet.melds.find((meld) => meld.cards.some((card) => card.id === id));
}

/** The mark that the next new meld gets: the first that is free. */
export function nextMark(sheet: Sheet): number {
  const used = new Set(sheet.melds.map((meld) => meld.mark));
  let mark = 0;
  while (used.has(mark)) mark += 1;
  return mark;
}

export function chooseSuit(sheet: Sheet, ownSuit: Suit | undefined): Sheet {
  const { ownSuit: _, ...rest } = sheet;
  return ownSuit === undefined ? rest : { ...rest, ownSuit };
}

/** The same person's sheet with nothing on it. */
export function clearSheet(sheet: Sheet): Sheet {
  const empty: Sheet = { ...EMPTY_SHEET, nextId: sheet.nextId };
  return chooseSuit(empty, sheet.ownSuit);
}

/** A new sheet from a picture; own suit and identities go on. */
export function startFromLook(sheet: Sheet, look: Look): Sheet {
  return addLook(clearSheet(sheet), look);
}

/**
 * Puts the cards of a further picture on the sheet, in melds of their own. A card that is on the sheet already is the
 * same card seen again (ANY-3), and is left where it is. The new picture is the one shown from now on.
 */
export function addLook(sheet: Sheet, look: Look): Sheet {
  const present = new Set(cardsOf(sheet).map((card) => card.card));
  let next: Sheet = {
    ...sheet,
    melds: sheet.melds.map((meld) => ({ ...meld, cards: meld.cards.map(withoutOutline) })),
    picture: look.picture,
    backs: look.cards.filter((seen) => seen.card === 'back').map((seen) => seen.outline),
  };
  for (const group of look.groups) {
    let target: MeldTarget = 'new';
    for (const index of group) {
      const seen = look.cards[index];
      if (seen === undefined || seen.card === 'back') continue;
      if (seen.card !== 'unsure' && present.has(seen.card)) continue;
      const mark: number = target === 'new' ? nextMark(next) : target;
      next = putCard(next, seenCard(seen, seen.card, next.nextId), mark);
      next = { ...next, nextId: next.nextId + 1 };
      target = mark;
    }
  }
  return next;
}

/** Says what a card really is. */
export function nameCard(sheet: Sheet, id: number, card: CardCode): Sheet {
  if (findCard(sheet, id)?.card === card) return sheet;
  return {
    ...sheet,
    melds: sheet.melds.map((meld) => ({
      ...meld,
      cards: meld.cards.map((other) => (other.id === id ? { ...other, card } : other)),
    })),
  };
}

/** Lays a card to another meld, or to one of its own. */
export function moveCard(sheet: Sheet, id: number, target: MeldTarget): Sheet {
  const card = findCard(sheet, id);
  const from = meldOf(sheet, id);
  if (card === undefined || from === undefined || from.mark === target) return sheet;
  if (target === 'new' && from.cards.length === 1) return sheet;
  const mark = target === 'new' ? nextMark(sheet) : target;
  return putCard(removeCard(sheet, id), card, mark);
}

export function addCard(sheet: Sheet, card: CardCode, target: MeldTarget): Sheet {
  const mark = target === 'new' ? nextMark(sheet) : target;
  const next = putCard(sheet, { id: sheet.nextId, card, guesses: [] }, mark);
  return { ...next, nextId: sheet.nextId + 1 };
}

export function removeCard(sheet: Sheet, id: number): Sheet {
  const melds = sheet.melds
    .map((meld) => ({ ...meld, cards: meld.cards.filter((card) => card.id !== id) }))
    .filter((meld) => meld.cards.length > 0);
  return { ...sheet, melds };
}

function putCard(sheet: Sheet, card: SheetCard, mark: number): Sheet {
  const isThere = sheet.melds.some((meld) => meld.mark === mark);
  const melds = isThere
    ? sheet.melds.map((meld) =>
        meld.mark === mark ? { ...meld, cards: [...meld.cards, card] } : meld,
      )
    : [...sheet.melds, { mark, cards: [card] }].sort((one, other) => one.mark - other.mark);
  return { ...sheet, melds };
}

function seenCard(seen: Detection, card: MeldCard, id: number): SheetCard {
  return { id, card, guesses: seen.guesses.map((guess) => guess.card), outline: seen.outline };
}

function withoutOutline(card: SheetCard): SheetCard {
  const { outline: _, ...rest } = card;
  return rest;
}
