import type { EventBase, TableEvent } from './events.ts';
import { isTableEvent } from './events.ts';

/**
 * What anybody at the table could see, in order: all that a computer player is given (ME-6). It can't hold a card
 * that was not turned up, because no table event does.
 */
export type Observations = readonly TableEvent[];

export function observationsOf(events: readonly EventBase[]): Observations {
  return events.filter(isTableEvent);
}
