import { describe, expect, test } from 'vitest';

import { dizzyMemory } from '../../../src/rules/dizzy-memory/dizzy-memory.ts';
import { spotsOf } from '../../../src/rules/expected-table.ts';
import type { LayoutName } from '../../../src/rules/layout.ts';
import { countTree } from '../support/count-tree.ts';
import { afterMoves } from '../support/moves.ts';
import { people } from '../support/play.ts';
import type { PlainTable } from './brute-force.ts';
import { countPlainly } from './brute-force.ts';
import type { DizzyMemoryMatch } from './table.ts';

/** The same description of a position as the plain count makes. */
function describeMatch(match: DizzyMemoryMatch): string {
  const places = spotsOf(dizzyMemory.expect(match).zones).map((spot) => {
    if (spot.lies === 'empty') return '-';
    if (spot.lies === 'up') return `^${spot.card}`;
    const seen = match.known.at[spot.id];
    return seen === undefined ? '?' : `_${seen.card}`;
  });
  const { seats } = dizzyMemory.view(match);
  const scores = seats.map(({ score }) => score).join(' ');
  return `${places.join(' ')} | ${match.game.turn} | ${scores}`;
}

interface Tree {
  readonly title: string;
  readonly table: PlainTable;
  /** After 0, 1, … inputs. */
  readonly lines: readonly number[];
  readonly states: readonly number[];
}

const RIGHT = ['head-red-dots', 'body-red-stripes', 'tail-red-stripes'];
const WRONG = ['head-red-dots', 'body-red-stripes', 'tail-blue-stripes'];
const SPECIAL = ['head-red-dots-gold', 'body-red-stripes-gold', 'tail-blue-stripes-gold'];
const PAIRS = ['head-red-dots', 'head-red-dots-gold', 'tail-blue-dots', 'tail-blue-dots'];

const table = (
  cells: number,
  cards: readonly string[],
  seats: number,
  options: Partial<PlainTable> = {},
): PlainTable => ({
  cells,
  cards,
  isDealt: false,
  first: [],
  seats,
  special: true,
  traditional: false,
  ...options,
});

const trees: readonly Tree[] = [
  {
    title: 'three cards that are right',
    table: table(3, RIGHT, 1),
    lines: [1, 9, 36, 36, 0],
    states: [1, 9, 18, 1, 0],
  },
  {
    title: 'the last three of four',
    table: table(3, [...WRONG, 'tail-red-stripes'], 2),
    lines: [1, 12, 72, 144, 0],
    states: [1, 12, 36, 2, 0],
  },
  {
    title: 'six cards, two players',
    table: table(6, [...RIGHT, ...WRONG], 2),
    lines: [1, 24, 420, 5040],
    states: [1, 24, 210, 740],
  },
  {
    title: 'six cards of which no three are right',
    table: table(6, [...WRONG, ...WRONG], 3),
    lines: [1, 18, 270, 2880, 2880],
    states: [1, 18, 135, 480, 480],
  },
  {
    title: 'the same after a first try, until all have been seen',
    table: table(6, [...WRONG, ...WRONG], 3, { isDealt: true, first: [0, 1, 2] }),
    lines: [1, 1, 6, 30, 120, 114, 684],
    states: [1, 1, 6, 15, 20, 7, 33],
  },
  {
    title: 'six cards after a wrong try, to the last three',
    table: table(6, [...RIGHT, ...WRONG], 2, { isDealt: true, first: [3, 4, 5] }),
    lines: [1, 1, 6, 30, 120, 168, 720, 3024],
    states: [1, 1, 6, 15, 20, 19, 45, 64],
  },
  {
    title: 'a special ends it',
    table: table(6, [...SPECIAL, ...WRONG], 2, { isDealt: true }),
    lines: [1, 6, 30, 120, 114, 684, 3420],
    states: [1, 6, 15, 20, 19, 114, 204],
  },
  {
    title: 'a special that only counts',
    table: table(6, [...SPECIAL, ...WRONG], 2, { isDealt: true, special: false }),
    lines: [1, 6, 30, 120, 132, 720, 3456],
    states: [1, 6, 15, 20, 22, 117, 205],
  },
  {
    title: 'traditional, two pairs',
    table: table(4, PAIRS, 2, { traditional: true }),
    lines: [1, 12, 84, 144, 384, 1056, 1440, 3648],
    states: [1, 12, 30, 60, 145, 204, 156, 241],
  },
  {
    title: 'traditional, with a card that has no partner',
    table: table(4, [...PAIRS, 'tail-red-dots'], 2, { traditional: true }),
    lines: [1, 16, 156, 288, 1152, 3888],
    states: [1, 16, 66, 108, 469, 696],
  },
];

describe('every line of play, counted as chess programs do and by other means', () => {
  test.each(trees)('$title', ({ table: plain, lines, states }) => {
    const { cells, cards, seats, special, traditional } = plain;
    const depth = lines.length - 1;
    // Smaller than people play, so that all of it can be counted.
    const layout: LayoutName = `loose-${cells}`;
    const start = afterMoves(
      dizzyMemory,
      dizzyMemory.setup({ layout, cards, special, traditional }, people(seats)),
      plain.first.map((index) => `turn-up c${index + 1} ${cards[index]}`),
    );
    const counted = countTree(dizzyMemory, start, {
      cards,
      depth,
      key: describeMatch,
      counts: (input) =>
        input.type === 'close' ||
        (input.type === 'turn-up' &&
          (!plain.isDealt || input.card === cards[Number(input.spot.slice(1)) - 1])),
    });
    expect(counted).toEqual(countPlainly(plain, depth));
    expect(counted).toEqual(lines.map((count, level) => ({ lines: count, states: states[level] })));
  });
});
