import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACES } from '../../src/rules/chance.ts';
import type { Session } from '../../src/session/session.ts';
import { parseMove } from '../rules/support/transcripts.ts';
import { bad, Browser, good, play, start, turnUp } from './support/tables.ts';

const MOVES = [
  'turn-up r1c1 7H',
  'turn-up r1c2 KS',
  'close',
  'turn-up r1c3 7D',
  'turn-up r1c1 7H',
  'turn-up r1c4 9C',
  'turn-up r2c1 9S',
  'turn-up r2c2 QS',
  'turn-up r1c2 KS',
];

const STEPS = ['move', 'undo', 'redo'] as const;
type Step = (typeof STEPS)[number];

/** The moves that stand, and those that were taken back, the last one last. */
interface Walk {
  readonly done: string[];
  readonly undone: string[];
}

function take(session: Session, step: Step, { done }: Walk) {
  if (step === 'undo') return session.undo();
  if (step === 'redo') return session.redo();
  return session.act(parseMove(session.game.inputShapes, moveAfter(done)), 'tap');
}

/** What a step makes of plain lists, and how it should end. */
function follow({ done, undone }: Walk, step: Step): string {
  if (step === 'move') {
    done.push(moveAfter(done));
    undone.length = 0;
    return 'went well';
  }
  const [from, to] = step === 'undo' ? [done, undone] : [undone, done];
  const move = from.pop();
  if (move === undefined) return `nothing-to-${step}`;
  to.push(move);
  return 'went well';
}

/** Table talk can go on for ever. */
function moveAfter(done: readonly string[]): string {
  return MOVES[done.length] ?? 'glimpse r4c4 2C';
}

describe('ANY-2: every move can be taken back, one at a time, and brought back', () => {
  test('any walk back and forth is where a plain list of the moves that stand is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { maxLength: 30 }), async (steps) => {
        const browser = new Browser();
        const session = await start(browser.tab(), 'memory');
        const walk: Walk = { done: [], undone: [] };
        for (const step of steps) {
          expect([session.canUndo, session.canRedo]).toEqual([
            walk.done.length > 0,
            walk.undone.length > 0,
          ]);
          const result = await take(session, step, walk);
          expect(result.ok ? 'went well' : result.error.code).toBe(follow(walk, step));
        }
        const plain = await start(new Browser().tab(), 'memory');
        await play(plain, ...walk.done);
        expect(session.folded.state).toEqual(plain.folded.state);
        const again = good(await browser.tab().open(session.record.id));
        expect(again.folded).toEqual(session.folded);
      }),
      { numRuns: 40 },
    );
  });

  test('a correction is one step too', async () => {
    const session = await start(new Browser().tab(), 'memory');
    await play(session, 'turn-up r1c1 7H', 'turn-up r1c2 KS');
    const before = session.folded.state;
    good(await session.correct('e0', turnUp('r1c1', '8H')));
    good(await session.undo());
    expect(session.folded.state).toEqual(before);
    good(await session.redo());
    expect(session.story()[0]?.events[0]).toMatchObject({ card: '8H' });
  });

  test('one line of several can be taken back, and only once', async () => {
    const session = await start(new Browser().tab(), 'memory');
    await play(session, 'turn-up r1c1 7H', 'turn-up r1c2 KS');
    good(await session.retract('e0'));
    expect(session.folded.applied.map(({ id }) => id)).toEqual(['e1']);
    for (const id of ['e0', 'e7']) {
      expect(bad(await session.retract(id))).toEqual({ code: 'no-such-entry' });
    }
  });
});

describe('ANY-2: a misread card is corrected; what stops fitting is shown, never dropped', () => {
  async function misreadTable() {
    const browser = new Browser();
    const session = await start(browser.tab(), 'memory');
    await play(session, 'turn-up r1c1 7H', 'turn-up r1c2 KS', 'close', 'turn-up r1c3 7D');
    return { browser, session };
  }

  test('one that later moves fit with changes no more than it has to', async () => {
    const { session } = await misreadTable();
    good(await session.correct('e1', turnUp('r1c2', 'KC')));
    expect(session.folded.misfit).toBeUndefined();
    expect(session.folded.applied).toHaveLength(4);
    expect(session.story().map(({ isCorrected }) => isCorrected)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test('one that makes a later move impossible stops there, until a player has chosen', async () => {
    const { browser, session } = await misreadTable();
    // The card that was taken for the king is the seven that was seen later.
    good(await session.correct('e1', turnUp('r1c2', '7D')));
    expect(session.folded.misfit).toMatchObject({ id: 'e2', refusal: { code: 'not-now' } });
    expect(session.legal).toEqual([]);
    expect(bad(await session.act({ type: 'close' }, 'tap'))).toEqual({ code: 'misfit-first' });
    const again = good(await browser.tab().open(session.record.id));
    expect(again.folded.misfit).toEqual(session.folded.misfit);

    good(await session.retract('e2'));
    expect(session.folded.misfit).toMatchObject({ id: 'e3', refusal: { code: 'card-gone' } });
    good(await session.correct('e3', turnUp('r1c3', '9C')));
    expect(session.folded.misfit).toBeUndefined();
    expect(session.view).toMatchObject({ turn: 0, stage: 'second-card' });
  });

  test('one that does not fit itself is refused, as is a change of more than was seen', async () => {
    const { session } = await misreadTable();
    const before = session.folded;
    expect(bad(await session.correct('e1', turnUp('r1c2', '7H')))).toMatchObject({
      code: 'refused',
      refusal: { code: 'card-lies-open' },
    });
    expect(bad(await session.correct('e1', turnUp('r4c4', 'KC')))).toMatchObject({
      code: 'refused',
      refusal: { code: 'corrects-more-than-was-seen' },
    });
    expect(bad(await session.correct('e1', { type: 'turn-up' }))).toEqual({
      code: 'input-malformed',
    });
    expect(bad(await session.correct('e9', turnUp('r1c2', 'KC')))).toEqual({
      code: 'no-such-entry',
    });
    expect(session.folded).toBe(before);
  });
});

describe('ANY-2: a die roll that is taken back keeps its number until that turn is over', () => {
  test('the next roll of the turn shows it, however it is made', async () => {
    const session = await start(new Browser().tab(), 'twisted-memory');
    const applied = good(await session.rollDie());
    const { face } = applied.input as unknown as { face: number };
    expect(session.folded.log[0]?.by).toBe('tap');
    const other = FACES.find((one) => one !== face) ?? 1;
    good(await session.undo());
    const wrong = parseMove(session.game.inputShapes, `roll ${other}`);
    expect(bad(await session.act(wrong, 'camera'))).toEqual({ code: 'roll-is-held', face });
    expect(good(await session.rollDie()).input).toEqual(applied.input);
    good(await session.undo());
    await play(session, `roll ${face}`);
  });

  test('without anything to roll nothing is rolled', async () => {
    const memory = await start(new Browser().tab(), 'memory');
    expect(bad(await memory.rollDie())).toEqual({ code: 'nothing-to-do' });
    const twisted = await start(new Browser().tab(), 'twisted-memory');
    good(await twisted.rollDie());
    expect(bad(await twisted.rollDie())).toEqual({ code: 'nothing-to-do' });
  });

  test('a roll that was entered wrongly is corrected', async () => {
    const session = await start(new Browser().tab(), 'twisted-memory');
    await play(session, 'roll 6');
    good(await session.correct('e0', parseMove(session.game.inputShapes, 'roll 1')));
    expect(session.folded.applied[0]?.events).toContainEqual({ type: 'die-rolled', face: 1 });
  });
});
