import { expect } from 'vitest';

import type { PackCode } from '../../../src/cards/pack.ts';
import type { EventBase } from '../../../src/rules/events.ts';
import { isTableEvent } from '../../../src/rules/events.ts';
import type { ExpectedTable, Zone } from '../../../src/rules/expected-table.ts';
import { spotsOf } from '../../../src/rules/expected-table.ts';
import type { Game } from '../../../src/rules/game.ts';
import type { InputBase } from '../../../src/rules/inputs.ts';
import type { Piece } from '../../../src/cards/piece.ts';
import type { PiecePlace } from '../../../src/rules/piece-place.ts';
import { tellable } from '../../../src/rules/spoilers.ts';
import type { PlayedInput } from './play.ts';
import type { Possible } from './possible.ts';

/** How many cards a table shows: each lies in exactly one of these places. */
export function cardsIn(zones: readonly Zone[]): number {
  return zones.reduce((sum, zone) => {
    switch (zone.kind) {
      case 'pile':
        return sum + zone.count;
      case 'bids':
        return sum + zone.bids.reduce((bids, { cards }) => bids + cards.length, 0);
      case 'melds':
        return sum + zone.melds.reduce((melds, { cards }) => melds + cards.length, 0);
      case 'pieces':
        return sum;
      default:
        return sum + zone.spots.filter(({ lies }) => lies !== 'empty').length;
    }
  }, 0);
}

/** Every piece of a table as text, in order: on cards, in hands and spent. */
function piecesIn(zones: readonly Zone[]): readonly string[] {
  const marks = spotsOf(zones).flatMap((spot) => spot.marks);
  const others = zones.flatMap((zone) => (zone.kind === 'pieces' ? zone.pieces : []));
  return [...marks, ...others].map(({ kind, colour }) => `${colour} ${kind}`).sort();
}

/** How many pieces of one kind lie at a place. */
function countAt(zones: readonly Zone[], place: PiecePlace, piece: Piece): number {
  const there =
    place.at === 'spot'
      ? spotsOf(zones).flatMap(({ id, marks }) => (id === place.spot ? marks : []))
      : zones.flatMap((zone) =>
          zone.kind === 'pieces' && zone.seat === (place.at === 'hand' ? place.seat : undefined)
            ? zone.pieces
            : [],
        );
  return there.filter(({ kind, colour }) => kind === piece.kind && colour === piece.colour).length;
}

/** Conservation: after every single event, as many cards and the same pieces as before it. */
export function expectNothingLost<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  played: Pick<PlayedInput<State, Input, Event>, 'before' | 'events'>,
  count: (zones: readonly Zone[]) => number,
  isRecount: (event: Event) => boolean,
): void {
  let state = played.before;
  let { zones } = game.expect(state);
  for (const event of played.events) {
    state = game.evolve(state, event);
    const after = game.expect(state).zones;
    const cards = count(isRecount(event) ? after : zones);
    expect({ event, cards: count(after) }).toEqual({ event, cards });
    expect({ event, pieces: piecesIn(after) }).toEqual({ event, pieces: piecesIn(zones) });
    if (isTableEvent(event) && event.type === 'piece-moved') {
      const { piece, from, to } = event;
      expect({ event, left: countAt(zones, from, piece) - countAt(after, from, piece) }).toEqual({
        event,
        left: 1,
      });
      expect({ event, came: countAt(after, to, piece) - countAt(zones, to, piece) }).toEqual({
        event,
        came: 1,
      });
    }
    zones = after;
  }
  for (const { id, lies, marks } of spotsOf(zones)) {
    if (lies === 'empty') expect({ id, marks }).toEqual({ id, marks: [] });
  }
}

/** A table is well made: no two spots of one name, and steps and tolerance about spots that are there. */
export function expectWellMade({ zones, tolerated }: ExpectedTable): void {
  const ids = spotsOf(zones).map(({ id }) => id);
  expect([...new Set(ids)]).toEqual(ids);
  const zoneIds = zones.map(({ id }) => id);
  expect([...new Set(zoneIds)]).toEqual(zoneIds);
  for (const { spot } of tolerated) expect(ids).toContain(spot);
}

/**
 * ANY-4: no screen can give away a face-down card, because neither the view, the places of the table nor the story
 * name one. Steps and tolerance, which are for the referee, name no card that was not seen.
 */
export function expectNoSpoilers<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  state: State,
  told: {
    readonly events: readonly Event[];
    readonly pack: readonly PackCode[];
    readonly open: readonly PackCode[];
    readonly possible: Possible;
  },
): void {
  const codes = new Set(told.pack);
  const named = (value: unknown) => textsIn(value).filter((text) => codes.has(text));
  const { zones, steps, tolerated } = game.expect(state);
  const hidden = (cards: readonly PackCode[]) => cards.filter((card) => !told.open.includes(card));
  const unseen = named([steps, tolerated]).filter((card) => !told.possible.wasSeen(card));
  expect({
    view: hidden(named(game.view(state))),
    places: hidden(named(zones)),
    story: hidden(named(tellable(told.events))),
    unseenInSteps: unseen,
  }).toEqual({ view: [], places: [], story: [], unseenInSteps: [] });
}

/** Every text in plain data, names of fields included. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) => [field, ...textsIn(part)]);
}
