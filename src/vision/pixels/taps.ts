/**
 * Which source pixels make up each target pixel along one side, and by how much: target pixel i is made of `span` pixels from
 * `first[i]` on, with the weights from `i * span` on; those it does not need weigh nothing.
 */
export interface Taps {
  readonly span: number;
  readonly first: Int32Array;
  readonly weights: Float32Array;
}

/** Of a source pixel, what is less than this is rounding. */
const HARDLY = 1e-6;

/** Area averaging where the picture shrinks, linear interpolation where it grows. */
export function makeTaps(from: number, to: number): Taps {
  const step = from / to;
  const spans = Array.from({ length: to }, (_, i): readonly [start: number, end: number] => {
    // Linear interpolation is the mean over one source pixel's width around the target's centre.
    const start = step > 1 ? i * step : Math.max((i + 0.5) * step - 0.5, 0);
    return [start, Math.min(start + Math.max(step, 1), from)];
  });
  const span = spans.reduce(
    (most, [start, end]) => Math.max(most, Math.ceil(end - HARDLY) - Math.floor(start + HARDLY)),
    1,
  );
  const first = new Int32Array(to);
  const weights = new Float32Array(to * span);
  spans.forEach(([start, end], i) => {
    const low = Math.max(0, Math.min(Math.floor(start + HARDLY), from - span));
    first[i] = low;
    for (let k = 0; k < span; k += 1) {
      const covered = Math.min(end, low + k + 1) - Math.max(start, low + k);
      weights[i * span + k] = Math.max(0, covered) / (end - start);
    }
  });
  return { span, first, weights };
}
