import { describe, expect, test } from 'vitest';

import { LIZZY_PACK, parseLizzy } from '../../../src/cards/lizzy.ts';
import { codesOf } from '../../../src/cards/pack.ts';
import { dizzyMemory } from '../../../src/rules/dizzy-memory/dizzy-memory.ts';
import {
  hasLizzy,
  isLizzy,
  isPair,
  isSpecial,
  pairsIn,
} from '../../../src/rules/dizzy-memory/lizzy.ts';
import type { DizzyMemoryOptions } from '../../../src/rules/dizzy-memory/options.ts';
import { LAYOUTS } from '../../../src/rules/dizzy-memory/options.ts';
import { spotsOf } from '../../../src/rules/expected-table.ts';
import { spotsOfLayout } from '../../../src/rules/layout.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import { afterMoves, expectRefused } from '../support/moves.ts';
import { people } from '../support/play.ts';

const DEFAULTS = defaultOptions(dizzyMemory.optionFields);

/** Cards turned up at `c1`, `c2`, … in this order. */
const turnUp = (...cards: readonly string[]) =>
  cards.map((card, index) => `turn-up c${index + 1} ${card}`);

/** A table of so many cards of the whole box after these moves. */
function table(moves: readonly string[], options: Partial<DizzyMemoryOptions> = {}, seatCount = 2) {
  const all = { ...DEFAULTS, layout: 'loose-9', ...options } as const;
  expect(dizzyMemory.checkOptions(all, seatCount)).toEqual({ ok: true, value: all });
  return afterMoves(dizzyMemory, dizzyMemory.setup(all, people(seatCount)), moves);
}

const read = (codes: readonly string[]) =>
  codes.map((code) => {
    const card = parseLizzy(code);
    if (!card.ok) throw new Error(`no card: ${code}`);
    return card.value;
  });

const scoresOf = (state: ReturnType<typeof table>) =>
  dizzyMemory.view(state).seats.map(({ score }) => score);
const liesAt = (state: ReturnType<typeof table>) =>
  spotsOf(dizzyMemory.expect(state).zones).map(({ lies }) => lies);

const RIGHT = ['head-red-dots', 'body-red-stripes', 'tail-red-stripes'];
const WRONG = ['head-red-dots', 'body-red-stripes', 'tail-blue-stripes'];

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
    expectRefused(dizzyMemory, table([]), `turn-up c1 ${golden}`, {
      code: 'card-not-in-pack',
      spot: 'c1',
      card: golden,
    });
    const cards = ['head-red-dots', 'body-red-dots', golden];
    const state = table(turnUp(golden), { layout: 'loose-3', cards });
    expect(liesAt(state)).toEqual(['up', 'down', 'down']);
  });

  test('DZ-1, ANY-3: as many of a card can be seen as the pack holds', () => {
    const twice = turnUp('head-red-stripes', 'head-red-stripes', 'body-red-dots');
    const state = table([...twice, 'close', 'turn-up c4 tail-red-dots']);
    expectRefused(dizzyMemory, state, 'turn-up c5 head-red-stripes', {
      code: 'card-elsewhere',
      spot: 'c5',
      card: 'head-red-stripes',
    });
  });

  test('DZ-1: one player up, in rows or in none', () => {
    expect(dizzyMemory.checkOptions(DEFAULTS, 0).ok).toBe(false);
    for (const seatCount of [1, 2, 9]) {
      expect(dizzyMemory.checkOptions(DEFAULTS, seatCount).ok).toBe(true);
    }
    const [rows] = dizzyMemory.expect(table([], { layout: '6x9' })).zones;
    expect(rows).toMatchObject({ kind: 'lattice', rows: 6, columns: 9 });
    const [loose] = dizzyMemory.expect(table([], { layout: 'loose-51' })).zones;
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
    const state = table(turnUp(...RIGHT));
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
    const state = table(turnUp(...WRONG));
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
    const state = table(turnUp('head-red-dots', 'head-blue-dots'));
    expect(dizzyMemory.view(state).stage).toBe('third-card');
    expectRefused(dizzyMemory, state, 'close', { code: 'not-now' });
    expect(dizzyMemory.view(table(turnUp('head-red-dots'))).stage).toBe('second-card');
  });

  test('ANY-1: no card is turned up where none is, or where one is up, or nowhere', () => {
    const state = table([...turnUp(...RIGHT), 'turn-up c4 head-blue-dots']);
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
      dizzyMemory.view(table(Array<string[]>(count).fill(again).flat(), {}, seatCount)).turn;
    expect([1, 2, 3].map((count) => turnAfter(count, 3))).toEqual([1, 2, 0]);
    expect([1, 2].map((count) => turnAfter(count, 1))).toEqual([0, 0]);
  });

  test('tries are counted from their first card, for each player', () => {
    const triesOf = (state: ReturnType<typeof table>) =>
      dizzyMemory.view(state).seats.map(({ counts }) => counts['tries']);
    expect(triesOf(table([...turnUp(...RIGHT), 'turn-up c4 head-blue-dots']))).toEqual([2, 0]);
    expect(triesOf(table([...turnUp(...WRONG), 'close']))).toEqual([1, 0]);
  });
});

