import {
  LIZZY_PACK,
  LIZZY_TYPES,
  makeLizzy,
  shopPack,
  type LizzyCard,
  type LizzyCode,
} from '../../cards/lizzy.ts';
import { copiesOf, type Pack } from '../../cards/pack.ts';
import type { KeepingPlace } from '../facade-score/sheet-store.ts';

/** Which cards are golden in the box of Dizzy Lizzy that a person has at home: nothing printed says it. */

const KEY = 'kibitz.golden-cards';

/** The kinds of card of which one of the two in the box is golden, by the code of the plain one. */
export type GoldenKinds = ReadonlySet<string>;

const KINDS: readonly LizzyCode[] = LIZZY_TYPES.map((type) =>
  makeLizzy({ ...type, golden: false }),
);

/** DZ-1: as the rules guess it, before anybody has looked. */
export const GUESSED_GOLDEN: GoldenKinds = new Set(
  LIZZY_TYPES.filter((type) => copiesOf(LIZZY_PACK, makeLizzy({ ...type, golden: true })) > 0).map(
    (type) => makeLizzy({ ...type, golden: false }),
  ),
);

/** What was said of the box at hand, or the guess that stands in for it. */
export function readGolden(place: KeepingPlace): GoldenKinds {
  try {
    const kept: unknown = JSON.parse(place.getItem(KEY) ?? '');
    return Array.isArray(kept)
      ? new Set(KINDS.filter((kind) => kept.includes(kind)))
      : GUESSED_GOLDEN;
  } catch {
    return GUESSED_GOLDEN;
  }
}

export function keepGolden(golden: GoldenKinds, place: KeepingPlace): void {
  try {
    place.setItem(KEY, JSON.stringify([...golden]));
  } catch {
    // Full, or switched off: it has to be said again.
  }
}

/** The box that holds these. */
export function boxOf(golden: GoldenKinds): Pack<LizzyCard> {
  return shopPack((type) => golden.has(makeLizzy({ ...type, golden: false })));
}
