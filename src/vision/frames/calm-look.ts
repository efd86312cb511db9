import type { DieDetection } from '../../table/die-detection.ts';
import type { Box } from '../../table/sighting.ts';
import { CELL, changedCells, type ColourCells } from '../pixels/changed-parts.ts';

/** A cell that did not change for so many pictures in a row is calm: a hand rests nowhere for so long. */
const CALM_PICTURES = 20;

/** How the cells of a picture look where nothing moves: tells a die that was thrown from one that a hand only passed over. */
export class CalmLook {
  #calm: ColourCells | undefined;
  /** For how many pictures each cell has not changed. */
  #still = new Uint16Array(0);
  /** 1 where the calm look of a cell is known. */
  #isKnown = new Uint8Array(0);

  /** The camera moved: what was where is not known any more. */
  forget(): void {
    this.#calm = undefined;
  }

  /** @param changed which cells changed since they were last looked at, one number for each */
  see(cells: ColourCells, changed: Uint8Array): void {
    if (this.#calm === undefined) {
      this.#calm = { ...cells, values: cells.values.slice() };
      this.#still = new Uint16Array(changed.length);
      this.#isKnown = new Uint8Array(changed.length);
    }
    const { values } = this.#calm;
    const channels = values.length / changed.length;
    for (let cell = 0; cell < changed.length; cell += 1) {
      this.#still[cell] = changed[cell] === 1 ? 0 : Math.min(CALM_PICTURES, this.#still[cell]! + 1);
      if (this.#still[cell]! < CALM_PICTURES) continue;
      this.#isKnown[cell] = 1;
      const at = cell * channels;
      values.set(cells.values.subarray(at, at + channels), at);
    }
  }

  /** The same dice, those marked that lay there when all was calm. */
  mark(dice: readonly DieDetection[], now: ColourCells): readonly DieDetection[] {
    const calm = this.#calm;
    if (calm === undefined || dice.length === 0) return dice;
    const changed = changedCells(calm, now);
    const isAsBefore = (cell: number) => this.#isKnown[cell] === 1 && changed[cell] === 0;
    return dice.map((die) => {
      const wasThere = cellsIn(middleOf(die), now).every(isAsBefore);
      return wasThere ? { ...die, wasThere } : die;
    });
  }
}

/** A die's middle part: beside it the table shows. */
function middleOf({ centre: [x, y], size }: DieDetection): Box {
  const reach = size / 3;
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

/** The cells that a box meets. */
function cellsIn(box: Box, { columns, rows }: ColourCells): readonly number[] {
  const [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom].map((side) =>
    Math.floor(side / CELL),
  ) as [number, number, number, number];
  const cells: number[] = [];
  for (let row = Math.max(0, top); row <= Math.min(rows - 1, bottom); row += 1) {
    for (let column = Math.max(0, left); column <= Math.min(columns - 1, right); column += 1) {
      cells.push(row * columns + column);
    }
  }
  return cells;
}
