import type { Piece } from '../../../src/cards/piece.ts';
import { PIECE_COLOURS } from '../../../src/cards/piece.ts';
import type { ExpectedTable } from '../../../src/rules/expected-table.ts';
import type { Face } from '../../../src/rules/chance.ts';
import type { PiecePlace } from '../../../src/rules/piece-place.ts';
import type { PieceStep, Place, Throw } from './stage.ts';
import type { TablePlaces } from './table-places.ts';

interface Laid {
  readonly thing: string;
  readonly piece: Piece;
  readonly at: PiecePlace;
  /** Its place in its owner's row. */
  readonly index: number;
}

/** The pieces and dice of a table, and where hands have put them. */
export class LaidPieces {
  readonly steps: PieceStep[] = [];
  readonly throws: Throw[] = [];
  readonly #places: TablePlaces;
  #laid: readonly Laid[];

  constructor(expected: ExpectedTable, places: TablePlaces) {
    this.#places = places;
    this.#laid = expected.zones.flatMap((zone) => {
      if (zone.kind !== 'pieces' || zone.seat === undefined) return [];
      const { seat } = zone;
      return zone.pieces.map((piece, index): Laid => {
        const thing = `${piece.colour} ${piece.kind} ${index}`;
        return { thing, piece, at: { at: 'hand', seat }, index };
      });
    });
    for (const one of this.#laid) this.#put(one, this.#placeOf(one), -1, -1);
    const seats = new Set(this.#laid.flatMap(({ at }) => (at.at === 'hand' ? [at.seat] : [])));
    for (const seat of seats) this.throw(seat, 1, -1, -1);
  }

  /** The piece that is to be moved from there, and where it goes. */
  find(piece: Piece, from: PiecePlace, to: PiecePlace) {
    const one = this.#laid.find(
      ({ piece: { kind, colour }, at }) =>
        kind === piece.kind &&
        colour === piece.colour &&
        JSON.stringify(at) === JSON.stringify(from),
    );
    if (one === undefined) throw new Error(`no ${piece.colour} ${piece.kind} lies there`);
    const lying = this.steps.findLast(({ thing }) => thing === one.thing);
    if (lying === undefined) throw new Error(`${one.thing} lies nowhere`);
    return { thing: one.thing, lying: lying.to, goal: this.#placeOf({ ...one, at: to }) };
  }

  move(thing: string, at: PiecePlace, to: PieceStep['to'], from: number, until: number): void {
    const one = this.#laid.find((laid) => laid.thing === thing);
    if (one === undefined) throw new Error(`there is no ${thing}`);
    this.#laid = this.#laid.map((laid) => (laid === one ? { ...one, at } : laid));
    this.#put(one, to, from, until);
  }

  /** Where a player's die lies. */
  die(seat: number): Place {
    const last = this.throws.findLast(({ colour }) => colour === PIECE_COLOURS[seat]);
    if (last === undefined) throw new Error(`seat ${seat} has no die`);
    return last.to;
  }

  throw(seat: number, face: Face, from: number, until: number, pickedUp = from): Place {
    const to = this.#places.thrown(seat);
    const colour = PIECE_COLOURS[seat] ?? 'green';
    this.throws.push({ colour, pickedUp, from, until, to, face });
    return to;
  }

  #placeOf({ piece, at, index }: Laid): PieceStep['to'] {
    switch (at.at) {
      case 'hand':
        return this.#places.kept(at.seat, index);
      case 'container':
        return this.#places.container();
      case 'spot':
        return this.#places.onCard(at.spot, piece.kind);
    }
  }

  #put({ thing, piece }: Laid, to: PieceStep['to'], from: number, until: number): void {
    this.steps.push({ thing, piece, from, until, to });
  }
}
