import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { codesOf } from '../../../src/cards/pack.ts';
import { qPlayer } from '../../../src/players/q-memory/q-player.ts';
import { drawBelow, seededSource } from '../../../src/rules/chance.ts';
import type { Mode } from '../../../src/rules/q-memory/modes.ts';
import { groupsOf, MODES, packOf } from '../../../src/rules/q-memory/modes.ts';
import { qMemory } from '../../../src/rules/q-memory/q-memory.ts';
import type { Level } from '../../../src/rules/seats.ts';
import { LEVELS } from '../../../src/rules/seats.ts';
import { findLink } from '../../rules/q-memory/link-search.ts';
import { shuffled } from '../../rules/support/real-table.ts';
import { choicesOf, toldAfter } from '../support/choices.ts';
import { play } from './play.ts';

/** Where a computer turns up a tile in Basic with yellow, red and blue. */
const choices = (level: Level, moves: string) =>
  choicesOf(qPlayer, level, toldAfter(qMemory, moves, {}, 2));

describe('the companion of Q-Memory', () => {
  test.each(LEVELS)('%s begins with a tile it does not know', (level) => {
    const broken = 'turn-up a1 yellow-white; turn-up a2 red-black; close';
    expect(choices('hard', broken)).toEqual([
      'turn-up a3',
      'turn-up a4',
      'turn-up a5',
      'turn-up a6',
    ]);
    expect(choices(level, '').length).toBeGreaterThan(4);
  });

  test('it goes on with a tile it remembers that fits', () => {
    const broken = 'turn-up a1 yellow-white; turn-up a2 red-black; close';
    expect(choices('hard', `${broken}; turn-up a3 red-white`)).toEqual(['turn-up a2']);
  });

  test('but with none after which the link can’t be whole', () => {
    // A link of three backgrounds has to begin with a pair of one: from white to white there is no way through to the
    // end, although yellow fits blue for now.
    const broken = 'turn-up a1 yellow-white; turn-up a2 red-black; close';
    expect(choices('hard', `${broken}; turn-up a3 blue-white`)).toEqual(
      ['a4', 'a5', 'a6'].map((spot) => `turn-up ${spot}`),
    );
  });

  test('and tries a new one where it remembers none', () => {
    expect(choices('hard', 'turn-up a1 yellow-white')).toEqual(
      ['a2', 'a3', 'a4', 'a5', 'a6'].map((spot) => `turn-up ${spot}`),
    );
  });

  test('a broken link is turned back, and a show ended', () => {
    expect(choices('normal', 'turn-up a1 yellow-white; turn-up a2 red-black')).toEqual(['close']);
    const shown = toldAfter(qMemory, 'glimpse a1 yellow-white', { showSeconds: 10 });
    expect(choicesOf(qPlayer, 'normal', shown)).toEqual(['begin']);
  });

  test.each(MODES)('%s comes to an end', (mode) => {
    // QM-7: tiles that change circles can leave a Master from which no link is possible.
    for (const tougher of mode === 'master' ? [false] : [false, true]) {
      expect(play(mode, 2, 'hard', 5, tougher).outcome?.reason).toBe('link-completed');
    }
  });
});

/** Tiles laid out anew: where they lie, and in which circle if the link goes from one to the other. */
function layOut(mode: Mode, seed: number) {
  const random = seededSource(seed);
  const tiles = codesOf(packOf(mode, ['yellow', 'red', 'blue']));
  const circle = [...new Set(tiles)];
  // QM-6: in Master each circle holds the same tiles.
  const laid =
    mode === 'master'
      ? [...shuffled(circle, random), ...shuffled(circle, random)]
      : shuffled(tiles, random);
  const isAlternating = mode === 'master';
  const table = groupsOf(mode, 2)
    .flatMap(({ spots }) => spots)
    .map((spot, index) => ({
      spot,
      tile: laid[index]!,
      circle: isAlternating ? spot.charAt(0) : '',
    }));
  return { table, isAlternating, random };
}

type Laid = ReturnType<typeof layOut>['table'];

