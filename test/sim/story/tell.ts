import type { PackCode } from '../../../src/cards/pack.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import { drawBelow } from '../../../src/rules/chance.ts';
import type { EventBase, TableEvent } from '../../../src/rules/events.ts';
import { isTableEvent } from '../../../src/rules/events.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import { evolveAll } from '../../../src/rules/game.ts';
import type { InputBase } from '../../../src/rules/inputs.ts';
import type { Seat } from '../../../src/rules/seats.ts';
import type { SpotId } from '../../../src/rules/spots.ts';
import { RealTable } from '../../rules/support/real-table.ts';
import type { Deed, Move, Place, Reach, Story } from './stage.ts';
import { TablePlaces } from './table-places.ts';

/** How long hands and heads take, in ms. */
const PACE = {
  start: 2500,
  reach: 350,
  turn: 260,
  carry: 420,
  away: 320,
  lookAtOne: [900, 1600],
  lookAtTwo: [1300, 2200],
  betweenTurns: [500, 1100],
  end: 2500,
} as const;

export interface PlayedGame {
  readonly story: Story;
  readonly deeds: readonly Deed[];
}

/**
 * Lays out real cards, plays these inputs and tells what hands do meanwhile.
 *
 * @param inputs a whole game; the cards they name are those that lie there
 * @param dealt the cards as they were laid, then those of the stock
 */
export function tell(
  game: AnyGame,
  options: unknown,
  seats: readonly Seat[],
  inputs: readonly InputBase[],
  dealt: readonly PackCode[],
  random: RandomSource,
): PlayedGame {
  return new Teller(game, options, seats, dealt, random).tell(inputs);
}

class Teller {
  readonly #game: AnyGame;
  readonly #random: RandomSource;
  readonly #places: TablePlaces;
  readonly #table: RealTable;
  readonly #seats: number;
  readonly #moves: Move[] = [];
  readonly #reaches: Reach[] = [];
  readonly #deeds: Deed[] = [];
  /** Deeds of which something could be seen. */
  readonly #shown = new Set<number>();
  #state: unknown;
  #now: number = PACE.start;
  #level = 100;

  constructor(
    game: AnyGame,
    options: unknown,
    seats: readonly Seat[],
    dealt: readonly PackCode[],
    random: RandomSource,
  ) {
    this.#game = game;
    this.#random = random;
    this.#seats = seats.length;
    this.#state = game.setup(options, seats);
    const expected = game.expect(this.#state);
    this.#places = new TablePlaces(expected, random);
    this.#table = new RealTable(expected, dealt);
    this.#layOut(dealt);
  }

  tell(inputs: readonly InputBase[]): PlayedGame {
    for (const input of inputs) this.#play(input);
    const story = {
      moves: this.#moves,
      reaches: this.#reaches,
      length: this.#now + PACE.end,
      seats: this.#seats,
    };
    return { story, deeds: this.#deeds };
  }

  #layOut(dealt: readonly PackCode[]): void {
    const laid = new Set<PackCode>();
    for (const zone of this.#game.expect(this.#state).zones) {
      if (zone.kind !== 'lattice') continue;
      for (const { id } of zone.spots) {
        const card = this.#table.at(id);
        laid.add(card);
        this.#put(card, this.#places.spot(id), false, -1, -1);
      }
    }
    for (const card of dealt.filter((one) => !laid.has(one)).toReversed()) {
      this.#put(card, this.#places.pile('stock'), false, -1, -1);
    }
  }

  #play(input: InputBase): void {
    const decided = this.#game.decide(this.#state, input);
    if (!decided.ok) throw new Error(`${JSON.stringify(input)}: ${decided.error.code}`);
    const seat = this.#game.view(this.#state).turn ?? 0;
    const events = decided.value.filter((event: EventBase) => isTableEvent(event));
    const place = this.#deeds.length;
    this.#deeds.push({ input: Object.values(input).join(' '), done: this.#now });
    for (const event of events) this.#act(event, seat, place);
    this.#table.follow(events);
    this.#state = evolveAll(this.#game, this.#state, decided.value);
  }

  #act(event: TableEvent, seat: number, deed: number): void {
    switch (event.type) {
      case 'card-turned-up':
        this.#turn(event.spot, event.card, true, seat);
        this.#done(deed);
        this.#pause(PACE.lookAtOne);
        break;
      case 'card-turned-back':
        if (!this.#shown.has(deed)) this.#pause(PACE.lookAtTwo);
        this.#turn(event.spot, this.#table.at(event.spot), false, seat);
        this.#done(deed);
        break;
      case 'card-taken':
        this.#carry(event.card, this.#places.won(event.seat), true, seat);
        break;
      case 'card-discarded':
        if (!this.#shown.has(deed)) this.#pause(PACE.lookAtTwo);
        this.#carry(event.card, this.#places.pile('discards'), true, seat);
        this.#done(deed);
        break;
      case 'spot-refilled':
        this.#refill(event.spot, seat);
        break;
      case 'turn-started':
        this.#pause(PACE.betweenTurns);
        break;
      default:
    }
  }

  /** The first thing that shows a deed is when it is done. */
  #done(deed: number): void {
    const told = this.#deeds[deed];
    if (told === undefined || this.#shown.has(deed)) return;
    this.#shown.add(deed);
    this.#deeds[deed] = { ...told, done: this.#now };
  }

  #turn(spot: SpotId, card: PackCode, isUp: boolean, seat: number): void {
    const lying = this.#lastPlace(card);
    const begun = this.#now + PACE.reach;
    const until = begun + PACE.turn;
    this.#reach(seat, [
      { at: begun, ...lying },
      { at: until, ...lying },
    ]);
    this.#put(card, { ...this.#places.spot(spot) }, isUp, begun, until);
    this.#now = until + PACE.away;
  }

  #carry(card: PackCode, to: Place, isUp: boolean, seat: number): void {
    const lying = this.#lastPlace(card);
    const begun = this.#now + PACE.reach;
    const until = begun + PACE.carry;
    this.#reach(seat, [
      { at: begun, ...lying },
      { at: until, ...to },
    ]);
    this.#put(card, to, isUp, begun, until);
    this.#now = until + PACE.away;
  }

  #refill(spot: SpotId, seat: number): void {
    const card = this.#nextOfStock();
    if (card !== undefined) this.#carry(card, this.#places.spot(spot), false, seat);
  }

  /** The card on top of the stock: the last that was laid there and has not left. */
  #nextOfStock(): PackCode | undefined {
    const last = new Map(this.#moves.map((move) => [move.card, move]));
    const stock = this.#places.pile('stock');
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
    const { width, height } = this.#places;
    const far = 2.5;
    const homes = [
      { x: 0.8, y: height / 2 + far },
      { x: -0.8, y: -height / 2 - far },
      { x: width / 2 + far, y: 0 },
      { x: -width / 2 - far, y: 0 },
    ];
    return homes[seat % homes.length] ?? { x: 0, y: height };
  }

  #pause([least, most]: readonly [number, number]): void {
    this.#now += least + drawBelow(this.#random, most - least);
  }
}
