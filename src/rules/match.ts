import type { CommonEvent } from './common.ts';
import type { EventBase, TableEvent } from './events.ts';
import { isTableEvent } from './events.ts';
import type { Step } from './expected-table.ts';
import type { Knowledge } from './knowledge.ts';
import { learn, NOTHING_KNOWN } from './knowledge.ts';
import type { CommonEnding } from './outcome.ts';
import type { SeatIndex } from './seats.ts';
import type { SpotId } from './spots.ts';

import { spotsOfStep, stepFor } from './steps.ts';

export interface DueStep {
  readonly step: Step;
  /** The number of the turn that asked for it. */
  readonly turn: number;
}

/** The state of a game together with what every game keeps. */
export interface Match<State> {
  readonly game: State;
  readonly seatCount: number;
  /** How many turns were started after the first. */
  readonly turn: number;
  readonly known: Knowledge;
  readonly steps: readonly DueStep[];
  readonly named: SpotId | null;
  readonly ended: { readonly reason: CommonEnding; readonly seat?: SeatIndex } | null;
}

export function newMatch<State>(game: State, seatCount: number): Match<State> {
  return { game, seatCount, turn: 0, known: NOTHING_KNOWN, steps: [], named: null, ended: null };
}

export function evolveMatch<State, Event extends EventBase>(
  rules: { evolve(state: State, event: TableEvent | Event): State },
  match: Match<State>,
  event: TableEvent | CommonEvent | Event,
): Match<State> {
  if (isCommonEvent(event)) {
    if (event.type === 'naming-lifted') return { ...match, named: null };
    const { reason, seat } = event;
    return { ...match, ended: seat === undefined ? { reason } : { reason, seat } };
  }
  const game = rules.evolve(match.game, event);
  return isTableEvent(event) ? { ...keepTable(match, event), game } : { ...match, game };
}

function keepTable<State>(match: Match<State>, event: TableEvent): Match<State> {
  const turn = event.type === 'turn-started' ? match.turn + 1 : match.turn;
  return {
    ...match,
    turn,
    known: learn(match.known, event),
    steps: stepsAfter(match, event, turn),
    named: namedAfter(match.named, event),
  };
}

/**
 * A card turned up at a spot shows that whatever was to be done there is done, and cards that are laid anew need not
 * be turned back before. Everything else stays due through the next turn: people start it before the last card of the
 * one before is tidied away.
 */
function stepsAfter(match: Match<unknown>, event: TableEvent, turn: number): readonly DueStep[] {
  switch (event.type) {
    case 'turn-started':
      return match.steps.filter((due) => due.turn >= turn - 1);
    case 'card-turned-up':
      return match.steps.filter((due) => !touches(due, [event.spot]));
    case 'spot-left-empty':
      return match.steps.filter(({ step }) => step.do !== 'refill' || step.spot !== event.spot);
    default: {
      const step = stepFor(event, match.known);
      if (step === undefined) return match.steps;
      const spots = step.do === 'lay-anew' ? step.spots : [];
      const others = match.steps.filter((due) => !touches(due, spots));
      return [...others, { step, turn }];
    }
  }
}

function touches(due: DueStep, spots: readonly SpotId[]): boolean {
  return spotsOfStep(due.step).some((spot) => spots.includes(spot));
}

function namedAfter(named: SpotId | null, event: TableEvent): SpotId | null {
  if (event.type === 'spot-named') return event.spot;
  return event.type === 'card-turned-up' || event.type === 'turn-started' ? null : named;
}

function isCommonEvent(event: EventBase): event is CommonEvent {
  return event.type === 'game-ended' || event.type === 'naming-lifted';
}
