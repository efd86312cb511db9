import type { PackCode } from '../cards/pack.ts';
import type { SpotId } from '../rules/spots.ts';
import type { Guess } from '../table/detection.ts';
import type { SpotMemory, TableMemory } from './memory.ts';

/** A guess from this probability on says that another card lies there than the log tells: then it is asked about. */
const CONTRADICTS = 0.5;

/**
 * Cards that lie face up too small or too dim to be read, named by what the log tells of their places: whoever turns up a card that all
 * have seen turns up that one. One that is read in two ways, of which one is known to be right, is that one.
 *
 * @param afterMs how long the reader is waited for
 * @param known the card that lies at a place face down; undefined where the log does not tell
 */
export function nameKnown(
  memory: TableMemory,
  at: number,
  afterMs: number,
  known: (spot: SpotId) => PackCode | undefined,
): TableMemory {
  const named = Object.entries(memory).map(([spot, seen]): [SpotId, SpotMemory] => {
    const { look, newer, changed, isDisputed } = seen;
    if (look?.lies !== 'unsure' || newer !== null) return [spot, seen];
    if (at - changed.by < afterMs) return [spot, seen];
    const card = known(spot);
    if (card === undefined) return [spot, seen];
    const isGuessed = look.guesses.some((guess) => guess.card === card);
    if (!isGuessed && (isDisputed || isOfAnother(look.guesses))) return [spot, seen];
    return [spot, { ...seen, look: { lies: 'up', card } }];
  });
  return Object.fromEntries(named);
}

/** Of guesses among which the known card is not. */
function isOfAnother(guesses: readonly Guess[]): boolean {
  return guesses.some(({ confidence }) => confidence >= CONTRADICTS);
}
