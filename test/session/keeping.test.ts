import { describe, expect, test } from 'vitest';
import { fail } from '../../src/cards/result.ts';
import type { StoreTrouble } from '../../src/store/game-store.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { bad, Browser, good, lookOf, play, start, turnUp } from './support/tables.ts';
import { tabsWithoutLocks } from './support/tab-hub.ts';

/** A disk with this trouble, as long as it has one. */
class FailingStore extends MemoryStore {
  trouble: StoreTrouble | undefined;

  override append(...given: Parameters<MemoryStore['append']>) {
    return this.trouble === undefined
      ? super.append(...given)
      : Promise.resolve(fail(this.trouble));
  }
}

describe('a disk that takes nothing', () => {
  test.each(['full', 'failed', 'timed-out'] as const)(
    '%s: nothing is done, and it is said why',
    async (trouble) => {
      const store = new FailingStore();
      const session = await start(new Browser(store).tab(), 'memory');
      await play(session, 'turn-up r1c1 7H');
      const before = lookOf(session);
      store.trouble = trouble;
      const told: string[] = [];
      session.listen(({ kind }) => told.push(kind));
      const tried = await session.act(turnUp('r1c2', 'KS'), 'tap');
      expect(bad(tried)).toEqual({ code: 'not-kept', trouble });
      expect(lookOf(session)).toEqual(before);
      expect(told).toEqual(['keeping']);
      expect(session.keeping).toEqual({ unkept: 0, trouble });
    },
  );

  test('a game can go on without it, and all of it is kept once that is possible again', async () => {
    const store = new FailingStore();
    const browser = new Browser(store);
    const session = await start(browser.tab(), 'memory');
    store.trouble = 'full';
    session.goOnUnkept();
    await play(session, 'turn-up r1c1 7H', 'turn-up r1c2 KS', 'close', 'agree-end');
    good(await session.undo());
    expect(session.keeping).toEqual({ unkept: 5, trouble: 'full' });
    expect(session.saved.log).toHaveLength(5);
    expect(good(await store.load(session.record.id)).log).toEqual([]);
    store.trouble = undefined;
    await play(session, 'turn-up r1c3 9C');
    expect(session.keeping).toEqual({ unkept: 0, trouble: undefined });
    expect(good(await store.load(session.record.id))).toEqual(session.saved);
  });
});

describe('a second tab is safe', () => {
  async function twoTabs() {
    const browser = new Browser();
    const first = await start(browser.tab(), 'memory');
    await play(first, 'turn-up r1c1 7H');
    const second = good(await browser.tab().open(first.record.id));
    return { browser, first, second };
  }

  test('it watches, is told so, and follows', async () => {
    const { first, second } = await twoTabs();
    expect([first.isPlaying, second.isPlaying]).toEqual([true, false]);
    expect(bad(await second.act({ type: 'agree-end' }, 'tap'))).toEqual({ code: 'watching' });
    const told: string[] = [];
    second.listen(({ kind }) => told.push(kind));
    await play(first, 'turn-up r1c2 KS', 'close');
    await expect.poll(() => lookOf(second)).toEqual(lookOf(first));
    expect(told.every((kind) => kind === 'followed')).toBe(true);
  });

  test('it takes over, and then the first one watches', async () => {
    const { first, second } = await twoTabs();
    const told: string[] = [];
    first.listen(({ kind }) => told.push(kind));
    const lastOfFirst = first.act(turnUp('r1c2', 'KS'), 'tap');
    await second.takeOver();
    good(await lastOfFirst);
    expect([first.isPlaying, second.isPlaying]).toEqual([false, true]);
    expect(told).toContain('role');
    expect(second.folded).toEqual(first.folded);
    await play(second, 'close');
    await expect.poll(() => first.folded).toEqual(second.folded);
    expect(bad(await first.undo())).toEqual({ code: 'watching' });
    await first.takeOver();
    await play(first, 'turn-up r2c2 QS');
  });

  test('a tab that is closed lets the next one play', async () => {
    const browser = new Browser();
    const first = browser.tab();
    const session = await start(first, 'memory');
    await first.close(session.record.id);
    expect(good(await browser.tab().open(session.record.id)).isPlaying).toBe(true);
  });

  test('without locks the disk takes the first line only; the other tab is told and sees it', async () => {
    const browser = new Browser();
    const one = await start(browser.tab({ tabs: tabsWithoutLocks() }), 'memory');
    const other = good(await browser.tab({ tabs: tabsWithoutLocks() }).open(one.record.id));
    await play(one, 'turn-up r1c1 7H');
    const late = await other.act(turnUp('r1c2', 'KS'), 'tap');
    expect(bad(late)).toEqual({ code: 'not-kept', trouble: 'conflict' });
    expect(other.folded).toEqual(one.folded);
    expect(other.keeping).toEqual({ unkept: 0, trouble: undefined });
    await play(other, 'turn-up r1c2 KS');
    expect(good(await browser.store.load(one.record.id)).log).toEqual(other.folded.log);
  });
});
