import { describe, expect, test } from 'vitest';
import type { PackCode } from '../../src/cards/pack.ts';
import { codesOf } from '../../src/cards/pack.ts';
import { PACK_52 } from '../../src/cards/standard-pack.ts';
import { seededSource } from '../../src/rules/chance.ts';
import { offerPickList } from '../../src/rules/memory/pick-list.ts';
import type { Level, Seat } from '../../src/rules/seats.ts';
import type { Session } from '../../src/session/session.ts';
import { RealTable, shuffled } from '../rules/support/real-table.ts';
import { bad, Browser, good, play, start, turnUp } from './support/tables.ts';

const computer = (level: Level, seed: number): Seat => ({
  kind: 'computer',
  name: level,
  level,
  seed,
});
const PERSON: Seat = { kind: 'person', name: 'Maya' };

/** Deals real cards for a game, and moves them as its events say. */
function deal(session: Session, cards: readonly PackCode[], seed: number): RealTable {
  const table = new RealTable(session.expected, shuffled(cards, seededSource(seed)));
  session.listen((change) => {
    if (change.kind === 'acted') table.follow(change.applied.events);
  });
  return table;
}

/** The hands do what the computer wants, if it needs them. */
async function serve(session: Session, table: RealTable): Promise<void> {
  const move = good(await session.playComputer());
  if (move.kind !== 'hands') return;
  const choice = session.computer()?.choose();
  expect(choice).toBeDefined();
  good(await session.act(table.fill(choice!, seededSource(1)), 'camera'));
}

describe.each([
  ['memory', offerPickList('4x4', seededSource(3))],
  ['twisted-memory', codesOf(PACK_52)],
])('computers play %s', (gameId, cards) => {
  test.each([1, 2, 3])(
    'to its end, naming what the hands shall turn up (ANY-7), game %i',
    async (seed) => {
      const browser = new Browser();
      const seats = [computer('easy', seed), computer('normal', seed + 7)];
      const session = await start(browser.tab(), gameId, {}, seats);
      const table = deal(session, cards, seed);
      while (session.outcome === undefined) await serve(session, table);
      expect(session.folded.misfit).toBeUndefined();
      const named = session.folded.log.filter(
        (entry) => entry.kind === 'input' && entry.input.type === 'name-spot',
      );
      expect(named.length).toBeGreaterThan(10);
      expect(new Set(named.map(({ by }) => by))).toEqual(new Set(['computer']));
      expect(session.computer()).toBeUndefined();
    },
  );
});

describe('a choice of a computer', () => {
  test('is the same after its spot was named, after undo, and after the page was opened again', async () => {
    const browser = new Browser();
    const session = await start(browser.tab(), 'memory', {}, [computer('normal', 5), PERSON]);
    for (const [spot, card] of [
      ['r1c1', '7H'],
      ['r2c2', 'KS'],
    ] as const) {
      const choice = session.computer()?.choose();
      const again = good(await browser.tab().open(session.record.id));
      expect(again.computer()?.choose()).toEqual(choice);
      good(await session.playComputer());
      expect(session.view.named).toBe((choice as unknown as { spot: string }).spot);
      expect(session.computer()?.choose()).toEqual(choice);
      expect(good(await session.playComputer())).toEqual({
        kind: 'hands',
        spot: session.view.named,
      });
      good(await session.undo());
      expect(session.computer()?.choose()).toEqual(choice);
      await play(session, `turn-up ${spot} ${card}`);
    }
  });

  test('is nobody else’s: none when a person plays, and none of a game without computers', async () => {
    const session = await start(new Browser().tab(), 'memory', {}, [PERSON, computer('hard', 5)]);
    expect(session.computer()).toBeUndefined();
    expect(bad(await session.playComputer())).toEqual({ code: 'nothing-to-do' });
    const facade = await start(new Browser().tab(), 'facade', {}, [PERSON, computer('hard', 5)]);
    expect(facade.computer()).toBeUndefined();
  });

  test('waits while the log does not fit', async () => {
    const session = await start(new Browser().tab(), 'memory', {}, [computer('hard', 5), PERSON]);
    await play(session, 'turn-up r1c1 7H', 'turn-up r1c2 KS');
    await play(session, 'close', 'turn-up r1c3 7D');
    good(await session.correct('e1', turnUp('r1c2', '7D')));
    expect(session.computer()).toBeUndefined();
  });
});
