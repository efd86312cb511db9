import type { Pixels } from '../pixels/pixels.ts';

/** A grey step, of 255, that noise of a phone's camera in lamp light does not reach on averaged pixels. */
const LEAST_STEP = 14;

/** Tells how much of a small picture changed since the one before: whether something moves in front of a still camera. */
export class MotionMeter {
  #before: Uint8Array | undefined;

  /**
   * @param picture RGBA, some thousand pixels, scaled down with averaging
   * @returns the share that changed, 0 to 1; 0 for the first, 1 for one of another size
   */
  measure({ data, width, height }: Pixels): number {
    const grey = new Uint8Array(width * height);
    for (let pixel = 0; pixel < grey.length; pixel += 1) {
      const [red, green, blue] = [data[4 * pixel], data[4 * pixel + 1], data[4 * pixel + 2]];
      // Rough luma in whole numbers: a quarter red, a half green, a quarter blue.
      grey[pixel] = ((red ?? 0) + 2 * (green ?? 0) + (blue ?? 0)) >> 2;
    }
    const before = this.#before;
    this.#before = grey;
    if (before === undefined) return 0;
    if (before.length !== grey.length) return 1;
    const changed = grey.reduce(
      (count, value, pixel) => count + Number(Math.abs(value - (before[pixel] ?? 0)) > LEAST_STEP),
      0,
    );
    return changed / grey.length;
  }
}
