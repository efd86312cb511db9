import { describe, expect, test } from 'vitest';
import { USUAL_SETTINGS } from '../../src/referee/settings.ts';
import { spotsOf } from '../../src/rules/expected-table.ts';
import { LiveGame } from '../../src/session/live-game.ts';
import type { Session } from '../../src/session/session.ts';
import { SeenTable } from '../referee/support/seen-table.ts';
import { Browser, good, start, turnUp } from './support/tables.ts';

/** A session with a camera on its table. */
class Filmed {
  readonly table: SeenTable;
  readonly live: LiveGame;
  readonly session: Session;

  constructor(session: Session) {
    this.session = session;
    this.table = new SeenTable(session.expected);
    this.live = new LiveGame(session, USUAL_SETTINGS);
  }

  async wait(ms: number): Promise<this> {
    for (const end = this.table.at + ms; this.table.at < end;) {
      this.table.at += 100;
      // One view at a time: the loop waits for its answer.
      // oxlint-disable-next-line no-await-in-loop
      await this.live.see(this.table.view());
    }
    return this;
  }

  get log(): readonly string[] {
    return this.session.folded.log.map((entry) =>
      entry.kind === 'retraction'
        ? `${entry.by} takes back ${entry.of}`
        : `${entry.by} ${Object.values(entry.input).join(' ')}`,
    );
  }
}

async function film(): Promise<Filmed> {
  const filmed = new Filmed(await start(new Browser().tab(), 'memory'));
  return filmed.wait(1000);
}

test('what the table shows is entered as seen by the camera', async () => {
  const filmed = await film();
  filmed.table.show('r1c1', '7H');
  await filmed.wait(1000);
  filmed.table.show('r2c2', '2S');
  await filmed.wait(1000);
  expect(filmed.log).toEqual(['camera turn-up r1c1 7H', 'camera turn-up r2c2 2S']);
});

test('a card that the camera can’t name is what a player says it is, though no answer offered it', async () => {
  const filmed = await film();
  filmed.table.show('r1c1', '8H/3H');
  await filmed.wait(3000);
  expect(filmed.live.report.verdict).toMatchObject({ says: 'question' });
  await filmed.live.name('r1c1', '9D');
  expect(filmed.log).toEqual(['tap turn-up r1c1 9D']);
  await filmed.wait(3000);
  expect(filmed.live.report.verdict).toEqual({ says: 'nothing-new' });
});

describe('taps and camera alternate', () => {
  test('a card tapped as something else than the camera reads is left as the players say', async () => {
    const filmed = await film();
    filmed.table.show('r1c1', '7H');
    await filmed.wait(200);
    good(await filmed.session.act(turnUp('r1c1', '7D'), 'tap'));
    await filmed.wait(6000);
    expect(filmed.log).toEqual(['tap turn-up r1c1 7D']);
    expect(filmed.live.report.verdict).toEqual({ says: 'nothing-new' });
  });

  test('ANY-2: what was taken back is not entered again as long as the table stays as it is', async () => {
    const filmed = await film();
    filmed.table.show('r1c1', '7H');
    await filmed.wait(1000);
    good(await filmed.session.undo());
    await filmed.wait(4000);
    expect(filmed.log).toEqual(['camera turn-up r1c1 7H', 'tap takes back e0']);
    filmed.table.show('r1c1', 'down');
    await filmed.wait(1000);
    filmed.table.show('r1c1', '7H');
    await filmed.wait(1000);
    expect(filmed.log.at(-1)).toBe('camera turn-up r1c1 7H');
  });
});

test('a question is answered with one of its choices, and is not asked again', async () => {
  const filmed = await film();
  filmed.table.show('r1c1', '7H/7D');
  await filmed.wait(4000);
  const { verdict } = filmed.live.report;
  if (verdict.says !== 'question' || verdict.question.about !== 'card') {
    throw new Error(`asked nothing: ${JSON.stringify(verdict)}`);
  }
  const choice = verdict.question.choices.find(({ card }) => card === '7D');
  if (choice === undefined) throw new Error('the second guess is not offered');
  await filmed.live.answer(choice);
  await filmed.wait(4000);
  expect(filmed.log).toEqual(['tap turn-up r1c1 7D']);
  expect(filmed.live.report.verdict).toEqual({ says: 'nothing-new' });
});