describe('DZ-3: the Special Dizzy Lizzy', () => {
  /** Neither colours nor patterns suit. */
  const SPECIAL = ['head-red-dots-gold', 'body-red-stripes-gold', 'tail-blue-stripes-gold'];
  const REST = ['head-red-dots', 'body-red-stripes', 'tail-blue-stripes'];
  const cards = [...SPECIAL, ...REST, ...REST];

  test('DZ-3: one golden head, body and tail are right whatever their colours and patterns', () => {
    expect(isSpecial(read(SPECIAL))).toBe(true);
    expect(isLizzy(read(SPECIAL))).toBe(true);
    expect(isLizzy(read(REST))).toBe(false);
    const two = ['head-red-dots-gold', 'body-red-stripes-gold', 'tail-blue-stripes'];
    expect(isSpecial(read(two))).toBe(false);
    expect(isLizzy(read(two))).toBe(false);
    const heads = ['head-red-dots-gold', 'head-red-stripes-gold', 'tail-blue-stripes-gold'];
    expect(isSpecial(read(heads))).toBe(false);
    expect(isLizzy(read(heads))).toBe(false);
  });

  test('DZ-3: it wins the game at once, whatever others have taken', () => {
    const taken = ['head-red-dots', 'body-red-stripes', 'tail-red-stripes'];
    const more = [...cards, ...taken];
    const moves = [
      ...turnUp(...taken),
      ...['turn-up c4 head-red-dots', 'turn-up c5 head-red-dots', 'turn-up c6 tail-blue-stripes'],
      'close',
      `turn-up c7 ${SPECIAL[0]}`,
      `turn-up c8 ${SPECIAL[1]}`,
    ];
    const options = { layout: 'loose-12', cards: more } as const;
    expect(dizzyMemory.outcome(table(moves, options))).toBeUndefined();
    const state = table([...moves, `turn-up c9 ${SPECIAL[2]}`], options);
    expect(scoresOf(state)).toEqual([3, 3]);
    expect(dizzyMemory.outcome(state)).toEqual({
      result: 'won',
      reason: 'special',
      ranking: [
        { seat: 1, place: 1, score: 3 },
        { seat: 0, place: 2, score: 3 },
      ],
    });
    expectRefused(dizzyMemory, state, 'turn-up c10 body-red-stripes', { code: 'game-over' });
  });

  test('DZ-3: with that ending off it counts as three cards, and the game goes on', () => {
    const state = table(turnUp(...SPECIAL), { cards, special: false });
    expect(scoresOf(state)).toEqual([3, 0]);
    expect(dizzyMemory.outcome(state)).toBeUndefined();
    expect(dizzyMemory.view(state)).toMatchObject({ turn: 0, stage: 'first-card' });
  });

  test('DZ-3: that ending is on by default', () => {
    expect(DEFAULTS.special).toBe(true);
    expect(dizzyMemory.outcome(table(turnUp(...SPECIAL), { cards }))?.reason).toBe('special');
  });
});

