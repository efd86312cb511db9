import type { PackCode } from '../../cards/pack.ts';
import { copiesOf } from '../../cards/pack.ts';
import { PACK_52 } from '../../cards/standard-pack.ts';
import type { RandomSource } from '../chance.ts';
import { drawBelow } from '../chance.ts';
import { spotsOfLayout } from '../layout.ts';
import type { OptionsRefusal } from '../options.ts';
import type { Layout } from './layout.ts';
import { kindOf } from './pairs.ts';

/**
 * ME-3: cards to pick for a lay-out so that each has its partner, under either rule of what pairs: pairs of one rank
 * and colour, each pair as likely as another, in the order of the pack.
 */
export function offerPickList(layout: Layout, random: RandomSource): readonly PackCode[] {
  const pack = PACK_52.cards.map(({ code }) => code);
  const kinds = [...new Set(pack.map((card) => kindOf(card, false)))];
  const picked = new Set<string>();
  for (let left = spotsOfLayout(layout).length / 2; left > 0; left -= 1) {
    picked.add(kinds.splice(drawBelow(random, kinds.length), 1)[0] ?? '');
  }
  return pack.filter((card) => picked.has(kindOf(card, false)));
}

/** Why these cards can't be the pick list of this lay-out. None at all means that the cards are picked by hand. */
export function pickListClash(
  cards: readonly PackCode[],
  layout: Layout,
  anyColour: boolean,
): OptionsRefusal | undefined {
  if (cards.length === 0) return undefined;
  const isForeign = cards.some((card) => copiesOf(PACK_52, card) === 0);
  if (isForeign || new Set(cards).size < cards.length) {
    return { code: 'pick-list-not-of-one-pack', field: 'cards' };
  }
  if (cards.length !== spotsOfLayout(layout).length) {
    return { code: 'pick-list-wrong-size', field: 'cards' };
  }
  const kinds = cards.map((card) => kindOf(card, anyColour));
  const isOdd = kinds.some((kind) => kinds.filter((other) => other === kind).length % 2 === 1);
  return isOdd ? { code: 'pick-list-without-partner', field: 'cards' } : undefined;
}
