import { evolveAll } from '../rules/game.ts';
import type { ExplainedInput } from './explain.ts';
import type { Moment, Standpoint } from './moment.ts';
import { isSettled } from './moment.ts';

/** Why an input is not committed yet, although it explains what is seen. */
export type HeldFor = 'piece' | 'hand' | 'steady';

/** How many of the inputs are certain by now, and why the next one is not. */
export function certainInputs(
  moment: Moment,
  start: Standpoint,
  inputs: readonly ExplainedInput[],
): { readonly count: number; readonly heldFor?: HeldFor } {
  let { state } = start;
  for (const [index, explained] of inputs.entries()) {
    const later = inputs.slice(index + 1);
    const heldFor = reasonToHold(moment, state, start, explained, later);
    if (heldFor !== undefined) return { count: index, heldFor };
    const decided = moment.game.decide(state, explained.input);
    if (!decided.ok) throw new Error('an explanation is refused');
    state = evolveAll(moment.game, state, decided.value);
  }
  return { count: inputs.length };
}

function reasonToHold(
  moment: Moment,
  state: unknown,
  start: Standpoint,
  explained: ExplainedInput,
  later: readonly ExplainedInput[],
): HeldFor | undefined {
  if (explained.spots.some((spot) => moment.memory[spot]?.rival)) return 'steady';
  if (mayBecomeMarked(moment, state, explained, later)) return 'piece';
  return mayBeSecond(moment, start, explained) ? 'hand' : undefined;
}

/**
 * TM-4: within the window, as long as nothing else is turned, taken or put back, a piece can still be laid on the card
 * and make another move of it.
 */
function mayBecomeMarked(
  { game, watched, settings, at, memory, pending, chosenType }: Moment,
  state: unknown,
  { input, spots, when }: ExplainedInput,
  later: readonly ExplainedInput[],
): boolean {
  const { piece } = watched;
  const [spot] = spots;
  if (piece === undefined || spot === undefined || input.type !== piece.plain) return false;
  if (settings.pieces === 'tapped' || chosenType !== undefined) return false;
  if (later.some(({ movesCards }) => movesCards)) return false;
  const seen = memory[spot];
  if (seen === undefined || (seen.look?.lies === 'up' && seen.look.card !== pending[spot]?.card)) {
    return false;
  }
  if (isSettled(seen) && seen.look?.lies !== 'up') return false;
  if (!game.decide(state, { ...input, type: piece.marked }).ok) return false;
  const isOver = at - when.by >= settings.pieceWindowMs;
  // A piece that a hand is just laying, or that was not looked at for long enough, was laid in time.
  return !isOver || !isSettled(seen) || seen.newerPieces !== null;
}

/** Under a hand a card may lie that was turned up before this one. */
function mayBeSecond(
  { watched, settings, at, memory }: Moment,
  { allowances }: Standpoint,
  { spots, when }: ExplainedInput,
): boolean {
  if (!watched.orderMatters || at - when.by >= settings.orderMarginMs) return false;
  return allowances.some(({ spot, final }) => {
    const seen = memory[spot];
    return final.lies === 'down' && !spots.includes(spot) && seen?.isClear === false;
  });
}
