import { describe, expect, test } from 'vitest';

import type { LizzyOnSpot } from '../../../src/players/dizzy-memory/three.ts';
import { knownLizzy, spotsWithoutLizzy } from '../../../src/players/dizzy-memory/three.ts';
import { LEVELS } from '../../../src/rules/seats.ts';
import { read } from '../../rules/dizzy-memory/table.ts';

/** `c1 head-red-dots`, … */
const at = (...cards: readonly string[]): readonly LizzyOnSpot[] =>
  cards.flatMap((text) => {
    const [spot = '', code = ''] = text.split(' ');
    return read([code]).map((card) => [spot, card] as const);
  });

const mind = (
  up: readonly string[],
  known: readonly string[],
  unknown: readonly string[],
  spots = ['c7', 'c8'],
) => ({
  up: read(up),
  known: at(...known),
  unknown: read(unknown),
  spots: [...at(...known).map(([spot]) => spot), ...spots],
});

describe('DZ-2: the cards that make a Lizzy with those that are up', () => {
  const tails = ['c1 tail-blue-dots', 'c2 tail-red-dots'];

  test('all of them, or as many as are missing', () => {
    const three = ['c3 head-red-dots', 'c4 body-red-stripes', ...tails];
    expect(knownLizzy(mind([], three, []))).toEqual(['c3', 'c4', 'c2']);
    const two = mind(['head-red-dots'], ['c4 body-red-stripes', ...tails], []);
    expect(knownLizzy(two)).toEqual(['c4', 'c2']);
    expect(knownLizzy(mind(['head-red-dots', 'body-red-stripes'], tails, []))).toEqual(['c2']);
  });

  test('in whatever order they were seen', () => {
    const reversed = [...tails, 'c4 body-red-stripes', 'c3 head-red-dots'];
    expect(knownLizzy(mind([], reversed, []))).toEqual(['c2', 'c4', 'c3']);
  });

  test('none when none is in mind', () => {
    expect(knownLizzy(mind(['head-red-dots'], tails, ['body-red-dots']))).toEqual([]);
    expect(knownLizzy(mind(['head-red-dots', 'head-blue-dots'], tails, []))).toEqual([]);
  });

  test('DZ-3: a Special one before all others', () => {
    const golden = ['c5 body-purple-dots-gold', 'c6 tail-blue-diamonds-gold'];
    const known = ['c4 body-red-stripes', ...tails, ...golden];
    expect(knownLizzy(mind(['head-red-dots-gold'], known, []))).toEqual(['c5', 'c6']);
    expect(knownLizzy(mind(['head-red-dots'], known, []))).toEqual(['c4', 'c2']);
  });
});

describe('with no Lizzy in mind', () => {
  test.each(LEVELS)('%s shows a card it does not know, as long as there is one', (level) => {
    const first = mind([], ['c1 head-red-dots'], ['body-red-dots']);
    expect(spotsWithoutLizzy(level, first)).toEqual(['c7', 'c8']);
    const second = mind(['head-red-dots'], ['c2 body-red-dots'], ['tail-red-dots']);
    expect(spotsWithoutLizzy(level, second)).toEqual(['c7', 'c8']);
    const all = mind(['head-red-dots'], ['c1 head-blue-dots', 'c2 head-red-stripes'], [], []);
    expect(spotsWithoutLizzy(level, all)).toEqual(['c1', 'c2']);
  });

  test('for the third hard shows the known one seen last, if no new one can be right', () => {
    const known = ['c1 tail-red-stripes', 'c2 body-red-stripes'];
    const up = ['head-red-dots', 'body-blue-dots'];
    expect(spotsWithoutLizzy('hard', mind(up, known, ['tail-red-diamonds']))).toEqual(['c2']);
    expect(spotsWithoutLizzy('hard', mind(up, known, ['tail-red-dots']))).toEqual(['c7', 'c8']);
    expect(spotsWithoutLizzy('normal', mind(up, known, ['tail-red-diamonds']))).toEqual([
      'c7',
      'c8',
    ]);
    expect(spotsWithoutLizzy('hard', mind(up, [], ['tail-red-diamonds']))).toEqual(['c7', 'c8']);
  });
});
