import type { PackCode } from '../../../src/cards/pack.ts';
import type { Face, RandomSource } from '../../../src/rules/chance.ts';
import { drawFrom } from '../../../src/rules/chance.ts';
import type { EventBase, TableEvent } from '../../../src/rules/events.ts';
import { isTableEvent } from '../../../src/rules/events.ts';
import { spotsOf } from '../../../src/rules/expected-table.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import { evolveAll } from '../../../src/rules/game.ts';
import type { InputBase } from '../../../src/rules/inputs.ts';
import type { Seat } from '../../../src/rules/seats.ts';
import { RealTable } from '../../rules/support/real-table.ts';
import { HandsAtWork } from './hands-at-work.ts';
import type { Deed, Mistake, Story } from './stage.ts';

/** How long heads take, in ms. */
const PACE = {
  lookAtOne: [900, 1600],
  lookAtTwo: [1300, 2200],
  readDie: [1300, 1900],
  betweenTurns: [500, 1100],
  /** Until somebody says that this is not allowed. */
  noticeMistake: [3500, 4500],
} as const;

export interface PlayedGame {
  readonly story: Story;
  readonly deeds: readonly Deed[];
  readonly mistakes: readonly Mistake[];
}

/**
 * Lays out real cards, plays these inputs and tells what hands do meanwhile.
 *
 * @param inputs a game, or its beginning; the cards they name are those that lie there
 * @param dealt the cards as they were laid, then those of the stock
 * @param mistakes how many mistakes the players make
 */
export function tell(
  game: AnyGame,
  options: unknown,
  seats: readonly Seat[],
  inputs: readonly InputBase[],
  dealt: readonly PackCode[],
  random: RandomSource,
  mistakes: number,
): PlayedGame {
  return new Teller(game, options, seats, dealt, random).tell(inputs, mistakes);
}

class Teller {
  readonly #game: AnyGame;
  readonly #hands: HandsAtWork;
  readonly #random: RandomSource;
  readonly #table: RealTable;
  readonly #seats: number;
  readonly #deeds: Deed[] = [];
  readonly #mistakes: Mistake[] = [];
  /** Deeds of which something could be seen. */
  readonly #shown = new Set<number>();
  #state: unknown;

  constructor(
    game: AnyGame,
    options: unknown,
    seats: readonly Seat[],
    dealt: readonly PackCode[],
    random: RandomSource,
  ) {
    this.#game = game;
    this.#seats = seats.length;
    this.#random = random;
    this.#state = game.setup(options, seats);
    const expected = game.expect(this.#state);
    this.#hands = new HandsAtWork(expected, random);
    this.#table = new RealTable(expected, dealt);
    this.#layOut(dealt);
  }

  tell(inputs: readonly InputBase[], mistakes: number): PlayedGame {
    const closes = inputs.filter(({ type }) => type === 'close').length;
    let [left, next] = [mistakes, 0];
    for (const input of inputs) {
      // Spread over the game: so many of the closes that are still to come.
      if (input.type === 'close') {
        if (left > 0 && left * (closes / Math.max(1, mistakes)) >= closes - next) {
          this.#err(left % 2 === 0 ? 'taken-card' : 'third-card');
          left -= 1;
        }
        next += 1;
      }
      this.#play(input);
    }
    return {
      story: this.#hands.story(this.#seats),
      deeds: this.#deeds,
      mistakes: this.#mistakes,
    };
  }

  /** A card that lies face down is turned up, or taken, when nobody may; and goes back. */
  #err(kind: Mistake['kind']): void {
    const hands = this.#hands;
    const seat = this.#game.view(this.#state).turn ?? 0;
    const down = spotsOf(this.#game.expect(this.#state).zones).filter(
      ({ lies }) => lies === 'down',
    );
    const { id } = drawFrom(this.#random, down);
    const card = this.#table.at(id);
    hands.pause(PACE.lookAtTwo);
    if (kind === 'third-card') hands.turn(id, card, true, seat);
    else hands.carry(card, hands.places.won(seat), false, seat);
    const from = hands.now;
    hands.pause(PACE.noticeMistake);
    if (kind === 'third-card') hands.turn(id, card, false, seat);
    else hands.carry(card, hands.places.spot(id), false, seat);
    this.#mistakes.push({ kind, spot: id, card, from, until: hands.now });
    hands.pause(PACE.lookAtTwo);
  }

  #layOut(dealt: readonly PackCode[]): void {
    const { places } = this.#hands;
    const laid = new Set<PackCode>();
    for (const zone of this.#game.expect(this.#state).zones) {
      if (zone.kind !== 'lattice') continue;
      for (const { id } of zone.spots) {
        const card = this.#table.at(id);
        laid.add(card);
        this.#hands.layDown(card, places.spot(id));
      }
    }
    for (const card of dealt.filter((one) => !laid.has(one)).toReversed()) {
      this.#hands.layDown(card, places.pile('stock'));
    }
  }

  #play(input: InputBase): void {
    const decided = this.#game.decide(this.#state, input);
    if (!decided.ok) throw new Error(`${JSON.stringify(input)}: ${decided.error.code}`);
    const seat = this.#game.view(this.#state).turn ?? 0;
    const deed = this.#deeds.length;
    this.#deeds.push({ input: Object.values(input).join(' '), done: this.#hands.now });
    if ('face' in input) {
      this.#hands.roll(seat, input.face as Face);
      this.#done(deed);
      this.#hands.pause(PACE.readDie);
    }
    const events = decided.value.filter((event: EventBase) => isTableEvent(event));
    events.forEach((event, index) => this.#act(event, seat, deed, events[index + 1]));
    this.#table.follow(events);
    this.#state = evolveAll(this.#game, this.#state, decided.value);
  }

  #act(event: TableEvent, seat: number, deed: number, next: TableEvent | undefined): void {
    const hands = this.#hands;
    switch (event.type) {
      case 'card-turned-up':
        hands.turn(event.spot, event.card, true, seat);
        // TM-4: a stone comes at once, and only with it the move is what it is.
        if (next?.type === 'piece-moved' && next.to.at === 'spot') break;
        this.#done(deed);
        hands.pause(PACE.lookAtOne);
        break;
      case 'piece-moved':
        hands.movePiece(event, seat);
        if (event.to.at === 'container') break;
        this.#done(deed);
        if (event.to.at === 'spot') hands.pause(PACE.lookAtOne);
        break;
      case 'card-turned-back':
        if (!this.#shown.has(deed)) hands.pause(PACE.lookAtTwo);
        hands.turn(event.spot, this.#table.at(event.spot), false, seat);
        this.#done(deed);
        break;
      case 'card-taken':
        hands.carry(event.card, hands.places.won(event.seat), true, seat);
        break;
      case 'card-discarded':
        if (!this.#shown.has(deed)) hands.pause(PACE.lookAtTwo);
        hands.carry(event.card, hands.places.pile('discards'), true, seat);
        this.#done(deed);
        break;
      case 'spot-refilled':
        hands.refill(event.spot, seat);
        break;
      case 'turn-started':
        hands.pause(PACE.betweenTurns);
        break;
      default:
    }
  }

  /** The first thing that shows a deed is when it is done. */
  #done(deed: number): void {
    const told = this.#deeds[deed];
    if (told === undefined || this.#shown.has(deed)) return;
    this.#shown.add(deed);
    this.#deeds[deed] = { ...told, done: this.#hands.now };
  }
}
