import type { SpotId } from '../rules/spots.ts';
import type { TableView } from '../table/table-view.ts';
import { faultAt } from './diagnose.ts';
import { thrownDie } from './dice.ts';
import type { ExplainedInput, Explanation } from './explain.ts';
import { explain } from './explain.ts';
import { glimpsesOf } from './glimpses.ts';
import { certainInputs } from './hold.ts';
import type { Moment, Standpoint } from './moment.ts';
import { isSettled, standpointOf } from './moment.ts';
import { overdueFaults, pileFaults } from './quiet.ts';
import {
  questionAt,
  questionOfOrder,
  questionOfRivals,
  questionOfUnreadCard,
  questionOfUnseenCard,
} from './questions.ts';
import { isSameOutcome } from './same-outcome.ts';
import type { Called, RefereeState } from './state.ts';
import type { Fault, Verdict, WaitingFor } from './verdict.ts';

interface Judged {
  readonly state: RefereeState;
  readonly verdict: Verdict;
}

/** How much longer something wrong is looked at while hands are at places that are to change. */
const BUSY_FACTOR = 3;

const NOTHING_TOLD: ReadonlySet<SpotId> = new Set();

/** What follows from what is known now. `gameState` is where the log leads. */
export function judge(
  moment: Moment,
  state: RefereeState,
  gameState: unknown,
  view: TableView,
): Judged {
  const start = standpointOf(moment, gameState, NOTHING_TOLD);
  const doubting = { ...state, doubts: doubtsAfter(moment, state, start) };
  const glimpses = glimpsesOf(moment, state, start);
  if (glimpses.length > 0) {
    return { state: doubting, verdict: { says: 'explained', inputs: glimpses } };
  }
  const roll = rollOf(moment, state, gameState, view);
  if (roll !== undefined) {
    return { state: doubting, verdict: { says: 'explained', inputs: [roll] } };
  }
  const judged = judgeLook(moment, doubting, start, view);
  if (judged.verdict.says === 'explained') return judged;
  const rivals = questionOfRivals(moment, start);
  if (rivals === undefined) return judged;
  return { state: judged.state, verdict: { says: 'question', question: rivals } };
}

/** What follows from how the lay-out looks. */
function judgeLook(
  moment: Moment,
  state: RefereeState,
  start: Standpoint,
  view: TableView,
): Judged {
  if (start.discords.size === 0) return quiet(moment, state, start, view);
  const { whole, best } = explain(moment, start);
  const [first, ...others] = whole;
  if (first === undefined) return judgePart(moment, state, start, best);
  const differing = others.filter((other) => !isSameOutcome(moment.watched, first, other));
  if (differing.length > 0) {
    const question = questionOfOrder([first, ...differing]);
    return { state, verdict: { says: 'question', question } };
  }
  return { state, verdict: commit(moment, start, first.inputs) };
}

/** A die that was thrown before any card that the log does not tell of yet (TM-2). */
function rollOf(
  moment: Moment,
  lying: Pick<RefereeState, 'dice' | 'anchors'>,
  gameState: unknown,
  view: TableView,
): ExplainedInput | undefined {
  if (moment.settings.dice === 'tapped') return undefined;
  const roll = thrownDie(moment, gameState, view, lying);
  if (roll === undefined) return undefined;
  const isFirst = Object.values(moment.pending).every(({ turned }) => roll.when.by <= turned.by);
  return isFirst ? roll : undefined;
}

/** The lay-out agrees with the log, apart from what was called. */
function quiet(moment: Moment, before: RefereeState, start: Standpoint, view: TableView): Judged {
  const overdue = overdueFaults(moment, start);
  const piles = pileFaults(moment, before, start, view);
  const called = { ...before.called, ...callOf(moment, start, overdue) };
  const state = { ...before, called, pileDoubts: piles.pileDoubts };
  const faults = [...Object.values(called).map(({ fault }) => fault), ...piles.faults];
  if (faults.length > 0) return { state, verdict: { says: 'fault', faults } };
  const spots = start.allowances
    .map(({ spot }) => spot)
    .filter((spot) => {
      const seen = moment.memory[spot];
      return seen === undefined || !isSettled(seen);
    });
  const verdict: Verdict =
    spots.length === 0
      ? { says: 'nothing-new' }
      : { says: 'waiting', waitsFor: whatFor(moment, spots), spots };
  return { state, verdict };
}

function commit(moment: Moment, start: Standpoint, inputs: readonly ExplainedInput[]): Verdict {
  const { count, heldFor } = certainInputs(moment, start, inputs);
  if (count > 0) return { says: 'explained', inputs: inputs.slice(0, count) };
  return {
    says: 'waiting',
    waitsFor: heldFor ?? 'steady',
    spots: inputs.flatMap(({ spots }) => spots),
  };
}

