import { describe, expect, test } from 'vitest';

import { isHole } from '../../../src/rules/inputs.ts';
import { facade } from '../../../src/rules/facade/facade.ts';
import { countTree } from '../support/count-tree.ts';
import type { PlainPhase } from './brute-force.ts';
import { countPlainly, describePosition, TURNING_ORDER } from './brute-force.ts';
import type { State } from './table.ts';
import { awarded, meldsOf, movesIn, supplyOf, table } from './table.ts';

type Input = Parameters<typeof facade.decide>[1];

interface Tree {
  readonly title: string;
  /** What happened before, as a log has it. */
  readonly moves: readonly string[];
  /** The supply cards by their places. */
  readonly places: Readonly<Record<string, string>>;
  /** The same, told to the plain count. */
  readonly phase: PlainPhase;
  readonly depth: number;
  /** Lines of play and different positions at the end of the tree. */
  readonly lines: number;
  readonly states: number;
}

/** The first wins 3H and 4H, the second 3C; 9D is tied. Then 3S is dealt, and it is the last card. */
const SECOND_PHASE = [
  ...awarded('3H 4H 9D 3C', ['K@3H Q@4H J@9D A@9D', 'K@3C Q@3C J@9D A@9D']),
  ...movesIn('place s1 a1, place s2 a2, place s4 b4, deal 3S, pile-ran-out'),
];

const TREES: readonly Tree[] = [
  {
    title: 'two players, a card left over and a new one, melds to lay them on',
    moves: [...SECOND_PHASE, 'bid s3', 'bid s5', 'bid s5', 'bid s3'],
    places: { s3: '9D', s5: '3S' },
    phase: {
      supply: ['9D', '3S'],
      suits: ['C', 'H'],
      melds: [[['3H'], ['4H']], [['3C']]],
      laid: ['9D', '3S', '3S', '9D'],
    },
    depth: 14,
    lines: 696,
    states: 348,
  },
  {
    title: 'two players at one card, which is always tied',
    moves: ['deal 9D', 'pile-ran-out'],
    places: { s1: '9D' },
    phase: { supply: ['9D'], suits: ['C', 'H'], melds: [[], []], laid: [] },
    depth: 16,
    lines: 1,
    states: 1,
  },
  {
    title: 'three players, two cards of one suit, all bids laid',
    moves: [
      ...movesIn('deal 8D, deal 9D, pile-ran-out'),
      ...movesIn('bid s1, bid s1, bid s2, bid s1, bid s2, bid s2'),
      ...movesIn('bid s2, bid s1, bid s1, bid s2, bid s1, bid s1'),
    ],
    places: { s1: '8D', s2: '9D' },
    phase: {
      supply: ['8D', '9D'],
      suits: ['C', 'H', 'D'],
      melds: [[], [], []],
      laid: '8D 8D 9D 8D 9D 9D 9D 8D 8D 9D 8D 8D'.split(' '),
    },
    depth: 14,
    lines: 104,
    states: 104,
  },
  {
    title: 'two players, three cards of one rank, the last bids',
    moves: [
      ...movesIn('deal 7S, deal 7H, deal 7C, pile-ran-out'),
      ...movesIn('bid s1, bid s2, bid s1, bid s3, bid s2, bid s3'),
    ],
    places: { s1: '7S', s2: '7H', s3: '7C' },
    phase: {
      supply: ['7S', '7H', '7C'],
      suits: ['C', 'H'],
      melds: [[], []],
      laid: ['7S', '7H', '7S', '7C', '7H', '7C'],
    },
    depth: 13,
    lines: 1512,
    states: 756,
  },
];

/** Bids are turned over one by one here: in heaps they are the same cards. */
const oneByOne: typeof facade = {
  ...facade,
  legal: (state) =>
    facade
      .legal(state)
      .filter(
        (pattern) => pattern.type !== 'reveal' || (isHole(pattern.cards) && oneCard(pattern.cards)),
      ),
};

const oneCard = (hole: object) => 'count' in hole && hole.count === 1;

/** Supply card by supply card, and there in the order of the plain count. */
function isInTurningOrder(input: Input, { game }: State): boolean {
  if (input.type !== 'reveal') return true;
  const open = game.bids.filter(({ laid, revealed }) => revealed.length < laid);
  const first = Object.keys(game.supply).find((spot) => open.some(({ at }) => at === spot));
  const shown = game.bids.flatMap(({ at, revealed }) => (at === first ? revealed : []));
  const last = Math.max(-1, ...shown.map((card) => TURNING_ORDER.indexOf(card)));
  return input.spot === first && TURNING_ORDER.indexOf(input.cards[0] ?? '') > last;
}

describe('counted trees', () => {
  test.each(TREES)('$title: $lines lines, $states positions', (tree) => {
    const describeState = (state: State) =>
      describePosition({
        supply: supplyOf(state),
        bids: state.game.bids.flatMap(({ seat, at, laid }) =>
          Array<string>(laid).fill(`${seat}@${tree.places[at] ?? ''}`),
        ),
        shown: state.game.bids.flatMap(({ at, revealed }) =>
          revealed.map((card) => `${card}@${tree.places[at] ?? ''}`),
        ),
        melds: meldsOf(state),
      });
    const start = table(tree.moves, tree.phase.suits.length);
    const counted = countTree(oneByOne, start, {
      cards: TURNING_ORDER.filter((card) => tree.phase.suits.includes(card.slice(1))),
      depth: tree.depth,
      key: describeState,
      counts: isInTurningOrder,
    });
    expect(counted).toEqual(countPlainly(tree.phase, tree.depth));
    expect(counted.at(-1)).toEqual({ lines: tree.lines, states: tree.states });
  });

  test('dealing: each card of five first, second, …, and the pile running out after any but the fourth', () => {
    const counted = countTree(facade, table([]), {
      cards: ['2S', '3S', '4S', '5S', '6S'],
      depth: 5,
      counts: ({ type }) => type !== 'bid',
    });
    expect(counted.map(({ lines }) => lines)).toEqual([1, 5, 20 + 5, 60 + 20, 120 + 60, 0]);
  });
});
