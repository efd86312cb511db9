/** How large things can be drawn in a given room. All lengths in CSS pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Between two cards; less would read as one pile, more would be taken from the cards. */
export const GAP = 6;

/** The width of a card, `aspect` times its height, of which so many rows and columns fill a room without overflowing. */
export function cardWidth(rows: number, columns: number, aspect: number, room: Room): number {
  const wide = (room.width - (columns - 1) * GAP) / columns;
  const high = ((room.height - (rows - 1) * GAP) / rows) * aspect;
  return Math.max(0, Math.min(wide, high));
}

/** In how many columns so many equal things are largest. */
export function bestColumns(count: number, aspect: number, room: Room): number {
  let best = 1;
  for (let columns = 2; columns <= count; columns += 1) {
    const size = (across: number) => cardWidth(Math.ceil(count / across), across, aspect, room);
    if (size(columns) > size(best)) best = columns;
  }
  return best;
}

/** The largest width of a tile in a ring, as a part of the square that holds the ring. */
export function ringTile(count: number): number {
  // Neighbours on the circle touch where the chord between them is a tile wide; the circle and a tile fill the square.
  const chord = 2 * Math.sin(Math.PI / Math.max(count, 3));
  return chord / (2 + chord);
}