/** Not all that is seen can be explained: once that has been so for long enough, what can be is, and the rest is called. */
function judgePart(
  moment: Moment,
  state: RefereeState,
  start: Standpoint,
  { inputs, end }: Explanation,
): Judged {
  const patience = isHandled(moment, start) ? BUSY_FACTOR : 1;
  const left = [...end.discords.keys()];
  const ripe = left.filter((spot) => isRipe(moment, state, end, spot, patience));
  if (ripe.length < left.length) {
    const spots = left.filter((spot) => !ripe.includes(spot));
    return { state, verdict: { says: 'waiting', waitsFor: whatFor(moment, spots), spots } };
  }
  const { count } = certainInputs(moment, start, inputs);
  if (count > 0) return { state, verdict: { says: 'explained', inputs: inputs.slice(0, count) } };
  const unseen = questionOfUnseenCard(moment, end) ?? questionOfUnreadCard(moment, end);
  if (unseen !== undefined) return { state, verdict: { says: 'question', question: unseen } };
  const faults = left.flatMap((spot) => {
    const wasRight = state.accepted[spot] === moment.memory[spot]?.changed.by;
    return faultAt(moment, end, spot, wasRight) ?? [];
  });
  if (faults.length > 0) {
    const called = { ...state.called, ...callOf(moment, end, faults) };
    const all = Object.values(called).map(({ fault }) => fault);
    return { state: { ...state, called }, verdict: { says: 'fault', faults: all } };
  }
  return judgeUnnamed(moment, state, end, left);
}

/** What is left neither follows from the rules nor breaks them: a card without a name, or one that can't be here. */
function judgeUnnamed(
  moment: Moment,
  state: RefereeState,
  end: Standpoint,
  left: readonly SpotId[],
): Judged {
  for (const spot of left) {
    const since = state.doubts[spot] ?? moment.at;
    if (moment.at - since < moment.settings.askMs) continue;
    const question = questionAt(moment, end, spot);
    if (question !== undefined) return { state, verdict: { says: 'question', question } };
  }
  const faults = Object.values(state.called).map(({ fault }) => fault);
  return faults.length > 0
    ? { state, verdict: { says: 'fault', faults } }
    : { state, verdict: { says: 'waiting', waitsFor: whatFor(moment, left), spots: left } };
}

function callOf(
  { memory, pending }: Moment,
  { discords }: Standpoint,
  faults: readonly Fault[],
): Readonly<Record<SpotId, Called>> {
  return Object.fromEntries(
    faults.map((fault) => {
      const { spot } = fault;
      const isTurnedUp = discords.get(spot) === 'pending';
      const called: Called = {
        fault,
        look: memory[spot]?.look ?? null,
        pieces: memory[spot]?.pieces ?? [],
        turnedUp: isTurnedUp ? (pending[spot]?.card ?? null) : null,
      };
      return [spot, called];
    }),
  );
}

/** Whether hands may just be about to put right what is wrong: places that are to change are not in view. */
function isHandled({ memory }: Moment, { allowances }: Standpoint): boolean {
  return allowances.some(({ spot, final, steps }) => {
    const seen = memory[spot];
    const isToChange = final.lies === 'up' || steps.length > 0;
    return isToChange && seen !== undefined && !isSettled(seen);
  });
}

function isRipe(
  { at, memory, settings }: Moment,
  { doubts }: RefereeState,
  { discords, allowances }: Standpoint,
  spot: SpotId,
  patience: number,
): boolean {
  const isMissing =
    memory[spot]?.look?.lies === 'empty' &&
    allowances.some((allowance) => allowance.spot === spot && allowance.final.lies === 'down');
  const usual = isMissing ? settings.missingMs : settings.faultMs;
  const least = discords.get(spot) === 'pieces' ? settings.pieceFaultMs : usual;
  return at - (doubts[spot] ?? at) >= least * patience;
}

/** A doubt begins anew when the place changes. */
function doubtsAfter(
  { at, memory, pending }: Moment,
  { doubts }: RefereeState,
  { discords }: Standpoint,
): RefereeState['doubts'] {
  return Object.fromEntries(
    [...discords].map(([spot, discord]) => {
      const changed = discord === 'pending' ? pending[spot]?.turned : memory[spot]?.changed;
      const since = Math.max(doubts[spot] ?? at, changed?.by ?? at);
      return [spot, Math.min(at, since)];
    }),
  );
}

function whatFor({ memory }: Moment, spots: readonly SpotId[]): WaitingFor {
  return spots.some((spot) => memory[spot]?.isClear === false) ? 'hand' : 'steady';
}
