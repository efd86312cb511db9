import type { TableEvent } from '../../rules/events.ts';
import type { Observations } from '../../rules/observations.ts';
import type { PiecePlace } from '../../rules/piece-place.ts';
import { PIECE_COLOURS } from '../../cards/piece.ts';
import type { SpotId } from '../../rules/spots.ts';

/** What anybody sees of a game of Twisted Memory besides where the cards lie. */
export interface Reading {
  /** The normally viewed card of this turn that waits for its second, if there is one. */
  readonly first: SpotId | undefined;
  /** By seat: stones in hand. */
  readonly stones: readonly number[];
  /** By seat: where its save token is. */
  readonly tokens: readonly PiecePlace[];
  /** What was turned up last, and whether with a stone. */
  readonly latest: { readonly spot: SpotId; readonly isPeek: boolean } | undefined;
}

const AT_THE_START: Reading = {
  first: undefined,
  stones: PIECE_COLOURS.map(() => 3),
  tokens: PIECE_COLOURS.map((_, seat) => ({ at: 'hand', seat })),
  latest: undefined,
};

/** Reads the table from everything that happened. */
export function readTable(observations: Observations): Reading {
  return observations.reduce(follow, AT_THE_START);
}

function follow(reading: Reading, event: TableEvent): Reading {
  switch (event.type) {
    case 'turn-started':
      return { ...reading, first: undefined };
    case 'card-turned-up':
      return {
        ...reading,
        first: reading.first ?? event.spot,
        latest: { spot: event.spot, isPeek: false },
      };
    case 'card-taken':
      // TM-6: after a match by a normal view the next view is the first again, after one by a peek only if the first
      // was part of it.
      return reading.latest?.isPeek === true && event.spot !== reading.first
        ? reading
        : { ...reading, first: undefined };
    case 'piece-moved':
      return movePiece(reading, event);
    default:
      return reading;
  }
}

function movePiece(
  reading: Reading,
  { piece, from, to }: Extract<TableEvent, { readonly type: 'piece-moved' }>,
): Reading {
  const owner = PIECE_COLOURS.indexOf(piece.colour);
  if (piece.kind === 'token') {
    return { ...reading, tokens: reading.tokens.map((at, seat) => (seat === owner ? to : at)) };
  }
  const change = (to.at === 'hand' ? 1 : 0) - (from.at === 'hand' ? 1 : 0);
  const stones = reading.stones.map((held, seat) => (seat === owner ? held + change : held));
  if (to.at !== 'spot') return { ...reading, stones };
  // TM-4: a stone is laid on the card that was just turned up, which makes that view a peek.
  const first = reading.first === to.spot ? undefined : reading.first;
  return { ...reading, stones, first, latest: { spot: to.spot, isPeek: true } };
}
