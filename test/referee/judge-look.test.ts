import { describe, expect, test } from 'vitest';

import { judgeLook } from '../../src/referee/judge-look.ts';
import type { LookDraft } from '../../src/referee/look-draft.ts';
import { addUnseen, laySeen, nameSeen, NO_CARD, partsNow } from '../../src/referee/look-draft.ts';
import type { State } from '../rules/facade/table.ts';
import { awarded, bidding, meldsOf, stageOf, table } from '../rules/facade/table.ts';
import { inRow, pointedAt } from './support/pointed.ts';

const DEAL = '9D 8C TS 2C';
const BIDS = ['K@9D J@8C Q@TS A@2C', 'K@8C J@9D Q@TS A@TS'];
const SUPPLY = { of: 'supply' } as const;
const BID_PART = { of: 'bids' } as const;
const meldsOfSeat = (seat: number) => ({ of: 'melds', seat }) as const;

/** The supply of the rulebook's table with the bids of both players, each fanned out on its side. */
const REVEALED = {
  ...inRow('9D', '8C', 'TS', '2C'),
  KC: [0, 1.5],
  JH: [0, -1.5],
  JC: [1.4, 1.5],
  KH: [1.4, -1.5],
  QC: [2.8, 1.5],
  QH: [2.8, -1.5],
  AH: [2.8, -1.9],
  AC: [4.2, 1.5],
} as const;

function verdict(state: State, draft: LookDraft) {
  return judgeLook(state, draft).verdict;
}

/** What has to be asked; fails where nothing has. */
function asked(state: State, draft: LookDraft) {
  const judged = verdict(state, draft);
  if (judged.says !== 'question') throw new Error(`no question: ${JSON.stringify(judged)}`);
  return judged.question;
}

/** What comes of a look that is explained; fails where it is not. */
function after(state: State, draft: LookDraft): State {
  const judged = verdict(state, draft);
  if (judged.says !== 'explained') throw new Error(`not explained: ${JSON.stringify(judged)}`);
  return judged.after;
}

describe('the supply', () => {
  test('FA-2: is dealt in the order in which it lies, and whole with four new cards', () => {
    const judged = verdict(table([]), pointedAt(SUPPLY, inRow('9D', '8C', 'TS', '2C')));
    const inputs = ['9D', '8C', 'TS', '2C'].map((card) => ({ type: 'deal', card }));
    expect(judged).toMatchObject({ says: 'explained', inputs, isWhole: true });
  });

  test('FA-2: fewer than four are a part of it', () => {
    const judged = verdict(table([]), pointedAt(SUPPLY, inRow('9D', '8C')));
    expect(judged).toMatchObject({ says: 'explained', isWhole: false });
  });

  test('FA-1: bids and melds that got into the picture are not of it', () => {
    const state = table([...awarded(DEAL, BIDS), ...placed()]);
    const seen = pointedAt(SUPPLY, { ...inRow('9S', '9C'), KC: [0, 3], '9D': [0, 6] });
    const { arranged, verdict: judged } = judgeLook(state, seen);
    expect(arranged.aside.map(({ card }) => card)).toEqual(['KC', '9D']);
    expect(judged).toMatchObject({ inputs: [{ card: '9S' }, { card: '9C' }] });
  });

  test('FA-9: a card that was not named is asked about with both choices, and nothing entered', () => {
    const draft = pointedAt(SUPPLY, inRow('9D', '8C', 'TS', '6H?8H'));
    expect(asked(table([]), draft)).toEqual({
      about: 'card',
      because: 'unsure',
      id: 3,
      names: ['6H', '8H'],
    });
    expect(stageOf(after(table([]), nameSeen(draft, 3, '6H')))).toBe('bidding');
    const without = after(table([]), nameSeen(draft, 3, NO_CARD));
    expect(stageOf(without)).toBe('dealing');
  });

  test('FA-2: what could not be named is none of the supply once its four cards are there', () => {
    const draft = pointedAt(SUPPLY, { ...inRow('9D', '8C', 'TS', '2C'), '6H?8H': [0, 4] });
    const { arranged, verdict: judged } = judgeLook(table([]), draft);
    expect(judged).toMatchObject({ says: 'explained', isWhole: true });
    expect(arranged.aside.map(({ id }) => id)).toEqual([4]);
  });

  test('ANY-3: of two cards read as the same the less sure one is asked about', () => {
    const draft = pointedAt(SUPPLY, { ...inRow('9D', '8C'), '9D~9H': [4, 0] });
    expect(asked(table([]), draft)).toEqual({
      about: 'card',
      because: 'twice',
      id: 2,
      names: ['9H'],
    });
  });

  test('FA-1: a card that can’t be there is refused with its reason, and its other reading offered', () => {
    const draft = pointedAt(SUPPLY, inRow('9D', '8C', 'TS', 'QS~9S'));
    expect(asked(table([]), draft)).toMatchObject({
      about: 'refused',
      id: 3,
      trouble: { reason: 'not-a-pile-card' },
      names: ['9S'],
    });
  });

  test('FA-3: a card that was left lying and is not seen is asked about', () => {
    const state = table(['deal 9D', 'deal 8C']);
    const draft = pointedAt(SUPPLY, inRow('TS', '2C'));
    expect(asked(state, draft)).toEqual({ about: 'missing', cards: ['9D', '8C'] });
    const there = addUnseen(draft, [{ card: '9D' }, { card: '8C' }]);
    expect(stageOf(after(state, there))).toBe('bidding');
  });
});

