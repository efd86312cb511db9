import { describe, expect, test } from 'vitest';
import type { AnyEntry } from '../../src/store/game-record.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { parseMove } from '../rules/support/transcripts.ts';
import { bad, Browser, good, lookOf, play, start, turnUp } from './support/tables.ts';

/** Notes what goes to disk, and answers only when it is told to. */
class SlowStore extends MemoryStore {
  readonly written: string[] = [];
  answer: (() => void) | undefined;

  override async append(...given: Parameters<MemoryStore['append']>) {
    await new Promise<void>((answer) => {
      this.answer = answer;
    });
    this.written.push(...given[2].map(({ id }: AnyEntry) => id));
    return super.append(...given);
  }
}

describe('an input is on disk before anybody is told', () => {
  test('neither state nor listeners know of it until the store has answered', async () => {
    const store = new SlowStore();
    const session = await start(new Browser(store).tab(), 'memory');
    const told: string[] = [];
    session.listen((change) => told.push(`${change.kind} with ${store.written.length} on disk`));
    const before = lookOf(session);
    const done = session.act(turnUp('r1c1', '7H'), 'camera');
    await expect.poll(() => store.answer).toBeDefined();
    expect(lookOf(session)).toEqual(before);
    expect(told).toEqual([]);
    store.answer?.();
    const applied = good(await done);
    expect(applied.events).toEqual([{ type: 'card-turned-up', spot: 'r1c1', card: '7H', seat: 0 }]);
    expect(told).toEqual(['acted with 1 on disk']);
    expect(good(await store.load(session.record.id)).log).toEqual(session.folded.log);
  });

  test('two taps on one card at once: the second is refused, not lost and not doubled', async () => {
    const session = await start(new Browser().tab(), 'memory');
    const [one, two, three] = await Promise.all([
      session.act(turnUp('r1c1', '7H'), 'tap'),
      session.act(turnUp('r1c1', '7H'), 'tap'),
      session.act(turnUp('r1c2', 'KS'), 'tap'),
    ]);
    expect(one.ok).toBe(true);
    expect(bad(two)).toEqual({
      code: 'refused',
      refusal: { code: 'spot-already-up', spot: 'r1c1', card: '7H' },
    });
    expect(three.ok).toBe(true);
    expect(session.folded.log.map(({ id }) => id)).toEqual(['e0', 'e1']);
  });
});

describe('ANY-1: a move that is refused changes nothing', () => {
  test.each([
    ['close', { code: 'refused', refusal: { code: 'not-now' } }],
    [
      'turn-up r9c9 7H',
      { code: 'refused', refusal: { code: 'no-such-spot', spot: 'r9c9', card: '7H' } },
    ],
  ])('%s', async (move, trouble) => {
    const session = await start(new Browser().tab(), 'memory');
    const before = lookOf(session);
    const input = parseMove(session.game.inputShapes, move);
    expect(bad(await session.act(input, 'tap'))).toEqual(trouble);
    expect(lookOf(session)).toEqual(before);
  });

  test.each([{ type: 'fly' }, { type: 'turn-up', spot: 'r1c1' }, { type: 'close', card: '7H' }])(
    'what is no input of the game: %j',
    async (input) => {
      const session = await start(new Browser().tab(), 'memory');
      expect(bad(await session.act(input, 'far'))).toEqual({ code: 'input-malformed' });
      expect(session.folded.log).toEqual([]);
    },
  );
});

test('a game is where it was, however often it is opened again', async () => {
  const browser = new Browser();
  const first = browser.tab();
  const session = await start(first, 'memory', { layout: '4x4' });
  const { id } = session.record;
  for (const move of ['turn-up r1c1 7H', 'turn-up r1c2 7D', 'turn-up r1c3 KS', 'turn-up r2c2 2D']) {
    await play(session, move);
    const again = good(await browser.tab().open(id));
    expect(lookOf(again)).toEqual(lookOf(session));
  }
});

test('times never run backwards, also when somebody sets the clock of the phone back', async () => {
  const browser = new Browser();
  const session = await start(browser.tab(), 'memory');
  await play(session, 'turn-up r1c1 7H');
  browser.clock.passSeconds(-3600);
  await play(session, 'turn-up r1c2 KS');
  const [one, two] = session.folded.log;
  expect(two?.at).toBe(one?.at);
});

test('how a game ended is written with the line that ended it, and taken back with it', async () => {
  const browser = new Browser();
  const session = await start(browser.tab(), 'memory');
  const { id } = session.record;
  await play(session, 'turn-up r1c1 7H', 'turn-up r1c2 7D');
  browser.clock.passSeconds(60);
  await play(session, 'agree-end');
  const { record } = good(await browser.store.load(id));
  expect(record.endedAt).toBe(browser.clock.now);
  expect(record.outcome).toEqual(session.outcome);
  expect(session.record).toEqual(record);
  good(await session.undo());
  expect(session.record.endedAt).toBeNull();
  expect(good(await browser.store.load(id)).record.outcome).toBeNull();
});
