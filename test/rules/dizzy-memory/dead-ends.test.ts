import { describe, expect, test } from 'vitest';

import { LIZZY_PACK } from '../../../src/cards/lizzy.ts';
import { codesOf } from '../../../src/cards/pack.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import { drawFrom, seededSource } from '../../../src/rules/chance.ts';
import { dizzyMemory } from '../../../src/rules/dizzy-memory/dizzy-memory.ts';
import type { LayoutName } from '../../../src/rules/layout.ts';
import { shuffled } from '../support/real-table.ts';
import { isPlainLizzy } from './brute-force.ts';
import { tableAfter } from './table.ts';

interface PlayedOut {
  readonly cards: readonly string[];
  /** Right ones by their places, as they were taken. */
  readonly taken: readonly (readonly number[])[];
  readonly left: readonly number[];
}

/** Of so many cards of the box, right ones are taken by chance until none or only three are left. */
function playOut(size: number, random: RandomSource): PlayedOut {
  const box = shuffled(codesOf(LIZZY_PACK), random);
  const parts = ['head', 'body', 'tail'].map((part) =>
    box.filter((card) => card.startsWith(part)).slice(0, size / 3),
  );
  const cards = parts.flat();
  const taken: (readonly number[])[] = [];
  let left = cards.map((_, place) => place);
  while (left.length > 3) {
    const ofPart = (part: number) =>
      left.filter((place) => Math.floor((3 * place) / size) === part);
    const rights = ofPart(0).flatMap((head) =>
      ofPart(1).flatMap((body) =>
        ofPart(2)
          .map((tail) => [head, body, tail])
          .filter((places) => isPlainLizzy(places.map((place) => cards[place] ?? ''))),
      ),
    );
    if (rights.length === 0) break;
    const right = drawFrom(random, rights);
    taken.push(right);
    left = left.filter((place) => !right.includes(place));
  }
  return { cards, taken, left };
}

describe('DZ-6: games that leave cards of which no three are right', () => {
  const SIZE = 12;
  const GAMES = 4000;
  const random = seededSource(12);
  const games = Array.from({ length: GAMES }, () => playOut(SIZE, random));
  const dead = games.filter(({ left }) => left.length > 3);

  test('DZ-6: about one game in two hundred', () => {
    // 1 in 171 of 20,000 games with 12 cards, 1 in 132 with all 54: of the order that the ruling names.
    expect(GAMES / dead.length).toBeGreaterThan(100);
    expect(GAMES / dead.length).toBeLessThan(300);
  });

  test('DZ-6: the engine ends just these, once all that remain have been seen', () => {
    const layout: LayoutName = `loose-${SIZE}`;
    const reasonOf = ({ cards, taken }: PlayedOut) => {
      const moves = [
        ...cards.map((card, place) => `glimpse c${place + 1} ${card}`),
        ...taken.flat().map((place) => `turn-up c${place + 1} ${cards[place]}`),
      ];
      return dizzyMemory.outcome(tableAfter(moves, { layout, cards, special: false }))?.reason;
    };
    expect(dead.length).toBeGreaterThan(10);
    expect(new Set(dead.map(reasonOf))).toEqual(new Set(['nothing-right-left']));
    const others = games.filter(({ left }) => left.length === 3).slice(0, 40);
    expect(new Set(others.map(reasonOf))).toEqual(new Set([undefined]));
  });
});
