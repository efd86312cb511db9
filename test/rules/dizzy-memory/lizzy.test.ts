import { describe, expect, test } from 'vitest';

import { LIZZY_PACK } from '../../../src/cards/lizzy.ts';
import { codesOf } from '../../../src/cards/pack.ts';
import { dizzyMemory } from '../../../src/rules/dizzy-memory/dizzy-memory.ts';
import { isLizzy, pairsIn } from '../../../src/rules/dizzy-memory/lizzy.ts';
import { LAYOUTS } from '../../../src/rules/dizzy-memory/options.ts';
import { spotsOfLayout } from '../../../src/rules/layout.ts';
import { afterMoves, expectRefused, repeated } from '../support/moves.ts';
import type { DizzyMemoryMatch } from './table.ts';
import { DEFAULTS, liesAt, read, RIGHT, scoresOf, tableAfter, turnUp, WRONG } from './table.ts';

describe('DZ-1: the cards', () => {
  test('DZ-1: the shop pack has 54: every type twice, some golden', () => {
    const codes = codesOf(LIZZY_PACK);
    expect(codes).toHaveLength(54);
    expect(pairsIn(read(codes))).toBe(27);
    for (const part of ['head', 'body', 'tail']) {
      const cards = read(codes).filter((card) => card.part === part);
      expect({ part, cards: cards.length }).toEqual({ part, cards: 18 });
      expect(cards.some(({ golden }) => golden)).toBe(true);
    }
  });

  test('DZ-1: any number divisible by 3 up to the whole box can be laid out', () => {
    const sizes = LAYOUTS.map((layout) => spotsOfLayout(layout).length);
    expect([...new Set(sizes)].sort((one, other) => one - other)).toEqual(
      Array.from({ length: 18 }, (_, index) => 3 * (index + 1)),
    );
    expect(new Set(LAYOUTS).size).toBe(LAYOUTS.length);
    // The rulebook's own first, then from few cards to many; last those in no rows.
    expect(LAYOUTS[0]).toBe('3x4');
    const isLoose = LAYOUTS.map((layout) => layout.startsWith('loose'));
    const firstLoose = isLoose.indexOf(true);
    expect(isLoose.lastIndexOf(false)).toBe(firstLoose - 1);
    for (const row of [sizes.slice(1, firstLoose), sizes.slice(firstLoose)]) {
      expect(row).toEqual([...row].sort((one, other) => one - other));
    }
    for (const layout of LAYOUTS) {
      expect(dizzyMemory.checkOptions({ ...DEFAULTS, layout }, 1).ok).toBe(true);
    }
    expect(dizzyMemory.checkOptions({ ...DEFAULTS, layout: '4x4' }, 1).ok).toBe(false);
  });

  test('DZ-1: with as many heads as bodies as tails', () => {
    const cards = ['head-red-dots', 'body-red-dots', 'tail-red-dots'];
    const options = { ...DEFAULTS, layout: 'loose-6', special: true };
    const errorOf = (picked: readonly string[]) => {
      const checked = dizzyMemory.checkOptions({ ...options, cards: picked }, 2);
      return checked.ok ? undefined : checked.error;
    };
    expect(errorOf([...cards, ...cards])).toBeUndefined();
    expect(errorOf([...cards, ...cards, 'head-blue-dots', 'head-red-dots'])).toBeUndefined();
    const short = { code: 'parts-not-equal', field: 'cards' };
    expect(errorOf([...cards, 'head-blue-dots', 'body-red-dots', 'body-blue-dots'])).toEqual(short);
    expect(errorOf(cards)).toEqual(short);
    expect(errorOf([])).toEqual(short);
    expect(errorOf([...cards, ...cards.slice(1), 'head-green-dots'])).toEqual({
      code: 'no-lizzy-card',
      field: 'cards',
    });
  });

  test('DZ-1: a pack is data: another box may have other golden cards', () => {
    const golden = 'tail-blue-dots-gold';
    expect(codesOf(LIZZY_PACK)).not.toContain(golden);
    expectRefused(dizzyMemory, tableAfter([]), `turn-up c1 ${golden}`, {
      code: 'card-not-in-pack',
      spot: 'c1',
      card: golden,
    });
    const cards = ['head-red-dots', 'body-red-dots', golden];
    const state = tableAfter(turnUp(golden), { layout: 'loose-3', cards });
    expect(liesAt(state)).toEqual(['up', 'down', 'down']);
  });

  test('DZ-1, ANY-3: as many of a card can be seen as the pack holds', () => {
    const twice = turnUp('head-red-stripes', 'head-red-stripes', 'body-red-dots');
    const state = tableAfter([...twice, 'close', 'turn-up c4 tail-red-dots']);
    expectRefused(dizzyMemory, state, 'turn-up c5 head-red-stripes', {
      code: 'card-elsewhere',
      spot: 'c5',
      card: 'head-red-stripes',
    });
  });

  test('DZ-1, ANY-8: a card that the list lacks is named, and the list amended', () => {
    const [plain, golden] = ['tail-blue-dots', 'tail-blue-dots-gold'];
    const state = tableAfter(['turn-up c1 head-red-dots']);
    const amended = afterMoves(dizzyMemory, state, [`amend-list ${plain} ${golden}`]);
    const seen = afterMoves(dizzyMemory, amended, [`turn-up c2 ${golden}`, `turn-up c3 ${plain}`]);
    expect(liesAt(seen).slice(0, 4)).toEqual(['up', 'up', 'up', 'down']);
    expectRefused(dizzyMemory, afterMoves(dizzyMemory, seen, ['close']), `turn-up c4 ${plain}`, {
      code: 'card-elsewhere',
      spot: 'c4',
      card: plain,
    });
    expect(dizzyMemory.view(amended)).toEqual(dizzyMemory.view(state));
  });

  test('DZ-1, ANY-8: what was seen can’t be struck off the list, nor what is not on it', () => {
    const amend = (out: string) => `amend-list ${out} tail-blue-dots-gold`;
    const state = tableAfter(['turn-up c1 head-red-dots', 'turn-up c2 head-blue-dots']);
    expectRefused(dizzyMemory, state, amend('head-red-dots'), {
      code: 'card-lies-open',
      card: 'head-red-dots',
    });
    // There are two of these, and one was not seen.
    expect(afterMoves(dizzyMemory, state, [amend('head-blue-dots')])).toBeDefined();
    const closed = afterMoves(dizzyMemory, state, ['turn-up c3 body-red-stripes', 'close']);
    expectRefused(dizzyMemory, closed, amend('head-red-dots'), {
      code: 'card-elsewhere',
      card: 'head-red-dots',
    });
    const taken = tableAfter(turnUp('head-red-dots', 'body-red-dots', 'tail-red-dots'));
    expectRefused(dizzyMemory, taken, amend('tail-red-dots'), {
      code: 'card-gone',
      card: 'tail-red-dots',
    });
    expectRefused(dizzyMemory, state, amend('tail-blue-dots-gold'), {
      code: 'not-on-the-list',
      card: 'tail-blue-dots-gold',
    });
    expectRefused(dizzyMemory, state, 'amend-list tail-blue-dots tail-blue-dots', {
      code: 'already-on-the-list',
      card: 'tail-blue-dots',
    });
    expectRefused(dizzyMemory, state, 'amend-list tail-blue-dots 7H', {
      code: 'card-not-in-pack',
      card: '7H',
    });
  });

  test('DZ-1: one player up, in rows or in none', () => {
    expect(dizzyMemory.checkOptions(DEFAULTS, 0).ok).toBe(false);
    for (const seatCount of [1, 2, 9]) {
      expect(dizzyMemory.checkOptions(DEFAULTS, seatCount).ok).toBe(true);
    }
    const [rows] = dizzyMemory.expect(tableAfter([], { layout: '6x9' })).zones;
    expect(rows).toMatchObject({ kind: 'lattice', rows: 6, columns: 9 });
    const [loose] = dizzyMemory.expect(tableAfter([], { layout: 'loose-51' })).zones;
    expect(loose).toMatchObject({ kind: 'loose' });
  });
});

