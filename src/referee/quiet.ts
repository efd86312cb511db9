import type { TableView } from '../table/table-view.ts';
import { faultOfUndone } from './diagnose.ts';
import type { Moment, Standpoint } from './moment.ts';
import { isSettled } from './moment.ts';
import { wrongPiles } from './piles.ts';
import type { RefereeState } from './state.ts';
import type { Fault } from './verdict.ts';

/** How much longer than other things a card may take to get to its pile. */
const PILE_FACTOR = 4;

/** What is due since an earlier turn, although cards have been turned up since then. */
export function overdueFaults(moment: Moment, { allowances }: Standpoint): readonly Fault[] {
  const { at, memory, progress, excused, settings } = moment;
  const turnedUp = Math.max(
    ...allowances.map(({ spot, final, steps }) =>
      final.lies === 'up' && steps.length === 0 ? (memory[spot]?.changed.by ?? 0) : 0,
    ),
  );
  return allowances.flatMap((allowance): readonly Fault[] => {
    const { spot, states } = allowance;
    const due = progress[spot];
    const seen = memory[spot];
    if (due === undefined || seen === undefined || excused.has(spot)) return [];
    const isDone = due.index === states.length - 1;
    const isLate = at - due.since >= settings.overdueMs && turnedUp > due.since;
    return isDone || !isLate || !isSettled(seen) ? [] : [faultOfUndone(moment, allowance)];
  });
}

/** The faults of piles, and since when each pile has been wrong. */
export function pileFaults(
  { at, progress, settings }: Moment,
  { pileDoubts }: RefereeState,
  { table, allowances }: Standpoint,
  view: TableView,
): { readonly faults: readonly Fault[]; readonly pileDoubts: RefereeState['pileDoubts'] } {
  const isDiscardDue = allowances.some(
    ({ spot, steps }) =>
      (progress[spot]?.index ?? 0) === 0 && steps.some((step) => step.do === 'discard'),
  );
  const wrong = wrongPiles(table, view, isDiscardDue);
  const doubts = Object.fromEntries(wrong.map(({ spot }) => [spot, pileDoubts[spot] ?? at]));
  const patience = settings.faultMs * PILE_FACTOR;
  return {
    faults: wrong.filter(({ spot }) => at - (doubts[spot] ?? at) >= patience),
    pileDoubts: doubts,
  };
}
