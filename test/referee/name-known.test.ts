import { expect, test } from 'vitest';
import type { Look } from '../../src/referee/look.ts';
import type { SpotMemory } from '../../src/referee/memory.ts';
import { nameKnown } from '../../src/referee/name-known.ts';
import type { Guess } from '../../src/table/detection.ts';

const AFTER = 800;
/** When the card was turned up. */
const TURNED = 1000;

function lying(look: Look, more: Partial<SpotMemory> = {}): SpotMemory {
  const at = { after: TURNED, by: TURNED };
  const none = { before: null, newer: null, rival: null, newerPieces: null };
  return {
    look,
    changed: at,
    lastAt: TURNED,
    isDisputed: false,
    pieces: [],
    piecesChanged: at,
    isClear: true,
    ...none,
    ...more,
  };
}

const unread = (...guesses: readonly Guess[]): Look => ({ lies: 'unsure', guesses });
const seven = (confidence: number): Guess => ({ card: '7H', confidence });
const king = (confidence: number): Guess => ({ card: 'KS', confidence });

function lookAfter(ms: number, seen: SpotMemory, known: '7H' | null = '7H'): Look | null {
  return nameKnown({ r1c1: seen }, TURNED + ms, AFTER, () => known ?? undefined)['r1c1']!.look;
}

test('TM-4: a card without a name is what the log tells of its place, once the reader had its time', () => {
  const seen = lying(unread());
  expect(lookAfter(700, seen)).toEqual(unread());
  expect(lookAfter(800, seen)).toEqual({ lies: 'up', card: '7H' });
  expect(lookAfter(800, lying(unread(seven(0.6), king(0.3))))).toEqual({ lies: 'up', card: '7H' });
  const readTwice = lying(unread(king(0.5), seven(0.5)), { isDisputed: true });
  expect(lookAfter(800, readTwice)).toEqual({ lies: 'up', card: '7H' });
});

test('where the reader takes it for another card, or nobody knows it, it stays to be asked about', () => {
  const other = unread(king(0.6), { card: 'KC', confidence: 0.3 });
  expect(lookAfter(5000, lying(other))).toEqual(other);
  expect(lookAfter(5000, lying(unread()), null)).toEqual(unread());
  expect(lookAfter(5000, lying(unread(), { isDisputed: true }))).toEqual(unread());
});

test('what lies face down, is gone or is just changing is left alone', () => {
  for (const look of [{ lies: 'down' }, { lies: 'empty' }] as const) {
    expect(lookAfter(5000, lying(look))).toEqual(look);
  }
  const changing = lying(unread(), { newer: { look: { lies: 'down' }, since: TURNED } });
  expect(lookAfter(5000, changing)).toEqual(unread());
});
