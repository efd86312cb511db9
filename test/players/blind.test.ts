import { describe, expect, expectTypeOf, test } from 'vitest';

import { LIZZY_PACK } from '../../src/cards/lizzy.ts';
import type { PackCode } from '../../src/cards/pack.ts';
import { codesOf } from '../../src/cards/pack.ts';
import { PACK_52 } from '../../src/cards/standard-pack.ts';
import type { Told } from '../../src/players/player.ts';
import { playerFor } from '../../src/players/players.ts';
import { seededSource } from '../../src/rules/chance.ts';
import type { TableEvent } from '../../src/rules/events.ts';
import type { InputBase } from '../../src/rules/inputs.ts';
import { offerPickList } from '../../src/rules/memory/pick-list.ts';
import { defaultOptions } from '../../src/rules/options.ts';
import { packOf } from '../../src/rules/q-memory/modes.ts';
import { GAMES, gameById } from '../../src/rules/registry.ts';
import { LEVELS } from '../../src/rules/seats.ts';
import { playComputers } from './support/play-computers.ts';

/** The cards that lie on the table, with the usual options. */
const TABLES: Readonly<Record<string, readonly PackCode[]>> = {
  memory: offerPickList('4x4', seededSource(3)),
  'twisted-memory': codesOf(PACK_52),
  'q-memory': codesOf(packOf('basic', ['yellow', 'red', 'blue'])),
  'dizzy-memory': ['head', 'body', 'tail'].flatMap((part) =>
    codesOf(LIZZY_PACK)
      .filter((code) => code.startsWith(part))
      .slice(0, 4),
  ),
};

describe('ME-6: computers know only what was turned up', () => {
  test('by type: no state, and of what happened only what the table shows', () => {
    expectTypeOf<keyof Told<InputBase, unknown>>().toEqualTypeOf<
      'options' | 'seatCount' | 'seat' | 'observations' | 'legal'
    >();
    expectTypeOf<Told<InputBase, unknown>['observations'][number]>().toEqualTypeOf<TableEvent>();
  });

  test.each(Object.entries(TABLES))('%s names no card that nobody has seen', (id, cards) => {
    const game = gameById(id)!;
    const player = playerFor(id)!;
    for (const level of LEVELS) {
      let choices = 0;
      const { inputs } = playComputers(game, defaultOptions(game.optionFields), {
        computers: [1, 2].map((seed) => ({ player, level, seed })),
        cards,
        random: seededSource(3),
        watch: (told) => {
          choices += 1;
          expect(unseenIn(told, cards)).toEqual([]);
        },
      });
      expect(choices).toBe(inputs.length);
    }
  });

  test('there is a computer for every game of memory', () => {
    const ids = GAMES.map(({ id }) => id).filter((id) => playerFor(id) !== undefined);
    expect([...ids].sort()).toEqual(Object.keys(TABLES).sort());
    expect(playerFor('no-such-game')).toBeUndefined();
  });
});

/** Cards that are named in what happened or may be done without ever having been turned up. */
function unseenIn(
  { observations, legal }: Told<InputBase, unknown>,
  cards: readonly PackCode[],
): readonly PackCode[] {
  const seen = observations.flatMap((event) =>
    event.type === 'card-turned-up' || event.type === 'card-glimpsed' ? [event.card] : [],
  );
  const text = JSON.stringify([observations, legal]);
  return cards.filter((card) => !seen.includes(card) && text.includes(`"${card}"`));
}
