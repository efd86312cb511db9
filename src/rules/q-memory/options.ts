import type { Background } from '../../cards/tiles.ts';
import { BACKGROUNDS } from '../../cards/tiles.ts';
import type { OptionFields, OptionsRefusal } from '../options.ts';
import type { Mode } from './modes.ts';
import { BATTLE_SEAT_COUNTS, MODES } from './modes.ts';

/** QM-5: with several players, whether the one who turns up the last tile wins, or all do. */
export const WINNERS = ['last-tile', 'together'] as const;

/** How long *Easier than ever* shows the tiles; 0 is without it. */
export const SHOW_SECONDS = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120] as const;

export interface QMemoryOptions {
  readonly mode: Mode;
  /** The three of Basic; other modes have theirs. */
  readonly backgrounds: readonly Background[];
  readonly winner: (typeof WINNERS)[number];
  /** QM-7, *Mak'em tougher*: on a break the last two tiles change places. */
  readonly tougher: boolean;
  /** QM-7, *Easier than ever*: the clock that measures them is the app's. */
  readonly showSeconds: (typeof SHOW_SECONDS)[number];
}

export const OPTION_FIELDS: OptionFields<QMemoryOptions> = {
  mode: { kind: 'choice', among: MODES, default: 'basic' },
  // Far apart in hue, also by lamplight.
  backgrounds: {
    kind: 'several',
    among: BACKGROUNDS,
    count: 3,
    default: ['yellow', 'red', 'blue'],
  },
  winner: { kind: 'choice', among: WINNERS, default: 'last-tile' },
  tougher: { kind: 'switch', default: false },
  showSeconds: { kind: 'number', among: SHOW_SECONDS, default: 0 },
};

export function optionsClash(
  options: QMemoryOptions,
  seatCount: number,
): OptionsRefusal | undefined {
  return options.mode === 'battle' && !BATTLE_SEAT_COUNTS.includes(seatCount)
    ? { code: 'seats-not-allowed', field: 'mode' }
    : undefined;
}

/**
 * QM-7: tiles that change circles can leave circles from which no link is possible. For the set-up to say; whether it
 * has happened is never told (QM-4).
 */
export function linkMayBecomeImpossible({ mode, tougher }: QMemoryOptions): boolean {
  return mode === 'master' && tougher;
}
