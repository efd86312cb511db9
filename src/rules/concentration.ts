import type { PackCode } from '../cards/pack.ts';
import type { TableEvent } from './events.ts';
import type { Zone } from './expected-table.ts';
import type { Lying } from './lying.ts';
import { cardUpAt, layFaceDown, moveCards } from './lying.ts';
import type { SeatIndex } from './seats.ts';
import { nextSeat } from './seats.ts';
import type { SpotId } from './spots.ts';
import type { Stall } from './stall.ts';
import { evolveStall, NO_STALL } from './stall.ts';

/**
 * What the games of the Memory family (Concentration) keep alike: cards are turned up one by one, a right set of them
 * is taken and its player goes on, a wrong one is turned back and the next player tries.
 */
export interface Concentration {
  readonly lying: Lying;
  /** Face up, in the order they were turned: a whole set of them while the turn is closing. */
  readonly up: readonly SpotId[];
  readonly turn: SeatIndex;
  /** By seat, in order. */
  readonly taken: readonly (readonly CardSet[])[];
  readonly stall: Stall;
}

/** Cards that were taken together; fewer than a set only between the events of one input. */
type CardSet = readonly PackCode[];

interface CardOnSpot {
  readonly spot: SpotId;
  readonly card: PackCode;
}

export function newConcentration(spots: readonly SpotId[], seatCount: number): Concentration {
  return {
    lying: layFaceDown(spots),
    up: [],
    turn: 0,
    taken: Array.from({ length: seatCount }, () => []),
    stall: NO_STALL,
  };
}

/** The same after an event; `setSize` is how many cards are taken together. */
export function evolveConcentration<State extends Concentration>(
  state: State,
  event: TableEvent,
  setSize: number,
): State {
  return {
    ...state,
    ...evolveTurn(state, event, setSize),
    lying: moveCards(state.lying, event),
    stall: evolveStall(state.stall, event),
  };
}

function evolveTurn(
  { up, taken }: Concentration,
  event: TableEvent,
  setSize: number,
): Partial<Concentration> {
  switch (event.type) {
    case 'card-turned-up':
      return { up: [...up, event.spot] };
    case 'card-turned-back':
    case 'card-discarded':
      return { up: up.filter((spot) => spot !== event.spot) };
    case 'card-taken':
      return {
        up: up.filter((spot) => spot !== event.spot),
        taken: taken.map((sets, seat) =>
          seat === event.seat ? withCard(sets, event.card, setSize) : sets,
        ),
      };
    case 'turn-started':
      return { turn: event.seat };
    default:
      return {};
  }
}

function withCard(sets: readonly CardSet[], card: PackCode, setSize: number): readonly CardSet[] {
  const last = sets.at(-1);
  return last !== undefined && last.length < setSize
    ? [...sets.slice(0, -1), [...last, card]]
    : [...sets, [card]];
}

/** The cards of this try, the one that is being turned up last. */
export function triedWith(
  { up, lying }: Concentration,
  turned: CardOnSpot,
): readonly [...CardOnSpot[], CardOnSpot] {
  const before = up.flatMap((spot) => {
    const card = cardUpAt(lying, spot);
    return card === undefined ? [] : [{ spot, card }];
  });
  return [...before, turned];
}

/** What lies up in vain goes face down and play passes to the left (ANY-6); alone, one tries again. */
export function turnBackAndPass(
  up: readonly SpotId[],
  turn: SeatIndex,
  seatCount: number,
): readonly TableEvent[] {
  return [
    ...up.map((spot) => ({ type: 'card-turned-back', spot }) as const),
    { type: 'turn-started', seat: nextSeat(turn, seatCount) },
  ];
}

/** What each seat has taken lies with it in a pile. */
export function takenPiles(taken: Concentration['taken']): readonly Zone[] {
  return taken.map((sets, seat) => ({ ...openPile(`taken-${seat}`, sets.flat()), seat }));
}

/** Cards slid together face up, the last one on top. */
export function openPile(id: string, cards: readonly PackCode[]): Extract<Zone, { kind: 'pile' }> {
  const last = cards.at(-1);
  return {
    kind: 'pile',
    id,
    count: cards.length,
    top: last === undefined ? { lies: 'empty' } : { lies: 'up', card: last },
  };
}
