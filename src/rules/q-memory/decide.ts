import type { PackCode } from '../../cards/pack.ts';
import { cardOf } from '../../cards/pack.ts';
import type { Result } from '../../cards/result.ts';
import { ok } from '../../cards/result.ts';
import { turnBackAndPass } from '../concentration.ts';
import type { TableEvent } from '../events.ts';
import type { InputPattern } from '../inputs.ts';
import { refusalToTurnUp } from '../lying.ts';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import { nextSeat } from '../seats.ts';
import type { SpotId } from '../spots.ts';
import { continuesLink } from './link.ts';
import type { QMemoryEvent, QMemoryState } from './state.ts';
import { placeRefusal, turnableSpots } from './state.ts';

export type QMemoryInput =
  | { readonly type: 'turn-up'; readonly spot: SpotId; readonly card: PackCode }
  /** After a break: the tiles are turned back, or begin to be. */
  | { readonly type: 'close' }
  /** *Easier than ever*: the time is over. What was shown until then is a `glimpse` for each tile seen. */
  | { readonly type: 'begin' }
  /** QM-7: all tiles are shuffled and laid down as at the start. */
  | { readonly type: 'lay-anew' };

export const Q_MEMORY_REFUSALS = [
  /** QM-6, Master: the last tile was of this circle too. The hands turn it back: a `glimpse`. */
  'wrong-circle',
  /** QM-6, Battle: an attempt starts with a tile of one's own. */
  'not-your-tile',
] as const;
export type QMemoryRefusal = (typeof Q_MEMORY_REFUSALS)[number];

type Events = readonly (TableEvent | QMemoryEvent)[];
type Decision = Result<Events, Refusal<QMemoryRefusal>>;

export function decideQMemory(state: QMemoryState, input: QMemoryInput): Decision {
  switch (input.type) {
    case 'turn-up':
      return turnUp(state, input.spot, input.card);
    case 'close':
      return state.stage === 'closing' ? ok(closing(state)) : refuse('not-now');
    case 'begin':
      return state.stage === 'showing' ? ok([{ type: 'play-began' }]) : refuse('not-now');
    case 'lay-anew':
      return ok(layingAnew(state));
  }
}

function turnUp(state: QMemoryState, spot: SpotId, card: PackCode): Decision {
  if (state.stage !== 'linking') return refuse('not-now', { spot, card });
  const refusal = refusalToTurnUp(state.lying, spot) ?? placeRefusal(state, spot);
  if (refusal !== undefined) return refuse(refusal, { spot, card });
  const turned: TableEvent = { type: 'card-turned-up', spot, card, seat: state.turn };
  if (!continues(state, card)) return ok([turned, { type: 'link-broken' }]);
  const isWhole = state.link.length + 1 === Object.keys(state.lying).length;
  return ok(isWhole ? [turned, { type: 'link-completed' }] : [turned]);
}

function continues({ pack, link }: QMemoryState, card: PackCode): boolean {
  const tile = cardOf(pack, card);
  // A tile that is not in the pack is refused by the law all games share.
  if (tile === undefined) return true;
  return continuesLink(
    link.flatMap((linked) => cardOf(pack, linked.card) ?? []),
    tile,
  );
}

/** QM-4, and before it QM-7: with *Mak'em tougher* the last two change places while they lie up. */
function closing({ options, link, turn, attempts }: QMemoryState): Events {
  const up = link.map(({ spot }) => spot);
  const [one, other] = up.slice(-2);
  const swapped: readonly TableEvent[] =
    options.tougher && one !== undefined && other !== undefined
      ? [{ type: 'cards-swapped', spots: [one, other] }]
      : [];
  return [...swapped, ...turnBackAndPass(up, turn, attempts.length)];
}

/** A broken attempt has passed the turn; one that is only given up has not, and starts again. */
function layingAnew({ lying, stage, link, turn, attempts }: QMemoryState): Events {
  const seat = stage === 'closing' ? nextSeat(turn, attempts.length) : turn;
  const laidAnew: TableEvent = { type: 'cards-laid-anew', spots: Object.keys(lying) };
  return link.length === 0 ? [laidAnew] : [{ type: 'turn-started', seat }, laidAnew];
}

export function legalQMemory(state: QMemoryState): readonly InputPattern<QMemoryInput>[] {
  const patterns: InputPattern<QMemoryInput>[] = [{ type: 'lay-anew' }];
  if (state.stage === 'showing') patterns.push({ type: 'begin' });
  if (state.stage === 'closing') patterns.push({ type: 'close' });
  const among = turnableSpots(state);
  if (among.length > 0) {
    patterns.push({ type: 'turn-up', spot: { hole: 'spot', among }, card: { hole: 'card' } });
  }
  return patterns;
}
