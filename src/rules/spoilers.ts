import type { PackCode } from '../cards/pack.ts';
import type { EventBase, TableEvent } from './events.ts';
import { isTableEvent } from './events.ts';
import type { SpotId } from './spots.ts';

/** An event as it may be told: the same, but a card that lies face down now is not named. */
export type ToldEvent<Event extends EventBase> = Event extends TableEvent
  ? Omit<Event, 'card'> & { readonly card?: PackCode }
  : Omit<Event, 'untold'>;

/** A real card while it lies in one lay-out, with the events that name it. */
interface FollowedCard {
  readonly namedBy: Set<EventBase>;
  isOpen: boolean;
}

/**
 * ANY-4: the story of a running game, event by event. Only cards that are face up now, taken or discarded are named;
 * an older event about a card that was turned back names it no longer. Events of a game's own name open cards only; one
 * that needs others has them in a field `untold`, which is left out.
 */
export function tellable<Event extends EventBase>(
  events: readonly Event[],
): readonly ToldEvent<Event>[] {
  const hidden = new Set<EventBase>();
  for (const card of followCards(events)) {
    if (!card.isOpen) for (const event of card.namedBy) hidden.add(event);
  }
  return events.map((event) => {
    if (!isTableEvent(event)) return withoutUntold(event);
    if (!hidden.has(event)) return event as unknown as ToldEvent<Event>;
    const { card: _, ...rest } = event as Event & { readonly card?: PackCode };
    return rest as unknown as ToldEvent<Event>;
  });
}

function withoutUntold<Event extends EventBase>(event: Event): ToldEvent<Event> {
  const { untold: _, ...rest } = event as Event & { readonly untold?: unknown };
  return rest as unknown as ToldEvent<Event>;
}

function followCards(events: readonly EventBase[]): readonly FollowedCard[] {
  const cards: FollowedCard[] = [];
  const lying = new Map<SpotId, FollowedCard>();
  const name = (spot: SpotId, event: EventBase, isOpen: boolean) => {
    let card = lying.get(spot);
    if (card === undefined) {
      card = { namedBy: new Set(), isOpen };
      cards.push(card);
      lying.set(spot, card);
    }
    card.namedBy.add(event);
    card.isOpen = isOpen;
  };
  for (const event of events) {
    if (!isTableEvent(event)) continue;
    switch (event.type) {
      case 'card-turned-up':
        name(event.spot, event, true);
        break;
      case 'card-glimpsed':
        name(event.spot, event, false);
        break;
      case 'card-turned-back': {
        const card = lying.get(event.spot);
        if (card !== undefined) card.isOpen = false;
        break;
      }
      case 'card-taken':
      case 'card-discarded':
        name(event.spot, event, true);
        lying.delete(event.spot);
        break;
      case 'spot-refilled':
        lying.delete(event.spot);
        break;
      case 'cards-laid-anew':
        for (const spot of event.spots) {
          const card = lying.get(spot);
          if (card !== undefined) card.isOpen = false;
          lying.delete(spot);
        }
        break;
      case 'cards-swapped': {
        const [one, other] = event.spots;
        const [atOne, atOther] = [lying.get(one), lying.get(other)];
        lying.delete(one);
        lying.delete(other);
        if (atOne !== undefined) lying.set(other, atOne);
        if (atOther !== undefined) lying.set(one, atOther);
        break;
      }
      default:
    }
  }
  return cards;
}
