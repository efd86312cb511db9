import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededSource } from '../../src/rules/chance.ts';
import { memory } from '../../src/rules/memory/memory.ts';
import { offerPickList } from '../../src/rules/memory/pick-list.ts';
import { defaultOptions } from '../../src/rules/options.ts';
import { people, playRandomly } from '../rules/support/play.ts';
import { bad, Browser, good, play, start, turnUp } from './support/tables.ts';

describe('ANY-4: the story of a running game', () => {
  test('names no card that lies face down, in inputs and events, whatever was played', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const session = await start(new Browser().tab(), 'memory', { layout: '4x4' });
        const random = seededSource(seed);
        const options = defaultOptions(memory.optionFields);
        const cards = offerPickList('4x4', random);
        const open: (readonly string[])[] = [];
        const { log } = playRandomly(memory, options, {
          seats: people(2),
          cards,
          random,
          most: 25,
          talk: true,
          look: ({ table }) => open.push(table.openCards),
        });
        for (const [place, entry] of log.entries()) {
          if (entry.kind === 'input') good(await session.act(entry.input, 'tap'));
          const told = JSON.stringify(session.story());
          const isRunning = session.outcome === undefined;
          const hidden = cards.filter((card) => !open[place]!.includes(card));
          expect(isRunning ? hidden.filter((card) => told.includes(`"${card}"`)) : []).toEqual([]);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('tells what the hands did with who did it, and everything once the game is over', async () => {
    const session = await start(new Browser().tab(), 'memory');
    await play(session, 'turn-up r1c1 7H', 'turn-up r1c2 KS', 'close', 'turn-up r1c3 9C');
    expect(session.story().map(({ seat, input }) => [seat, input])).toEqual([
      [0, { type: 'turn-up', spot: 'r1c1' }],
      [0, { type: 'turn-up', spot: 'r1c2' }],
      [0, { type: 'close' }],
      [1, turnUp('r1c3', '9C')],
    ]);
    await play(session, 'agree-end');
    expect(session.story()[0]).toMatchObject({
      entryId: 'e0',
      input: turnUp('r1c1', '7H'),
      events: [{ type: 'card-turned-up', card: '7H' }],
    });
  });

  test('an amended list tells neither card while one of them lies face down', async () => {
    const cards = '7H 7D KS KC 2D 2H 9C 9S QS QC 5H 5D AC AS 8H 8D'.split(' ');
    const session = await start(new Browser().tab(), 'memory', { cards });
    await play(session, 'amend-list 2D 3D');
    expect(session.story()[0]).toMatchObject({ input: { type: 'amend-list' } });
    expect(JSON.stringify(session.story())).not.toMatch(/"[23]D"/);
  });
});

test('replay has the state before the first line and after each one', async () => {
  const session = await start(new Browser().tab(), 'memory');
  const states = [session.folded.state];
  for (const move of ['turn-up r1c1 7H', 'turn-up r1c2 7D', 'turn-up r1c3 KS']) {
    await play(session, move);
    states.push(session.folded.state);
  }
  expect(bad(await session.act({ type: 'close' }, 'tap'))).toMatchObject({ code: 'refused' });
  expect(session.replay()).toEqual(states);
});
