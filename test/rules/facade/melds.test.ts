import { describe, expect, test } from 'vitest';

import { facade, meldScores } from '../../../src/rules/facade/facade.ts';
import type { State } from './table.ts';
import {
  awarded,
  expectRefusal,
  meldsOf,
  movesIn,
  scoresOf,
  stageOf,
  supplyOf,
  table,
} from './table.ts';

const turnOf = (state: State) => facade.view(state).turn;

/** The first player wins 9D and 9C, the second 8C; TS is tied. */
const TWO_AND_ONE = awarded('9D 8C 9C TS', ['K@9D Q@9C J@9C A@TS', 'K@8C Q@8C J@8C A@TS']);

/** All four cards of a supply but the first go to the first player, that one to the second. */
function threeAndOne(deal: string): readonly string[] {
  const [first = '', second = '', third = '', fourth = ''] = deal.split(' ');
  const won = `A@${first} K@${second} Q@${third} J@${fourth}`;
  return awarded(deal, [won, `K@${first} Q@${first} J@${first} A@${first}`]);
}

describe('FA-4: won cards are placed', () => {
  test('FA-4: at once: nothing else goes on before', () => {
    const state = table(TWO_AND_ONE);
    expect(stageOf(state)).toBe('placing');
    expectRefusal(state, 'deal 2H', 'not-now', { card: '2H' });
    expectRefusal(state, 'bid s4', 'not-now', { spot: 's4' });
    expectRefusal(state, 'reveal s1 KC', 'not-now', { spot: 's1' });
    expectRefusal(table(['deal 9D']), 'place s1 a1', 'not-now', { spot: 's1' });
  });

  test('FA-4: in bidding order, each player’s own cards in any order', () => {
    const state = table(TWO_AND_ONE);
    expect(turnOf(state)).toBe(0);
    expectRefusal(state, 'place s2 b2', 'not-your-card', { spot: 's2' });
    const between = table([...TWO_AND_ONE, 'place s3 a3']);
    expect(turnOf(between)).toBe(0);
    expect(facade.view(between).seats.map(({ counts }) => counts['to-place'])).toEqual([1, 1]);
    expect(turnOf(table([...TWO_AND_ONE, 'place s3 a3', 'place s1 a3']))).toBe(1);
    expect(turnOf(table([...TWO_AND_ONE, 'place s1 a1', 'place s3 a3']))).toBe(1);
  });

  test('FA-4: a player who won nothing is passed over', () => {
    const met = 'K@9D Q@9D J@9D A@9D';
    const state = table(awarded('9D 8C 9C TS', [met, met, 'K@8C Q@9C J@TS A@9D']), 3);
    expect(turnOf(state)).toBe(2);
    expect(facade.view(state).seats.map(({ counts }) => counts['to-place'])).toEqual([0, 0, 3]);
  });

  test('FA-4: what nobody won, what another won and what is gone cannot be placed', () => {
    expectRefusal(table(TWO_AND_ONE), 'place s4 a4', 'not-your-card', { spot: 's4' });
    expectRefusal(table(TWO_AND_ONE), 'place s2 a2', 'not-your-card', { spot: 's2' });
    expectRefusal(table(TWO_AND_ONE), 'place s5 a5', 'no-such-spot', { spot: 's5' });
    expectRefusal(table([...TWO_AND_ONE, 'place s1 a1']), 'place s1 a1', 'spot-empty', {
      spot: 's1',
    });
  });

  test('FA-4: on a meld of one’s own or as a new one', () => {
    const state = table([...TWO_AND_ONE, 'place s1 a1', 'place s3 a3']);
    expect(meldsOf(state)).toEqual([[['9D'], ['9C']], []]);
    expectRefusal(state, 'place s2 a3', 'not-your-meld', { spot: 's2' });
    expectRefusal(state, 'place s2 a2', 'not-your-meld', { spot: 's2' });
    expectRefusal(state, 'place s2 b1', 'no-such-meld', { spot: 's2' });
    expectRefusal(state, 'place s2 c2', 'no-such-meld', { spot: 's2' });
    expectRefusal(state, 'place s2 new', 'no-such-meld', { spot: 's2' });
    const placed = table([...TWO_AND_ONE, 'place s1 a1', 'place s3 a1', 'place s2 b2']);
    expect(meldsOf(placed)).toEqual([[['9D', '9C']], [['8C']]]);
    expect(supplyOf(placed)).toEqual(['TS']);
  });

  test('FA-4: a single card can become either, after that a meld stays what it is', () => {
    const won = [...threeAndOne('2H 9D 8D 9C'), 'place s2 a2'];
    expectRefusal(table([...won, 'place s3 a2']), 'place s4 a2', 'meld-does-not-take-it', {
      spot: 's4',
    });
    expectRefusal(table([...won, 'place s4 a2']), 'place s3 a2', 'meld-does-not-take-it', {
      spot: 's3',
    });
    expect(meldsOf(table([...won, 'place s3 a2', 'place s4 a4']))[0]).toEqual([
      ['9D', '8D'],
      ['9C'],
    ]);
    expect(meldsOf(table([...won, 'place s4 a2', 'place s3 a3']))[0]).toEqual([
      ['9D', '9C'],
      ['8D'],
    ]);
  });

  test('FA-4: a card that shares neither rank nor suit begins a meld of its own', () => {
    const won = [...threeAndOne('2H 9D 8C 7S'), 'place s2 a2'];
    expectRefusal(table(won), 'place s3 a2', 'meld-does-not-take-it', { spot: 's3' });
    expect(meldsOf(table([...won, 'place s3 a3', 'place s4 a4']))[0]).toEqual([
      ['9D'],
      ['8C'],
      ['7S'],
    ]);
  });

  test('FA-4: a gap is allowed while the game runs and can be closed', () => {
    const gap = [...threeAndOne('2H 4D 7D 6D'), 'place s2 a2', 'place s3 a2', 'place s4 a2'];
    expect(scoresOf(table(gap))).toEqual([-3, 0]);
    const later = [...gap, 'place s1 b1', ...DEAL_FIVE, 'place s6 a2'];
    expect(scoresOf(table(later))).toEqual([1, -1]);
  });

  test('FA-4: a card that lies on a meld can be moved by no input', () => {
    const state = table([...TWO_AND_ONE, 'place s1 a1', 'place s3 a3', 'place s2 b2']);
    const types = facade.legal(state).map(({ type }) => type);
    expect(types).toEqual(['deal', 'pile-ran-out', 'agree-end', 'call-misdeal', 'resign']);
  });
});

