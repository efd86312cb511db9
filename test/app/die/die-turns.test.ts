import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faceShown, FACE_TURNS, restTurn } from '../../../src/app/die/die-turns.ts';
import { PIPS } from '../../../src/app/die/pips.ts';
import { DIE_FACES } from '../../../src/table/die-detection.ts';

test.each(DIE_FACES)('a die that was to show %i shows it, however it tumbled', (face) => {
  const turns = fc.integer({ min: -20, max: 20 });
  fc.assert(
    fc.property(turns, turns, (x, y) => {
      expect(faceShown(restTurn(face, { x, y }))).toBe(face);
    }),
  );
});

test('what a die shows follows its turn and no table: a quarter turn shows another face', () => {
  expect(faceShown({ x: 90, y: 0 })).toBe(2);
  expect(faceShown({ x: -90, y: 0 })).toBe(5);
  expect(faceShown({ x: 0, y: -90 })).toBe(3);
  expect(faceShown({ x: 0, y: 180 })).toBe(6);
  // The last rotation of CSS comes first: two lies on top, spins in its place, and is then tipped to the front.
  expect(faceShown({ x: 90, y: 90 })).toBe(2);
});

test('opposite faces add up to seven', () => {
  for (const face of DIE_FACES) {
    const { x, y } = FACE_TURNS[face];
    // Seen from behind, the die shows what lies opposite.
    expect(faceShown({ x: -x + (x === 0 ? 0 : 180), y: -y + (x === 0 ? 180 : 0) })).toBe(7 - face);
  }
});

test('each face has as many pips as it says, and no two in one place', () => {
  for (const face of DIE_FACES) {
    expect(new Set(PIPS[face].map(String)).size).toBe(face);
  }
});
