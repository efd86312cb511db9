import type { ExpectedTable, Zone } from '../rules/expected-table.ts';
import type { StrayCard, TableView } from '../table/table-view.ts';
import type { Fault } from './verdict.ts';

type Pile = Extract<Zone, { readonly kind: 'pile' }>;

/**
 * Piles that show another card than the one that went there last, where that one should have arrived. A pile that is
 * not seen, or of which several cards are seen, is right if the card is among them. What shows a card that went to another
 * pile is that one: a heap of sets may have been taken for the discards before there were any.
 */
export function wrongPiles(
  table: ExpectedTable,
  view: TableView,
  isDiscardDue: boolean,
): readonly Fault[] {
  if (isDiscardDue) return [];
  return table.zones.flatMap((zone): readonly Fault[] => {
    if (zone.kind !== 'pile' || zone.top.lies !== 'up') return [];
    const { card } = zone.top;
    const tops = table.zones.flatMap((other) =>
      other.kind === 'pile' && other !== zone && other.top.lies === 'up' ? [other.top.card] : [],
    );
    if (!showsOthersOnly(zone, [card, ...tops], view.strays)) return [];
    return [
      {
        code: 'wrong-card-on-pile',
        spot: zone.id,
        card,
        remedies: [{ do: 'put-on-pile', pile: zone.id, card }],
      },
    ];
  });
}

/** Whether cards are seen there, and none of these. */
function showsOthersOnly(
  { id }: Pile,
  among: readonly string[],
  strays: readonly StrayCard[],
): boolean {
  const cards = strays.flatMap(({ area, state }) =>
    area === id && state.lies === 'up' ? [state.card as string] : [],
  );
  return cards.length > 0 && !cards.some((card) => among.includes(card));
}
