import { describe, expect, test } from 'vitest';

import { spotsOf } from '../../../src/rules/expected-table.ts';
import { LAYOUTS } from '../../../src/rules/memory/layout.ts';
import { memory } from '../../../src/rules/memory/memory.ts';
import { isPair } from '../../../src/rules/memory/pairs.ts';
import type { MemoryMatch } from './table.ts';
import { after, newGame, PICKED, refusalOf } from './table.ts';

const scores = (match: MemoryMatch) => memory.view(match).seats.map(({ score }) => score);

describe('ME-1: a pair has the same rank and the same colour, with Any colour the same rank', () => {
  test.each([
    ['7H', '7D', true, true],
    ['QS', 'QC', true, true],
    ['7H', '7S', false, true],
    ['7D', '7C', false, true],
    ['7H', '8H', false, false],
    ['TH', '2H', false, false],
    ['AS', 'KS', false, false],
  ])('%s and %s', (one, other, sameColour, anyColour) => {
    expect(isPair(one, other, false)).toBe(sameColour);
    expect(isPair(other, one, true)).toBe(anyColour);
  });

  test('a red and a black seven are turned back, unless any colour pairs', () => {
    const moves = ['turn-up r1c1 7H', 'turn-up r1c2 7S'];
    expect(scores(after(newGame(), ...moves))).toEqual([0, 0]);
    expect(memory.view(after(newGame(), ...moves)).stage).toBe('closing');
    expect(scores(after(newGame({ anyColour: true }), ...moves))).toEqual([1, 0]);
  });
});

describe('ME-2: rows x columns is the players’ choice, or no rows at all', () => {
  test('4x4, 4x6 and 6x6 are offered first', () => {
    expect(LAYOUTS.slice(0, 3)).toEqual(['4x4', '4x6', '6x6']);
  });

  test.each(LAYOUTS)('%s holds 16, 24 or 36 cards, all face down', (layout) => {
    const spots = spotsOf(memory.expect(newGame({ layout })).zones);
    expect([16, 24, 36]).toContain(spots.length);
    expect(spots.every(({ lies }) => lies === 'down')).toBe(true);
  });

  test.each(LAYOUTS.filter((layout) => !layout.startsWith('loose')))('%s is in rows', (layout) => {
    const [rows, columns] = layout.split('x').map(Number);
    const [zone] = memory.expect(newGame({ layout })).zones;
    expect(zone).toMatchObject({ kind: 'lattice', rows, columns });
    expect(spotsOf(zone ? [zone] : []).at(-1)?.id).toBe(`r${rows}c${columns}`);
  });

  test.each([16, 24, 36])('%s cards in no rows have places that are remembered', (cards) => {
    const [zone] = memory.expect(newGame({ layout: `loose-${cards as 16 | 24 | 36}` })).zones;
    expect(zone?.kind).toBe('loose');
    expect(spotsOf(zone ? [zone] : []).at(-1)?.id).toBe(`c${cards}`);
  });

  test('two to four play', () => {
    const options = { layout: '4x4', anyColour: false, cards: [], turnSeconds: 0 };
    const allowed = [1, 2, 3, 4, 5].map((seats) => memory.checkOptions(options, seats).ok);
    expect(allowed).toEqual([false, true, true, true, false]);
  });
});

describe('ME-4: when what is left can no longer pair, the game ends', () => {
  const wrong = ['turn-up r4c3 8H', 'turn-up r4c4 8S'];
  const allOthers = [
    'turn-up r1c1 7H; turn-up r1c2 7D; turn-up r1c3 KS; turn-up r1c4 KC',
    'turn-up r2c1 2D; turn-up r2c2 2H; turn-up r2c3 9C; turn-up r2c4 9S',
    'turn-up r3c1 QS; turn-up r3c2 QC; turn-up r3c3 5H; turn-up r3c4 5D',
  ];

  test('with cards picked by hand only once all that remain have been seen', () => {
    const late = after(newGame(), ...allOthers, 'turn-up r4c1 AC', 'turn-up r4c2 AS');
    expect(memory.outcome(late)).toBeUndefined();
    expect(memory.outcome(after(late, 'turn-up r4c3 8H'))).toBeUndefined();
    expect(memory.outcome(after(late, ...wrong))).toMatchObject({
      result: 'won',
      reason: 'no-pair-left',
    });
  });

  test('while a pair is among those that were seen, it goes on', () => {
    const seen = after(newGame(), ...allOthers, 'turn-up r4c1 AC', 'turn-up r4c4 8S', 'close');
    const all = after(seen, 'turn-up r4c2 AS', 'turn-up r4c3 8H');
    expect(memory.outcome(all)).toBeUndefined();
    expect(memory.outcome(after(all, 'close', 'turn-up r4c1 AC', 'turn-up r4c2 AS'))?.reason).toBe(
      'no-pair-left',
    );
  });

  test('a card that is not on the pick list is refused, and an amended list knows the end early', () => {
    const match = newGame({ cards: PICKED });
    expect(refusalOf(match, 'turn-up r4c4 8S')).toEqual({
      code: 'card-not-in-pack',
      spot: 'r4c4',
      card: '8S',
    });
    const amended = after(match, 'amend-list 8D 8S', ...allOthers, 'turn-up r4c1 AC');
    expect(memory.outcome(amended)).toBeUndefined();
    expect(memory.outcome(after(amended, 'turn-up r4c2 AS'))?.reason).toBe('no-pair-left');
  });

  test('the last pair ends the game for another reason', () => {
    const match = after(newGame(), ...allOthers, 'turn-up r4c1 AC', 'turn-up r4c2 AS');
    const last = after(match, 'turn-up r4c3 8H', 'turn-up r4c4 8D');
    expect(memory.outcome(last)).toMatchObject({ result: 'won', reason: 'all-taken' });
    expect(scores(last)).toEqual([8, 0]);
  });
});