/** After some tiles were shown and others turned up, each at its spot. */
function toldWith(mode: Mode, shown: Laid, turnedUp: Laid) {
  const moves = [
    ...shown.map(({ spot, tile }) => `glimpse ${spot} ${tile}`),
    'begin',
    ...turnedUp.map(({ spot, tile }) => `turn-up ${spot} ${tile}`),
  ];
  return toldAfter(qMemory, moves.join('; '), { mode, showSeconds: 10 });
}

const hardChoices = (...[mode, shown, turnedUp]: Parameters<typeof toldWith>) =>
  choicesOf(qPlayer, 'hard', toldWith(mode, shown, turnedUp));

describe('QM-7: one who was shown every tile and forgets none', () => {
  test.each(MODES)('%s: makes the whole link at the first attempt', (mode) => {
    const { table } = layOut(mode, 1);
    const link: Laid[number][] = [];
    while (link.length < table.length) {
      const choice = qPlayer.choose(toldWith(mode, table, link), 'hard', seededSource(1));
      link.push(table.find(({ spot }) => choice.type === 'turn-up' && choice.spot === spot)!);
    }
    for (const [index, next] of link.entries()) {
      expect(findLink([next], mode === 'master', link.slice(0, index))).toEqual([next]);
    }
  });

  test('Battle: begins with a tile of its own', () => {
    expect(hardChoices('battle', layOut('battle', 2).table, [])).toEqual(
      ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((spot) => `turn-up ${spot}`),
    );
  });
});

describe('QM-2, QM-3, QM-6: what nobody has seen it knows too, for the tiles of a mode are known', () => {
  test('Basic: a link of three pairs begins with a pair, so it goes on with the other of its colour', () => {
    const basic = (moves: string) =>
      choicesOf(qPlayer, 'hard', toldAfter(qMemory, moves, { showSeconds: 10 }));
    expect(
      basic('glimpse a5 yellow-white; glimpse a2 red-white; begin; turn-up a1 yellow-black'),
    ).toEqual(['turn-up a5']);
    expect(basic('glimpse a3 blue-white; begin; turn-up a1 red-white')).toEqual(
      ['a2', 'a4', 'a5', 'a6'].map((spot) => `turn-up ${spot}`),
    );
  });

  test('Master: a tile of the other circle that fits for now can block the way too', () => {
    const seen = 'a2 orange-black, a4 blue-white, a5 orange-white, b1 orange-black, b5 green-white';
    const moves = [
      ...seen.split(', ').map((tile) => `glimpse ${tile}`),
      'begin; turn-up a1 green-black; turn-up b1 orange-black; turn-up a5 orange-white',
    ].join('; ');
    const told = toldAfter(qMemory, moves, { mode: 'master', showSeconds: 10 });
    expect(choicesOf(qPlayer, 'hard', told)).toEqual(
      ['b2', 'b3', 'b4', 'b6'].map((spot) => `turn-up ${spot}`),
    );
  });

  test.each(['basic', 'master'] as const)(
    '%s: of the tiles it has seen it takes just those with which a search from the rulebook comes through',
    (mode) => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const { table, isAlternating, random } = layOut(mode, seed);
          const shown = shuffled(table, random).slice(0, drawBelow(random, table.length));
          const whole = findLink(shuffled(table, random), isAlternating)!;
          const link = whole.slice(0, 1 + drawBelow(random, 4));
          const left = table.filter((tile) => !link.includes(tile));
          const leadsOn = (next: (typeof left)[number]) =>
            findLink([next], isAlternating, link) !== undefined &&
            findLink(
              left.filter((tile) => tile !== next),
              isAlternating,
              [...link, next],
            ) !== undefined;
          const fitting = left.filter((tile) => shown.includes(tile) && leadsOn(tile));
          const lastCircle = isAlternating ? link.at(-1)?.circle : undefined;
          const fresh = left.filter((tile) => !shown.includes(tile) && tile.circle !== lastCircle);
          const wanted = fitting.length > 0 ? fitting : fresh;
          expect(hardChoices(mode, shown, link)).toEqual(
            wanted.map(({ spot }) => `turn-up ${spot}`).sort(),
          );
        }),
        { numRuns: 25 },
      );
    },
  );
});
