import { expect, test } from 'vitest';
import { StreamWatch, type StreamSign } from '../../../src/vision/camera/stream-watch.ts';

/** Four signs a second from `from` to `to`; each tenth of a second brings a frame unless they say otherwise. */
function signs(from: number, to: number, change: Partial<StreamSign> = {}): readonly StreamSign[] {
  const times = Array.from({ length: (to - from) / 250 + 1 }, (_, step) => from + step * 250);
  return times.map((at) => ({
    at,
    progress: Math.floor(at / 100),
    isMuted: false,
    isVisible: true,
    ...change,
  }));
}

/** When it is found dead, if it is. */
function deaths(...all: (readonly StreamSign[])[]): readonly number[] {
  const watch = new StreamWatch();
  return all.flat().flatMap((sign) => (watch.isDead(sign) ? [sign.at] : []));
}

test('a stream that brings frames is alive', () => {
  expect(deaths(signs(0, 60_000))).toEqual([]);
});

test('a preview that stands still for three seconds is dead, and the next one is watched anew', () => {
  const frozen = { progress: 20 };
  expect(deaths(signs(0, 2000), signs(2250, 5000, frozen))).toEqual([5000]);
  expect(deaths(signs(0, 2000), signs(2250, 5000, frozen), signs(5250, 9000))).toEqual([5000]);
});

test('a hidden page gets no frames; its stream counts from when it is seen again', () => {
  const hidden = { progress: 20, isVisible: false };
  expect(deaths(signs(0, 2000), signs(2250, 90_000, hidden), signs(90_250, 92_000))).toEqual([]);
  const stillFrozen = signs(90_250, 93_250, { progress: 20 });
  expect(deaths(signs(0, 2000), signs(2250, 90_000, hidden), stillFrozen)).toEqual([93_000]);
});

test('a mute right after the start is nothing, one that lasts is the end', () => {
  expect(deaths(signs(0, 750, { isMuted: true }), signs(1000, 9000))).toEqual([]);
  expect(deaths(signs(0, 5000), signs(5250, 8000, { isMuted: true }))).toEqual([6750]);
});
