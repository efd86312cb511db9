import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ok } from '../../src/cards/result.ts';
import { seededSource } from '../../src/rules/chance.ts';
import type { CommonInput } from '../../src/rules/common.ts';
import { isCommonInput } from '../../src/rules/common.ts';
import { evolveAll } from '../../src/rules/game.ts';
import { fits, readInput } from '../../src/rules/inputs.ts';
import { people, playRandomly } from './support/play.ts';
import type { TwosInput } from './support/twos.ts';
import { twos, TWOS_CARDS } from './support/twos.ts';

type Input = TwosInput | CommonInput;
type Match = ReturnType<typeof twos.setup>;

const START = twos.setup({ cards: TWOS_CARDS }, people(2));
const view = (spot: string, card: string): Input => ({ type: 'view', spot, card });

/** The state after these inputs, all of which must be accepted. */
function play(...inputs: readonly Input[]): Match {
  return inputs.reduce((state, input) => {
    const decided = twos.decide(state, input);
    if (!decided.ok) throw new Error(`${input.type} was refused: ${decided.error.code}`);
    return evolveAll(twos, state, decided.value);
  }, START);
}

const refusalOf = (state: Match, input: Input) => {
  const decided = twos.decide(state, input);
  return decided.ok ? undefined : decided.error;
};

const FIRST_TURN = [view('r1c1', '2H'), view('r1c2', '3H'), { type: 'close' } as const];

describe('ANY-3 and ANY-8, for every game', () => {
  test('a contradiction is refused with the spot and the card of the input, and nothing else', () => {
    const state = play(...FIRST_TURN);
    expect(refusalOf(state, view('r2c1', '3H'))).toEqual({
      code: 'card-elsewhere',
      spot: 'r2c1',
      card: '3H',
    });
    expect(refusalOf(state, view('r1c2', '4H'))?.code).toBe('card-differs');
    expect(refusalOf(state, view('r2c1', '2H'))?.code).toBe('card-gone');
    expect(refusalOf(play(view('r1c1', '2H')), view('r1c2', '2H'))?.code).toBe('card-lies-open');
    expect(refusalOf(state, view('r2c1', 'KH'))?.code).toBe('card-not-in-pack');
  });

  test('a move the game forbids is refused for that, also with an impossible card', () => {
    expect(refusalOf(play(view('r1c1', '2H')), view('r1c1', 'KH'))?.code).toBe('spot-already-up');
  });
});

describe('ANY-7: another card than the named one', () => {
  test('is refused, and the named spot is what may be turned up', () => {
    const named = play({ type: 'name-spot', spot: 'r2c2' });
    expect(twos.view(named).named).toBe('r2c2');
    expect(refusalOf(named, view('r1c1', '2H'))).toEqual({
      code: 'not-the-named-spot',
      spot: 'r2c2',
    });
    const views = twos.legal(named).filter(({ type }) => type === 'view');
    expect(views).toEqual([{ type: 'view', spot: 'r2c2', card: { hole: 'card' } }]);
    expect(refusalOf(named, { type: 'name-spot', spot: 'r1c1' })).toEqual({
      code: 'not-now',
      spot: 'r1c1',
    });
  });

  test('is remembered by all, turned back, and the named one turned', () => {
    const glimpsed = play(
      { type: 'name-spot', spot: 'r2c2' },
      { type: 'glimpse', spot: 'r1c1', card: '2H' },
    );
    expect(twos.expect(glimpsed).steps).toEqual([{ do: 'turn-back', spot: 'r1c1', card: '2H' }]);
    expect(refusalOf(glimpsed, view('r2c2', '2H'))?.code).toBe('card-elsewhere');
    const turned = evolveAll(twos, glimpsed, [
      { type: 'card-turned-up', spot: 'r2c2', card: '3H', seat: 0 },
    ]);
    expect(twos.view(turned).named).toBeUndefined();
  });

  test('may count instead, if the players let it', () => {
    const counting = play({ type: 'name-spot', spot: 'r2c2' }, { type: 'let-it-count' });
    expect(refusalOf(counting, view('r1c1', '2H'))).toBeUndefined();
    expect(refusalOf(START, { type: 'let-it-count' })?.code).toBe('not-now');
  });

  test('only a card that may be turned up can be named', () => {
    const one = play(view('r1c1', '2H'));
    expect(refusalOf(one, { type: 'name-spot', spot: 'r1c1' })).toEqual({
      code: 'not-turnable',
      spot: 'r1c1',
    });
    const closing = play(view('r1c1', '2H'), view('r1c2', '3H'));
    expect(refusalOf(closing, { type: 'name-spot', spot: 'r2c1' })?.code).toBe('not-turnable');
  });

  test('a glimpse is of a card that lies face down and can be that card', () => {
    const state = play(...FIRST_TURN, view('r2c1', '4H'));
    const glimpse = (spot: string, card: string) =>
      refusalOf(state, { type: 'glimpse', spot, card })?.code;
    expect(refusalOf(state, { type: 'glimpse', spot: 'r2c1', card: '4H' })).toEqual({
      code: 'spot-already-up',
      spot: 'r2c1',
    });
    expect(refusalOf(state, { type: 'glimpse', spot: 'r9c9', card: '4S' })).toEqual({
      code: 'no-such-spot',
      spot: 'r9c9',
    });
    expect(glimpse('r2c2', '2H')).toBe('card-gone');
    expect(glimpse('r1c2', '4S')).toBe('card-differs');
    expect(glimpse('r2c2', '4S')).toBeUndefined();
    const taken = play(view('r1c1', '2H'), view('r1c2', '2S'));
    expect(refusalOf(taken, { type: 'glimpse', spot: 'r1c1', card: '3H' })).toEqual({
      code: 'spot-empty',
      spot: 'r1c1',
    });
  });
});

