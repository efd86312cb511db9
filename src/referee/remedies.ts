import type { SpotState } from '../rules/expected-table.ts';
import type { SpotId } from '../rules/spots.ts';
import type { Look } from './look.ts';
import { fitsState } from './look.ts';
import type { Remedy } from './verdict.ts';

/** What makes of a place that looks so one that is in this state; nothing where it is already. */
export function remediesAt(spot: SpotId, look: Look, state: SpotState): readonly Remedy[] {
  if (fitsState(look, state)) return [];
  switch (state.lies) {
    case 'empty':
      return [{ do: 'take-away', spot }];
    case 'down':
      return [{ do: look.lies === 'empty' ? 'lay-down' : 'turn-down', spot }];
    case 'up': {
      if (look.lies === 'down') return [{ do: 'turn-up', spot }];
      const lay: Remedy = { do: 'lay-up', spot, card: state.card };
      return look.lies === 'empty' ? [lay] : [{ do: 'take-away', spot }, lay];
    }
  }
}
