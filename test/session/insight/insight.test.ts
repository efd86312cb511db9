import { describe, expect, test } from 'vitest';
import { LIZZY_PACK } from '../../../src/cards/lizzy.ts';
import type { PackCode } from '../../../src/cards/pack.ts';
import { codesOf } from '../../../src/cards/pack.ts';
import { PACK_52 } from '../../../src/cards/standard-pack.ts';
import { playerFor } from '../../../src/players/players.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import type { InputBase } from '../../../src/rules/inputs.ts';
import { foldFrom } from '../../../src/rules/log.ts';
import { offerPickList } from '../../../src/rules/memory/pick-list.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import { gameById } from '../../../src/rules/registry.ts';
import type { Level } from '../../../src/rules/seats.ts';
import type { SeatInsight } from '../../../src/session/insight/insight.ts';
import { insightOf } from '../../../src/session/insight/insight.ts';
import { playComputers } from '../../players/support/play-computers.ts';
import { entry, people } from '../../rules/support/play.ts';
import { recordOf } from '../../store/support/games.ts';
import { Browser, play, start } from '../support/tables.ts';

const LIZZIES = ['head', 'body', 'tail'].flatMap((part) =>
  codesOf(LIZZY_PACK)
    .filter((code) => code.startsWith(part))
    .slice(0, 4),
);

interface Setting {
  readonly gameId: string;
  readonly options: object;
  readonly cards: readonly PackCode[];
}
const MEMORY: Setting = {
  gameId: 'memory',
  options: {},
  cards: offerPickList('4x4', seededSource(3)),
};
const PICKED: Setting = { ...MEMORY, options: { cards: MEMORY.cards } };
const TWISTED: Setting = { gameId: 'twisted-memory', options: {}, cards: codesOf(PACK_52) };
const LIZARDS: Setting = {
  gameId: 'dizzy-memory',
  options: { cards: LIZZIES, special: false },
  cards: LIZZIES,
};

/** A whole game of two computers of this level, looked back at. */
function lookBack({ gameId, options, cards }: Setting, level: Level, seed: number) {
  const game = gameById(gameId)!;
  const player = playerFor(gameId)!;
  const chosen = { ...(defaultOptions(game.optionFields) as object), ...options };
  const { inputs } = playComputers<unknown, InputBase, InputBase, unknown>(game, chosen, {
    computers: [seed, seed + 50].map((own) => ({ player, level, seed: own })),
    cards,
    random: seededSource(seed),
  });
  const laidOut = game.setup(chosen, people(2));
  const folded = foldFrom(
    game,
    laidOut,
    inputs.map((input, place) => entry(place, 1, input)),
  );
  const record = { ...recordOf('one'), gameId, options: chosen };
  return { insight: insightOf(game, record, folded)!, view: game.view(folded.state) };
}

const sum = (seats: readonly SeatInsight[], of: (seat: SeatInsight) => number) =>
  seats.reduce((total, seat) => total + of(seat), 0);

describe('a small game, counted by hand', () => {
  test('Memory, two players', async () => {
    const session = await start(new Browser().tab(), 'memory', { layout: '2x8' });
    await play(
      session,
      // Seat 0: two new cards that do not pair. The second had a chance of 1 in 15.
      'turn-up r1c1 7H',
      'turn-up r1c2 KS',
      'close',
      // Seat 1: the mate of a seen card, and then another new one instead of it. 0, for the mate is seen.
      'turn-up r1c3 7D',
      'turn-up r1c4 9C',
      'close',
      // Seat 0 takes it from memory, then is lucky: 1 in 11.
      'turn-up r1c1 7H',
      'turn-up r1c3 7D',
      'turn-up r1c5 2H',
      'turn-up r1c6 2D',
      // And passes with two known cards.
      'turn-up r1c2 KS',
      'turn-up r1c4 9C',
      'close',
      'agree-end',
    );
    const [zero, one] = session.insight()!;
    expect(zero).toMatchObject({ fromMemory: 1, lucky: 1, missed: [] });
    expect(zero!.luckExpected).toBeCloseTo(1 / 15 + 1 / 11);
    expect(one).toMatchObject({ fromMemory: 0, lucky: 0, luckExpected: 0, missed: ['e4'] });
    // Of eight pairs without a known card two new cards are best; a known pair is to be taken.
    expect(one!.best).toEqual({ choices: 2, best: 1 });
  });

  test('a card that the clock drew is nobody’s slip (ME-5)', async () => {
    const browser = new Browser();
    const session = await start(browser.tab(), 'memory', { turnSeconds: 30 });
    await play(session, 'turn-up r1c1 7H', 'turn-up r1c2 KS', 'close', 'turn-up r1c3 7D');
    await play(session, 'time-out r4c4', 'turn-up r4c4 9C', 'close', 'agree-end');
    expect(session.insight()![1]).toMatchObject({ missed: [], best: { choices: 1, best: 1 } });
  });

  test('nothing is told while the game runs (ANY-4), nor of games without sets to remember', async () => {
    const session = await start(new Browser().tab(), 'memory');
    await play(session, 'turn-up r1c1 7H');
    expect(session.insight()).toBeUndefined();
    const facade = await start(new Browser().tab(), 'facade');
    await play(facade, 'agree-end');
    expect(facade.insight()).toBeUndefined();
  });
});

describe.each([
  ['Memory', MEMORY],
  ['Memory from a pick list', PICKED],
  ['Twisted Memory', TWISTED],
  ['Dizzy Memory', LIZARDS],
])('%s', (_, setting) => {
  test('every set was found from memory or by luck', () => {
    for (const level of ['easy', 'hard'] as const) {
      const { insight, view } = lookBack(setting, level, 4);
      const sets = view.seats.map((seat) => seat.sets.length);
      expect(insight.map(({ fromMemory, lucky }) => fromMemory + lucky)).toEqual(sets);
    }
  });

  test('one who forgets nothing misses nothing, one who forgets most misses some', () => {
    let forgotten = 0;
    for (const seed of [1, 2]) {
      const perfect = lookBack(setting, 'hard', seed).insight;
      expect(perfect.map(({ missed }) => missed)).toEqual([[], []]);
      forgotten += sum(lookBack(setting, 'easy', seed).insight, ({ missed }) => missed.length);
    }
    expect(forgotten).toBeGreaterThan(0);
  });

  test('luck evens out', () => {
    let [lucky, expected] = [0, 0];
    for (let seed = 1; seed <= 8; seed += 1) {
      const { insight } = lookBack(setting, 'easy', seed);
      lucky += sum(insight, (seat) => seat.lucky);
      expected += sum(insight, (seat) => seat.luckExpected);
    }
    // Each of many chances is small, so their number varies by about its root.
    expect(Math.abs(lucky - expected)).toBeLessThan(4 * Math.sqrt(expected));
  });
});

test('ME-6: hard, which plays the best play, is seen to play it in every choice', () => {
  for (const seed of [1, 2]) {
    const { insight } = lookBack(MEMORY, 'hard', seed);
    for (const { best } of insight) expect(best?.best).toBe(best?.choices);
    expect(sum(insight, ({ best }) => best?.choices ?? 0)).toBeGreaterThan(16);
  }
  const easy = lookBack(MEMORY, 'easy', 1).insight;
  expect(sum(easy, ({ best }) => best!.best)).toBeLessThan(sum(easy, ({ best }) => best!.choices));
});
