import type { Detection } from '../../table/detection.ts';

/**
 * The same cards, the less sure of equal ones left open unless it is certain: two packs at one table are rare, and a misreading of a
 * neighbour is not.
 *
 * @param least how sure a card must be that is there once more
 */
export function doubtSecondCopies(
  cards: readonly Detection[],
  least: number,
): readonly Detection[] {
  const surest = new Map<string, Detection>();
  for (const one of cards) {
    const other = surest.get(one.card);
    if (other === undefined || one.confidence > other.confidence) surest.set(one.card, one);
  }
  return cards.map((one) => {
    const isOpen = one.card === 'back' || one.card === 'unsure' || one.confidence >= least;
    return isOpen || surest.get(one.card) === one ? one : { ...one, card: 'unsure' };
  });
}
