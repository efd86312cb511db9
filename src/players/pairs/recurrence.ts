import type { Arithmetic } from '../arithmetic.ts';
import type { KindSize, Position } from './position.ts';
import { afterPair, afterShown, cardsOf, keyOf, knownSingles, unknownCards } from './position.ts';

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
  const memo = new Map<number, Values>();

  const moverOf = (worth: Values): Value => worth[0] ?? zero;
  const withPair = (worth: Values): Values =>
    worth.map((value, seat) => add(value, pair[seat] ?? zero));
  /** What is worth so much to the next player and on, to the mover of now, who is the last of them. */
  const passedOn = (worth: Values): Values => [...worth.slice(-1), ...worth.slice(0, -1)];

  function values(position: Position): Values {
    const key = keyOf(position);
    const known = memo.get(key);
    if (known !== undefined) return known;
    const showing = turnNew(position);
    const best = isBelowPass(position, showing) ? nobody : showing;
    memo.set(key, best);
    return best;
  }

  function isBelowPass(position: Position, showing: Values): boolean {
    return mayPass && knownSingles(position) >= 2 && compare(moverOf(showing), zero) < 0;
  }

  /** The first card: it pairs with a known one and the mover goes on, or it is new. */
  function turnNew(position: Position): Values {
    const { two, four } = cardsOf(position);
    return mean(unknownCards(position), [
      [two.matching, () => withPair(values(afterPair(position, 'two')))],
      [four.matching, () => withPair(values(afterPair(position, 'four')))],
      [two.fresh, () => afterFirst(position, 'two')],
      [four.fresh, () => afterFirst(position, 'four')],
    ]);
  }

  function afterFirst(position: Position, first: KindSize): Values {
    const fresh = newSecond(position, first);
    if (knownSingles(position) === 0) return fresh;
    const known = knownSecond(position, first);
    return compare(moverOf(known), moverOf(fresh)) >= 0 ? known : fresh;
  }

  function knownSecond(position: Position, first: KindSize): Values {
    return passedOn(values(afterShown(position, first)));
  }

  /** It pairs with the first, or with a known one, so that the next player takes both, or it is new too. */
  function newSecond(position: Position, first: KindSize): Values {
    const shown = afterShown(position, first);
    const { two, four } = cardsOf(shown);
    const mates = first === 'two' ? 1 : 3;
    const [ofTwo, ofFour] = first === 'two' ? [mates, 0] : [0, mates];
    return mean(unknownCards(shown), [
      [mates, () => withPair(values(afterPair(shown, first)))],
      [two.matching - ofTwo, () => passedOn(withPair(values(afterPair(shown, 'two'))))],
      [four.matching - ofFour, () => passedOn(withPair(values(afterPair(shown, 'four'))))],
      [two.fresh, () => passedOn(values(afterShown(shown, 'two')))],
      [four.fresh, () => passedOn(values(afterShown(shown, 'four')))],
    ]);
  }

  /** The mean over what one of these cards may be; each outcome with the number of cards that bring it. */
  function mean(cards: number, outcomes: readonly (readonly [number, () => Values])[]): Values {
    let total = nobody;
    for (const [count, worth] of outcomes) {
      if (count === 0) continue;
      const share = ratio(count, cards);
      const part = worth();
      total = total.map((sum, seat) => add(sum, multiply(share, part[seat] ?? zero)));
    }
    return total;
  }

  return {
    values,
    isPassBest: (position) => isBelowPass(position, turnNew(position)),
    isKnownSecondBest: (position, first) =>
      knownSingles(position) > 0 &&
      compare(moverOf(knownSecond(position, first)), moverOf(newSecond(position, first))) >= 0,
  };
}
