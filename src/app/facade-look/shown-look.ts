import { isCardCode } from '../../cards/standard.ts';
import type { ArrangedLook } from '../../referee/arrange-look.ts';
import type { FacadeMatch } from '../../referee/explain-look.ts';
import type { HeapId, LookDraft } from '../../referee/look-draft.ts';
import { NO_CARD } from '../../referee/look-draft.ts';
import { supplyCardAt, supplySpots } from '../../rules/facade/state.ts';
import type { ShownCard } from '../table-overlay/table-overlay.ts';

/** The letter of each heap, as its place in the alphabet. The supply by itself needs none. */
export function marksOf(
  { game }: FacadeMatch,
  { part }: LookDraft,
  { heaps }: ArrangedLook,
): ReadonlyMap<HeapId, number> {
  switch (part.of) {
    case 'supply':
      return new Map();
    case 'bids':
      return new Map(supplySpots(game).map((spot, mark) => [spot, mark]));
    case 'melds':
      return new Map(heaps.map(({ id }, mark) => [id, mark]));
  }
}

/** A look as it is drawn over its picture: what lies together is marked so, a supply card with its bids. */
export function shownLook(
  match: FacadeMatch,
  draft: LookDraft,
  arranged: ArrangedLook,
): readonly ShownCard[] {
  const marks = marksOf(match, draft, arranged);
  const heapOf = (id: number, code: string): HeapId | undefined =>
    arranged.heaps.find(({ cards }) => cards.some((card) => card.id === id))?.id ??
    supplySpots(match.game).find(
      (spot) => draft.part.of === 'bids' && supplyCardAt(match.game, spot) === code,
    );
  return draft.cards.flatMap(({ id, card, outline }): ShownCard[] => {
    if (outline === undefined || card === NO_CARD) return [];
    const heap = heapOf(id, card);
    const mark = heap === undefined ? undefined : marks.get(heap);
    const shown = { id, card: isCardCode(card) ? card : 'unsure', outline } as const;
    return [mark === undefined ? shown : { ...shown, mark }];
  });
}
