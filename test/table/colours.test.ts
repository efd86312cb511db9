import { expect, test } from 'vitest';

import { colourName } from '../../src/table/colours.ts';
import type { Colour } from '../../src/table/die-detection.ts';
import { LIGHTS } from '../vision/pieces/lit-table.ts';

const linear = (channel: number): number =>
  channel <= 10.31 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
const encoded = (part: number): number =>
  255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);

/** A surface under a light, both as a screen shows them in plain white. */
const under = (surface: Colour, light: Colour): Colour => [
  Math.round(encoded(linear(surface[0]) * linear(light[0]))),
  Math.round(encoded(linear(surface[1]) * linear(light[1]))),
  Math.round(encoded(linear(surface[2]) * linear(light[2]))),
];

const DICE: readonly (readonly [Colour, 'green' | 'blue' | 'other'])[] = [
  [[20, 130, 60], 'green'],
  [[70, 170, 80], 'green'],
  [[25, 60, 170], 'blue'],
  [[40, 110, 210], 'blue'],
  [[240, 238, 230], 'other'],
  [[190, 30, 40], 'other'],
  [[225, 190, 40], 'other'],
  [[25, 25, 28], 'other'],
];

test.each(Object.entries(LIGHTS))(
  'a die at %s K is green, blue or neither, the white of the cards being known',
  (_, light) => {
    for (const [body, name] of DICE) expect(colourName(under(body, light), light)).toBe(name);
  },
);

test('in daylight the white need not be known', () => {
  for (const [body, name] of DICE) expect(colourName(under(body, LIGHTS[5500]!))).toBe(name);
});
