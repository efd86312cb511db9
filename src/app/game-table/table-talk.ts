import type { Piece } from '../../cards/piece.ts';
import { PIECE_COLOURS, PIECE_KINDS } from '../../cards/piece.ts';
import type { Zone } from '../../rules/expected-table.ts';
import type { SeatIndex } from '../../rules/seats.ts';
import type { SpotId } from '../../rules/spots.ts';
import { parseLatticeSpot } from '../../rules/spots.ts';
import { formatList, t } from '../words/words.ts';

/** What has to be known to speak of a table: where its places lie and who sits there. */
export interface TableTalk {
  readonly zones: readonly Zone[];
  /** By seat. */
  readonly names: readonly string[];
}

export function nameOf({ names }: TableTalk, seat: SeatIndex | undefined): string {
  return seat === undefined ? '' : (names[seat] ?? '');
}

/** A place within a sentence: `row 2, card 3`, `circle B, tile 4`. */
export function spotName(talk: TableTalk, spot: SpotId): string {
  const lattice = parseLatticeSpot(spot);
  if (lattice !== undefined) return t('spot.lattice', lattice);
  const zone = talk.zones.find((one) => placeIn(one, spot) >= 0);
  const number = zone === undefined ? spot : placeIn(zone, spot) + 1;
  if (zone?.kind === 'ring') {
    const letter = circleLetter(talk.zones, zone);
    return letter === undefined ? t('spot.tile', { number }) : t('spot.ring', { letter, number });
  }
  if (zone?.kind === 'loose' && zone.seat !== undefined) {
    return t('spot.owned', { name: nameOf(talk, zone.seat), number });
  }
  return t('spot.card', { number });
}

function placeIn(zone: Zone, spot: SpotId): number {
  return 'spots' in zone ? zone.spots.findIndex(({ id }) => id === spot) : -1;
}

/** Circles have letters where there are several. */
export function circleLetter(zones: readonly Zone[], zone: Zone): string | undefined {
  const rings = zones.filter(({ kind }) => kind === 'ring');
  return rings.length > 1 ? String.fromCharCode(65 + rings.indexOf(zone)) : undefined;
}

export function spotNames(talk: TableTalk, spots: readonly SpotId[]): string {
  return formatList(spots.map((spot) => spotName(talk, spot)));
}

/** `2 green peek stones and blue save token`. */
export function pieceNames(pieces: readonly Piece[]): string {
  const words = PIECE_KINDS.flatMap((kind) =>
    PIECE_COLOURS.flatMap((colour) => {
      const count = pieces.filter((one) => one.kind === kind && one.colour === colour).length;
      return count === 0 ? [] : [t(`piece.${kind}.${colour}`, { count })];
    }),
  );
  return formatList(words);
}