describe('DZ-4: the last three', () => {
  const cards = [...RIGHT, ...WRONG];

  test('DZ-4: right ones go to who turns them up, and most cards wins', () => {
    const wrong = [...turnUp('head-red-dots', 'head-red-dots', 'tail-red-stripes'), 'close'];
    const moves = [
      ...wrong,
      ...['turn-up c1 head-red-dots', 'turn-up c4 body-red-stripes', 'turn-up c3 tail-red-stripes'],
      ...['turn-up c2 head-red-dots', 'turn-up c5 body-red-stripes', 'turn-up c6 tail-red-dots'],
    ];
    const list = [...RIGHT, 'head-red-dots', 'body-red-stripes', 'tail-red-dots'];
    const state = table(moves, { layout: 'loose-6', cards: list });
    expect(scoresOf(state)).toEqual([0, 6]);
    expect(dizzyMemory.outcome(state)).toEqual({
      result: 'won',
      reason: 'all-taken',
      ranking: [
        { seat: 1, place: 1, score: 6 },
        { seat: 0, place: 2, score: 0 },
      ],
    });
    expect(dizzyMemory.view(state).piles).toEqual([{ id: 'discards', count: 0 }]);
  });

  test('DZ-4: wrong ones are discarded as they are turned up, and the game is over', () => {
    const moves = [
      ...turnUp(...RIGHT),
      ...WRONG.map((card, index) => `turn-up c${index + 4} ${card}`),
    ];
    const options = { layout: 'loose-6', cards } as const;
    const state = table(moves, options);
    expect(scoresOf(state)).toEqual([3, 0]);
    expect(dizzyMemory.outcome(state)).toMatchObject({ result: 'won', reason: 'last-discarded' });
    expect(liesAt(state)).toEqual(Array(6).fill('empty'));
    expect(dizzyMemory.view(state).piles).toEqual([{ id: 'discards', count: 3 }]);
    expect(dizzyMemory.expect(state).steps.slice(3)).toEqual(
      WRONG.map((card, index) => ({ do: 'discard', spot: `c${index + 4}`, card })),
    );
    expect(dizzyMemory.outcome(table(moves.slice(0, 5), options))).toBeUndefined();
  });

  test('DZ-4: the last three are turned up also when all have seen that they are wrong', () => {
    const moves = [
      ...[
        'turn-up c4 head-red-dots',
        'turn-up c5 body-red-stripes',
        'turn-up c6 tail-blue-stripes',
      ],
      'close',
      ...turnUp(...RIGHT),
    ];
    const state = table(moves, { layout: 'loose-6', cards });
    expect(dizzyMemory.outcome(state)).toBeUndefined();
    expect(dizzyMemory.view(state)).toMatchObject({ turn: 1, stage: 'first-card' });
  });

  test('DZ-4, ANY-5: level players share first place', () => {
    const list = [...RIGHT, ...RIGHT, ...WRONG];
    const moves = [
      ...turnUp(...RIGHT),
      ...['turn-up c4 head-red-dots', 'turn-up c5 body-red-stripes', 'turn-up c7 head-red-dots'],
      'close',
      ...['turn-up c4 head-red-dots', 'turn-up c5 body-red-stripes', 'turn-up c6 tail-red-stripes'],
      ...[
        'turn-up c7 head-red-dots',
        'turn-up c8 body-red-stripes',
        'turn-up c9 tail-blue-stripes',
      ],
    ];
    const places = (seatCount: number) =>
      dizzyMemory
        .outcome(table(moves, { cards: list }, seatCount))
        ?.ranking.map(({ place }) => place);
    expect(places(2)).toEqual([1, 1]);
    expect(places(3)).toEqual([1, 1, 3]);
    expect(dizzyMemory.outcome(table(moves, { cards: list }))?.result).toBe('draw');
  });
});