test('a question stays while the next card is being turned up, and goes once it is answered by a tap', async () => {
  const filmed = await film();
  filmed.table.show('r1c1', '7H/7D');
  await filmed.wait(4000);
  const asked = filmed.live.report.verdict;
  expect(asked).toMatchObject({ says: 'question', question: { about: 'card', spot: 'r1c1' } });
  filmed.table.show('r3c3', '9C');
  await filmed.wait(800);
  expect(filmed.live.report.verdict).toEqual(asked);
  good(await filmed.session.act(turnUp('r1c1', '7D'), 'tap'));
  await filmed.wait(100);
  expect(filmed.live.report.verdict.says).not.toBe('question');
});

test('ANY-2: a card that reads differently later is corrected on a player’s word', async () => {
  const filmed = await film();
  filmed.table.show('r1c1', '7H');
  await filmed.wait(1000);
  await filmed.live.correct('r1c1', '7D');
  expect(filmed.log).toEqual(['camera turn-up r1c1 7H', 'tap turn-up r1c1 7D']);
  const spot = spotsOf(filmed.session.expected.zones).find(({ id }) => id === 'r1c1');
  expect(spot).toMatchObject({ lies: 'up', card: '7D' });
});

describe('ANY-2, ANY-3: a card that was misread turns up elsewhere', () => {
  /** The king of clubs was read as that of spades, which lies elsewhere; both were turned back. */
  async function misread(): Promise<Filmed> {
    const filmed = await film();
    filmed.table.show('r1c1', 'KS');
    await filmed.wait(1000);
    filmed.table.show('r2c2', '2D');
    await filmed.wait(1000);
    filmed.table.show('r1c1', 'down');
    filmed.table.show('r2c2', 'down');
    await filmed.wait(2000);
    filmed.table.show('r3c3', 'KS');
    await filmed.wait(4000);
    return filmed;
  }

  test('what a player is certain of stands: the earlier place is asked about, and then both are right', async () => {
    const filmed = await misread();
    expect(filmed.live.report.verdict).toMatchObject({
      says: 'question',
      question: { about: 'impossible-card', spot: 'r3c3', card: 'KS' },
    });
    await filmed.live.name('r3c3', 'KS');
    const earlier = { about: 'earlier-card', spot: 'r1c1', said: 'KS', seen: 'KC' };
    await filmed.wait(1000);
    expect(filmed.live.report.verdict).toEqual({ says: 'question', question: earlier });
    await filmed.live.correct('r1c1', 'KC');
    expect(filmed.log.slice(-2)).toEqual(['tap turn-up r1c1 KC', 'tap turn-up r3c3 KS']);
    await filmed.wait(4000);
    expect(filmed.live.report.verdict).toEqual({ says: 'nothing-new' });
  });

  test('whoever leaves the question is asked about the card at hand again, not kept waiting', async () => {
    const filmed = await misread();
    const before = filmed.log;
    await filmed.live.name('r3c3', 'KS');
    filmed.live.letStand(['r1c1']);
    await filmed.wait(4000);
    expect(filmed.live.report.verdict).toMatchObject({
      says: 'question',
      question: { about: 'impossible-card' },
    });
    expect(filmed.log).toEqual(before);
  });

  test('a card that a person tapped in earlier is not doubted', async () => {
    const filmed = await film();
    good(await filmed.session.act(turnUp('r1c1', 'KS'), 'tap'));
    filmed.table.show('r1c1', 'KS');
    await filmed.wait(1000);
    await filmed.live.name('r2c2', 'KS');
    expect(filmed.log).toEqual(['tap turn-up r1c1 KS']);
    expect(filmed.live.report.verdict).not.toMatchObject({ question: { about: 'earlier-card' } });
  });
});
