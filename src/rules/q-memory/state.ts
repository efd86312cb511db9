import type { Pack, PackCode } from '../../cards/pack.ts';
import type { Tile } from '../../cards/tiles.ts';
import type { TableEvent } from '../events.ts';
import type { Lying } from '../lying.ts';
import { downSpots, layFaceDown, moveCards } from '../lying.ts';
import type { SeatIndex } from '../seats.ts';
import type { SpotId } from '../spots.ts';
import type { Group } from './modes.ts';
import { groupsOf, packOf } from './modes.ts';
import type { QMemoryOptions } from './options.ts';

export type QMemoryEvent =
  /** *Easier than ever*: the tiles have been shown. */
  | { readonly type: 'play-began' }
  | { readonly type: 'link-broken' }
  | { readonly type: 'link-completed' };

interface LinkedTile {
  readonly spot: SpotId;
  readonly card: PackCode;
}

export interface QMemoryState {
  readonly options: QMemoryOptions;
  readonly pack: Pack<Tile>;
  readonly groups: readonly Group[];
  readonly lying: Lying;
  readonly turn: SeatIndex;
  /** `closing`: a tile broke the link, and all lie up still. */
  readonly stage: 'showing' | 'linking' | 'closing' | 'linked';
  /** The tiles of this attempt as they were turned up, the one that broke it too. */
  readonly link: readonly LinkedTile[];
  /** By seat: how many attempts were begun. */
  readonly attempts: readonly number[];
}

export function newQMemory(options: QMemoryOptions, seatCount: number): QMemoryState {
  const groups = groupsOf(options.mode, seatCount);
  return {
    options,
    pack: packOf(options.mode, options.backgrounds),
    groups,
    lying: layFaceDown(groups.flatMap(({ spots }) => spots)),
    turn: 0,
    stage: firstStage(options),
    link: [],
    attempts: Array.from({ length: seatCount }, () => 0),
  };
}

export function evolveQMemory(state: QMemoryState, event: TableEvent | QMemoryEvent): QMemoryState {
  switch (event.type) {
    case 'play-began':
      return { ...state, stage: 'linking' };
    case 'link-broken':
      return { ...state, stage: 'closing' };
    case 'link-completed':
      return { ...state, stage: 'linked' };
    case 'turn-started':
      return { ...state, turn: event.seat, stage: 'linking', link: [] };
    case 'cards-laid-anew':
      return {
        ...state,
        lying: moveCards(state.lying, event),
        stage: firstStage(state.options),
        link: [],
      };
    case 'card-turned-up': {
      const begins = state.link.length === 0 ? 1 : 0;
      return {
        ...state,
        lying: moveCards(state.lying, event),
        link: [...state.link, { spot: event.spot, card: event.card }],
        attempts: state.attempts.map((count, seat) => count + (seat === event.seat ? begins : 0)),
      };
    }
    default:
      return { ...state, lying: moveCards(state.lying, event) };
  }
}

/** QM-7: tiles that were laid anew are shown again before they are played. */
function firstStage({ showSeconds }: QMemoryOptions): QMemoryState['stage'] {
  return showSeconds > 0 ? 'showing' : 'linking';
}

/** Where the next tile of the link may be turned up. */
export function turnableSpots(state: QMemoryState): readonly SpotId[] {
  if (state.stage !== 'linking') return [];
  return downSpots(state.lying).filter((spot) => placeRefusal(state, spot) === undefined);
}

/** QM-6: why a tile that lies face down is not for this moment, by where it lies. */
export function placeRefusal(
  { options, groups, link, turn }: QMemoryState,
  spot: SpotId,
): 'wrong-circle' | 'not-your-tile' | undefined {
  const group = groups.find(({ spots }) => spots.includes(spot));
  const last = link.at(-1);
  if (options.mode === 'battle' && last === undefined && group?.owner !== turn) {
    return 'not-your-tile';
  }
  const isSameCircle = last !== undefined && group?.spots.includes(last.spot);
  return options.mode === 'master' && isSameCircle ? 'wrong-circle' : undefined;
}

/** How many tiles long the link is; the tile that broke it is no part of it. */
export function linkLength({ link, stage }: QMemoryState): number {
  return stage === 'closing' ? link.length - 1 : link.length;
}
