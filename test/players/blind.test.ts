import { describe, expect, expectTypeOf, test } from 'vitest';

import type { PackCode } from '../../src/cards/pack.ts';
import { memoryPlayer } from '../../src/players/memory/memory-player.ts';
import type { Told } from '../../src/players/player.ts';
import { seededSource } from '../../src/rules/chance.ts';
import type { TableEvent } from '../../src/rules/events.ts';
import type { InputBase } from '../../src/rules/inputs.ts';
import { memory } from '../../src/rules/memory/memory.ts';
import { offerPickList } from '../../src/rules/memory/pick-list.ts';
import { LEVELS } from '../../src/rules/seats.ts';
import { playComputers } from './support/play-computers.ts';

describe('ME-6: computers know only what was turned up', () => {
  test('by type: no state, and of what happened only what the table shows', () => {
    expectTypeOf<keyof Told<InputBase, unknown>>().toEqualTypeOf<
      'options' | 'seatCount' | 'seat' | 'observations' | 'legal'
    >();
    expectTypeOf<Told<InputBase, unknown>['observations'][number]>().toEqualTypeOf<TableEvent>();
  });

  test.each(LEVELS)('no card that nobody has seen is named to %s', (level) => {
    const random = seededSource(3);
    const cards = offerPickList('4x6', random);
    const options = { layout: '4x6', anyColour: false, cards: [], turnSeconds: 0 } as const;
    const computers = [1, 2, 3].map((seed) => ({ player: memoryPlayer, level, seed }));
    let told = 0;
    playComputers(memory, options, {
      computers,
      cards,
      random,
      watch: (all) => {
        told += 1;
        expect(unseenIn(all, cards)).toEqual([]);
      },
    });
    expect(told).toBeGreaterThan(20);
  });
});

/** Cards that are named somewhere in what a computer is told without ever having been turned up. */
function unseenIn(told: Told<InputBase, unknown>, cards: readonly PackCode[]): readonly PackCode[] {
  const seen = told.observations.flatMap((event) =>
    event.type === 'card-turned-up' || event.type === 'card-glimpsed' ? [event.card] : [],
  );
  const text = JSON.stringify(told);
  return cards.filter((card) => !seen.includes(card) && text.includes(`"${card}"`));
}
