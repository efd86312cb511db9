import { expect, test } from 'vitest';
import { seededSource } from '../../../src/rules/chance.ts';
import { MotionMeter } from '../../../src/vision/camera/motion.ts';

/** A grey picture 40 by 20; `change` says what a pixel shows. */
function picture(change: (x: number, y: number) => number = () => 120) {
  const [width, height] = [40, 20];
  const data = new Uint8ClampedArray(4 * width * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    data.fill(change(pixel % width, Math.floor(pixel / width)), 4 * pixel, 4 * pixel + 3);
  }
  return { width, height, data };
}

test('a still picture does not move, whatever noise there is', () => {
  const meter = new MotionMeter();
  const random = seededSource(1);
  const noisy = () => picture(() => 120 + (random() % 11) - 5);
  expect(meter.measure(noisy())).toBe(0);
  expect(meter.measure(noisy())).toBe(0);
});

test('what changes counts by its area', () => {
  const meter = new MotionMeter();
  meter.measure(picture());
  expect(meter.measure(picture((x) => (x < 10 ? 40 : 120)))).toBe(0.25);
  expect(meter.measure(picture((x) => (x < 10 ? 40 : 120)))).toBe(0);
});

test('a picture of another size is all new: the phone was turned', () => {
  const meter = new MotionMeter();
  meter.measure(picture());
  const turned = { width: 20, height: 41, data: new Uint8ClampedArray(4 * 20 * 41) };
  expect(meter.measure(turned)).toBe(1);
});
