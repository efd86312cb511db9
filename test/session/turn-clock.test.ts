import { describe, expect, test } from 'vitest';
import { seededSource } from '../../src/rules/chance.ts';
import { spotsOf } from '../../src/rules/expected-table.ts';
import { NO_EXTRA } from '../../src/store/game-record.ts';
import { defaultOptions } from '../../src/rules/options.ts';
import { twistedMemory } from '../../src/rules/twisted-memory/twisted-memory.ts';
import { people } from '../rules/support/play.ts';
import { bad, Browser, good, play, start } from './support/tables.ts';

const timed = (browser: Browser) => start(browser.tab(), 'memory', { turnSeconds: 30 });

describe('ME-5: the clock of Memory', () => {
  test('runs anew for each card, and stands while there is nothing to decide', async () => {
    const browser = new Browser();
    const session = await timed(browser);
    expect(session.clock).toEqual({ seconds: 30, endsAt: browser.clock.now + 30_000 });
    browser.clock.passSeconds(12);
    await play(session, 'turn-up r1c1 7H');
    expect(session.clock?.endsAt).toBe(browser.clock.now + 30_000);
    await play(session, 'turn-up r1c2 KS');
    expect(session.clock).toBeUndefined();
    await play(session, 'close', 'name-spot r2c2');
    expect(session.clock).toBeUndefined();
  });

  test('draws a face-down card when time is out, not before, and waits for the hands', async () => {
    const browser = new Browser();
    const session = await start(browser.tab({ random: seededSource(4) }), 'memory', {
      turnSeconds: 10,
    });
    await play(session, 'turn-up r1c1 7H');
    browser.clock.passSeconds(9.9);
    expect(bad(await session.timeOut())).toEqual({ code: 'nothing-to-do' });
    browser.clock.passSeconds(0.1);
    const { input, events } = good(await session.timeOut());
    expect(events).toEqual([
      { type: 'time-ran-out', seat: 0 },
      { type: 'spot-named', spot: (input as unknown as { spot: string }).spot },
    ]);
    expect(session.folded.log.at(-1)?.by).toBe('clock');
    expect(bad(await session.timeOut())).toEqual({ code: 'nothing-to-do' });
  });

  test('draws only face-down cards, and not always the same', async () => {
    const browser = new Browser();
    const session = await timed(browser);
    await play(session, 'turn-up r1c1 7H', 'turn-up r1c2 7D');
    const drawn = new Set<string>();
    for (let count = 0; count < 40; count += 1) {
      browser.clock.passSeconds(30);
      drawn.add((good(await session.timeOut()).input as unknown as { spot: string }).spot);
      good(await session.undo());
    }
    const down = spotsOf(session.expected.zones).filter(({ lies }) => lies === 'down');
    expect(down.map(({ id }) => id)).toEqual(expect.arrayContaining([...drawn]));
    expect(drawn.size).toBeGreaterThan(down.length / 2);
  });

  test('a phone that was locked for five minutes finds that time is out', async () => {
    const browser = new Browser();
    const session = await timed(browser);
    browser.clock.passSeconds(300);
    expect(session.clock!.endsAt - browser.clock.now).toBe(-270_000);
    good(await session.timeOut());
  });

  test('a game that is opened again later starts the clock anew', async () => {
    const browser = new Browser();
    const session = await timed(browser);
    await play(session, 'turn-up r1c1 7H');
    browser.clock.passSeconds(86_400);
    const again = good(await browser.tab().open(session.record.id));
    expect(again.clock?.endsAt).toBe(browser.clock.now + 30_000);
  });
});

describe('the table’s own clock, for games without one', () => {
  test('runs through a turn, whatever is done in it, and anew after a step back', async () => {
    const browser = new Browser();
    const session = good(
      await browser.tab().start({
        gameId: 'twisted-memory',
        options: defaultOptions(twistedMemory.optionFields),
        seats: people(2),
        extra: { ...NO_EXTRA, turnSeconds: 60 },
      }),
    );
    const end = browser.clock.now + 60_000;
    browser.clock.passSeconds(20);
    await play(session, 'view r1c1 7H');
    expect(session.clock).toEqual({ seconds: 60, endsAt: end });
    browser.clock.passSeconds(20);
    await play(session, 'view r1c2 KS', 'close');
    expect(session.clock?.endsAt).toBe(browser.clock.now + 60_000);
    browser.clock.passSeconds(20);
    good(await session.undo());
    expect(session.clock?.endsAt).toBe(browser.clock.now + 60_000);
    await play(session, 'agree-end');
    expect(session.clock).toBeUndefined();
  });
});
