import type { CardCode } from '../../cards/standard.ts';
import type { Guess } from '../../table/detection.ts';

/**
 * How much a further index adds: 1 if the errors of a card's indices had nothing in common, 0 if they were the same. They
 * share light, print and tilt.
 */
const INDEPENDENCE = 0.6;
/** Probability of a card that an index does not even guess at. */
const UNGUESSED = 0.004;
/** Cards among which an index spreads what it does not say: two rarely mean the same one by it. */
const OTHERS = 20;

/**
 * What several indices of one card say together: the product of their probabilities (Bayes, all cards alike beforehand),
 * tempered because they are not independent. Indices that agree make the card surer than either, those that disagree less
 * sure. Each list has the likeliest first; so has the result.
 */
export function combineGuesses(all: readonly (readonly Guess[])[]): Guess[] {
  if (all.length === 1) return [...all[0]!];
  const cards = new Set<CardCode>(all.flatMap((guesses) => guesses.map(({ card }) => card)));
  const power = (1 + (all.length - 1) * INDEPENDENCE) / all.length;
  const weigh = (probabilities: readonly number[]): number =>
    probabilities.reduce((product, p) => product * Math.max(p, UNGUESSED) ** power, 1);
  const likely = [...cards].map((card) => ({
    card,
    weight: weigh(all.map((guesses) => guesses.find((g) => g.card === card)?.confidence ?? 0)),
  }));
  const unsaid = all.map((guesses) => 1 - guesses.reduce((sum, one) => sum + one.confidence, 0));
  const other = weigh(unsaid) * OTHERS ** ((1 - all.length) * INDEPENDENCE);
  const sum = likely.reduce((total, { weight }) => total + weight, other);
  return likely
    .map(({ card, weight }) => ({ card, confidence: weight / sum }))
    .sort((a, b) => b.confidence - a.confidence);
}
