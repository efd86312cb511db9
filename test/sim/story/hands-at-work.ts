import type { PackCode } from '../../../src/cards/pack.ts';
import type { TableEvent } from '../../../src/rules/events.ts';
import type { ExpectedTable } from '../../../src/rules/expected-table.ts';
import type { Face, RandomSource } from '../../../src/rules/chance.ts';
import { drawBelow } from '../../../src/rules/chance.ts';
import type { SpotId } from '../../../src/rules/spots.ts';
import { LaidPieces } from './laid-pieces.ts';
import type { Move, Place, Reach, Story } from './stage.ts';
import { TablePlaces } from './table-places.ts';

/** How long hands take, in ms. */
const PACE = {
  start: 2500,
  reach: 350,
  turn: 260,
  carry: 420,
  away: 320,
  shake: 900,
  roll: 450,
  end: 2500,
} as const;

/** What hands do on a table, one thing after the other, and how long it takes them. */
export class HandsAtWork {
  readonly places: TablePlaces;
  readonly #random: RandomSource;
  readonly #pieces: LaidPieces;
  readonly #moves: Move[] = [];
  readonly #reaches: Reach[] = [];
  #now: number = PACE.start;
  #level = 100;

  constructor(expected: ExpectedTable, random: RandomSource) {
    this.#random = random;
    this.places = new TablePlaces(expected, random);
    this.#pieces = new LaidPieces(expected, this.places);
  }

  /** The moment after all that was done, in ms. */
  get now(): number {
    return this.#now;
  }

  story(seats: number): Story {
    return {
      moves: this.#moves,
      pieces: this.#pieces.steps,
      throws: this.#pieces.throws,
      reaches: this.#reaches,
      length: this.#now + PACE.end,
      seats,
    };
  }

  /** Before the film begins. */
  layDown(card: PackCode, to: Place): void {
    this.#put(card, to, false, -1, -1);
  }

  /** For some time between the two, nothing happens. */
  pause([least, most]: readonly [number, number]): void {
    this.#now += least + drawBelow(this.#random, most - least);
  }

  turn(spot: SpotId, card: PackCode, isUp: boolean, seat: number): void {
    const lying = this.#lastPlace(card);
    const begun = this.#now + PACE.reach;
    const until = begun + PACE.turn;
    this.#reach(seat, [
      { at: begun, ...lying },
      { at: until, ...lying },
    ]);
    this.#put(card, { ...this.places.spot(spot) }, isUp, begun, until);
    this.#now = until + PACE.away;
  }

  carry(card: PackCode, to: Place, isUp: boolean, seat: number): void {
    const lying = this.#lastPlace(card);
    const [begun, until] = this.#carried(seat, lying, to);
    this.#put(card, to, isUp, begun, until);
  }

  /** Lays the uppermost card of the stock there, if there is one. */
  refill(spot: SpotId, seat: number): void {
    const card = this.#nextOfStock();
    if (card !== undefined) this.carry(card, this.places.spot(spot), false, seat);
  }

  movePiece(
    { piece, from, to }: Extract<TableEvent, { readonly type: 'piece-moved' }>,
    seat: number,
  ): void {
    const { thing, lying, goal } = this.#pieces.find(piece, from, to);
    const [begun, until] = this.#carried(seat, lying, goal);
    this.#pieces.move(thing, to, goal, begun, until);
  }

  /** Picks a player's die up, shakes it and throws it. Its hand is off it before it lies still. */
  roll(seat: number, face: Face): void {
    const lying = this.#pieces.die(seat);
    const pickedUp = this.#now + PACE.reach;
    const begun = pickedUp + PACE.shake;
    const until = begun + PACE.roll;
    this.#pieces.throw(seat, face, begun, until, pickedUp);
    const aside = { x: lying.x, y: lying.y + 1.2 };
    this.#reach(seat, [
      { at: pickedUp, ...lying },
      { at: pickedUp + 250, ...aside },
      { at: begun, ...aside },
    ]);
    this.#now = until;
  }

  /** A hand takes something from one place to another. */
  #carried(
    seat: number,
    lying: Pick<Place, 'x' | 'y'>,
    to: Pick<Place, 'x' | 'y'>,
  ): readonly [number, number] {
    const begun = this.#now + PACE.reach;
    const until = begun + PACE.carry;
    this.#reach(seat, [
      { at: begun, ...lying },
      { at: until, ...to },
    ]);
    this.#now = until + PACE.away;
    return [begun, until];
  }

  /** The card on top of the stock: the last that was laid there and has not left. */
  #nextOfStock(): PackCode | undefined {
    const last = new Map(this.#moves.map((move) => [move.card, move]));
    const stock = this.places.pile('stock');
    return [...last.values()]
      .filter(({ to, isUp }) => !isUp && Math.hypot(to.x - stock.x, to.y - stock.y) < 0.5)
      .sort((one, other) => other.level - one.level)[0]?.card;
  }

  #lastPlace(card: PackCode): Place {
    const move = this.#moves.findLast((one) => one.card === card);
    if (move === undefined) throw new Error(`${card} lies nowhere`);
    return move.to;
  }

  #put(card: PackCode, to: Place, isUp: boolean, from: number, until: number): void {
    this.#level += 1;
    this.#moves.push({ card, from, until, to, isUp, level: this.#level });
  }

  #reach(seat: number, stops: Reach['path']): void {
    const [first, last] = [stops[0], stops.at(-1)];
    if (first === undefined || last === undefined) return;
    const from = first.at - PACE.reach;
    const until = last.at + PACE.away;
    const home = this.#home(seat);
    this.#reaches.push({
      seat,
      from,
      until,
      path: [{ at: from, ...home }, ...stops, { at: until, ...home }],
    });
  }

  /** Where a hand rests that does nothing: off the lay-out, on its player's side. */
  #home(seat: number): { readonly x: number; readonly y: number } {
    const { width, height } = this.places;
    const far = 2.5;
    const homes = [
      { x: 0.8, y: height / 2 + far },
      { x: -0.8, y: -height / 2 - far },
      { x: width / 2 + far, y: 0 },
      { x: -width / 2 - far, y: 0 },
    ];
    return homes[seat % homes.length] ?? { x: 0, y: height };
  }
}
