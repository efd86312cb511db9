import type { CardCode } from '../cards/standard.ts';
import type { Detection, Guess } from './detection.ts';

type Reading = Pick<Detection, 'card' | 'confidence' | 'guesses'>;

/** A guess of a card that was not named counts so much of its probability. */
const GUESS_WEIGHT = 0.5;

/** The names that readings of one card give or guess, each with its share of the weight, the likelier first. */
export function tallyNames<One extends Reading>(
  readings: readonly One[],
  weightOf: (reading: One) => number,
): readonly Guess[] {
  const weights = new Map<CardCode, number>();
  const add = (card: CardCode, weight: number) =>
    weights.set(card, (weights.get(card) ?? 0) + weight);
  for (const reading of readings) {
    const weight = weightOf(reading);
    if (reading.card === 'unsure') {
      for (const { card, confidence } of reading.guesses) {
        add(card, GUESS_WEIGHT * confidence * weight);
      }
    } else if (reading.card !== 'back') add(reading.card, reading.confidence * weight);
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return [...weights]
    .map(([card, weight]) => ({ card, confidence: weight / total }))
    .sort((one, other) => other.confidence - one.confidence);
}