describe('ANY-7, ANY-9: what may be said at any table', () => {
  const said = (state: Match) =>
    twos.legal(state).filter((pattern) => isCommonInput(pattern)) as readonly object[];
  const always = [
    { type: 'agree-end' },
    { type: 'call-misdeal' },
    { type: 'resign', seat: { hole: 'seat', among: [0, 1] } },
  ];
  const among = (...spots: readonly string[]) => ({ hole: 'spot', among: spots });
  const glimpse = (...spots: readonly string[]) => ({
    type: 'glimpse',
    spot: among(...spots),
    card: { hole: 'card' },
  });

  test('a card that may be turned up can be named, one that lies face down be glimpsed', () => {
    expect(said(START)).toEqual([
      ...always,
      { type: 'name-spot', spot: among('r1c1', 'r1c2', 'r2c1', 'r2c2') },
      glimpse('r1c1', 'r1c2', 'r2c1', 'r2c2'),
    ]);
    expect(said(play(view('r1c1', '2H')))).toEqual([
      ...always,
      { type: 'name-spot', spot: among('r1c2', 'r2c1', 'r2c2') },
      glimpse('r1c2', 'r2c1', 'r2c2'),
    ]);
  });

  test('a named one stands until it is turned up or lifted', () => {
    const named = play({ type: 'name-spot', spot: 'r2c2' });
    expect(said(named)).toEqual([
      ...always,
      { type: 'let-it-count' },
      glimpse('r1c1', 'r1c2', 'r2c1', 'r2c2'),
    ]);
    expect(said(play({ type: 'name-spot', spot: 'r2c2' }, { type: 'let-it-count' }))).toEqual(
      said(START),
    );
  });

  test('while a turn is closing nothing can be named, and where no card lies none be glimpsed', () => {
    expect(said(play(view('r1c1', '2H'), view('r1c2', '3H')))).toEqual([
      ...always,
      glimpse('r2c1', 'r2c2'),
    ]);
    const up = play(view('r1c1', '2H'), view('r1c2', '2S'), view('r2c1', '3H'), view('r2c2', '4H'));
    expect(said(up)).toEqual(always);
  });

  test.each<CommonInput>([
    { type: 'resign', seat: 1 },
    { type: 'name-spot', spot: 'r1c1' },
    { type: 'glimpse', spot: 'r1c1', card: '2H' },
  ])('%j is read as it is, and with nothing missing', (input) => {
    expect(readInput(twos.inputShapes, JSON.parse(JSON.stringify(input)))).toEqual(ok(input));
    for (const field of Object.keys(input)) {
      expect(readInput(twos.inputShapes, { ...input, [field]: undefined }).ok).toBe(false);
    }
  });
});

