import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { seededSource } from '../../src/rules/chance.ts';
import type { EventBase, TableEvent } from '../../src/rules/events.ts';
import { spotsOf } from '../../src/rules/expected-table.ts';
import { observationsOf } from '../../src/rules/observations.ts';
import { tellable } from '../../src/rules/spoilers.ts';
import { people, playRandomly } from './support/play.ts';
import { twos, TWOS_CARDS } from './support/twos.ts';

const up = (spot: string, card: string): TableEvent => ({
  type: 'card-turned-up',
  spot,
  card,
  seat: 0,
});
const back = (spot: string): TableEvent => ({ type: 'card-turned-back', spot });
const take = (spot: string, card: string): TableEvent => ({
  type: 'card-taken',
  spot,
  card,
  seat: 0,
});

/** The cards that the story of these events names, with `?` for one it does not. */
const told = (...events: readonly TableEvent[]) =>
  tellable(events).flatMap((event) =>
    'card' in event ? [event.card] : event.type === 'card-turned-up' ? ['?'] : [],
  );

describe('ANY-4: the log in play names only cards that are face up, taken or discarded', () => {
  test('a card is named while it is up, and no longer when it is back', () => {
    expect(told(up('a1', '7H'))).toEqual(['7H']);
    expect(told(up('a1', '7H'), back('a1'))).toEqual(['?']);
    expect(told(up('a1', '7H'), back('a1'), up('a1', '7H'))).toEqual(['7H', '7H']);
  });

  test('a card that was taken is named again, from its first view on', () => {
    expect(told(up('a1', '7H'), back('a1'), up('a1', '7H'), take('a1', '7H'))).toEqual([
      '7H',
      '7H',
      '7H',
    ]);
  });

  test('what lies there now does not name what lay there before', () => {
    const refilled: TableEvent = { type: 'spot-refilled', spot: 'a1' };
    expect(told(up('a1', '7H'), take('a1', '7H'), refilled, up('a1', '8H'), back('a1'))).toEqual([
      '7H',
      '7H',
      '?',
    ]);
  });

  test('what an own event carries untold is left out', () => {
    const own = { type: 'list-amended', seat: 1, untold: { out: '7H', in: '8H' } };
    expect(tellable([own])).toEqual([{ type: 'list-amended', seat: 1 }]);
  });

  test('a glimpsed card is not named', () => {
    const glimpse: TableEvent = { type: 'card-glimpsed', spot: 'a1', card: '7H' };
    expect(tellable([glimpse])).toEqual([{ type: 'card-glimpsed', spot: 'a1' }]);
  });

  test('cards that changed places stay apart, and cards laid anew are hidden', () => {
    const swap: TableEvent = { type: 'cards-swapped', spots: ['a1', 'a2'] };
    const swapped = [up('a1', '7H'), up('a2', '8H'), swap];
    expect(told(...swapped, back('a1'))).toEqual(['7H', '?']);
    expect(told(...swapped, back('a2'))).toEqual(['?', '8H']);
    const anew: TableEvent = { type: 'cards-laid-anew', spots: ['a1', 'a2'] };
    expect(told(...swapped, anew, up('a1', '9H'))).toEqual(['?', '?', '9H']);
  });

  test('in random games no told event names a card that lies face down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const events: EventBase[] = [];
        playRandomly(
          twos,
          { cards: TWOS_CARDS },
          {
            seats: people(2),
            cards: TWOS_CARDS,
            random: seededSource(seed),
            most: 40,
            look({ events: more, after, table }) {
              events.push(...more);
              const hidden = spotsOf(twos.expect(after).zones)
                .filter(({ lies }) => lies === 'down')
                .map(({ id }) => table.at(id));
              const story = JSON.stringify(tellable(events));
              for (const card of hidden) expect(story).not.toContain(card);
            },
          },
        );
      }),
      { numRuns: 30 },
    );
  });
});

test('ME-6: observations are the table events, in order, and nothing else', () => {
  const events = [up('a1', '7H'), { type: 'rolled', face: 3 }, back('a1')];
  expect(observationsOf(events)).toEqual([up('a1', '7H'), back('a1')]);
});