describe('DZ-5: traditional', () => {
  const pairs = [
    ...['head-red-dots', 'head-red-dots-gold', 'body-red-dots', 'body-red-dots'],
    ...['tail-blue-stripes-gold', 'tail-blue-stripes-gold'],
  ];
  const options = { layout: 'loose-6', cards: pairs, traditional: true } as const;

  test('DZ-5: a pair is two cards of one part, colour and pattern; gold plays no role', () => {
    expect(isPair(read(['head-red-dots', 'head-red-dots-gold']))).toBe(true);
    expect(isPair(read(['head-red-dots', 'head-red-dots']))).toBe(true);
    expect(isPair(read(['head-red-dots', 'body-red-dots']))).toBe(false);
    expect(isPair(read(['head-red-dots', 'head-blue-dots']))).toBe(false);
    expect(isPair(read(['head-red-dots', 'head-red-stripes']))).toBe(false);
    expect(isPair(read(['head-red-dots']))).toBe(false);
    expect(isPair(read(['head-red-dots', 'head-red-dots', 'head-red-dots']))).toBe(false);
  });

  test('DZ-5: two cards a turn; a pair is taken and one goes on', () => {
    const state = table(turnUp('head-red-dots', 'head-red-dots-gold'), options);
    expect(scoresOf(state)).toEqual([2, 0]);
    expect(dizzyMemory.view(state)).toMatchObject({ turn: 0, stage: 'first-card' });
    const wrong = table(turnUp('head-red-dots', 'body-red-dots'), options);
    expect(dizzyMemory.view(wrong).stage).toBe('closing');
    expectRefused(dizzyMemory, wrong, 'turn-up c3 tail-blue-stripes-gold', {
      code: 'not-now',
      spot: 'c3',
      card: 'tail-blue-stripes-gold',
    });
    expect(dizzyMemory.view(afterMoves(dizzyMemory, wrong, ['close'])).turn).toBe(1);
  });

  test('DZ-5: golden cards win nothing, and the last ones are a pair or stay', () => {
    const moves = turnUp(...pairs);
    const state = table(moves, options);
    expect(scoresOf(state)).toEqual([6, 0]);
    expect(dizzyMemory.outcome(state)).toMatchObject({ result: 'won', reason: 'all-taken' });
  });

  test('DZ-5: DZ-4 plays no role: nothing is discarded', () => {
    const six = ['head-red-dots', 'head-red-dots', 'body-red-dots', 'body-red-dots'];
    const list = [...six, 'tail-red-dots', 'tail-red-dots'];
    const state = table(
      [...turnUp(...six), 'turn-up c5 tail-red-dots', 'turn-up c6 tail-red-stripes'],
      { layout: 'loose-6', cards: [...list, 'tail-red-stripes'], traditional: true },
    );
    expect(dizzyMemory.view(state).piles).toEqual([{ id: 'discards', count: 0 }]);
    expect(liesAt(state).slice(4)).toEqual(['up', 'up']);
    expect(dizzyMemory.outcome(state)?.reason).toBe('nothing-right-left');
  });

  test('DZ-5: with fewer cards the matching ones are selected', () => {
    const errorOf = (layout: string, cards: readonly string[]) => {
      const raw = { ...DEFAULTS, layout, cards, traditional: true };
      const checked = dizzyMemory.checkOptions(raw, 2);
      return checked.ok ? undefined : checked.error;
    };
    expect(errorOf('loose-6', pairs)).toBeUndefined();
    expect(errorOf('loose-6', codesOf(LIZZY_PACK))).toBeUndefined();
    expect(errorOf('6x9', codesOf(LIZZY_PACK))).toBeUndefined();
    expect(errorOf('loose-6', [...pairs.slice(0, 5), 'tail-red-dots'])).toEqual({
      code: 'pairs-missing',
      field: 'cards',
    });
    expect(errorOf('loose-9', codesOf(LIZZY_PACK))).toEqual({
      code: 'pairs-need-even-number',
      field: 'layout',
    });
  });
});