/** A second phase in which the first player wins 5D, and the second what they bid on. */
const DEAL_FIVE = [
  ...movesIn('deal 3H, deal 5D, deal TS, deal TC'),
  ...movesIn('bid s6, bid s5, bid s6, bid s5, bid s6, bid s5, bid s6, bid s5'),
  'reveal s6 KC,QC,JC,AC',
  'reveal s5 KH,QH,JH,AH',
];

describe('FA-5 to FA-7: the score of the table', () => {
  test('FA-5: a sequence is worth three to the player whose suit it is, else one', () => {
    const won = (suit: string) => {
      const deal = `TD 4${suit} 5${suit} 6${suit}`;
      return scoresOf(table([...threeAndOne(deal), 'place s2 a2', 'place s3 a2', 'place s4 a2']));
    };
    expect(won('C')).toEqual([3, 0]);
    expect(won('H')).toEqual([1, 0]);
  });

  test('FA-5: a set of one’s own suit’s rank is worth one', () => {
    const won = [...threeAndOne('TD 4C 4H 4S'), 'place s2 a2', 'place s3 a2', 'place s4 a2'];
    expect(scoresOf(table(won))).toEqual([1, 0]);
  });

  test('FA-6: the order in which the cards of a meld were laid does not matter', () => {
    const moves = threeAndOne('TD 4H 6H 5H');
    for (const order of ['234', '243', '324', '342', '423', '432']) {
      const [first = '', ...others] = order;
      const places = [first, ...others].map((spot) => `place s${spot} a${first}`);
      expect(scoresOf(table([...moves, ...places]))).toEqual([1, 0]);
    }
  });

  test('FA-5: every point comes with its reason', () => {
    const won = [...threeAndOne('TD 4C 5C 9S'), 'place s2 a2', 'place s3 a2', 'place s4 a4'];
    const [own] = meldScores(table([...won, 'place s1 b1']).game);
    expect(own?.total).toBe(-3);
    expect(own?.melds.map(({ points, reason }) => [points, reason.code])).toEqual([
      [-2, 'two-in-sequence'],
      [-1, 'lone-card'],
    ]);
  });

  test('a won card costs nothing before it lies on a meld', () => {
    expect(scoresOf(table(TWO_AND_ONE))).toEqual([0, 0]);
  });
});

describe('ANY-9: ends before the end', () => {
  const state = table([...TWO_AND_ONE, 'place s1 a1']);

  test('ANY-9: agreed, the score stands', () => {
    const decided = facade.decide(state, { type: 'agree-end' });
    expect(decided).toEqual({ ok: true, value: [{ type: 'game-ended', reason: 'agreed' }] });
    expect(facade.outcome(table([...TWO_AND_ONE, 'place s1 a1', 'agree-end']))).toMatchObject({
      result: 'won',
      ranking: [
        { seat: 1, place: 1, score: 0 },
        { seat: 0, place: 2, score: -1 },
      ],
    });
  });

  test('ANY-9: who resigns comes last whatever the score; a misdeal places nobody', () => {
    const resigned = facade.outcome(table([...TWO_AND_ONE, 'place s1 a1', 'resign 1']));
    expect(resigned).toMatchObject({
      reason: 'resigned',
      by: 1,
      ranking: [{ seat: 0 }, { seat: 1 }],
    });
    const misdealt = facade.outcome(table([...TWO_AND_ONE, 'call-misdeal']));
    expect(misdealt).toEqual({ result: 'void', reason: 'misdeal', ranking: [] });
  });

  test('nothing more is accepted then', () => {
    const over = table([...TWO_AND_ONE, 'agree-end']);
    expectRefusal(over, 'place s1 a1', 'game-over');
    expect(facade.legal(over)).toEqual([]);
  });
});
