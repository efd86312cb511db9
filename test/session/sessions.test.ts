import { describe, expect, test } from 'vitest';
import { NO_EXTRA } from '../../src/store/game-record.ts';
import { people } from '../rules/support/play.ts';
import { bad, Browser, good, play, start } from './support/tables.ts';

describe('starting', () => {
  test('options and seats go through the door of the game', async () => {
    const sessions = new Browser().tab();
    const setting = { options: {}, seats: people(2), extra: NO_EXTRA };
    expect(bad(await sessions.start({ gameId: 'whist', ...setting }))).toEqual({
      code: 'unknown-game',
    });
    expect(bad(await sessions.start({ gameId: 'memory', ...setting }))).toMatchObject({
      code: 'options-refused',
      refusal: { code: 'options-malformed' },
    });
    expect(good(await sessions.list())).toEqual([]);
  });

  test('a game of its own each time, kept before its first move', async () => {
    const browser = new Browser();
    const sessions = browser.tab();
    const ids = new Set<string>();
    for (let count = 0; count < 5; count += 1) ids.add((await start(sessions, 'memory')).record.id);
    expect(ids.size).toBe(5);
    expect(good(await sessions.list())).toHaveLength(5);
  });
});

describe('finding again', () => {
  test('what was played last comes first, and *continue* means the last one that is not over', async () => {
    const browser = new Browser();
    const sessions = browser.tab();
    const [old, over, recent] = [
      await start(sessions, 'memory'),
      await start(sessions, 'twisted-memory'),
      await start(sessions, 'memory'),
    ];
    for (const session of [recent, old, over]) {
      browser.clock.passSeconds(60);
      await play(session, 'name-spot r1c1');
    }
    await play(over, 'agree-end');
    const listed = good(await sessions.list());
    expect(listed.map(({ record }) => record.id)).toEqual(
      [over, old, recent].map(({ record }) => record.id),
    );
    expect(listed.map(({ entryCount }) => entryCount)).toEqual([2, 1, 1]);
    expect(good(await sessions.newestUnfinished())?.record.id).toBe(old.record.id);
  });

  test('nothing to continue', async () => {
    expect(good(await new Browser().tab().newestUnfinished())).toBeUndefined();
  });

  test('a tab has one session of a game, until it is closed', async () => {
    const sessions = new Browser().tab();
    const session = await start(sessions, 'memory');
    expect(good(await sessions.open(session.record.id))).toBe(session);
    await sessions.close(session.record.id);
    const again = good(await sessions.open(session.record.id));
    expect(again).not.toBe(session);
    expect(again.isPlaying).toBe(true);
  });

  test('what is not there, or can no longer be read, is said, and stays as it is', async () => {
    const browser = new Browser();
    const sessions = browser.tab();
    expect(bad(await sessions.open('nowhere'))).toEqual({
      code: 'not-loaded',
      trouble: 'no-such-game',
    });
    const { record } = await start(sessions, 'memory');
    await browser.store.create({ ...record, id: 'from-the-future', rulesVersion: 99 });
    expect(bad(await sessions.open('from-the-future'))).toEqual({
      code: 'not-readable',
      trouble: 'newer-rules',
    });
    expect(good(await browser.store.load('from-the-future')).record.rulesVersion).toBe(99);
  });

  test('what is deleted is gone', async () => {
    const sessions = new Browser().tab();
    const { record } = await start(sessions, 'memory');
    good(await sessions.remove(record.id));
    expect(bad(await sessions.open(record.id))).toMatchObject({ trouble: 'no-such-game' });
    expect(good(await sessions.list())).toEqual([]);
  });
});