describe('DZ-6: nothing right is left', () => {
  const list = [...RIGHT, ...WRONG, ...WRONG];
  const wrongAt = (...spots: readonly number[]) =>
    WRONG.map((card, index) => `turn-up c${spots[index]} ${card}`);

  test('DZ-6: when all that remain have been seen, the game is over', () => {
    const seen = [...wrongAt(4, 5, 6), 'close', ...wrongAt(7, 8, 9), 'close'];
    const almost = table([...seen, ...turnUp(...RIGHT).slice(0, 2)], { cards: list });
    expect(dizzyMemory.outcome(almost)).toBeUndefined();
    const state = table([...seen, ...turnUp(...RIGHT)], { cards: list });
    expect(dizzyMemory.outcome(state)).toMatchObject({
      result: 'won',
      reason: 'nothing-right-left',
      ranking: [
        { seat: 0, place: 1, score: 3 },
        { seat: 1, place: 2, score: 0 },
      ],
    });
  });

  test('DZ-6: not before, though it could be known from what has left', () => {
    const state = table([...wrongAt(4, 5, 6), 'close', ...turnUp(...RIGHT)], { cards: list });
    expect(dizzyMemory.outcome(state)).toBeUndefined();
    const more = afterMoves(dizzyMemory, state, wrongAt(7, 8, 9).slice(0, 2));
    expect(dizzyMemory.outcome(more)).toBeUndefined();
    const last = afterMoves(dizzyMemory, more, ['turn-up c9 tail-blue-stripes']);
    expect(dizzyMemory.outcome(last)?.reason).toBe('nothing-right-left');
  });

  test('DZ-6: a glimpse is seen too', () => {
    const moves = [
      ...wrongAt(4, 5, 6),
      'close',
      ...turnUp(...RIGHT),
      ...wrongAt(7, 8, 9).slice(0, 2),
    ];
    const state = table([...moves, 'glimpse c9 tail-blue-stripes'], { cards: list });
    expect(dizzyMemory.outcome(state)?.reason).toBe('nothing-right-left');
  });

  test('DZ-6: three golden ones are right as well', () => {
    const golden = WRONG.map((card) => `${card}-gold`);
    expect(hasLizzy(read([...WRONG, ...golden.slice(0, 2)]))).toBe(false);
    expect(hasLizzy(read([...WRONG, ...golden]))).toBe(true);
  });

  test('DZ-6, traditional: no pair is left', () => {
    const cards = ['head-red-dots', 'body-red-dots', 'tail-red-dots', 'head-blue-dots'];
    const box = [...cards, ...cards, 'body-blue-dots', 'body-blue-dots', 'tail-red-dots'];
    const options = { layout: 'loose-6', cards: box, traditional: true } as const;
    // What was laid out is not what was selected.
    const moves = [
      ...turnUp('head-red-dots', 'head-blue-dots'),
      'close',
      ...['turn-up c3 tail-red-dots', 'turn-up c4 tail-red-dots'],
      ...['turn-up c5 body-red-dots', 'turn-up c6 body-blue-dots'],
    ];
    expect(dizzyMemory.outcome(table(moves.slice(0, -1), options))).toBeUndefined();
    expect(dizzyMemory.outcome(table(moves, options))?.reason).toBe('nothing-right-left');
  });

  test('DZ-6, ME-7: after a full round with nothing new and nothing taken, ending is offered', () => {
    const again = [...turnUp(...WRONG), 'close'];
    const noticesAfter = (count: number, seatCount: number, more: readonly string[] = []) => {
      const moves = [...Array<string[]>(count).fill(again).flat(), ...more];
      return dizzyMemory.view(table(moves, {}, seatCount)).notices;
    };
    expect(noticesAfter(1, 2)).toEqual([]);
    expect(noticesAfter(2, 2)).toEqual([]);
    expect(noticesAfter(3, 2)).toEqual(['stalled']);
    expect(noticesAfter(2, 1)).toEqual(['stalled']);
    expect(noticesAfter(3, 3)).toEqual([]);
    expect(noticesAfter(4, 3)).toEqual(['stalled']);
    expect(noticesAfter(3, 2, ['turn-up c1 head-red-dots'])).toEqual(['stalled']);
    expect(noticesAfter(3, 2, ['turn-up c4 head-blue-dots'])).toEqual([]);
    expect(noticesAfter(3, 2, turnUp(...WRONG))).toEqual([]);
    const ended = table([...again, ...again, ...again, 'agree-end']);
    expect(dizzyMemory.outcome(ended)).toMatchObject({ result: 'draw', reason: 'agreed' });
  });
});
