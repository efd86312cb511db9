import type { PackCode } from '../../../src/cards/pack.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import { drawBelow, drawFrom, rollDie } from '../../../src/rules/chance.ts';
import type { EventBase } from '../../../src/rules/events.ts';
import { isTableEvent } from '../../../src/rules/events.ts';
import type { ExpectedTable } from '../../../src/rules/expected-table.ts';
import { spotsOf } from '../../../src/rules/expected-table.ts';
import type { Hole, InputBase, InputPattern } from '../../../src/rules/inputs.ts';
import { isHole } from '../../../src/rules/inputs.ts';
import type { SpotId } from '../../../src/rules/spots.ts';

/** In random order (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], random: RandomSource): readonly T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = drawBelow(random, last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

/**
 * The cards as they really lie, which no engine knows: it fills the holes of patterns with what is really there, and
 * follows the events of the engine with its hands.
 */
export class RealTable {
  readonly #lying = new Map<SpotId, { readonly card: PackCode; isUp: boolean }>();
  readonly #stock: PackCode[];
  readonly #away: PackCode[] = [];
  readonly #leftEmpty = new Set<SpotId>();

  /** Lays a card face down wherever one is expected so; the others are the stock, the next one first. */
  constructor(expected: ExpectedTable, cards: readonly PackCode[]) {
    this.#stock = [...cards];
    for (const spot of spotsOf(expected.zones)) {
      if (spot.lies === 'down') this.#lying.set(spot.id, { card: this.#draw(), isUp: false });
    }
  }

  /** Every card, wherever it is, in the order of its code. */
  get everyCard(): readonly PackCode[] {
    const lying = [...this.#lying.values()].map(({ card }) => card);
    return [...lying, ...this.#stock, ...this.#away].sort();
  }

  /** What anybody can see lie open: face up, taken or discarded. */
  get openCards(): readonly PackCode[] {
    const up = [...this.#lying.values()].filter(({ isUp }) => isUp).map(({ card }) => card);
    return [...up, ...this.#away];
  }

  /** How many cards nobody has laid yet. */
  get stockCount(): number {
    return this.#stock.length;
  }

  /** Spots that were to be refilled when the stock had run out, as long as nobody has said so. */
  get leftEmpty(): readonly SpotId[] {
    return [...this.#leftEmpty];
  }

  at(spot: SpotId): PackCode {
    const lying = this.#lying.get(spot);
    if (lying === undefined) throw new Error(`no card lies at ${spot}`);
    return lying.card;
  }

  /** An input of this pattern as the real cards make it. A card without a spot is the next of the stock. */
  fill<Input extends InputBase>(pattern: InputPattern<Input>, random: RandomSource): Input {
    const fields = Object.entries(pattern) as readonly (readonly [string, string | Hole])[];
    const filled = new Map<string, unknown>();
    const cards: string[] = [];
    for (const [field, value] of fields) {
      if (typeof value !== 'object' || !isHole(value)) filled.set(field, value);
      else if (value.hole === 'card') cards.push(field);
      else filled.set(field, fillHole(value, random));
    }
    const spot = filled.get('spot');
    for (const field of cards) {
      filled.set(field, typeof spot === 'string' ? this.at(spot) : this.#stock[0]);
    }
    return Object.fromEntries(filled) as unknown as Input;
  }

  follow(events: readonly EventBase[]): void {
    for (const event of events) {
      if (!isTableEvent(event)) continue;
      switch (event.type) {
        case 'card-turned-up':
          // A card that was not there before was dealt face up.
          if (!this.#lying.has(event.spot)) {
            this.#lying.set(event.spot, { card: this.#draw(), isUp: true });
          }
          this.#turn(event.spot, true);
          break;
        case 'card-turned-back':
          this.#turn(event.spot, false);
          break;
        case 'card-taken':
        case 'card-discarded':
          if (this.at(event.spot) !== event.card) {
            throw new Error(`${event.card} leaves from ${event.spot}, where it does not lie`);
          }
          this.#away.push(event.card);
          this.#lying.delete(event.spot);
          break;
        case 'spot-refilled':
          if (this.#lying.has(event.spot)) throw new Error(`${event.spot} is not empty`);
          if (this.#stock.length === 0) this.#leftEmpty.add(event.spot);
          else this.#lying.set(event.spot, { card: this.#draw(), isUp: false });
          break;
        case 'spot-left-empty':
          if (!this.#leftEmpty.delete(event.spot)) throw new Error(`${event.spot} was refilled`);
          break;
        case 'cards-swapped': {
          const [one, other] = event.spots;
          const [atOne, atOther] = [this.#lying.get(one), this.#lying.get(other)];
          if (atOne === undefined || atOther === undefined) throw new Error('nothing to swap');
          this.#lying.set(one, atOther);
          this.#lying.set(other, atOne);
          break;
        }
        case 'cards-laid-anew':
          this.#layAnew(event.spots);
          break;
        default:
      }
    }
  }

  /** Where the table does not look as it should once all steps are done; empty when all is well. */
  differences(expected: ExpectedTable): readonly string[] {
    return spotsOf(expected.zones).flatMap((spot) => {
      const lying = this.#lying.get(spot.id);
      const real = lying === undefined ? 'empty' : lying.isUp ? `up ${lying.card}` : 'down';
      const wanted = spot.lies === 'up' ? `up ${spot.card}` : spot.lies;
      return real === wanted ? [] : [`${spot.id} is ${real}, expected ${wanted}`];
    });
  }

  /** Each card comes to lie on the next of these spots: any other order than before will do. */
  #layAnew(spots: readonly SpotId[]): void {
    const cards = spots.map((spot) => this.at(spot));
    spots.forEach((_, index) => {
      const spot = spots[(index + 1) % spots.length] as SpotId;
      this.#lying.set(spot, { card: cards[index] as PackCode, isUp: false });
    });
  }

  #draw(): PackCode {
    const card = this.#stock.shift();
    if (card === undefined) throw new Error('the stock is empty');
    return card;
  }

  #turn(spot: SpotId, isUp: boolean): void {
    const lying = this.#lying.get(spot);
    if (lying === undefined) throw new Error(`no card lies at ${spot}`);
    lying.isUp = isUp;
  }
}

/** What chance puts into a hole that shows no card. */
export function fillHole(
  hole: Exclude<Hole, { readonly hole: 'card' }>,
  random: RandomSource,
): unknown {
  switch (hole.hole) {
    case 'die':
      return rollDie(random);
    case 'spot':
    case 'choice':
    case 'seat':
      return drawFrom<unknown>(random, hole.among);
    case 'spots':
      return shuffled(hole.among, random).slice(0, hole.count);
    case 'cards':
      throw new Error('what several cards are, only the game’s own test knows');
  }
}
