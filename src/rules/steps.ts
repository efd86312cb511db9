import type { TableEvent } from './events.ts';
import type { SpotState, Step, Tolerance } from './expected-table.ts';
import type { Knowledge } from './knowledge.ts';
import type { SpotId } from './spots.ts';

/** The step an event asks for, if any. `known` is what was known before the event. */
export function stepFor(event: TableEvent, known: Knowledge): Step | undefined {
  switch (event.type) {
    case 'card-taken':
      return { do: 'take', spot: event.spot, card: event.card, seat: event.seat };
    case 'card-discarded':
      return { do: 'discard', spot: event.spot, card: event.card };
    case 'card-glimpsed':
      return { do: 'turn-back', spot: event.spot, card: event.card };
    case 'card-turned-back': {
      const seen = known.at[event.spot];
      return seen && { do: 'turn-back', spot: event.spot, card: seen.card };
    }
    case 'spot-refilled':
      return { do: 'refill', spot: event.spot };
    case 'cards-swapped':
      return { do: 'swap', spots: event.spots };
    case 'cards-laid-anew':
      return { do: 'lay-anew', spots: event.spots };
    case 'piece-moved':
      return { do: 'move-piece', piece: event.piece, from: event.from, to: event.to };
    case 'turn-started':
    case 'spot-named':
    case 'card-turned-up':
    case 'spot-left-empty':
      return undefined;
  }
}

/** Which spots a step changes. A piece that moves changes none, nor does a card that lies at none. */
export function spotsOfStep(step: Step): readonly SpotId[] {
  switch (step.do) {
    case 'move-piece':
    case 'take-back':
      return [];
    case 'swap':
    case 'lay-anew':
      return step.spots;
    default:
      return [step.spot];
  }
}

/**
 * What the spots may still show: each step leaves its spot as it was until it is done. While two cards change places,
 * or cards are gathered, their spots may show anything.
 */
export function toleratedBy(steps: readonly Step[]): readonly Tolerance[] {
  const states = new Map<SpotId, 'anything' | SpotState[]>();
  for (const step of steps) {
    for (const spot of spotsOfStep(step)) {
      const before = stateBefore(step);
      const also = states.get(spot) ?? [];
      states.set(
        spot,
        before === undefined || also === 'anything' ? 'anything' : [...also, before],
      );
    }
  }
  return [...states].map(([spot, also]) => ({ spot, also }));
}

/** How the spot of a step looks until it is done; undefined when that can't be told. */
function stateBefore(step: Step): SpotState | undefined {
  switch (step.do) {
    case 'take':
    case 'discard':
    case 'turn-back':
      return { lies: 'up', card: step.card };
    case 'refill':
      return { lies: 'empty' };
    default:
      return undefined;
  }
}
