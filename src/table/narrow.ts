import type { CardCode } from '../cards/standard.ts';
import type { Detection } from './detection.ts';
import type { PlaceId } from './table-view.ts';

/** Whether this card can lie face up there, as far as is known of where the others are. */
export type MayLie = (place: PlaceId, card: CardCode) => boolean;

/** What is read more surely than this is left as it is, also where it can't be: then something else is wrong. */
const SURE = 0.95;
/** Of what can be, a card is named at this share: what is not even guessed at may be the card, too. */
const NAMED = 0.88;

/**
 * A reading by what can be: cards known to lie elsewhere are none of the guesses of a doubtful one, and what they had of
 * its probability is shared out among the others (Bayes' rule).
 */
export function narrow(reading: Detection, mayBe: (card: CardCode) => boolean): Detection {
  if (reading.card === 'back') return reading;
  const left = reading.guesses.filter(({ card }) => mayBe(card));
  const sumOf = (guesses: Detection['guesses']) =>
    guesses.reduce((sum, { confidence }) => sum + confidence, 0);
  const gone = sumOf(reading.guesses) - sumOf(left);
  if (left.length === 0 || left.length === reading.guesses.length || gone > SURE) return reading;
  const guesses = left.map(({ card, confidence }) => ({
    card,
    confidence: confidence / (1 - gone),
  }));
  const [first] = guesses;
  if (first === undefined) return reading;
  const { card, confidence } = first;
  return { ...reading, guesses, confidence, card: confidence >= NAMED ? card : 'unsure' };
}
