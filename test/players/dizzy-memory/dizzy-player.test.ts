import { describe, expect, test } from 'vitest';

import { parseLizzy } from '../../../src/cards/lizzy.ts';
import { dizzyPlayer } from '../../../src/players/dizzy-memory/dizzy-player.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import { dizzyMemory } from '../../../src/rules/dizzy-memory/dizzy-memory.ts';
import type { DizzyMemoryOptions } from '../../../src/rules/dizzy-memory/options.ts';
import type { Level } from '../../../src/rules/seats.ts';
import { LEVELS } from '../../../src/rules/seats.ts';
import { choicesOf, toldAfter } from '../support/choices.ts';
import { playComputers } from '../support/play-computers.ts';
import { cardsFor, DEFAULTS } from './box.ts';

const choices = (level: Level, moves: string, given: Partial<DizzyMemoryOptions> = {}, seats = 2) =>
  choicesOf(
    dizzyPlayer,
    level,
    toldAfter(dizzyMemory, moves, { ...DEFAULTS, ...given }, seats),
  ).map((choice) => choice.replace('turn-up ', ''));

/** Three cards shown and turned back. */
const miss = (...cards: readonly string[]) =>
  [...cards.map((card) => `turn-up ${card}`), 'close'].join('; ');

describe('the companion of Dizzy Memory', () => {
  const shown = [
    miss('c1 head-red-dots', 'c2 body-red-stripes', 'c3 body-blue-dots'),
    miss('c4 tail-red-stripes', 'c5 tail-purple-dots', 'c6 head-blue-stripes'),
  ].join('; ');

  test('hard turns up the three it knows to be right, one after the other', () => {
    const first = choices('hard', shown);
    expect(first).toHaveLength(1);
    const card = { c1: 'head-red-dots', c2: 'body-red-stripes', c4: 'tail-red-stripes' }[first[0]!];
    const second = choices('hard', `${shown}; turn-up ${first[0]} ${card}`);
    expect(second).toHaveLength(1);
    expect(['c1', 'c2', 'c3', 'c4', 'c5']).toEqual(expect.arrayContaining([first[0], second[0]]));
    expect(second).not.toEqual(first);
  });

  test('a Special Dizzy Lizzy before all others', () => {
    const golden = [
      shown,
      miss('c7 head-blue-stripes-gold', 'c8 body-purple-diamonds-gold', 'c9 head-red-diamonds'),
      miss('c10 tail-red-dots-gold', 'c11 tail-blue-diamonds', 'c12 head-purple-dots'),
    ].join('; ');
    expect(['c7', 'c8', 'c10']).toContain(choices('hard', golden)[0]);
    expect(parseLizzy('tail-red-dots-gold')).toMatchObject({ value: { golden: true } });
  });

  test('ANY-7: nothing but the card that was named', () => {
    expect(choices('hard', `${shown}; name-spot c9`)).toEqual(['c9']);
    const cards = cardsFor(true, 1);
    const [type = ''] = cards;
    const other = cards.find((code) => !code.startsWith(type.replace('-gold', '')))!;
    const pair = `${miss(`c1 ${type}`, `c2 ${other}`)}; turn-up c3 ${type}`;
    expect(choices('hard', `${pair}; name-spot c9`, { cards, traditional: true })).toEqual(['c9']);
  });

  test('for the third hard counts what can lie there: a card that was taken can’t', () => {
    // With a red head of dots and a blue body of stripes goes a purple tail or one of diamonds: there is one here.
    const tails = ['purple-diamonds', 'red-stripes', 'blue-dots', 'blue-stripes'];
    const others = ['red-dots', 'red-stripes', 'blue-dots', 'blue-stripes'];
    const cards = [
      ...tails.map((look) => `tail-${look}`),
      ...others.flatMap((look) => [`head-${look}`, `body-${look}`]),
    ];
    const table = { cards, layout: 'loose-12' } as const;
    const known = miss('c4 head-blue-dots', 'c5 head-blue-stripes', 'c6 body-red-dots');
    const two = `${known}; turn-up c7 head-red-dots; turn-up c8 body-blue-stripes`;
    expect(choices('hard', two, table)).toEqual(['c1', 'c10', 'c11', 'c12', 'c2', 'c3', 'c9']);
    const taken =
      'turn-up c1 head-red-stripes; turn-up c2 body-blue-dots; turn-up c3 tail-purple-diamonds';
    expect(choices('hard', `${taken}; ${two}`, table)).toEqual(['c6']);
  });

  test.each(LEVELS)('%s begins with a card it does not know', (level) => {
    const one = miss('c1 head-red-dots', 'c2 head-red-stripes', 'c3 body-blue-dots');
    expect(choices(level, one).length).toBeGreaterThan(8);
    expect(choices('hard', one)).not.toEqual(expect.arrayContaining(['c1']));
  });

  test('for the third card that can fit nowhere hard shows a known one, the others a new one', () => {
    const one = miss('c1 head-red-dots', 'c2 head-red-stripes', 'c3 body-blue-dots');
    const two = `${one}; turn-up c4 tail-red-dots; turn-up c5 tail-blue-dots`;
    expect(choices('hard', two)).toEqual(['c3']);
    expect(choices('easy', two).length).toBeGreaterThan(8);
  });

  test('DZ-6: after a full round without news it turns up an unseen card', () => {
    const one = miss('c1 head-red-dots', 'c2 head-red-stripes', 'c3 body-blue-dots');
    const stalled = Array<string>(3).fill(one).join('; ');
    for (const level of LEVELS) {
      expect(choices(level, stalled)).not.toEqual(expect.arrayContaining(['c1']));
      expect(choices(level, stalled)).not.toEqual(expect.arrayContaining(['c3']));
    }
  });

  test('DZ-5: two that are equal but for the ground are a pair', () => {
    const cards = cardsFor(true, 1);
    const type = cards.find((code) => !code.endsWith('gold') && cards.includes(`${code}-gold`))!;
    const other = cards.find((code) => !code.startsWith(type))!;
    const moves = `${miss(`c1 ${type}`, `c2 ${other}`)}; turn-up c3 ${type}-gold`;
    expect(choices('hard', moves, { cards, traditional: true })).toEqual(['c1']);
  });

  test('alone too it comes to an end', () => {
    const cards = cardsFor(true, 2);
    for (const [traditional, level] of [
      [true, 'hard'],
      [false, 'normal'],
    ] as const) {
      const options = { ...DEFAULTS, cards: traditional ? cards : cardsFor(false, 2), traditional };
      const { state } = playComputers(dizzyMemory, options, {
        computers: [{ player: dizzyPlayer, level, seed: 4 }],
        cards: options.cards,
        random: seededSource(4),
      });
      expect(dizzyMemory.outcome(state)).toBeDefined();
    }
  });
});
