import type { ExpectedSpot, ExpectedTable, Zone } from '../rules/expected-table.ts';
import type { LayoutShape, PileLayout, TableLayout } from '../table/table-layout.ts';

/**
 * What a camera has to look for on the table that the rules expect: its lay-out, and the piles beside it. Undefined where
 * cards lie in no lay-out.
 */
export function layoutOf({ zones }: ExpectedTable): TableLayout | undefined {
  const shape = shapeOf(zones);
  if (shape === undefined) return undefined;
  const occupied = zones
    .flatMap((zone) => (isLaidOut(zone) ? zone.spots : []))
    .filter(({ lies }) => lies !== 'empty');
  return { shape, piles: zones.flatMap(pileOf), occupied: namesOf(occupied) };
}

type LaidOut = Extract<Zone, { readonly kind: 'lattice' | 'ring' | 'loose' }>;

/** Loose cards in front of one player are no lay-out: they are what was won. */
function isLaidOut(zone: Zone): zone is LaidOut {
  return (
    zone.kind === 'lattice' ||
    zone.kind === 'ring' ||
    (zone.kind === 'loose' && zone.seat === undefined)
  );
}

function shapeOf(zones: readonly Zone[]): LayoutShape | undefined {
  const laidOut = zones.filter(isLaidOut);
  const [first] = laidOut;
  if (first === undefined) return undefined;
  if (first.kind === 'lattice') {
    const { rows, columns, spots } = first;
    return { kind: 'lattice', rows, columns, places: namesOf(spots) };
  }
  if (first.kind === 'loose') return { kind: 'loose', places: namesOf(first.spots) };
  const rings = laidOut.filter(({ kind }) => kind === 'ring');
  return { kind: 'rings', rings: rings.map(({ spots }) => namesOf(spots)) };
}

function namesOf(spots: readonly ExpectedSpot[]): readonly string[] {
  return spots.map(({ id }) => id);
}

function pileOf(zone: Zone): readonly PileLayout[] {
  if (zone.kind !== 'pile' || zone.seat !== undefined) return [];
  const isStock = zone.top.lies === 'down';
  return [{ id: zone.id, faces: isStock ? 'down' : 'up' }];
}
