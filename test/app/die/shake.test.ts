import { expect, test } from 'vitest';
import { ShakeDetector, type Motion } from '../../../src/app/die/shake.ts';

/** Movements to and fro along x, so hard, so far apart in time. */
function toAndFro(strength: number, count: number, stepMs: number, startMs = 0): Motion[] {
  return Array.from({ length: count }, (_, step) => ({
    x: step % 2 === 0 ? strength : -strength,
    y: 0,
    z: 0,
    atMs: startMs + step * stepMs,
  }));
}

const shakes = (motions: readonly Motion[], detector = new ShakeDetector()): number =>
  motions.filter((motion) => detector.feel(motion)).length;

test('hard movements to and fro are one shake, however long they go on', () => {
  expect(shakes(toAndFro(20, 3, 120))).toBe(1);
  expect(shakes(toAndFro(20, 10, 120))).toBe(1);
});

test('shaken again after a rest is another shake', () => {
  const detector = new ShakeDetector();
  expect(shakes(toAndFro(20, 4, 120), detector)).toBe(1);
  expect(shakes(toAndFro(20, 4, 120, 3000), detector)).toBe(1);
});

test.each([
  ['walking', toAndFro(6, 40, 250)],
  ['putting the phone down hard', toAndFro(30, 2, 80)],
  ['a push that only goes on', toAndFro(20, 12, 20).map((motion) => ({ ...motion, x: 20 }))],
  ['knocks on the table now and then', toAndFro(20, 8, 1000)],
])('%s is none', (_, motions) => {
  expect(shakes(motions)).toBe(0);
});
