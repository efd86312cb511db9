import { expect, test } from 'vitest';
import type { DieDetection } from '../../../src/table/die-detection.ts';
import { CalmLook } from '../../../src/vision/frames/calm-look.ts';
import { CELL, changedCells, type ColourCells } from '../../../src/vision/pixels/changed-parts.ts';

const COLUMNS = 20;
const ROWS = 12;
const TABLE = [120, 120, 112];
const BLUE = [26, 84, 196];
const SKIN = [200, 150, 120];

const die: DieDetection = {
  face: 1,
  centre: [6.5 * CELL, 5.5 * CELL],
  size: 30,
  colour: [26, 84, 196],
  confidence: 0.95,
};

/** The table, with a colour where the die is, or none. */
function cells(there?: readonly number[]): ColourCells {
  const values = new Float32Array(COLUMNS * ROWS * 3);
  for (let cell = 0; cell < COLUMNS * ROWS; cell += 1) {
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    const isThere = column >= 5 && column <= 7 && row >= 4 && row <= 6;
    values.set((isThere ? there : undefined) ?? TABLE, cell * 3);
  }
  return { columns: COLUMNS, rows: ROWS, values };
}

type Shown = readonly [pictures: number, there?: readonly number[]];

/** So many pictures of each look, one look after the other. */
function watch(...looks: readonly Shown[]) {
  const calm = new CalmLook();
  let last = cells(looks[0]?.[1]);
  for (const [pictures, there] of looks) {
    for (let picture = 0; picture < pictures; picture += 1) {
      const now = cells(there);
      calm.see(now, changedCells(last, now));
      last = now;
    }
  }
  return { calm, last };
}

function wasThere(...looks: readonly Shown[]): boolean {
  const { calm, last } = watch(...looks);
  return calm.mark([die], last)[0]?.wasThere === true;
}

test('a die that looks as it did before a hand passed over it was there', () => {
  expect(wasThere([40, BLUE], [5, SKIN], [3, BLUE])).toBe(true);
});

test('a die that came where the table had shown was not', () => {
  expect(wasThere([40], [5, SKIN], [3, BLUE])).toBe(false);
});

test('what lay there too short a time to be calm, or under a moved camera, tells nothing', () => {
  expect(wasThere([10, BLUE], [5, SKIN], [3, BLUE])).toBe(false);
  const { calm, last } = watch([40, BLUE]);
  calm.forget();
  calm.see(last, new Uint8Array(COLUMNS * ROWS));
  expect(calm.mark([die], last)).toEqual([die]);
});
