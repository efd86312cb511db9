import { describe, expect, test } from 'vitest';
import { drawFrom, seededSource } from '../../src/rules/chance.ts';
import type { ImportPlan } from '../../src/session/transfer.ts';
import { Transfer } from '../../src/session/transfer.ts';
import { bad, Browser, good, play, start } from './support/tables.ts';

/** A phone with its own disk and tabs. */
function phone() {
  const browser = new Browser();
  const sessions = browser.tab();
  return { browser, sessions, transfer: new Transfer(browser.store, sessions, () => 0) };
}
type Phone = ReturnType<typeof phone>;

/** What one phone would take in of a game that another one gives away. */
const WAYS: Readonly<Record<string, (id: string, from: Phone, to: Phone) => Promise<ImportPlan>>> =
  {
    file: async (id, from, to) =>
      good(await to.transfer.planFile(good(await from.transfer.exportGame(id)))),
    link: async (id, from, to) =>
      good(await to.transfer.planLink(good(await from.transfer.makeLinkText(id)) ?? '')),
  };
const fatesIn = (plan: ImportPlan) => plan.games.map(({ fate }) => fate);

const LEAVE_OUT = { different: 'leave-out', settings: false } as const;
const KEEP_BOTH = { different: 'keep-both', settings: true } as const;

describe.each(Object.entries(WAYS))('a running game moves by %s', (_, carry) => {
  test('to another phone and back', async () => {
    const [here, there] = [phone(), phone()];
    const session = await start(here.sessions, 'memory');
    const { id } = session.record;
    await play(session, 'turn-up r1c1 7H', 'turn-up r1c2 KS');
    const going = await carry(id, here, there);
    expect(fatesIn(going)).toEqual(['new']);
    expect(good(await there.sessions.list())).toEqual([]);
    expect(good(await there.transfer.carryOut(going, LEAVE_OUT))).toEqual([id]);
    const moved = good(await there.sessions.open(id));
    expect(moved.folded).toEqual(session.folded);
    await play(moved, 'close', 'turn-up r1c3 9C');

    expect(fatesIn(await carry(id, here, there))).toEqual(['shorter']);
    const coming = await carry(id, there, here);
    expect(fatesIn(coming)).toEqual(['longer']);
    good(await here.transfer.carryOut(coming, LEAVE_OUT));
    const back = good(await here.sessions.open(id));
    expect(back.folded).toEqual(moved.folded);
    await play(back, 'turn-up r1c4 QS');
    expect(fatesIn(await carry(id, here, here))).toEqual(['same']);
  });

  test('and both phones have played on: neither game is written over the other', async () => {
    const [here, there] = [phone(), phone()];
    const session = await start(here.sessions, 'memory');
    const { id } = session.record;
    await play(session, 'turn-up r1c1 7H');
    good(await there.transfer.carryOut(await carry(id, here, there), LEAVE_OUT));
    const moved = good(await there.sessions.open(id));
    await play(moved, 'turn-up r2c2 5H');
    await play(session, 'turn-up r1c2 KS');
    const plan = await carry(id, there, here);
    expect(fatesIn(plan)).toEqual(['different']);
    expect(good(await here.transfer.carryOut(plan, LEAVE_OUT))).toEqual([]);
    const [copy] = good(await here.transfer.carryOut(plan, KEEP_BOTH));
    expect(copy).not.toBe(id);
    expect(good(await here.sessions.open(copy ?? '')).folded).toEqual(moved.folded);
    expect(good(await here.sessions.open(id)).folded.log).toEqual(session.folded.log);
    expect(good(await here.sessions.list())).toHaveLength(2);
  });
});

describe('everything', () => {
  test('comes out in one file and goes in again, settings and packs when wanted', async () => {
    const [here, there] = [phone(), phone()];
    for (const gameId of ['memory', 'twisted-memory', 'facade']) await start(here.sessions, gameId);
    await here.browser.store.writeSetting('language', 'ne');
    await here.browser.store.writePack({ id: 'p', name: 'Mine', data: 1 });
    const { text, leftOut } = good(await here.transfer.exportAll());
    expect(leftOut).toEqual([]);
    const plan = good(await there.transfer.planFile(text));
    good(await there.transfer.carryOut(plan, LEAVE_OUT));
    expect(good(await there.sessions.list())).toEqual(good(await here.sessions.list()));
    expect(good(await there.browser.store.readSettings())).toEqual({});
    good(await there.transfer.carryOut(good(await there.transfer.planFile(text)), KEEP_BOTH));
    expect(good(await there.browser.store.readSettings())).toEqual({ language: 'ne' });
    expect(good(await there.browser.store.listPacks())).toHaveLength(1);
    expect(good(await there.sessions.list())).toHaveLength(3);
  });

  test('that can’t be read stays behind, and is named', async () => {
    const here = phone();
    const { record } = await start(here.sessions, 'memory');
    await here.browser.store.create({ ...record, id: 'newer', rulesVersion: 9 });
    const { text, leftOut } = good(await here.transfer.exportAll());
    expect(leftOut).toEqual(['newer']);
    expect(good(await phone().transfer.planFile(text)).games).toHaveLength(1);
  });
});

test('a broken file changes nothing', async () => {
  const here = phone();
  await start(here.sessions, 'memory');
  const before = good(await here.sessions.list());
  expect(bad(await here.transfer.planFile('{"format":"kibitz"'))).toEqual({ code: 'not-our-file' });
  expect(bad(await here.transfer.planLink('nonsense'))).toEqual({
    code: 'not-readable',
    trouble: 'malformed',
  });
  expect(good(await here.sessions.list())).toEqual(before);
});

test('a game too long for a QR code has no link, and a file all the same', async () => {
  const here = phone();
  const session = await start(here.sessions, 'memory');
  const { id } = session.record;
  expect(good(await here.transfer.makeLinkText(id))).toBeDefined();
  const random = seededSource(1);
  for (let count = 0; count < 150; count += 1) {
    here.browser.clock.passSeconds(random() / 2 ** 26);
    const spot = `r${drawFrom(random, [1, 2, 3, 4])}c${drawFrom(random, [1, 2, 3, 4])}`;
    await play(session, `name-spot ${spot}`, 'let-it-count');
  }
  expect(good(await here.transfer.makeLinkText(id))).toBeUndefined();
  expect(
    good(await phone().transfer.planFile(good(await here.transfer.exportGame(id)))),
  ).toMatchObject({ games: [{ fate: 'new' }] });
});