describe('the bids', () => {
  const dealt = table(bidding(DEAL, BIDS).slice(0, 4));

  test('FA-9, FA-3: their suits say whose they are, the nearest card of the supply what they bid on', () => {
    const seen = after(dealt, pointedAt(BID_PART, REVEALED));
    expect(seen.game.awards).toEqual(table(awarded(DEAL, BIDS)).game.awards);
  });

  test('FA-9: bids that were entered while they were laid are turned over', () => {
    const laid = table(bidding(DEAL, BIDS));
    const judged = verdict(laid, pointedAt(BID_PART, REVEALED));
    expect(judged).toMatchObject({ says: 'explained', isWhole: true });
    expect(after(laid, pointedAt(BID_PART, REVEALED)).game.awards).toHaveLength(4);
  });

  test('FA-9: a bid between two cards of the supply is asked about with both', () => {
    const draft = pointedAt(BID_PART, { ...REVEALED, AC: [3.5, 1.5] });
    const id = Object.keys(REVEALED).indexOf('AC');
    const question = asked(dealt, draft);
    expect(question).toMatchObject({ about: 'place', id });
    expect(question.about === 'place' && question.places.toSorted()).toEqual(['s3', 's4']);
    expect(after(dealt, laySeen(draft, id, 's4')).game.awards[3]).toMatchObject({ winner: 0 });
  });

  test('FA-2: as long as bids of a player were not seen, nothing is entered; the last one is asked for', () => {
    const { AC: _, ...short } = REVEALED;
    const draft = pointedAt(BID_PART, short);
    expect(asked(dealt, draft)).toEqual({
      about: 'unseen-bid',
      card: 'AC',
      seat: 0,
      places: ['s1', 's2', 's3', 's4'],
    });
    const said = addUnseen(draft, [{ card: 'AC', lies: 's4' }]);
    expect(after(dealt, said).game.awards[3]).toMatchObject({ winner: 0 });
    const { QC: __, ...shorter } = short;
    expect(verdict(dealt, pointedAt(BID_PART, shorter))).toEqual({ says: 'bids-short', seat: 0 });
  });

  test('ANY-3: what was doubtfully read as a bid once more is none where all bids were seen', () => {
    const seen = after(dealt, pointedAt(BID_PART, { ...REVEALED, 'AC~AS': [0, 2.5] }));
    expect(seen.game.awards).toEqual(table(awarded(DEAL, BIDS)).game.awards);
    const { QC: _, ...short } = REVEALED;
    const draft = pointedAt(BID_PART, { ...short, 'AC~QC': [2.8, 1.5] });
    expect(asked(dealt, draft)).toMatchObject({ because: 'twice', names: ['QC'] });
    const doubtful = Object.keys(short).length;
    const said = nameSeen(draft, doubtful, 'AC');
    expect(asked(dealt, said)).toMatchObject({ because: 'twice', id: doubtful - 1 });
  });

  test('FA-9: a card of the supply that is out of the picture has to be seen first', () => {
    const short = Object.fromEntries(Object.entries(REVEALED).filter(([card]) => card !== '2C'));
    const judged = verdict(dealt, pointedAt(BID_PART, short));
    expect(judged).toEqual({ says: 'supply-short', cards: ['2C'] });
  });

  test('FA-9: a bid where its player laid none is refused, and the place that is left offered', () => {
    const laid = table(bidding(DEAL, BIDS));
    const draft = pointedAt(BID_PART, { '9D': [0, 0], '2C': [4.2, 0], JH: [4.2, -1.5] });
    const question = asked(laid, draft);
    expect(question).toMatchObject({ about: 'refused', trouble: { reason: 'not-laid-there' } });
    expect(question.about === 'refused' && question.places).toEqual(['s1', 's2', 's3']);
  });
});

