import type { PieceKind } from '../../../src/cards/piece.ts';
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
    return this.#crooked(side * (this.width / 2 + 0.9), -1.2);
  }

  /** In front of a player, beside the lay-out: what was won lies in a heap. */
  won(seat: number): Place {
    const [x, y] = [this.width / 2 + 0.9, this.height / 2 - 0.4];
    return this.#crooked(seat % 2 === 0 ? x : -x, seat < 2 === (seat === 0) ? y : -y);
  }

  /** Where a player keeps what is not on a card: stones and the token in a row beside the lay-out. */
  kept(seat: number, index: number): Pick<Place, 'x' | 'y'> {
    return {
      x: this.#sideOf(seat) * (this.width / 2 + 0.35 + 0.4 * (index % 3)),
      y: 0.3 + 0.55 * Math.floor(index / 3),
    };
  }

  /** The container stands beside the table. */
  container(): Pick<Place, 'x' | 'y'> {
    return { x: 0, y: -this.height / 2 - 6 };
  }

  /** Where a player's die comes to lie this time. */
  thrown(seat: number): Place {
    const x = this.#sideOf(seat) * (this.width / 2 + 0.8 + 0.3 * swing(this.#random));
    return { x, y: 1.75 + 0.3 * swing(this.#random), turned: 90 * swing(this.#random) };
  }

  /** Off the middle of a card, where its indices stay free. */
  onCard(id: SpotId, kind: PieceKind): Pick<Place, 'x' | 'y'> {
    const { x, y } = this.spot(id);
    return kind === 'stone' ? { x: x - 0.08, y: y - 0.28 } : { x: x + 0.04, y: y + 0.2 };
  }

  #sideOf(seat: number): 1 | -1 {
    return seat % 2 === 0 ? 1 : -1;
  }

  #crooked(x: number, y: number): Place {
    return {
      x: x + OFF * swing(this.#random),
      y: y + OFF * swing(this.#random),
      turned: CROOKED * swing(this.#random),
    };
  }
}
