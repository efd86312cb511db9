import { describe, expect, test } from 'vitest';

import { spotsOf } from '../../../src/rules/expected-table.ts';
import type { Layout } from '../../../src/rules/memory/layout.ts';
import { memory } from '../../../src/rules/memory/memory.ts';
import { countTree } from '../support/count-tree.ts';
import { people } from '../support/play.ts';
import type { PlainTable } from './brute-force.ts';
import { countPlainly } from './brute-force.ts';

type Match = ReturnType<typeof memory.setup>;

/** The same description of a position as the plain count makes. */
function describeMatch(match: Match): string {
  const places = spotsOf(memory.expect(match).zones).map((spot) => {
    if (spot.lies === 'empty') return '-';
    if (spot.lies === 'up') return `^${spot.card}`;
    const seen = match.known.at[spot.id];
    return seen === undefined ? '?' : `_${seen.card}`;
  });
  const { seats } = memory.view(match);
  const drawn = spotsOf(memory.expect(match).zones).findIndex(({ id }) => id === match.named);
  const scores = seats.map(({ score }) => score).join(' ');
  return `${places.join(' ')} | ${match.game.turn} | ${scores} | ${drawn}`;
}

interface Tree {
  readonly title: string;
  readonly layout: string;
  readonly table: PlainTable;
  /** After 0, 1, … inputs. */
  readonly lines: readonly number[];
  readonly states: readonly number[];
}

const FOUR = ['7H', '7D', 'KS', 'KC'];

const trees: readonly Tree[] = [
  {
    title: 'two pairs, two players',
    layout: '2x2',
    table: { cells: 4, cards: FOUR, seats: 2, anyColour: false, hasClock: false },
    lines: [1, 16, 144, 288, 768, 2112, 2880, 7296],
    states: [1, 16, 54, 96, 289, 384, 264, 481],
  },
  {
    title: 'four of a rank, any colour',
    layout: '2x2',
    table: {
      cells: 4,
      cards: ['7H', '7D', '7S', '7C'],
      seats: 2,
      anyColour: true,
      hasClock: false,
    },
    lines: [1, 16, 144, 576, 576, 0, 0],
    states: [1, 16, 6, 48, 1, 0, 0],
  },
  {
    title: 'a card too many to choose from: some tables end without a pair',
    layout: '2x2',
    table: { cells: 4, cards: [...FOUR, '8S'], seats: 3, anyColour: false, hasClock: false },
    lines: [1, 20, 240, 480, 2112, 7296],
    states: [1, 20, 102, 156, 817, 1260],
  },
  {
    title: 'a clock that may draw a card at any time',
    layout: 'loose-4',
    table: { cells: 4, cards: FOUR, seats: 2, anyColour: false, hasClock: true },
    lines: [1, 20, 224, 992, 4928],
    states: [1, 20, 122, 230, 759],
  },
  {
    title: 'three pairs, four players',
    layout: '2x3',
    table: { cells: 6, cards: [...FOUR, '8S', '8C'], seats: 4, anyColour: false, hasClock: false },
    lines: [1, 36, 900, 3600, 38880],
    states: [1, 36, 375, 720, 8655],
  },
];

describe('every line of play, counted as chess programs do and by other means', () => {
  test.each(trees)('$title', ({ layout, table, lines, states }) => {
    const depth = lines.length - 1;
    const options = {
      // Smaller than people play, so that all of it can be counted.
      layout: layout as Layout,
      anyColour: table.anyColour,
      cards: [],
      turnSeconds: table.hasClock ? 30 : 0,
    } as const;
    const start = memory.setup(options, people(table.seats));
    const counted = countTree(memory, start, { cards: table.cards, depth, key: describeMatch });
    expect(counted).toEqual(countPlainly(table, depth));
    expect(counted).toEqual(lines.map((count, level) => ({ lines: count, states: states[level] })));
  });
});