describe('melds', () => {
  const won = table(awarded(DEAL, BIDS));

  test('FA-4: cards that lie together are a meld; the next player’s turn comes when all are laid', () => {
    const seen = after(won, pointedAt(meldsOfSeat(0), { '9D': [0, 6], '2C': [2, 6] }));
    expect(meldsOf(seen)[0]).toEqual([['9D'], ['2C']]);
    expect(partsNow(seen.game)[0]).toEqual(meldsOfSeat(1));
  });

  test('FA-4: a won card that still lies in the supply was not laid', () => {
    const lying = { ...inRow('8C', 'TS', '2C'), '9D': [0, 6] } as const;
    const judged = verdict(won, pointedAt(meldsOfSeat(0), lying));
    expect(judged).toMatchObject({ inputs: [{ type: 'place', spot: 's1' }], isWhole: false });
  });

  test('FA-4: a card that a meld does not take is refused, and a meld of its own offered', () => {
    const state = table([...awarded(DEAL, BIDS), 'place s1 a1']);
    const draft = pointedAt(meldsOfSeat(0), { '9D': [0, 6], '2C': [0.4, 6] });
    const question = asked(state, draft);
    expect(question).toMatchObject({
      about: 'refused',
      id: 1,
      trouble: { reason: 'meld-does-not-take-it', card: '2C' },
      places: ['new-1'],
    });
    expect(meldsOf(after(state, laySeen(draft, 1, 'new-1')))[0]).toEqual([['9D'], ['2C']]);
  });

  test('FA-4: a card nobody won is refused', () => {
    const draft = pointedAt(meldsOfSeat(0), { '9D': [0, 6], '2C': [2, 6], '5H': [4, 6] });
    expect(asked(won, draft)).toMatchObject({ trouble: { reason: 'not-your-card', card: '5H' } });
  });

  test('FA-4: a card that was moved from meld to meld is called', () => {
    const state = table([...awarded(DEAL, BIDS), ...placed()]);
    const moved = pointedAt(meldsOfSeat(1), { '8C': [0, 6], TS: [0.4, 6] });
    // Both whole in one heap may only lie close; that is no fault.
    expect(verdict(state, moved)).toEqual({ says: 'as-known' });
    const later = table([...awarded(DEAL, BIDS), ...placed(), ...MORE_FOR_BINOD]);
    const parted = pointedAt(meldsOfSeat(1), { '8C': [0, 6], TS: [3, 6], '7C': [3.4, 6] });
    expect(asked(later, parted)).toMatchObject({ trouble: { code: 'melds-differ', card: '8C' } });
  });

  test('FA-4: placed cards that are out of the picture may be said to lie there', () => {
    const state = table([...awarded(DEAL, BIDS), 'place s1 a1']);
    const draft = pointedAt(meldsOfSeat(0), { '2C': [2, 6] });
    expect(asked(state, draft)).toEqual({ about: 'missing', cards: ['9D'] });
    const there = addUnseen(draft, [{ card: '9D', lies: 'a1' }]);
    expect(meldsOf(after(state, there))[0]).toEqual([['9D'], ['2C']]);
  });
});

test('FA-4: cards that were won and lie where they were bid for are not laid yet', () => {
  const state = table(awarded(DEAL, BIDS));
  // Wide apart: no card of the supply is near to another, each has its bids.
  const wide = Object.entries(REVEALED).map(([card, [x, y]]) => [card, [1.7 * x, y]] as const);
  const draft = pointedAt(meldsOfSeat(0), Object.fromEntries(wide));
  const { arranged, verdict: judged } = judgeLook(state, draft);
  expect(arranged.heaps).toEqual([]);
  expect(judged.says).toBe('nothing');
});

test('FA-4: where none of several placed cards is seen, no melds are looked at', () => {
  const state = table([...awarded(DEAL, BIDS), ...placed(), ...MORE_WON]);
  const draft = pointedAt(meldsOfSeat(0), { '9S': [0, 0], '9C': [1.4, 0] });
  expect(verdict(state, draft).says).toBe('nothing');
});

test('FA-4: a won card that touches two melds has come to the one that is clearly nearer', () => {
  const state = table([...awarded(DEAL, BIDS), ...placed(), ...MORE_WON]);
  const look = { '9C': [-0.45, 6], '9D': [0, 6], '9S': [0.45, 6], '2C': [1.8, 6] } as const;
  expect(meldsOf(after(state, pointedAt(meldsOfSeat(0), look)))[0]).toEqual([
    ['9D', '9C', '9S'],
    ['2C'],
  ]);
});

/** What both players lay after the award. */
function placed(): readonly string[] {
  return ['place s1 a1', 'place s4 a4', 'place s2 b2', 'place s3 b3'];
}

/** A second phase up to the award: the first player wins both nines, the second the 7 of clubs. */
const MORE_WON = [
  ...['9S', '9C', '7C', '3H'].map((card) => `deal ${card}`),
  ...['s5', 's7', 's6', 's7', 's8', 's8', 's8', 's8'].map((spot) => `bid ${spot}`),
  ...['s5 KC', 's6 QC', 's7 KH,AH', 's8 JC,AC,JH,QH'].map((seen) => `reveal ${seen}`),
];

/** It goes on: the second player lays the 7 of clubs to the 8. */
const MORE_FOR_BINOD = [...MORE_WON, 'place s5 a1', 'place s6 a1', 'place s7 b2'];
