import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { seededSource } from '../../../src/rules/chance.ts';
import type { FacadeInput } from '../../../src/rules/facade/decide.ts';
import { facade } from '../../../src/rules/facade/facade.ts';
import { evolveAll } from '../../../src/rules/game.ts';
import { append, fold } from '../../../src/rules/log.ts';
import { correction, retraction } from '../support/log-lines.ts';
import { entry, people } from '../support/play.ts';
import { shuffled } from '../support/real-table.ts';
import { parseMove } from '../support/transcripts.ts';
import type { State } from './table.ts';
import { awarded, bidding, bidsOf, expectRefusal, meldsOf, stageOf, table } from './table.ts';

const SUPPLY = '9D 8C 9C TS';
const PICTURE = ['K@9D A@8C J@9C Q@TS', 'Q@TS J@8C K@9C A@9D'];
const LAID = bidding(SUPPLY, PICTURE);
const TURNED_OVER = ['reveal s1 KC,AH', 'reveal s2 AC,JH', 'reveal s3 JC,KH', 'reveal s4 QC,QH'];
const COURT_CARD = /"[AJQK][SHDC]"/;

function play(state: State, inputs: readonly FacadeInput[]): State {
  return inputs.reduce((current, input) => {
    const decided = facade.decide(current, input);
    if (!decided.ok) throw new Error(`${JSON.stringify(input)} is refused: ${decided.error.code}`);
    return evolveAll(facade, current, decided.value);
  }, state);
}

describe('FA-9: bids lie face down', () => {
  test('FA-9: until the reveal nothing names a bid card, only whose lies where', () => {
    for (let made = 0; made <= LAID.length; made += 1) {
      const state = table(LAID.slice(0, made));
      const { zones } = facade.expect(state);
      expect(JSON.stringify([state, zones, facade.view(state)])).not.toMatch(COURT_CARD);
    }
    const down = { lies: 'down' };
    expect(bidsOf(table(LAID))).toEqual([
      { seat: 0, at: 's1', cards: [down] },
      { seat: 1, at: 's4', cards: [down] },
      { seat: 0, at: 's2', cards: [down] },
      { seat: 1, at: 's2', cards: [down] },
      { seat: 0, at: 's3', cards: [down] },
      { seat: 1, at: 's3', cards: [down] },
      { seat: 0, at: 's4', cards: [down] },
      { seat: 1, at: 's1', cards: [down] },
    ]);
  });

  test('FA-9: the suit of a card turned over says whose it is', () => {
    const state = table([...LAID, 'reveal s3 KH']);
    expect(bidsOf(state).filter(({ at }) => at === 's3')).toEqual([
      { seat: 0, at: 's3', cards: [{ lies: 'down' }] },
      { seat: 1, at: 's3', cards: [{ lies: 'up', card: 'KH' }] },
    ]);
  });

  test('FA-9: as many at each supply card as were laid there', () => {
    const state = table(LAID);
    expectRefusal(state, 'reveal s1 KC,AH,JC', 'wrong-number-of-bids', { spot: 's1', count: 2 });
    expectRefusal(state, 'reveal s1 -', 'wrong-number-of-bids', { spot: 's1', count: 2 });
    expectRefusal(state, 'reveal s1 KC,QC', 'not-laid-there', { spot: 's1', card: 'QC' });
    const turned = table([...LAID, 'reveal s1 AH', 'reveal s4 QH']);
    expectRefusal(turned, 'reveal s1 JH', 'not-laid-there', { spot: 's1', card: 'JH' });
    expectRefusal(turned, 'reveal s1 KC,QC', 'wrong-number-of-bids', { spot: 's1', count: 1 });
    const done = table([...LAID, 'reveal s1 KC,AH']);
    expectRefusal(done, 'reveal s1 QC', 'no-bid-there', { spot: 's1' });
    expectRefusal(done, 'reveal s5 QC', 'no-such-spot', { spot: 's5' });
  });

  test('FA-9: a supply card without a bid has none to turn over', () => {
    const heap = ['K@9D Q@9D J@9D A@9D', 'K@9D Q@9D J@9D A@9D'];
    expectRefusal(table(bidding(SUPPLY, heap)), 'reveal s2 KC', 'no-bid-there', { spot: 's2' });
  });

  test('FA-9, ANY-3: the cards are exactly A J Q K of each suit, each of them once', () => {
    const state = table([...LAID, 'reveal s1 KC']);
    expectRefusal(state, 'reveal s2 KC', 'card-lies-open', { spot: 's2', card: 'KC' });
    const two = table(bidding(SUPPLY, ['K@9D Q@9D J@8C A@8C', 'K@9D Q@8C J@9C A@TS']));
    expectRefusal(two, 'reveal s1 KC,KC', 'card-lies-open', { spot: 's1', card: 'KC' });
    expectRefusal(two, 'reveal s1 9C', 'not-a-bid-card', { spot: 's1', card: '9C' });
    expectRefusal(two, 'reveal s1 KS', 'not-a-bid-card', { spot: 's1', card: 'KS' });
  });

  test('ANY-8: a joker among the bids is named', () => {
    expectRefusal(table(LAID), 'reveal s1 KC,JK', 'card-not-in-pack', { spot: 's1', card: 'JK' });
  });

  test('FA-9: one by one in any order, or all at once: the same comes of it', () => {
    const expected = table([...LAID, ...TURNED_OVER]);
    const all = TURNED_OVER.flatMap((move) => {
      const [, spot = '', cards = ''] = move.split(' ');
      return cards.split(',').map((card) => ({ spot, card }));
    });
    fc.assert(
      fc.property(fc.noShrink(fc.integer({ min: 0 })), (seed) => {
        const order = shuffled(all, seededSource(seed));
        const state = play(
          table(LAID),
          order.map(({ spot, card }) => ({ type: 'reveal', spot, cards: [card] })),
        );
        expect(state.game.awards).toEqual(expected.game.awards);
        expect(facade.view(state)).toEqual(facade.view(expected));
        expect(facade.expect(state)).toEqual(facade.expect(expected));
      }),
    );
  });

  test('FA-9: the award waits for the last bid, which may be the last card of a heap', () => {
    expect(stageOf(table([...LAID, ...TURNED_OVER.slice(0, 3), 'reveal s4 QH']))).toBe('revealing');
    expect(stageOf(table([...LAID, ...TURNED_OVER.slice(0, 3), 'reveal s4 QH,QC']))).toBe(
      'placing',
    );
  });
});

