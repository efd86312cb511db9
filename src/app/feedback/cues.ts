import type { TableEvent } from '../../rules/events.ts';
import type { GameMoment } from '../events/game-event.ts';

/** What can be heard and felt of a game. The later in the list, the more it tells: a moment has one cue, its last. */
export const CUES = [
  'back',
  'card',
  'turn',
  'stone',
  'token',
  'roll',
  'miss',
  'take',
  'undo',
  'wrong',
  'end',
] as const;
export type Cue = (typeof CUES)[number];

/** By type of event; pieces are told apart below. Of a game's own events only some can be heard. */
const CUE_OF_EVENT: Readonly<Record<TableEvent['type'], Cue | undefined>> = {
  'turn-started': 'turn',
  'spot-named': 'turn',
  'card-turned-up': 'card',
  'card-glimpsed': 'card',
  'card-turned-back': 'back',
  'card-taken': 'take',
  'card-discarded': 'miss',
  'spot-refilled': 'back',
  'spot-left-empty': undefined,
  'cards-swapped': 'card',
  'cards-laid-anew': 'card',
  'piece-moved': undefined,
};
const CUE_OF_OWN_EVENT: Readonly<Record<string, Cue>> = {
  'die-rolled': 'roll',
  'link-broken': 'miss',
  'link-completed': 'take',
  'special-found': 'take',
  'time-ran-out': 'miss',
  'bid-laid': 'card',
  'bids-revealed': 'card',
  'card-placed': 'back',
};

/** The one cue of a moment; undefined where nothing is to be heard. */
export function cueOf(moment: GameMoment): Cue | undefined {
  if (moment.kind === 'refused') return 'wrong';
  if (moment.kind === 'taken-back') return 'undo';
  if (moment.outcome !== undefined) return 'end';
  const cues = moment.events.map((event) => {
    const told = event as Partial<TableEvent>;
    if (told.type === 'piece-moved') return told.piece?.kind;
    return { ...CUE_OF_EVENT, ...CUE_OF_OWN_EVENT }[event.type];
  });
  // The second card of a turn that matched nothing ends it: this is what there is to hear of it.
  if (moment.view.stage === 'closing' && cues.includes('card')) cues.push('miss');
  return CUES.findLast((cue) => cues.includes(cue));
}
