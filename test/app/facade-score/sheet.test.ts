import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addCard,
  addLook,
  cardsOf,
  chooseSuit,
  clearSheet,
  EMPTY_SHEET,
  meldOf,
  moveCard,
  nameCard,
  removeCard,
  startFromLook,
  type Look,
  type MeldTarget,
  type Sheet,
} from '../../../src/app/facade-score/sheet.ts';
import { AUTHORS_MELDS, FIFTY_TWO, codesOf, seen, tapIn } from './tables.ts';

const PICTURE = { source: 'data:image/png;base64,', width: 800, height: 600 };
const look = (cards: Look['cards'], groups: Look['groups']): Look => ({
  picture: PICTURE,
  cards,
  groups,
});

const idAt = (sheet: Sheet, meld: number, place: number): number =>
  sheet.melds[meld]?.cards[place]?.id ?? -1;

describe('tapping in', () => {
  test('FA-7: the author’s melds stand on the sheet as they were tapped', () => {
    expect(codesOf(tapIn(AUTHORS_MELDS))).toEqual(AUTHORS_MELDS);
  });

  test('a new meld takes the first free letter', () => {
    const sheet = tapIn([['2H'], ['3H'], ['4H']]);
    const without = removeCard(sheet, idAt(sheet, 1, 0));
    expect(without.melds.map((meld) => meld.mark)).toEqual([0, 2]);
    const again = addCard(without, '9C', 'new');
    expect(again.melds.map((meld) => meld.mark)).toEqual([0, 1, 2]);
  });
});

describe('corrections', () => {
  test('a card gets another name and stays where it is', () => {
    const sheet = tapIn(AUTHORS_MELDS);
    const renamed = nameCard(sheet, idAt(sheet, 2, 0), '8C');
    expect(codesOf(renamed)).toEqual(AUTHORS_MELDS.with(2, ['8C']));
  });

  test('a card moves to another meld; a meld left empty goes', () => {
    const sheet = tapIn(AUTHORS_MELDS);
    const moved = moveCard(sheet, idAt(sheet, 2, 0), 5);
    expect(codesOf(moved)).toEqual([
      ...AUTHORS_MELDS.slice(0, 2),
      ...AUTHORS_MELDS.slice(3, 5),
      ['7S', '8S', '5S'],
    ]);
    expect(moved.melds.map((meld) => meld.mark)).toEqual([0, 1, 3, 4, 5]);
  });

  test('moving nowhere, or saying what is known, changes nothing, not even a step to undo', () => {
    const sheet = tapIn(AUTHORS_MELDS);
    expect(moveCard(sheet, idAt(sheet, 0, 0), 0)).toBe(sheet);
    expect(moveCard(sheet, idAt(sheet, 2, 0), 'new')).toBe(sheet);
    expect(moveCard(sheet, 999, 0)).toBe(sheet);
    expect(nameCard(sheet, idAt(sheet, 2, 0), '5S')).toBe(sheet);
  });

  test('clearing keeps the own suit and never gives an identity twice', () => {
    const sheet = chooseSuit(tapIn(AUTHORS_MELDS), 'C');
    const next = addCard(clearSheet(sheet), '2H', 'new');
    expect(next.ownSuit).toBe('C');
    expect(cardsOf(sheet).map((card) => card.id)).not.toContain(idAt(next, 0, 0));
  });
});

describe('pictures', () => {
  const first = look(
    [
      seen('5C', 0, 0),
      seen('back', 300, 0),
      seen('6C', 30, 0),
      seen('unsure', 60, 0),
      seen('2D', 500, 0),
    ],
    [[0, 2, 3], [4]],
  );

  test('face-up cards come in their groups, with guesses and places; backs are only drawn', () => {
    const sheet = startFromLook(EMPTY_SHEET, first);
    expect(codesOf(sheet)).toEqual([['5C', '6C', 'unsure'], ['2D']]);
    expect(sheet.melds[0]?.cards[2]).toMatchObject({
      guesses: ['9D'],
      outline: first.cards[3]?.outline,
    });
    expect(sheet.backs).toEqual([first.cards[1]?.outline]);
    expect(sheet.picture).toBe(PICTURE);
  });

  test('a picture starts a new sheet for the same person', () => {
    const sheet = startFromLook(chooseSuit(tapIn(AUTHORS_MELDS), 'H'), first);
    expect(sheet.ownSuit).toBe('H');
    expect(codesOf(sheet)).toEqual([['5C', '6C', 'unsure'], ['2D']]);
  });

  test('ANY-3: a further picture adds what is new; a card that is there already is the same card', () => {
    const sheet = tapIn([['5C', '6C', '7C']]);
    const further = addLook(sheet, first);
    expect(codesOf(further)).toEqual([['5C', '6C', '7C'], ['unsure'], ['2D']]);
  });

  test('outlines always lie on the picture that is shown', () => {
    const sheet = addLook(startFromLook(EMPTY_SHEET, first), look([seen('9H', 10, 10)], [[0]]));
    const placed = cardsOf(sheet).filter((card) => card.outline !== undefined);
    expect(placed.map((card) => card.card)).toEqual(['9H']);
    expect(sheet.backs).toEqual([]);
  });
});

test('moving cards about, and back, keeps every card exactly once and leaves no empty meld', () => {
  const someMelds = fc.uniqueArray(fc.constantFrom(...FIFTY_TWO), { minLength: 1 }).chain((all) =>
    fc.array(fc.nat(5), { minLength: all.length, maxLength: all.length }).map((marks) => {
      const melds = [0, 1, 2, 3, 4, 5].map((mark) => all.filter((_, at) => marks[at] === mark));
      return melds.filter((meld) => meld.length > 0);
    }),
  );
  const someMoves = fc.array(
    fc.tuple(fc.nat(60), fc.oneof(fc.nat(7), fc.constant<MeldTarget>('new'))),
  );
  fc.assert(
    fc.property(someMelds, someMoves, (melds, moves) => {
      const before = tapIn(melds);
      const ids = cardsOf(before).map((card) => card.id);
      let after = before;
      for (const [which, target] of moves)
        after = moveCard(after, ids[which % ids.length] ?? 0, target);
      expect(after.melds.every((meld) => meld.cards.length > 0)).toBe(true);
      expect(new Set(after.melds.map((meld) => meld.mark)).size).toBe(after.melds.length);
      const byId = (sheet: Sheet) => [...cardsOf(sheet)].sort((one, other) => one.id - other.id);
      expect(byId(after)).toEqual(byId(before));

      for (const id of ids) after = moveCard(after, id, meldOf(before, id)?.mark ?? 'new');
      const asSets = (sheet: Sheet) =>
        new Map(sheet.melds.map((meld) => [meld.mark, new Set(meld.cards)]));
      expect(asSets(after)).toEqual(asSets(before));
    }),
  );
});
