import type { PackCode } from '../cards/pack.ts';
import type { TableEvent } from './events.ts';
import type { ExpectedSpot, SpotState } from './expected-table.ts';
import type { CommonRefusal } from './refusals.ts';
import type { SpotId } from './spots.ts';

/** What lies where, in the order of the lay-out: for games whose state is cards on spots. */
export type Lying = Readonly<Record<SpotId, SpotState>>;

/** A card face down on every spot. */
export function layFaceDown(spots: readonly SpotId[]): Lying {
  return Object.fromEntries(spots.map((spot) => [spot, { lies: 'down' }]));
}

/** The same after an event. Total: of what does not move a card, nothing changes. */
export function moveCards(lying: Lying, event: TableEvent): Lying {
  switch (event.type) {
    case 'card-turned-up':
      return { ...lying, [event.spot]: { lies: 'up', card: event.card } };
    case 'card-turned-back':
    case 'spot-refilled':
      return { ...lying, [event.spot]: { lies: 'down' } };
    case 'card-taken':
    case 'card-discarded':
    case 'spot-left-empty':
      return { ...lying, [event.spot]: { lies: 'empty' } };
    case 'cards-swapped': {
      const [one, other] = event.spots;
      return { ...lying, [one]: stateAt(lying, other), [other]: stateAt(lying, one) };
    }
    case 'cards-laid-anew':
      return { ...lying, ...layFaceDown(event.spots) };
    case 'card-glimpsed':
    case 'turn-started':
    case 'spot-named':
    case 'piece-moved':
      return lying;
  }
}

/** Why no card can be turned up there, whatever the game; undefined when one lies face down. */
export function refusalToTurnUp(lying: Lying, spot: SpotId): CommonRefusal | undefined {
  if (!Object.hasOwn(lying, spot)) return 'no-such-spot';
  switch (stateAt(lying, spot).lies) {
    case 'empty':
      return 'spot-empty';
    case 'up':
      return 'spot-already-up';
    case 'down':
      return undefined;
  }
}

/** Where a card lies face down. */
export function downSpots(lying: Lying): readonly SpotId[] {
  return Object.keys(lying).filter((spot) => stateAt(lying, spot).lies === 'down');
}

/** Where a card lies, either way up. */
export function heldSpots(lying: Lying): readonly SpotId[] {
  return Object.keys(lying).filter((spot) => stateAt(lying, spot).lies !== 'empty');
}

/** The card that lies face up there, if one does. */
export function cardUpAt(lying: Lying, spot: SpotId): PackCode | undefined {
  const state = stateAt(lying, spot);
  return state.lies === 'up' ? state.card : undefined;
}

/** These spots as a zone lists them, with nothing on the cards. */
export function expectedSpots(
  lying: Lying,
  spots: readonly SpotId[] = Object.keys(lying),
): readonly ExpectedSpot[] {
  return spots.map((id) => ({ id, ...stateAt(lying, id), marks: [] }));
}

function stateAt(lying: Lying, spot: SpotId): SpotState {
  return lying[spot] ?? { lies: 'empty' };
}
