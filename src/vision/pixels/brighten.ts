import type { Pixels } from './pixels.ts';

/** A picture whose lights (its brightest fiftieth) are darker than this, of 255, was taken in too little light. */
const DARK = 130;
const LIGHTS = 0.98;
/** Paper in good light is this bright, and light is not made stronger than so many times: noise is, too. */
const PAPER = 215;
const MOST_GAIN = 8;
/** Every so many pixels are looked at, along both sides. */
const STEP = 4;

/** The same picture as in good light, where it is dark: the nets were trained on what can be seen well enough to play. */
export function brighten(picture: Pixels): Pixels {
  const lights = lightsOf(picture);
  if (lights >= DARK || lights === 0) return picture;
  const gain = Math.min(MOST_GAIN, PAPER / lights);
  const { width, height } = picture;
  const data = new Uint8ClampedArray(picture.data.length);
  for (let i = 0; i < data.length; i += 4) {
    for (let channel = 0; channel < 3; channel += 1) {
      data[i + channel] = gain * picture.data[i + channel]!;
    }
    data[i + 3] = picture.data[i + 3]!;
  }
  return { width, height, data };
}

/** How bright the lights are: the strongest channel of their pixels, 0 to 255. */
function lightsOf({ data, width, height }: Pixels): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      const at = 4 * (y * width + x);
      const strongest = Math.max(data[at]!, data[at + 1]!, data[at + 2]!);
      counts[strongest]! += 1;
      total += 1;
    }
  }
  let level = 255;
  for (let brighter = counts[level]!; brighter <= (1 - LIGHTS) * total && level > 0;) {
    level -= 1;
    brighter += counts[level]!;
  }
  return level;
}