describe('ANY-9: players can end at any time', () => {
  test.each<readonly [CommonInput, object]>([
    [{ type: 'agree-end' }, { result: 'won', reason: 'agreed' }],
    [{ type: 'call-misdeal' }, { result: 'void', reason: 'misdeal', ranking: [] }],
    [
      { type: 'resign', seat: 0 },
      { result: 'won', reason: 'resigned', by: 0 },
    ],
  ])('%j', (input, outcome) => {
    const state = play(view('r1c1', '2H'), view('r1c2', '2S'), input);
    expect(twos.outcome(state)).toMatchObject(outcome);
    expect(twos.legal(state)).toEqual([]);
    expect(twos.view(state)).toMatchObject({ turn: undefined, stage: 'over' });
    expect(refusalOf(state, view('r2c1', '3H'))).toEqual({ code: 'game-over' });
    expect(refusalOf(state, { type: 'agree-end' })).toEqual({ code: 'game-over' });
  });

  test('nobody resigns from a seat that is not there', () => {
    expect(refusalOf(START, { type: 'resign', seat: 2 })).toEqual({
      code: 'no-such-seat',
      seat: 2,
    });
  });
});

describe('steps to do', () => {
  test('a close leaves them, with what each spot may show until they are done', () => {
    const { steps, tolerated } = twos.expect(play(...FIRST_TURN));
    expect(steps).toEqual([
      { do: 'discard', spot: 'r1c1', card: '2H' },
      { do: 'turn-back', spot: 'r1c2', card: '3H' },
      { do: 'refill', spot: 'r1c1' },
    ]);
    expect(tolerated).toEqual([
      { spot: 'r1c1', also: [{ lies: 'up', card: '2H' }, { lies: 'empty' }] },
      { spot: 'r1c2', also: [{ lies: 'up', card: '3H' }] },
    ]);
  });

  test('turning a card up shows that what was to be done there is done', () => {
    const state = play(...FIRST_TURN, view('r1c1', '2S'));
    expect(twos.expect(state).steps).toEqual([{ do: 'turn-back', spot: 'r1c2', card: '3H' }]);
  });

  test('they stay through the next turn and no longer', () => {
    const next = play(...FIRST_TURN, view('r2c1', '4H'), view('r2c2', '2S'));
    expect(twos.expect(next).steps).toHaveLength(3);
    const after = evolveAll(twos, next, [
      { type: 'turn-started', seat: 0 },
      { type: 'turn-started', seat: 1 },
    ]);
    expect(twos.expect(after).steps).toEqual([]);
  });
});

describe('set-up', () => {
  test('options come through one door', () => {
    const options = { cards: TWOS_CARDS };
    expect(twos.checkOptions(options, 2)).toEqual({ ok: true, value: options });
    expect(twos.checkOptions(options, 5)).toEqual({
      ok: false,
      error: { code: 'seats-not-allowed' },
    });
    expect(twos.checkOptions({ cards: [7] }, 2)).toEqual({
      ok: false,
      error: { code: 'options-malformed', field: 'cards' },
    });
    expect(twos.checkOptions({ ...options, more: 1 }, 2)).toEqual({
      ok: false,
      error: { code: 'options-malformed', field: 'more' },
    });
    expect(twos.checkOptions(null, 2).ok).toBe(false);
  });
});

test('random play: legal inputs are accepted, others refused, cards are kept, nothing is mutated', () => {
  const forAll: readonly Input[] = [
    ...Object.keys(START.game.spots).flatMap((spot) => TWOS_CARDS.map((card) => view(spot, card))),
    { type: 'roll', face: 3 },
    { type: 'close' },
    { type: 'agree-end' },
    { type: 'let-it-count' },
  ];
  fc.assert(
    fc.property(fc.integer({ min: 0 }), fc.integer({ min: 1, max: 3 }), (seed, seats) => {
      playRandomly(
        twos,
        { cards: TWOS_CARDS },
        {
          seats: people(seats),
          cards: TWOS_CARDS,
          random: seededSource(seed),
          most: 60,
          look({ before, input, after, table }) {
            const frozen = JSON.stringify(before);
            expect(table.differences(twos.expect(after))).toEqual([]);
            expect(table.everyCard).toEqual([...TWOS_CARDS].sort());
            if (twos.outcome(after) !== undefined) return;
            for (const other of forAll) {
              const isLegal = twos.legal(after).some((pattern) => fits<Input>(pattern, other));
              // A hole for a card stands for any that contradicts nothing.
              const code = refusalOf(after, other)?.code.replace(/^card-.*/, 'contradiction');
              const isAccepted = code === undefined || code === 'contradiction';
              expect({ other, isLegal: isAccepted }).toEqual({ other, isLegal });
            }
            expect(JSON.stringify(before)).toBe(frozen);
            expect(twos.decide(before, input).ok).toBe(true);
          },
        },
      );
    }),
    { numRuns: 60 },
  );
});
