import { describe, expect, test } from 'vitest';

import { spotsOf } from '../../../src/rules/expected-table.ts';
import { twistedMemory } from '../../../src/rules/twisted-memory/twisted-memory.ts';
import { countTree } from '../support/count-tree.ts';
import { afterMoves } from '../support/moves.ts';
import { people } from '../support/play.ts';
import { dealt } from './brute-force.ts';
import { countByForce, playByForce } from './count-by-force.ts';

type Match = ReturnType<typeof twistedMemory.setup>;

/** The same line of text as the brute force makes of its positions, made of what the engine tells. */
function lookOf(match: Match): string {
  const { zones } = twistedMemory.expect(match);
  const names = (pieces: readonly { readonly kind: string; readonly colour: string }[]) =>
    pieces.map(({ colour, kind }) => `${colour} ${kind}`);
  const stonesFirst = (texts: readonly string[]) =>
    [...texts].sort(
      (one, other) => Number(one.endsWith('token')) - Number(other.endsWith('token')),
    );
  const grid = spotsOf(zones).map((spot) =>
    [spot.lies === 'up' ? spot.card : spot.lies, ...stonesFirst(names(spot.marks))].join(' '),
  );
  const pile = (id: string) => {
    const zone = zones.find((one) => one.id === id);
    return zone?.kind === 'pile' ? zone.count : undefined;
  };
  const pieces = (id: string) => {
    const zone = zones.find((one) => one.id === id);
    return zone?.kind === 'pieces' ? names(zone.pieces).join(' ') : undefined;
  };
  const { turn, seats } = twistedMemory.view(match);
  return [
    ...grid,
    pile('stock'),
    pile('discards'),
    ...seats.map(({ score }) => score),
    pieces('hand-0'),
    pieces('hand-1'),
    pieces('container'),
    turn ?? 'over',
  ].join('/');
}

/** Green takes the upper twelve cards in six sets, from a table that holds only the sixteen. */
const SIX_SETS = [
  'stock-ran-out -',
  ...['A', '2', '3', '4', '5', '6'].flatMap((rank, set) => {
    const row = 1 + Math.floor(set / 2);
    const column = 1 + 2 * (set % 2);
    return [`view r${row}c${column} ${rank}S`, `view r${row}c${column + 1} ${rank}H`];
  }),
];
const TURN = ['view', 'peek', 'save', 'close', 'roll', 'recall'];
const STOCK = ['refill', 'stock-ran-out', 'stock-goes-on'];

interface Tree {
  readonly about: string;
  readonly callIt: boolean;
  /** What was played before the counting starts. */
  readonly before: readonly string[];
  readonly cards: readonly string[];
  readonly kinds: readonly string[];
  /** By the number of moves, from one move on. */
  readonly lines: readonly number[];
  readonly states: readonly number[];
}

const TREES: readonly Tree[] = [
  {
    about: 'a new table',
    callIt: true,
    before: [],
    cards: ['7S', '7H'],
    kinds: [...TURN, ...STOCK],
    lines: [71, 2509],
    states: [66, 554],
  },
  {
    about: 'the last four cards, with stones and token',
    callIt: false,
    before: SIX_SETS,
    cards: ['7S', '7H', '8S'],
    kinds: TURN,
    lines: [24, 312, 1680],
    states: [24, 138, 290],
  },
  {
    about: 'the last four cards, without stones',
    callIt: false,
    before: SIX_SETS,
    cards: ['7S', '7H', '8S', '8H'],
    kinds: ['view', 'save', 'close'],
    lines: [16, 160, 624, 1344],
    states: [16, 70, 154, 209],
  },
  {
    about: 'a roll with a stone spent and the token on a card',
    callIt: false,
    before: [
      ...SIX_SETS,
      'peek r4c1 7S',
      'view r4c2 8S',
      'save r4c2',
      'view r4c3 9S',
      'close',
      'view r4c1 7S',
      'view r4c3 9S',
      'close',
    ],
    cards: ['8S', '9S', '8H', 'TS'],
    kinds: TURN,
    lines: [12, 54, 112, 96, 352],
    states: [8, 21, 24, 27, 50],
  },
  {
    about: 'one card for thirteen empty spots, and then another',
    callIt: false,
    before: [...SIX_SETS, 'stock-goes-on', 'view r4c1 7S', 'view r4c2 8S'],
    cards: ['8S', '8H'],
    kinds: ['view', 'close', ...STOCK],
    lines: [2, 16, 88, 461],
    states: [2, 15, 71, 181],
  },
  {
    about: 'a stock that ran out before the last spots were refilled',
    callIt: true,
    before: ['view r1c1 7S', 'view r1c2 7H', 'view r1c3 8S', 'view r1c4 9S', 'close'],
    cards: ['8H', '9S'],
    kinds: ['view', 'close', ...STOCK],
    lines: [24, 289, 1788],
    states: [24, 146, 340],
  },
];

describe('counted trees of small packs', () => {
  test.each(TREES)('$about', ({ callIt, before, cards, kinds, lines, states }) => {
    const depth = lines.length;
    const start = twistedMemory.setup({ dealer: 1, callIt }, people(2));
    const byForce = countByForce(playByForce(dealt(0, callIt), before), { cards, depth, kinds });
    const byRules = countTree(twistedMemory, afterMoves(twistedMemory, start, before), {
      cards,
      depth,
      key: lookOf,
      counts: ({ type }) => kinds.includes(type),
    });
    expect(byForce.slice(1)).toEqual(
      lines.map((count, move) => ({ lines: count, states: states[move] })),
    );
    expect(byRules).toEqual(byForce);
  });
});
