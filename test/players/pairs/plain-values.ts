import type { Fraction } from '../support/fraction.ts';
import { FRACTIONS } from '../support/fraction.ts';

/**
 * What perfect players can expect of Memory, found card by card: every unknown card is drawn as often as another, and
 * of what one may do then the best is done. It counts nothing in its head and is good for small tables only; the
 * recurrence is held against it.
 */
export function plainValues(
  kinds: readonly number[],
  seats: number,
  mayPass: boolean,
): readonly Fraction[] {
  const unknown = kinds.flatMap((size, kind) => Array<number>(size).fill(kind));
  return new PlainGame(seats, mayPass).start(unknown, []);
}

type Worth = readonly Fraction[];

const byKind = (one: number, other: number) => one - other;
const number = (value: number) => FRACTIONS.ratio(value, 1);

class PlainGame {
  readonly #seats: number;
  readonly #mayPass: boolean;
  readonly #found = new Map<string, Worth>();

  constructor(seats: number, mayPass: boolean) {
    this.#seats = seats;
    this.#mayPass = mayPass;
  }

  /** Before a turn: cards by their kinds, those nobody knows and those all know. */
  start(unknown: readonly number[], known: readonly number[]): Worth {
    const key = [unknown, known].map((cards) => cards.toSorted(byKind).join('')).join(' ');
    const found = this.#found.get(key) ?? this.#best(unknown, known);
    this.#found.set(key, found);
    return found;
  }

  #best(unknown: readonly number[], known: readonly number[]): Worth {
    const pair = known.find((card, index) => known.indexOf(card) !== index);
    if (pair !== undefined) return this.#taken(this.start(unknown, without(known, pair, pair)));
    if (unknown.length === 0) return this.#nothing();
    const turned = this.#mean(unknown, (first) => {
      const rest = without(unknown, first);
      if (known.includes(first)) return this.#taken(this.start(rest, without(known, first)));
      return this.#second(first, rest, known);
    });
    const passes = this.#mayPass && known.length >= 2 && isBelow(turned, this.#nothing());
    return passes ? this.#nothing() : turned;
  }

  #second(first: number, unknown: readonly number[], known: readonly number[]): Worth {
    const shown = [...known, first];
    const unseen = this.#mean(unknown, (second) => {
      const rest = without(unknown, second);
      if (second === first) return this.#taken(this.start(rest, known));
      return this.#next(this.start(rest, [...shown, second]));
    });
    if (known.length === 0) return unseen;
    const seen = this.#next(this.start(unknown, shown));
    return isBelow(seen, unseen) ? unseen : seen;
  }

  #mean(cards: readonly number[], worthOf: (card: number) => Worth): Worth {
    const share = FRACTIONS.ratio(1, cards.length);
    return cards
      .map(worthOf)
      .reduce(
        (sum, worth) =>
          sum.map((value, seat) => FRACTIONS.add(value, FRACTIONS.multiply(share, worth[seat]!))),
        this.#nothing(),
      );
  }

  #nothing(): Worth {
    return Array<Fraction>(this.#seats).fill(number(0));
  }

  /** The mover has a pair, of which each of the others misses their part. */
  #taken(worth: Worth): Worth {
    const others = FRACTIONS.ratio(-1, this.#seats - 1);
    return worth.map((value, seat) => FRACTIONS.add(value, seat === 0 ? number(1) : others));
  }

  /** The next player moves, for whom the mover of now is the last. */
  #next(worth: Worth): Worth {
    return worth.map((_, seat) => worth[(seat + this.#seats - 1) % this.#seats]!);
  }
}

function without(cards: readonly number[], ...gone: readonly number[]): readonly number[] {
  return gone.reduce((left, card) => left.toSpliced(left.indexOf(card), 1), cards);
}

function isBelow(one: Worth, other: Worth): boolean {
  return FRACTIONS.compare(one[0]!, other[0]!) < 0;
}