describe('ME-5: when the time runs out, a drawn card is turned up', () => {
  const timed = newGame({ turnSeconds: 30 });

  test('it is drawn from the cards that lie face down, and named', () => {
    const pattern = memory
      .legal(after(timed, 'turn-up r1c1 7H'))
      .find(({ type }) => type === 'time-out');
    expect(pattern).toMatchObject({ spot: { hole: 'spot' } });
    expect(JSON.stringify(pattern)).not.toContain('r1c1');
    expect(memory.view(after(timed, 'time-out r2c3')).named).toBe('r2c3');
  });

  test('the hands turn it, and it is the player’s view', () => {
    const drawn = after(timed, 'time-out r2c3');
    expect(refusalOf(drawn, 'turn-up r2c4 7H')?.code).toBe('not-the-named-spot');
    const turned = after(drawn, 'turn-up r2c3 7H');
    expect(memory.view(turned)).toMatchObject({ turn: 0, stage: 'second-card' });
    expect(memory.view(turned).named).toBeUndefined();
  });

  test('the clock starts again for the next card, and draws that one too', () => {
    const both = after(timed, 'time-out r2c3', 'turn-up r2c3 7H', 'time-out r1c1');
    expect(scores(after(both, 'turn-up r1c1 7D'))).toEqual([1, 0]);
  });

  test('it tells whose time ran out', () => {
    const second = after(timed, 'turn-up r1c1 7H', 'turn-up r1c2 KS', 'close');
    expect(memory.decide(second, { type: 'time-out', spot: 'r2c1' })).toEqual({
      ok: true,
      value: [
        { type: 'time-ran-out', seat: 1 },
        { type: 'spot-named', spot: 'r2c1' },
      ],
    });
  });

  test('no clock, no card to turn up now, no such spot: no time-out', () => {
    expect(refusalOf(newGame(), 'time-out r1c1')?.code).toBe('no-clock');
    expect(memory.legal(newGame()).map(({ type }) => type)).not.toContain('time-out');
    const closing = after(timed, 'turn-up r1c1 7H', 'turn-up r1c2 KS');
    expect(refusalOf(closing, 'time-out r2c1')).toEqual({ code: 'not-now', spot: 'r2c1' });
    expect(refusalOf(timed, 'time-out r9c9')?.code).toBe('no-such-spot');
  });
});

describe('ME-7: two cards that everyone has seen are a pass', () => {
  const shown = (seats: number) =>
    after(
      newGame({}, seats),
      'turn-up r1c1 7H; turn-up r1c2 KS; close; turn-up r1c3 2D; turn-up r1c4 9C',
      'close',
    );
  const pass = ['turn-up r1c1 7H', 'turn-up r1c4 9C', 'close'];
  const notices = (match: MemoryMatch) => memory.view(match).notices;

  test('after a full round of them people are offered to end', () => {
    const first = after(shown(2), ...pass);
    expect(notices(first)).toEqual([]);
    const round = after(first, ...pass.slice(0, 2));
    expect(notices(round)).toEqual([]);
    expect(notices(after(round, 'close'))).toEqual(['stalled']);
    expect(memory.outcome(after(round, 'close', 'agree-end'))?.reason).toBe('agreed');
  });

  test('a round is as many turns as there are seats', () => {
    const three = after(shown(3), ...pass, ...pass);
    expect(notices(three)).toEqual([]);
    expect(notices(after(three, ...pass))).toEqual(['stalled']);
  });

  test('the offer stands until an unseen card is turned up', () => {
    const stalled = after(shown(2), ...pass, ...pass);
    expect(notices(after(stalled, 'turn-up r1c1 7H'))).toEqual(['stalled']);
    expect(notices(after(stalled, 'turn-up r2c1 7S'))).toEqual([]);
    expect(notices(after(stalled, 'turn-up r2c1 7S', 'turn-up r1c1 7H', 'close'))).toEqual([]);
    expect(notices(after(stalled, ...pass))).toEqual(['stalled']);
  });

  test('or a pair taken', () => {
    const seen = after(shown(2), 'turn-up r2c1 7D', 'turn-up r1c2 KS', 'close', ...pass, ...pass);
    expect(notices(seen)).toEqual(['stalled']);
    expect(notices(after(seen, 'turn-up r2c1 7D', 'turn-up r1c1 7H'))).toEqual([]);
  });

  test('a card that was only glimpsed has been seen all the same', () => {
    const glimpsed = after(shown(2), ...pass, 'glimpse r3c3 4S');
    expect(notices(after(glimpsed, 'turn-up r3c3 4S', 'turn-up r1c1 7H', 'close'))).toEqual([
      'stalled',
    ]);
  });
});
