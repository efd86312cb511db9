import type { EventBase } from '../../rules/events.ts';
import type { Outcome } from '../../rules/outcome.ts';
import type { ScoreView } from '../../rules/view.ts';
import type { TableTalk } from '../game-table/table-talk.ts';

/** Something that happened at the table of a running game, for all that answer to it: motion, sound, voice, haptics. */
export type GameMoment =
  /** An input was accepted and is on disk. */
  | {
      readonly kind: 'moved';
      readonly gameId: string;
      /** The events of the input, in order, as they may be told (`rules/spoilers.ts`, ANY-4). */
      readonly events: readonly EventBase[];
      readonly view: ScoreView;
      /** Undefined while the game runs. */
      readonly outcome: Outcome | undefined;
      /** The table as it should look now, and who sits there. */
      readonly talk: TableTalk;
    }
  /** The rules forbid it (ANY-1); the screen says why. */
  | { readonly kind: 'refused' }
  /** A move was taken back, or taken back no longer. */
  | { readonly kind: 'taken-back' };

export class GameEvent extends Event {
  readonly moment: GameMoment;

  constructor(moment: GameMoment) {
    super('game-event', { bubbles: true, composed: true });
    this.moment = moment;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'game-event': GameEvent;
  }
}
