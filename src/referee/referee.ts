import type { AnyGame } from '../rules/game.ts';
import type { TableView } from '../table/table-view.ts';
import type { Allowance } from './allowance.ts';
import { allowancesOf, startOf, stateReached } from './allowance.ts';
import { anchorsOf, mayRoll, restingDice } from './dice.ts';
import { watchedGame } from './games.ts';
import { judge } from './judge.ts';
import { knownCard } from './may-lie.ts';
import type { Moment } from './moment.ts';
import type { RefereeSettings } from './settings.ts';
import { USUAL_SETTINGS } from './settings.ts';
import type { RefereeState } from './state.ts';
import { takeIn } from './take-in.ts';
import type { NamedCard, Report, Verdict } from './verdict.ts';

/** A table takes so long to be seen whole once its lay-out is found, in ms. */
const ARRIVING_MS = 1000;

/** The game at the table, as the log tells it. */
export interface GameNow {
  readonly game: AnyGame;
  /** Of the match, as `fold` and `evolve` give it. */
  readonly state: unknown;
  /** By tap a player says before turning a card up as what: the type of the input. Undefined: the pieces tell. */
  readonly chosenType?: string;
}

/**
 * Judges one view of the table: which inputs explain it, what is wrong, what has to be asked, or that one has to wait.
 * An explanation is given again with each view until the state follows it; the caller asks `decide` as always.
 */
export function referee(
  before: RefereeState,
  now: GameNow,
  view: TableView,
  settings: RefereeSettings = USUAL_SETTINGS,
): { readonly state: RefereeState; readonly report: Report } {
  const { game, state: gameState, chosenType } = now;
  if (view.bearings !== 'held') {
    return { state: before, report: { verdict: waitForBearings(), named: [] } };
  }
  if (game.outcome(gameState) !== undefined) {
    return { state: before, report: { verdict: { says: 'nothing-new' }, named: [] } };
  }
  const allowances = allowancesOf(game.expect(gameState));
  const watchedSince = before.watchedSince ?? view.at;
  // Dice that lie there as the camera comes to the table were not thrown just now.
  const isRollable = view.at - watchedSince >= ARRIVING_MS && mayRoll(game, gameState);
  const anchors = before.watchedSince === null ? anchorsOf(view) : before.anchors;
  const dice = restingDice(before.dice, view, anchors, isRollable);
  const taken = takeIn(
    { ...before, anchors, dice, watchedSince },
    view,
    allowances,
    settings,
    (spot) => knownCard(game, gameState, spot),
  );
  const { memory, progress, pending, called, overruled } = taken;
  const moment: Moment = {
    game,
    watched: watchedGame(game.id),
    settings,
    at: view.at,
    memory,
    progress,
    pending,
    excused: new Set([...Object.keys(called), ...Object.keys(overruled)]),
    chosenType,
  };
  const { state, verdict } = judge(moment, taken, gameState, view);
  return { state, report: { verdict, named: namedCards(moment, allowances) } };
}

/** Cards that lie face up and of which the log does not tell yet. */
function namedCards(moment: Moment, allowances: readonly Allowance[]): readonly NamedCard[] {
  return allowances.flatMap((allowance): readonly NamedCard[] => {
    const { spot } = allowance;
    const memory = moment.memory[spot];
    const look = memory?.newer?.look ?? memory?.look;
    if (memory === undefined || !memory.isClear || look?.lies !== 'up') return [];
    const start = startOf(allowance, moment.progress[spot]);
    const now = { ...memory, look };
    const isTold = stateReached(allowance, start, now, moment.settings.refillMs) !== undefined;
    return isTold ? [] : [{ spot, card: look.card }];
  });
}

function waitForBearings(): Verdict {
  return { says: 'waiting', waitsFor: 'bearings', spots: [] };
}
