import { expect, test } from 'vitest';
import type { Detection, Quad } from '../../src/table/detection.ts';
import type { Box, Sighting } from '../../src/table/sighting.ts';
import { startWatch, watchFrame } from '../../src/table/watch.ts';
import { latticeSpots } from '../../src/rules/spots.ts';

const [ROWS, COLUMNS, WIDTH, HEIGHT] = [4, 4, 60, 84];
const PLACES = latticeSpots(ROWS, COLUMNS);

function outlineOf(place: string): Quad {
  const index = PLACES.indexOf(place);
  const x = 200 + 80 * (index % COLUMNS);
  const y = 100 + 110 * Math.floor(index / COLUMNS);
  return [
    [x, y],
    [x + WIDTH, y],
    [x + WIDTH, y + HEIGHT],
    [x, y + HEIGHT],
  ];
}

const back = (place: string): Detection => ({
  card: 'back',
  outline: outlineOf(place),
  confidence: 0.9,
  guesses: [],
});

/** Sixteen cards face down, filmed for a second, then `frames` in which those `without` are not found. */
function film(without: readonly string[], changed: readonly Box[], frames = 60) {
  const layout = {
    shape: { kind: 'lattice', rows: ROWS, columns: COLUMNS, places: PLACES },
    piles: [],
  } as const;
  let watch = startWatch(layout);
  let at = 0;
  const see = (places: readonly string[], boxes: readonly Box[]) => {
    at += 100;
    const sighting: Sighting = {
      at,
      width: 1280,
      height: 720,
      cards: places.map(back),
      pieces: [],
      dice: [],
      hands: [],
      changed: boxes,
      motion: 0,
    };
    watch = watchFrame(watch, sighting);
  };
  for (let frame = 0; frame < 10; frame += 1) see(PLACES, []);
  const left = PLACES.filter((place) => !without.includes(place));
  for (let frame = 0; frame < 4; frame += 1) see(left, changed);
  for (let frame = 0; frame < frames; frame += 1) see(left, []);
  return (place: string) => watch.view.spots.find(({ id }) => id === place)?.state.lies;
}

test('a card that the reader overlooks where nothing changed stays where it lies', () => {
  const lies = film(['r2c2', 'r3c4'], []);
  expect([lies('r2c2'), lies('r3c4'), lies('r1c1')]).toEqual(['down', 'down', 'down']);
});

test('one that is gone after the picture changed there has left', () => {
  const [[left, top]] = outlineOf('r2c2');
  const lies = film(['r2c2', 'r3c4'], [{ left, top, right: left + WIDTH, bottom: top + HEIGHT }]);
  expect([lies('r2c2'), lies('r3c4')]).toEqual(['empty', 'down']);
});