describe('DZ-2: the combination', () => {
  test.each([
    ['all colours equal', ['head-red-dots', 'body-red-dots', 'tail-red-stripes'], true],
    ['all colours different', ['head-red-dots', 'body-blue-dots', 'tail-purple-stripes'], true],
    ['all patterns equal', ['head-red-dots', 'body-red-dots', 'tail-blue-dots'], true],
    ['all patterns different', ['head-red-dots', 'body-red-stripes', 'tail-blue-diamonds'], true],
    ['two and one of both', ['head-red-dots', 'body-red-stripes', 'tail-blue-stripes'], false],
    ['two heads', ['head-red-dots', 'head-red-stripes', 'tail-red-diamonds'], false],
    ['no tail', ['head-red-dots', 'body-red-dots', 'body-red-dots'], false],
    ['two cards', ['head-red-dots', 'body-red-dots'], false],
    ['four cards', ['head-red-dots', 'body-red-dots', 'tail-red-dots', 'tail-red-dots'], false],
  ])('DZ-2: %s', (_, codes, isRight) => {
    expect(isLizzy(read(codes))).toBe(isRight);
    expect(isLizzy(read(codes).toReversed())).toBe(isRight);
  });

  test('DZ-2: five in nine of all heads, bodies and tails are right', () => {
    const ofPart = (part: string) =>
      ['red', 'blue', 'purple'].flatMap((colour) =>
        ['dots', 'stripes', 'diamonds'].map((pattern) => `${part}-${colour}-${pattern}`),
      );
    const rights = ofPart('head').flatMap((head) =>
      ofPart('body').flatMap((body) =>
        ofPart('tail').filter((tail) => isLizzy(read([head, body, tail]))),
      ),
    );
    // Each trait suits in 3 + 6 of 27 ways; that neither does is (2/3)^2.
    expect(rights).toHaveLength((9 ** 3 * 5) / 9);
  });

  test('DZ-2: right ones are taken and the player goes on', () => {
    const state = tableAfter(turnUp(...RIGHT));
    expect(scoresOf(state)).toEqual([3, 0]);
    expect(liesAt(state).slice(0, 4)).toEqual(['empty', 'empty', 'empty', 'down']);
    expect(dizzyMemory.view(state)).toMatchObject({ turn: 0, stage: 'first-card' });
    expect(dizzyMemory.view(state).seats[0]?.sets).toEqual([RIGHT]);
    const steps = RIGHT.map((card, index) => ({
      do: 'take',
      spot: `c${index + 1}`,
      card,
      seat: 0,
    }));
    expect(dizzyMemory.expect(state).steps).toEqual(steps);
  });

  test('DZ-2: wrong ones stay up until the turn is closed; then the next player tries', () => {
    const state = tableAfter(turnUp(...WRONG));
    expect(liesAt(state).slice(0, 4)).toEqual(['up', 'up', 'up', 'down']);
    expect(dizzyMemory.view(state)).toMatchObject({ turn: 0, stage: 'closing' });
    expectRefused(dizzyMemory, state, 'turn-up c4 head-blue-dots', {
      code: 'not-now',
      spot: 'c4',
      card: 'head-blue-dots',
    });
    const closed = afterMoves(dizzyMemory, state, ['close']);
    expect(liesAt(closed)).toEqual(Array(9).fill('down'));
    expect(dizzyMemory.view(closed)).toMatchObject({ turn: 1, stage: 'first-card' });
    expect(scoresOf(closed)).toEqual([0, 0]);
  });

  test('DZ-2: the third is turned up also when the first two can’t fit', () => {
    const state = tableAfter(turnUp('head-red-dots', 'head-blue-dots'));
    expect(dizzyMemory.view(state).stage).toBe('third-card');
    expectRefused(dizzyMemory, state, 'close', { code: 'not-now' });
    expect(dizzyMemory.view(tableAfter(turnUp('head-red-dots'))).stage).toBe('second-card');
  });

  test('ANY-1: no card is turned up where none is, or where one is up, or nowhere', () => {
    const state = tableAfter([...turnUp(...RIGHT), 'turn-up c4 head-blue-dots']);
    for (const [spot, code] of [
      ['c1', 'spot-empty'],
      ['c4', 'spot-already-up'],
      ['c10', 'no-such-spot'],
    ] as const) {
      const card = 'head-blue-dots';
      expectRefused(dizzyMemory, state, `turn-up ${spot} ${card}`, { code, spot, card });
    }
    expectRefused(dizzyMemory, state, 'turn-up c5 head-red-dots', {
      code: 'card-gone',
      spot: 'c5',
      card: 'head-red-dots',
    });
  });

  test('ANY-6: play goes round, and alone one goes on trying', () => {
    const again = [...turnUp(...WRONG), 'close'];
    const turnAfter = (count: number, seatCount: number) =>
      dizzyMemory.view(tableAfter(repeated(count, again), {}, seatCount)).turn;
    expect([1, 2, 3].map((count) => turnAfter(count, 3))).toEqual([1, 2, 0]);
    expect([1, 2].map((count) => turnAfter(count, 1))).toEqual([0, 0]);
  });

  test('the view holds what was taken and how often was tried, and nothing else', () => {
    expect(
      dizzyMemory.view(tableAfter([...turnUp(...RIGHT), 'turn-up c4 head-blue-dots'])),
    ).toEqual({
      turn: 0,
      stage: 'second-card',
      seats: [
        { score: 3, sets: [RIGHT], pieces: [], counts: { tries: 2 } },
        { score: 0, sets: [], pieces: [], counts: { tries: 0 } },
      ],
      piles: [{ id: 'discards', count: 0 }],
      notices: [],
    });
  });

  test('tries are counted from their first card, for each player', () => {
    const triesOf = (state: DizzyMemoryMatch) =>
      dizzyMemory.view(state).seats.map(({ counts }) => counts['tries']);
    expect(triesOf(tableAfter([...turnUp(...RIGHT), 'turn-up c4 head-blue-dots']))).toEqual([2, 0]);
    expect(triesOf(tableAfter([...turnUp(...WRONG), 'close']))).toEqual([1, 0]);
  });
});
