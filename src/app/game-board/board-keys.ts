import type { Zone } from '../../rules/expected-table.ts';

/** Where an arrow key leads within a zone, by places in its list of spots; undefined for any other key. */
export function keyTarget(zone: Zone, from: number, key: string): number | undefined {
  if (!('spots' in zone)) return undefined;
  const count = zone.spots.length;
  const columns = zone.kind === 'lattice' ? zone.columns : 1;
  const column = from % columns;
  switch (key) {
    case 'ArrowRight':
      return zone.kind === 'lattice' && column === columns - 1
        ? from
        : Math.min(from + 1, count - 1);
    case 'ArrowLeft':
      return zone.kind === 'lattice' && column === 0 ? from : Math.max(from - 1, 0);
    case 'ArrowDown':
      return from + columns < count ? from + columns : from;
    case 'ArrowUp':
      return from >= columns ? from - columns : from;
    case 'Home':
      return zone.kind === 'lattice' ? from - column : 0;
    case 'End':
      return zone.kind === 'lattice' ? from - column + columns - 1 : count - 1;
    default:
      return undefined;
  }
}
