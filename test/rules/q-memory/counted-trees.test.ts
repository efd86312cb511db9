import { describe, expect, test } from 'vitest';

import { spotsOf } from '../../../src/rules/expected-table.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import type { QMemoryOptions } from '../../../src/rules/q-memory/options.ts';
import { qMemory } from '../../../src/rules/q-memory/q-memory.ts';
import { countTree } from '../support/count-tree.ts';
import { people } from '../support/play.ts';
import type { PlainTable } from './brute-force.ts';
import { countPlainly } from './brute-force.ts';
import type { QMemoryAnyInput, QMemoryMatch } from './table.ts';

/** The same description of a position as the plain count makes. */
function describeMatch(match: QMemoryMatch): string {
  const places = spotsOf(qMemory.expect(match).zones).map(
    ({ id }) => match.known.at[id]?.card ?? '?',
  );
  const { stage, link, turn } = match.game;
  const plainStages = { showing: stage, linking: 'playing', closing: 'broken', linked: 'whole' };
  const up = link.map(({ spot }) => spot).join(' ');
  return [places.join(' '), up, turn, plainStages[stage]].join(' | ');
}

interface Tree {
  readonly title: string;
  readonly options: Partial<QMemoryOptions>;
  readonly table: PlainTable;
  /** After 0, 1, … inputs. */
  readonly lines: readonly number[];
  readonly states: readonly number[];
}

const pairs = (...backgrounds: readonly string[]) =>
  backgrounds.flatMap((background) => [`${background}-white`, `${background}-black`]);

const circle = (letter: string) => [1, 2, 3, 4, 5, 6].map((number) => `${letter}${number}`);

const SIX = pairs('yellow', 'red', 'blue');
const TWELVE = pairs('yellow', 'orange', 'red', 'blue', 'green', 'violet');
const MASTER = [...pairs('orange', 'blue', 'green'), ...pairs('orange', 'blue', 'green')];

const laid = (places: readonly string[], tiles: readonly string[]) =>
  Object.fromEntries(places.map((place, index) => [place, tiles[index] ?? '']));

const trees: readonly Tree[] = [
  {
    title: 'Basic, two players, whatever lies there',
    options: {},
    table: { groups: [circle('a')], tiles: SIX, seats: 2 },
    lines: [1, 37, 973, 12205],
    states: [1, 37, 937, 9758],
  },
  {
    title: 'Basic, alone, as it was dealt: to whole links and beyond',
    options: {},
    table: { groups: [circle('a')], tiles: SIX, seats: 1, deal: laid(circle('a'), SIX) },
    lines: [1, 6, 30, 84, 192, 756, 2736, 7716],
    states: [1, 6, 30, 78, 128, 372, 879, 1264],
  },
  {
    title: 'Basic, three players, tougher and shown before',
    options: { tougher: true, showSeconds: 30 },
    table: {
      groups: [circle('a')],
      tiles: SIX,
      seats: 3,
      deal: laid(circle('a'), SIX),
      tougher: true,
      isShown: true,
    },
    lines: [1, 1, 6, 30, 84, 192, 756, 2736, 7716],
    states: [1, 1, 6, 30, 78, 138, 456, 1479, 3297],
  },
  {
    title: 'Advanced, two players',
    options: { mode: 'advanced' },
    table: { groups: [circle('a'), circle('b')], tiles: TWELVE, seats: 2 },
    lines: [1, 145, 17713],
    states: [1, 145, 17569],
  },
  {
    title: 'Master, two players, tougher',
    options: { mode: 'master', tougher: true },
    table: {
      groups: [circle('a'), circle('b')],
      tiles: MASTER,
      seats: 2,
      deal: laid([...circle('a'), ...circle('b')], MASTER),
      alternates: true,
      tougher: true,
    },
    lines: [1, 12, 72, 216, 804, 4632, 19728],
    states: [1, 12, 72, 198, 588, 3324, 14799],
  },
  {
    title: 'Master, whatever lies there',
    options: { mode: 'master' },
    table: { groups: [circle('a'), circle('b')], tiles: MASTER, seats: 2, alternates: true },
    lines: [1, 73, 2737],
    states: [1, 73, 2665],
  },
  {
    title: 'Insane, two players, shown before',
    options: { mode: 'insane', showSeconds: 10 },
    table: {
      groups: [circle('a'), circle('b'), circle('c')],
      tiles: [...TWELVE, ...pairs('orange', 'blue', 'green')],
      seats: 2,
      isShown: true,
    },
    lines: [1, 2, 219, 42665],
    states: [1, 2, 218, 42446],
  },
  {
    title: 'Battle, six players, tougher',
    options: { mode: 'battle', tougher: true },
    table: {
      groups: ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => [`${letter}1`, `${letter}2`]),
      tiles: TWELVE,
      seats: 6,
      deal: laid(
        ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((letter) => [`${letter}1`, `${letter}2`]),
        TWELVE,
      ),
      startsWithOwn: true,
      tougher: true,
    },
    lines: [1, 2, 22, 130, 300, 1020, 4700],
    states: [1, 2, 22, 130, 270, 920, 3859],
  },
];

/** Of a dealt table, what is really there; and no laying anew, after which that is unknown. */
function isAsDealt(deal: Readonly<Record<string, string>> | undefined) {
  return (input: QMemoryAnyInput, match: QMemoryMatch): boolean => {
    if (deal === undefined) return true;
    if (input.type !== 'turn-up') return input.type !== 'lay-anew';
    return match.known.at[input.spot] !== undefined || deal[input.spot] === input.card;
  };
}

describe('every line of play, counted as chess programs do and by other means', () => {
  test.each(trees)('$title', ({ options, table, lines, states }) => {
    const depth = lines.length - 1;
    const all = { ...defaultOptions(qMemory.optionFields), ...options };
    const counted = countTree(qMemory, qMemory.setup(all, people(table.seats)), {
      cards: table.tiles,
      depth,
      key: describeMatch,
      counts: isAsDealt(table.deal),
    });
    expect(counted).toEqual(countPlainly(table, depth));
    expect(counted).toEqual(lines.map((count, level) => ({ lines: count, states: states[level] })));
  });

  test('of all lines of six tiles in Basic, 12 are whole links', () => {
    // Three backgrounds in any order, either core first; from there on each tile is settled. A link can't begin with a
    // core match: its first and last tile would be a pair, and both have the core of their neighbours, which is one.
    const start = qMemory.setup(defaultOptions(qMemory.optionFields), people(1));
    const ends = new Map<string, number>();
    countTree(qMemory, start, {
      cards: SIX,
      depth: 6,
      key: (match) => {
        const { stage, link } = match.game;
        ends.set(stage, (ends.get(stage) ?? 0) + (link.length === 6 ? 1 : 0));
        return '';
      },
      counts: (input, match) =>
        input.type === 'turn-up' && isAsDealt(laid(circle('a'), SIX))(input, match),
    });
    expect(ends.get('linked')).toBe(12);
  });
});
