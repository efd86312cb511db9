import { describe, expect, test } from 'vitest';

import { MODES } from '../../../src/rules/q-memory/modes.ts';
import { linkMayBecomeImpossible, SHOW_SECONDS } from '../../../src/rules/q-memory/options.ts';
import { qMemory } from '../../../src/rules/q-memory/q-memory.ts';
import { afterMoves, expectRefused } from '../support/moves.ts';
import { BREAK, countsOf, DEFAULTS, spotsUp, stageOf, tableAfter, WHOLE } from './table.ts';

describe('QM-7: Mak’em tougher', () => {
  const broken = [...WHOLE.slice(0, 3), 'turn-up a5 blue-white'];

  test('QM-7: on a break the last two tiles swap places, before all are turned back', () => {
    const state = tableAfter([...broken, 'close'], { tougher: true });
    const steps = qMemory.expect(state).steps;
    expect(steps[0]).toEqual({ do: 'swap', spots: ['a2', 'a5'] });
    expect(steps.slice(1)).toEqual([
      { do: 'turn-back', spot: 'a1', card: 'yellow-white' },
      { do: 'turn-back', spot: 'a3', card: 'yellow-black' },
      { do: 'turn-back', spot: 'a2', card: 'blue-white' },
      { do: 'turn-back', spot: 'a5', card: 'red-black' },
    ]);
    expectRefused(qMemory, state, 'turn-up a2 red-black', {
      code: 'card-differs',
      spot: 'a2',
      card: 'red-black',
    });
    expect(spotsUp(afterMoves(qMemory, state, ['turn-up a2 blue-white']))).toEqual(['a2']);
  });

  test('QM-7: nothing swaps without it', () => {
    const state = tableAfter([...broken, 'close']);
    expect(qMemory.expect(state).steps.map((step) => step.do)).not.toContain('swap');
    expect(spotsUp(afterMoves(qMemory, state, ['turn-up a2 red-black']))).toEqual(['a2']);
  });

  test('QM-7: both twists go with every mode', () => {
    for (const mode of MODES) {
      const twisted = { ...DEFAULTS, mode, tougher: true, showSeconds: 30 };
      expect(qMemory.checkOptions(twisted, 2).ok).toBe(true);
    }
  });

  test('QM-7: the set-up says when tougher can leave circles from which no link is possible', () => {
    const warned = MODES.flatMap((mode) =>
      [false, true]
        .filter((tougher) => linkMayBecomeImpossible({ ...DEFAULTS, mode, tougher }))
        .map((tougher) => ({ mode, tougher })),
    );
    expect(warned).toEqual([{ mode: 'master', tougher: true }]);
    const notices = (tougher: boolean) =>
      qMemory.view(tableAfter([], { mode: 'master', tougher })).notices;
    expect(notices(true)).toEqual(['link-may-become-impossible']);
    expect(notices(false)).toEqual([]);
  });
});

describe('QM-7: laying out anew', () => {
  test('QM-7: at any time; what was known is void, and the attempt is given up', () => {
    const state = tableAfter([...WHOLE.slice(0, 3), 'lay-anew']);
    expect(spotsUp(state)).toEqual([]);
    expect(qMemory.view(state)).toMatchObject({ turn: 0, stage: 'first-tile' });
    expect(qMemory.expect(state).steps).toEqual([
      { do: 'lay-anew', spots: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'] },
    ]);
    expect(countsOf(afterMoves(qMemory, state, ['turn-up a1 blue-white']))[0]).toEqual({
      attempts: 2,
      link: 1,
    });
  });

  test('QM-7: before an attempt it costs none, and after a break the turn has passed', () => {
    expect(countsOf(tableAfter(['lay-anew']))[0]).toEqual({ attempts: 0, link: 0 });
    expect(qMemory.view(tableAfter(['lay-anew'])).turn).toBe(0);
    expect(qMemory.view(tableAfter([...BREAK, 'lay-anew']))).toMatchObject({
      turn: 1,
      stage: 'first-tile',
    });
  });

  test('QM-7: an attempt that is given up ends a turn, and none that was not begun', () => {
    const eventsOf = (moves: readonly string[]) => {
      const decided = qMemory.decide(tableAfter(moves), { type: 'lay-anew' });
      return decided.ok ? decided.value.map(({ type }) => type) : [];
    };
    expect(eventsOf([])).toEqual(['cards-laid-anew']);
    expect(eventsOf(WHOLE.slice(0, 1))).toEqual(['turn-started', 'cards-laid-anew']);
    expect(eventsOf(BREAK)).toEqual(['turn-started', 'cards-laid-anew']);
    expect(eventsOf([...BREAK, 'close'])).toEqual(['cards-laid-anew']);
  });

  test('QM-7: nothing that was to be turned back before is still to be done', () => {
    const state = tableAfter([...BREAK, 'close', 'lay-anew']);
    expect(qMemory.expect(state).steps.map((step) => step.do)).toEqual(['lay-anew']);
  });

  test('QM-7: tiles that were shown before the start are shown again', () => {
    const shown = { showSeconds: 30 } as const;
    expect(stageOf(tableAfter(['begin', ...BREAK, 'lay-anew'], shown))).toBe('showing');
    expect(stageOf(tableAfter(['begin', 'lay-anew'], shown))).toBe('showing');
  });
});

describe('QM-7: Easier than ever', () => {
  const shown = { showSeconds: 30 } as const;

  test('QM-7: all tiles are shown before the start, and none is turned up as a move', () => {
    const state = tableAfter([], shown);
    expect(stageOf(state)).toBe('showing');
    expectRefused(qMemory, state, 'turn-up a1 yellow-white', {
      code: 'not-now',
      spot: 'a1',
      card: 'yellow-white',
    });
    expect(qMemory.expect(state).tolerated).toEqual(
      ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((spot) => ({ spot, also: 'anything' })),
    );
  });

  test('QM-7: for any of the times, and not at all without it', () => {
    const stages = SHOW_SECONDS.map((showSeconds) => stageOf(tableAfter([], { showSeconds })));
    expect(stages[SHOW_SECONDS.indexOf(0)]).toBe('first-tile');
    expect(stages.filter((stage) => stage === 'showing')).toHaveLength(SHOW_SECONDS.length - 1);
  });

  test('QM-7: what was seen then is known', () => {
    const state = tableAfter(['glimpse a1 yellow-white', 'glimpse a2 red-black', 'begin'], shown);
    expect(stageOf(state)).toBe('first-tile');
    expectRefused(qMemory, state, 'turn-up a1 red-white', {
      code: 'card-differs',
      spot: 'a1',
      card: 'red-white',
    });
    expectRefused(qMemory, state, 'turn-up a3 red-black', {
      code: 'card-elsewhere',
      spot: 'a3',
      card: 'red-black',
    });
  });

  test('QM-7: play begins once, and only after tiles were shown', () => {
    expectRefused(qMemory, tableAfter(['begin'], shown), 'begin', { code: 'not-now' });
    expectRefused(qMemory, tableAfter([]), 'begin', { code: 'not-now' });
    expect(qMemory.expect(tableAfter(['begin'], shown)).tolerated).toEqual([]);
    expect(qMemory.view(tableAfter(['begin', ...BREAK, 'close'], shown))).toMatchObject({
      turn: 1,
      stage: 'first-tile',
    });
  });
});
