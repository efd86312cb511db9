import { expect, test } from 'vitest';
import { SettlingParts } from '../../../src/vision/frames/settling-parts.ts';

const part = { left: 0, top: 0, right: 50, bottom: 70 };

/** In how many of the pictures after a change its part is due, while its card is doubtful so often. */
function dueAfter(doubtful: number): number {
  const settling = new SettlingParts();
  settling.advance([part], () => false);
  let due = 0;
  for (let picture = 1; picture < 20; picture += 1) {
    due += settling.due.length;
    settling.advance([], () => picture <= doubtful);
  }
  return due;
}

test('what changed is looked at twice more', () => {
  expect(dueAfter(0)).toBe(2);
});

test('a card whose name is doubtful is looked at in more pictures, until it is certain, and not for ever', () => {
  expect(dueAfter(3)).toBe(4);
  expect(dueAfter(20)).toBe(6);
});

test('a change while a part settles starts its looks anew', () => {
  const settling = new SettlingParts();
  settling.advance([part], () => false);
  settling.advance([part], () => false);
  expect(settling.due).toHaveLength(2);
  settling.advance([], () => false);
  expect(settling.due).toEqual([part]);
});
