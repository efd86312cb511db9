import { expect, test, vi } from 'vitest';
import { Swipe } from '../../../src/app/live-table/swipe.ts';

const at = (clientX: number, clientY: number) => ({ clientX, clientY });

function swipes(...moves: readonly (readonly [number, number])[]): number {
  const swiped = vi.fn<() => void>();
  const swipe = new Swipe(swiped);
  for (const [x, y] of moves) {
    swipe.begin(at(100, 100));
    swipe.end(at(100 + x, 100 + y));
  }
  return swiped.mock.calls.length;
}

test('a finger drawn across to either side is a swipe', () => {
  expect(swipes([60, 10], [-60, -20])).toBe(2);
});

test('a tap, a trembling finger and a page that is scrolled are none', () => {
  expect(swipes([0, 0], [20, 5], [10, 90], [60, -55])).toBe(0);
});

test('a finger that the browser took for scrolling, or that began elsewhere, swipes nothing', () => {
  const swiped = vi.fn<() => void>();
  const swipe = new Swipe(swiped);
  swipe.end(at(300, 100));
  swipe.begin(at(100, 100));
  swipe.cancel();
  swipe.end(at(300, 100));
  expect(swiped).not.toHaveBeenCalled();
});
