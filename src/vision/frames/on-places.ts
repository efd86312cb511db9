import type { Detection, Quad } from '../../table/detection.ts';
import { contains } from '../../table/polygons.ts';
import { alignTo } from '../reconcile.ts';
import { overlap } from '../outlines/quad-overlap.ts';

/**
 * What a known lay-out tells of the cards in a picture: where they lie, and how large they look there. Of small cards seen at a
 * slant the nets often find the indices but not the edges, or nothing.
 */

/** An outline that has this in common with a place (intersection over union) is of the card that lies there. */
const AT_PLACE = 0.3;
/** One that has this in common with it is about as good as the place itself: cards lie a little crooked. */
const AS_GOOD = 0.7;
/** A place that has less than this in common with every card has none on it. */
const TOUCHED = 0.1;

/**
 * The cards that lie face up in outlines that fit: that of their place where theirs is too large, too small or aside, unless an
 * index was read outside it: places follow outlines of backs, which are cut short where cloth has their colour.
 */
export function putOnPlaces(
  cards: readonly Detection[],
  places: readonly Quad[],
): readonly Detection[] {
  if (places.length === 0) return cards;
  return cards.map((card) => {
    if (card.card === 'back') return card;
    const shares = places.map((place) => overlap(place, card.outline));
    const most = Math.max(...shares);
    if (most < AT_PLACE || most > AS_GOOD) return card;
    const place = places[shares.indexOf(most)]!;
    const hasIndices = card.indices?.every((index) => contains(place, index)) ?? true;
    return hasIndices ? { ...card, outline: alignTo(card.outline, place) } : card;
  });
}

/** The places at which nothing was seen, as cards of which nothing is known. */
export function unseenPlaces(
  cards: readonly Detection[],
  places: readonly Quad[],
): readonly Detection[] {
  return places
    .filter((place) => cards.every(({ outline }) => overlap(outline, place) < TOUCHED))
    .map((outline) => ({ card: 'unsure', outline, confidence: 0, guesses: [] }));
}
