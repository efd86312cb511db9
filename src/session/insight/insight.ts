import type { EventBase, TableEvent } from '../../rules/events.ts';
import { isTableEvent } from '../../rules/events.ts';
import { spotsOf } from '../../rules/expected-table.ts';
import type { AnyGame } from '../../rules/game.ts';
import type { Knowledge } from '../../rules/knowledge.ts';
import { learn, NOTHING_KNOWN } from '../../rules/knowledge.ts';
import type { GameRecord } from '../../store/game-record.ts';
import type { AnyFolded } from '../replay.ts';
import { replay } from '../replay.ts';
import type { ChoicesMade } from './best-choices.ts';
import { bestChoices } from './best-choices.ts';
import type { CardOnSpot, Seen } from './set-law.ts';
import { setLawOf } from './set-law.ts';

/** How one seat played, seen by one who forgets nothing. */
export interface SeatInsight {
  /** Sets whose last card had been seen before. */
  readonly fromMemory: number;
  /** Sets whose last card nobody had seen. */
  readonly lucky: number;
  /** How many such were to be expected from the unseen cards that this seat turned up. */
  readonly luckExpected: number;
  /** Turns that ended without the set that seen cards would have made, by the line of the log where it went wrong. */
  readonly missed: readonly string[];
  /** How often it chose as the best play does; undefined where that is not known. */
  readonly best: ChoicesMade | undefined;
}

/**
 * What a finished game shows of its players, by seat; undefined for games in which no sets are found from memory. It
 * tells what lay under the cards, so it is not for a running game.
 */
export function insightOf(
  game: AnyGame,
  { gameId, options, seats }: GameRecord,
  folded: AnyFolded,
): readonly SeatInsight[] | undefined {
  const law = setLawOf(gameId, options);
  if (law === undefined) return undefined;
  const states = replay(game, folded);
  const best = bestChoices(game, gameId, options, folded, states);
  const tallies = seats.map(() => ({
    fromMemory: 0,
    lucky: 0,
    luckExpected: 0,
    missed: new Array<string>(),
  }));
  let known = NOTHING_KNOWN;
  // Of the turn that is on: where a set was in reach and another card was turned up.
  let slip: { readonly seat: number; readonly entryId: string } | undefined;
  // ME-5: the clock drew the next card, so nobody has chosen it.
  let isDrawn = false;
  for (const [place, { id, input, events }] of folded.applied.entries()) {
    if (input.type === 'time-out') isDrawn = true;
    for (const event of events.filter(isTableEvent)) {
      if (event.type === 'turn-started' && slip !== undefined) {
        tallies[slip.seat]?.missed.push(slip.entryId);
        slip = undefined;
      }
      const tally = event.type === 'card-turned-up' ? tallies[event.seat] : undefined;
      if (event.type === 'card-turned-up' && tally !== undefined) {
        const seen = lookAt(game, states[place], known);
        const wasSeen = known.at[event.spot] !== undefined;
        const isTaken = takes(events, event);
        if (isTaken && wasSeen) tally.fromMemory += 1;
        if (isTaken && !wasSeen) tally.lucky += 1;
        if (!wasSeen) tally.luckExpected += law.chance(seen);
        if (isTaken) slip = undefined;
        else if (!isDrawn && law.isInReach(seen)) slip ??= { seat: event.seat, entryId: id };
        isDrawn = false;
      }
      known = learn(known, event);
    }
  }
  return tallies.map((tally, seat) => ({ ...tally, best: best?.[seat] }));
}

function takes(
  events: readonly EventBase[],
  { spot }: Extract<TableEvent, { readonly type: 'card-turned-up' }>,
): boolean {
  return events
    .filter(isTableEvent)
    .some((event) => event.type === 'card-taken' && event.spot === spot);
}

function lookAt(game: AnyGame, state: unknown, known: Knowledge): Seen {
  const lying = Object.entries(known.at);
  const at = (lies: 'up' | 'down') =>
    lying.flatMap(([spot, seen]): readonly CardOnSpot[] =>
      seen.lies === lies ? [[spot, seen.card]] : [],
    );
  const down = spotsOf(game.expect(state).zones).filter(({ lies }) => lies === 'down');
  return {
    up: at('up'),
    known: at('down'),
    gone: known.gone,
    unseenCount: down.filter(({ id }) => known.at[id] === undefined).length,
    stage: game.view(state).stage,
  };
}
