import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOffered, seatsFor, spotsFor } from '../../../src/app/game-table/offers.ts';
import {
  liveSpots,
  tapOn,
  type SpotTap,
  type TapContext,
} from '../../../src/app/game-table/spot-tap.ts';
import { spotsOf } from '../../../src/rules/expected-table.ts';
import type { InputBase } from '../../../src/rules/inputs.ts';
import { fits } from '../../../src/rules/inputs.ts';
import type { Session } from '../../../src/session/session.ts';
import { tableAfter } from './tables.ts';

function contextOf(session: Session, changes: Partial<TapContext> = {}): TapContext {
  return {
    legal: session.legal,
    mode: 'view',
    named: session.view.named,
    peeks: false,
    picking: undefined,
    ...changes,
  };
}

function tap(session: Session, id: string, changes: Partial<TapContext> = {}): SpotTap {
  const spot = spotsOf(session.expected.zones).find((one) => one.id === id);
  return tapOn(spot!, contextOf(session, changes));
}

describe('what a tap on a place leads to', () => {
  test('TM-4: a peek is chosen before the card is seen', async () => {
    const session = await tableAfter('twisted-memory', {}, []);
    expect(tap(session, 'r1c1')).toEqual({ kind: 'enter', sight: 'view', spot: 'r1c1' });
    expect(tap(session, 'r1c1', { mode: 'peek' })).toEqual({
      kind: 'enter',
      sight: 'peek',
      spot: 'r1c1',
    });
  });

  test('TM-8: the token can be laid on any open card while the turn closes, and nothing else is turned', async () => {
    const session = await tableAfter('twisted-memory', {}, ['view r1c1 7H', 'view r2c3 9S']);
    expect(tap(session, 'r1c1', { mode: 'save' }).kind).toBe('save');
    expect(tap(session, 'r1c1').kind).toBe('correct');
    expect(tap(session, 'r4c4').kind).toBe('wrong');
    expect(liveSpots(contextOf(session, { mode: 'save' }))).toEqual(['r1c1', 'r2c3']);
    expect(liveSpots(contextOf(session))).toEqual([]);
  });

  test('ANY-7: with a card named, that one is turned up; any other is another card', async () => {
    const session = await tableAfter('memory', {}, ['name-spot r2c2']);
    expect(tap(session, 'r2c2')).toEqual({ kind: 'enter', sight: 'turn-up', spot: 'r2c2' });
    expect(tap(session, 'r1c1').kind).toBe('other');
    expect(liveSpots(contextOf(session))).toEqual(['r2c2']);
  });

  test('ANY-7: a computer that wants to peek gets a peek, whatever the players had chosen', async () => {
    const session = await tableAfter('twisted-memory', {}, ['name-spot r2c2']);
    expect(tap(session, 'r2c2', { peeks: true, mode: 'view' })).toMatchObject({ sight: 'peek' });
    expect(tap(session, 'r2c2', { peeks: false, mode: 'peek' })).toMatchObject({ sight: 'view' });
  });

  test('QM-6: in Master a tile of the same circle is not for now', async () => {
    const session = await tableAfter('q-memory', { mode: 'master' }, ['turn-up a1 orange-white']);
    expect(tap(session, 'a3').kind).toBe('wrong');
    expect(tap(session, 'b3').kind).toBe('enter');
  });

  test('QM-7: while the tiles are shown, each of them can be noted', async () => {
    const session = await tableAfter('q-memory', { mode: 'basic', showSeconds: 30 }, []);
    expect(tap(session, 'a2')).toEqual({ kind: 'enter', sight: 'glimpse', spot: 'a2' });
  });

  test('TM-8: places that got no card are picked among those that were just refilled', async () => {
    const session = await tableAfter('twisted-memory', {}, [
      'view r1c1 7H',
      'view r2c3 9S',
      'close',
    ]);
    const picking = { picking: 'stock-ran-out' };
    expect(tap(session, 'r1c1', picking)).toEqual({ kind: 'pick', spot: 'r1c1' });
    expect(tap(session, 'r2c3', picking).kind).toBe('nothing');
  });

  test('an empty place leads nowhere', async () => {
    const session = await tableAfter('memory', {}, ['turn-up r1c1 7H', 'turn-up r1c2 7D']);
    expect(tap(session, 'r1c1').kind).toBe('nothing');
  });
});

test('nothing illegal is offered: what a tap would enter fits a pattern of the rules', async () => {
  const moves = ['roll 3', 'view r1c1 7H', 'peek r1c2 9C', 'view r2c2 QS', 'close'];
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: moves.length }),
      fc.constantFrom('view', 'peek', 'save'),
      async (count, mode) => {
        const session = await tableAfter('twisted-memory', {}, moves.slice(0, count));
        for (const spot of spotsOf(session.expected.zones)) {
          const led = tapOn(spot, contextOf(session, { mode }));
          if (led.kind !== 'enter' && led.kind !== 'save') continue;
          const input: InputBase & Readonly<Record<string, unknown>> =
            led.kind === 'enter'
              ? { type: led.sight, spot: led.spot, card: '2C' }
              : { type: 'save', spot: led.spot };
          expect(session.legal.some((pattern) => fits(pattern, input))).toBe(true);
        }
      },
    ),
    { numRuns: 12 },
  );
});

test('patterns are read whatever their holes: a named spot, a choice of spots, seats', async () => {
  const { legal } = await tableAfter('memory', {}, ['name-spot r2c2']);
  expect(spotsFor(legal, 'turn-up')).toEqual(['r2c2']);
  expect(spotsFor(legal, 'glimpse')).toHaveLength(16);
  expect(seatsFor(legal, 'resign')).toEqual([0, 1]);
  expect(isOffered(legal, 'let-it-count')).toBe(true);
  expect(isOffered(legal, 'close')).toBe(false);
});
