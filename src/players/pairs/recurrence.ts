import type { Arithmetic } from '../arithmetic.ts';
import type { PackedPosition } from './packed-position.ts';
import {
  afterPair,
  afterShown,
  freshCards,
  knownSingles,
  matchingCards,
  packPosition,
  unknownCards,
} from './packed-position.ts';
import type { KindSize, Position } from './position.ts';

/** What the best play is worth and does, where everybody plays it. */
export interface Recurrence<Value> {
  /**
   * By seat, the mover first, then clockwise: the pairs still to come to a seat less the mean of those to come to the
   * others. Sums to zero; with two players the second is the first negated.
   */
  values(position: Position): readonly Value[];
  /** Whether to turn up two known cards, and give nothing away. */
  isPassBest(position: Position): boolean;
  /** After a first card that was new and matches none that is known: whether to turn up a known one for the second. */
  isKnownSecondBest(position: Position, first: KindSize): boolean;
}

/**
 * The best play by the recurrence of Zwick and Paterson (The Memory Game, Theoretical Computer Science 110, 1993,
 * 169-196), which is about two players and kinds of two cards, carried over to more players and to kinds of four: each
 * mover maximises the own value, and may turn up no, one or two new cards. A pass is worth nothing to anybody, because
 * it hands over the same position and everybody else then passes too. Without `mayPass` somebody has to show a new card
 * (ME-7).
 */
export function createRecurrence<Value>(
  arithmetic: Arithmetic<Value>,
  seatCount: number,
  mayPass: boolean,
): Recurrence<Value> {
  const { ratio, add, multiply, compare } = arithmetic;
  type Values = readonly Value[];
  const zero = ratio(0, 1);
  const nobody: Values = Array<Value>(seatCount).fill(zero);
  const pair: Values = [ratio(1, 1), ...Array<Value>(seatCount - 1).fill(ratio(-1, seatCount - 1))];
  const memo = new Map<PackedPosition, Values>();
  const moverOf = (worth: Values): Value => worth[0] ?? zero;

  function values(position: PackedPosition): Values {
    const known = memo.get(position);
    if (known !== undefined) return known;
    const showing = turnNew(position);
    const best = canPass(position) && isBelowPass(showing) ? nobody : showing;
    memo.set(position, best);
    return best;
  }

  function canPass(position: PackedPosition): boolean {
    return mayPass && knownSingles(position) >= 2;
  }

  function isBelowPass(showing: Values): boolean {
    return compare(moverOf(showing), zero) < 0;
  }

  /** The first card: it pairs with a known one and the mover goes on, or it is new. */
  function turnNew(position: PackedPosition): Values {
    const cards = unknownCards(position);
    const total = [...nobody];
    for (const size of KIND_SIZES) {
      const matching = matchingCards(position, size);
      if (matching > 0) {
        addShare(total, ratio(matching, cards), values(afterPair(position, size)), MOVER_TAKES);
      }
      const fresh = freshCards(position, size);
      if (fresh > 0) addShare(total, ratio(fresh, cards), afterFirst(position, size), MOVER);
    }
    return total;
  }

  function afterFirst(position: PackedPosition, first: KindSize): Values {
    const fresh = newSecond(position, first);
    if (knownSingles(position) === 0) return fresh;
    const known = knownSecond(position, first);
    return compare(moverOf(known), moverOf(fresh)) >= 0 ? known : fresh;
  }

  function knownSecond(position: PackedPosition, first: KindSize): Values {
    const total = [...nobody];
    addShare(total, ratio(1, 1), values(afterShown(position, first)), NEXT);
    return total;
  }

  /** It pairs with the first, or with a known one, so that the next player takes both, or it is new too. */
  function newSecond(position: PackedPosition, first: KindSize): Values {
    const shown = afterShown(position, first);
    const cards = unknownCards(shown);
    const mates = first === 'two' ? 1 : 3;
    const total = [...nobody];
    addShare(total, ratio(mates, cards), values(afterPair(shown, first)), MOVER_TAKES);
    for (const size of KIND_SIZES) {
      const matching = matchingCards(shown, size) - (size === first ? mates : 0);
      if (matching > 0) {
        addShare(total, ratio(matching, cards), values(afterPair(shown, size)), NEXT_TAKES);
      }
      const fresh = freshCards(shown, size);
      if (fresh > 0) addShare(total, ratio(fresh, cards), values(afterShown(shown, size)), NEXT);
    }
    return total;
  }

  /** Adds a share of what follows for whoever moves then, after having taken a pair or not. */
  function addShare(total: Value[], share: Value, worth: Values, { seatsOn, takes }: Mover): void {
    for (let seat = 0; seat < seatCount; seat += 1) {
      // Seen from the next player, the mover of now is the last.
      const place = (seat + seatCount - seatsOn) % seatCount;
      const value = worth[place] ?? zero;
      const own = takes ? add(value, pair[place] ?? zero) : value;
      total[seat] = add(total[seat] ?? zero, multiply(share, own));
    }
  }

  return {
    values: (position) => values(packPosition(position)),
    isPassBest: (position) => {
      const packed = packPosition(position);
      return canPass(packed) && isBelowPass(turnNew(packed));
    },
    isKnownSecondBest: (position, first) => {
      const packed = packPosition(position);
      if (knownSingles(packed) === 0) return false;
      const [known, fresh] = [knownSecond(packed, first), newSecond(packed, first)];
      return compare(moverOf(known), moverOf(fresh)) >= 0;
    },
  };
}

const KIND_SIZES = ['two', 'four'] as const;

/** Who moves next, and whether a pair is taken first. */
interface Mover {
  readonly seatsOn: 0 | 1;
  readonly takes: boolean;
}
const MOVER: Mover = { seatsOn: 0, takes: false };
const MOVER_TAKES: Mover = { seatsOn: 0, takes: true };
const NEXT: Mover = { seatsOn: 1, takes: false };
const NEXT_TAKES: Mover = { seatsOn: 1, takes: true };
