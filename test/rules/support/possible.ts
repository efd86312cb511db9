import type { PackCode } from '../../../src/cards/pack.ts';
import type { EventBase } from '../../../src/rules/events.ts';
import { isTableEvent } from '../../../src/rules/events.ts';
import type { SpotId } from '../../../src/rules/spots.ts';

/**
 * What a card at a spot can be, told from the real pack and from what was seen: written apart from the knowledge the
 * rules keep, to be held against it.
 */
export class Possible {
  readonly #seen = new Map<SpotId, PackCode>();
  readonly #gone: PackCode[] = [];
  readonly #pack: readonly PackCode[];

  constructor(pack: readonly PackCode[]) {
    this.#pack = pack;
  }

  /** Whether nothing seen so far speaks against this card at this spot. */
  allows(spot: SpotId, card: PackCode): boolean {
    const here = this.#seen.get(spot);
    if (here !== undefined) return here === card;
    return count(this.#pack, card) > count([...this.#seen.values(), ...this.#gone], card);
  }

  /** Whether this card has been seen, wherever it is now. */
  wasSeen(card: PackCode): boolean {
    return this.#gone.includes(card) || [...this.#seen.values()].includes(card);
  }

  follow(events: readonly EventBase[]): void {
    for (const event of events) {
      if (!isTableEvent(event)) continue;
      switch (event.type) {
        case 'card-turned-up':
        case 'card-glimpsed':
          this.#seen.set(event.spot, event.card);
          break;
        case 'card-taken':
        case 'card-discarded':
          this.#seen.delete(event.spot);
          this.#gone.push(event.card);
          break;
        case 'cards-laid-anew':
          for (const spot of event.spots) this.#seen.delete(spot);
          break;
        case 'cards-swapped': {
          const [one, other] = event.spots;
          const [atOne, atOther] = [this.#seen.get(one), this.#seen.get(other)];
          this.#put(one, atOther);
          this.#put(other, atOne);
          break;
        }
        default:
      }
    }
  }

  #put(spot: SpotId, card: PackCode | undefined): void {
    if (card === undefined) this.#seen.delete(spot);
    else this.#seen.set(spot, card);
  }
}

function count(cards: readonly PackCode[], card: PackCode): number {
  return cards.filter((code) => code === card).length;
}
