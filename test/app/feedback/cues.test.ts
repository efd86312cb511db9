import { expect, test } from 'vitest';
import type { GameMoment } from '../../../src/app/events/game-event.ts';
import { CUES, cueOf } from '../../../src/app/feedback/cues.ts';
import { TONES } from '../../../src/app/sound/tones.ts';
import type { EventBase } from '../../../src/rules/events.ts';

function moved(events: readonly EventBase[], stage = 'second-card'): GameMoment {
  const view = { turn: 0, stage, seats: [], piles: [], notices: [] };
  const talk = { zones: [], names: [] };
  return { kind: 'moved', gameId: 'memory', events, view, outcome: undefined, talk };
}

const up = { type: 'card-turned-up', spot: 'r1c1', card: '7H', seat: 0 };
const piece = (kind: string) => ({ type: 'piece-moved', piece: { kind, colour: 'green' } });

test.each([
  ['a card alone is heard as a card', [up], 'card'],
  [
    'a pair is heard as taken, not as its second card',
    [up, { type: 'card-taken' }, { type: 'card-taken' }],
    'take',
  ],
  ['a peek is heard as its stone', [up, piece('stone')], 'stone'],
  ['a token that is laid', [piece('token')], 'token'],
  ['a roll, whatever it brings', [{ type: 'die-rolled', face: 5 }, piece('stone')], 'roll'],
  ['bookkeeping makes no sound', [{ type: 'view-counted' }], undefined],
])('%s', (_, events, cue) => {
  expect(cueOf(moved(events))).toBe(cue);
});

test('a second card that brings the turn to its end is heard as a miss', () => {
  expect(cueOf(moved([up], 'closing'))).toBe('miss');
});

test('what is refused sounds wrong, and what is taken back like that', () => {
  expect(cueOf({ kind: 'refused' })).toBe('wrong');
  expect(cueOf({ kind: 'taken-back' })).toBe('undo');
});

test('no sound holds the players up: each is over within a second and a half, and soft enough to mix', () => {
  for (const cue of CUES) {
    const ends = TONES[cue].map(({ startMs, lengthMs }) => startMs + lengthMs);
    expect(Math.max(...ends)).toBeLessThanOrEqual(1500);
    expect(TONES[cue].every(({ gain }) => gain > 0 && gain <= 0.3)).toBe(true);
  }
});