describe('ANY-3: cards of the pile', () => {
  test('ANY-3: a card is dealt only once, wherever it lies now', () => {
    expectRefusal(table(['deal 9D']), 'deal 9D', 'card-lies-open', { card: '9D' });
    const later = table([...awarded(SUPPLY, PICTURE), 'place s1 a1', 'place s2 b2', 'place s3 b3']);
    expectRefusal(later, 'deal TS', 'card-lies-open', { card: 'TS' });
    expectRefusal(later, 'deal 8C', 'card-gone', { card: '8C' });
  });
});

describe('ANY-2: a bid was misread', () => {
  /** The first player's king at 8C and ace at 9C; 8C is tied, 9C goes to the second player. */
  const SWAPPED = bidding(SUPPLY, ['Q@9D J@9D K@8C A@9C', 'Q@8C J@9C K@TS A@TS']);
  const READ = ['reveal s1 QC,JC', 'reveal s2 AC,QH', 'reveal s3 KC,JH', 'reveal s4 KH,AH'];
  const PLACED = ['place s1 a1', 'place s3 a3', 'place s2 b2', 'place s4 b4'];
  const idOf = (move: string) => `e${[...SWAPPED, ...READ, ...PLACED].indexOf(move)}`;
  const input = (move: string) => parseMove(facade.inputShapes, move);

  const asRead = fold(
    facade,
    { suits: ['C', 'H', 'D', 'S'] },
    people(2),
    [...SWAPPED, ...READ, ...PLACED].map((move, index) => entry(index, 1, input(move))),
  );
  const halfRight = append(
    facade,
    asRead,
    correction(90, idOf('reveal s2 AC,QH'), input('reveal s2 KC,QH')),
  );
  const right = append(
    facade,
    halfRight,
    correction(91, idOf('reveal s3 KC,JH'), input('reveal s3 AC,JH')),
  );

  test('ANY-2: two cards taken for each other are put right one after the other', () => {
    expect(asRead.misfit).toBeUndefined();
    expect(stageOf(asRead.state)).toBe('dealing');
    expect(halfRight.misfit).toEqual({
      index: SWAPPED.length + 2,
      id: idOf('reveal s3 KC,JH'),
      refusal: { code: 'card-lies-open', spot: 's3', card: 'KC' },
    });
    expect(right.misfit?.id).not.toBe(idOf('reveal s3 KC,JH'));
  });

  test('ANY-2: where another player wins the card now, it is not silently laid among theirs', () => {
    expect(right.misfit).toMatchObject({
      id: idOf('place s3 a3'),
      refusal: { code: 'not-your-meld', spot: 's3' },
    });
    const chosen = PLACED.slice(1).reduce(
      (folded, move, index) => append(facade, folded, retraction(92 + index, idOf(move))),
      right,
    );
    expect(chosen.misfit).toBeUndefined();
    const seenAtOnce = READ.with(1, 'reveal s2 KC,QH').with(2, 'reveal s3 AC,JH');
    expect(chosen.state).toEqual(table([...SWAPPED, ...seenAtOnce, 'place s1 a1']));
  });

  test('ANY-2: a correction changes what was seen, not where', () => {
    const moved = append(
      facade,
      asRead,
      correction(90, idOf('reveal s2 AC,QH'), input('reveal s1 AC,QH')),
    );
    expect(moved.misfit?.refusal.code).toBe('corrects-more-than-was-seen');
  });

  test('ANY-2: a dealt card that was misread keeps its place, its bids and its meld', () => {
    const fixed = append(facade, asRead, correction(90, 'e0', input('deal 6D')));
    expect(fixed.misfit).toBeUndefined();
    expect(meldsOf(fixed.state)).toEqual([
      [['6D'], ['9C']],
      [['8C'], ['TS']],
    ]);
  });
});
