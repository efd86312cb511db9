import type { RandomSource } from '../../../src/rules/chance.ts';
import { drawBelow } from '../../../src/rules/chance.ts';
import type { ExpectedTable, Zone } from '../../../src/rules/expected-table.ts';
import type { SpotId } from '../../../src/rules/spots.ts';
import { CARD_HEIGHT, type Place } from './stage.ts';

/** Gaps between the cards of a lay-out, in card widths. */
const GAP = 0.3;
/** How far people lay cards off their places, in card widths, and how crooked, in degrees. */
const OFF = 0.06;
const CROOKED = 4;

/** Evenly from -1 to 1. */
function swing(random: RandomSource): number {
  return drawBelow(random, 2001) / 1000 - 1;
}

/** Where people lay things: a place for every spot, and the piles beside the lay-out. */
export class TablePlaces {
  readonly #spots = new Map<SpotId, { readonly x: number; readonly y: number }>();
  readonly #random: RandomSource;
  readonly width: number;
  readonly height: number;

  constructor(expected: ExpectedTable, random: RandomSource) {
    this.#random = random;
    const lattice = expected.zones.find(
      (zone): zone is Extract<Zone, { kind: 'lattice' }> => zone.kind === 'lattice',
    );
    if (lattice === undefined) throw new Error('only lattices are filmed so far');
    const { rows, columns, spots } = lattice;
    const [stepX, stepY] = [1 + GAP, CARD_HEIGHT + GAP];
    this.width = columns * stepX;
    this.height = rows * stepY;
    spots.forEach(({ id }, index) => {
      this.#spots.set(id, {
        x: ((index % columns) - (columns - 1) / 2) * stepX,
        y: (Math.floor(index / columns) - (rows - 1) / 2) * stepY,
      });
    });
  }

  /** As a card comes to lie there this time. */
  spot(id: SpotId): Place {
    const place = this.#spots.get(id);
    if (place === undefined) throw new Error(`no place for ${id}`);
    return this.#crooked(place.x, place.y);
  }

  /** The stock lies to the left, the discards to the right. */
  pile(id: string): Place {
    const side = id === 'stock' ? -1 : 1;
    return this.#crooked(side * (this.width / 2 + 0.9), -this.height / 4);
  }

  /** In front of a player, beside the lay-out: what was won lies in a heap. */
  won(seat: number): Place {
    const [x, y] = [this.width / 2 + 0.9, this.height / 2 - 0.4];
    return this.#crooked(seat % 2 === 0 ? x : -x, seat < 2 === (seat === 0) ? y : -y);
  }

  #crooked(x: number, y: number): Place {
    return {
      x: x + OFF * swing(this.#random),
      y: y + OFF * swing(this.#random),
      turned: CROOKED * swing(this.#random),
    };
  }
}
