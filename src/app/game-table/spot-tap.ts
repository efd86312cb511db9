import type { ExpectedSpot } from '../../rules/expected-table.ts';
import type { SpotId } from '../../rules/spots.ts';
import type { Legal, Sight } from './offers.ts';
import { choiceOfSpots, isOffered, spotsFor } from './offers.ts';

/** What a tap on a card is for, where there is a choice (TM-4: a peek is chosen before the card is seen). */
const TAP_MODES = ['view', 'peek', 'save'] as const;
export type TapMode = (typeof TAP_MODES)[number];

/** What a tap on a place leads to. */
export type SpotTap =
  /** The card there is turned up: it is asked what was seen. */
  | { readonly kind: 'enter'; readonly sight: Sight; readonly spot: SpotId }
  /** ANY-7: another card than the one that was asked for. */
  | { readonly kind: 'other'; readonly spot: SpotId }
  /** Not a card for now; if it was turned all the same, all have seen it. */
  | { readonly kind: 'wrong'; readonly spot: SpotId }
  | { readonly kind: 'save'; readonly spot: SpotId }
  /** One of several places is chosen, or no longer (TM-8). */
  | { readonly kind: 'pick'; readonly spot: SpotId }
  /** An open card: what it really is. */
  | { readonly kind: 'correct'; readonly spot: SpotId }
  | { readonly kind: 'nothing' };

export interface TapContext {
  readonly legal: Legal;
  readonly mode: TapMode;
  /** The spot that was asked for (ANY-7). */
  readonly named: SpotId | undefined;
  /** Whether whoever asked for it wants to peek. */
  readonly peeks: boolean;
  /** The type of input for which places are being picked. */
  readonly picking: string | undefined;
}

export function tapOn({ id: spot, lies }: ExpectedSpot, context: TapContext): SpotTap {
  const { legal, mode, named, picking } = context;
  if (picking !== undefined) {
    const isChoice = choiceOfSpots(legal, picking).among.includes(spot);
    return isChoice ? { kind: 'pick', spot } : { kind: 'nothing' };
  }
  if (lies === 'up') {
    const isSaved = mode === 'save' && spotsFor(legal, 'save').includes(spot);
    return { kind: isSaved ? 'save' : 'correct', spot };
  }
  if (lies === 'empty') return { kind: 'nothing' };
  const sight = sightFor(context);
  if (spotsFor(legal, sight).includes(spot)) return { kind: 'enter', sight, spot };
  if (!spotsFor(legal, 'glimpse').includes(spot)) return { kind: 'nothing' };
  return { kind: named === undefined ? 'wrong' : 'other', spot };
}

/** How the next card is seen. While tiles are shown before the start, each of them may be noted (QM-7). */
export function sightFor({ legal, mode, named, peeks }: TapContext): Sight {
  if (isOffered(legal, 'turn-up')) return 'turn-up';
  const wantsPeek = named === undefined ? mode === 'peek' : peeks;
  if (wantsPeek && isOffered(legal, 'peek')) return 'peek';
  if (isOffered(legal, 'view')) return 'view';
  return isOffered(legal, 'begin') ? 'glimpse' : 'turn-up';
}

/** The places that a tap leads on from, in the way the game wants now. */
export function liveSpots(context: TapContext): readonly SpotId[] {
  const { legal, mode, picking } = context;
  if (picking !== undefined) return choiceOfSpots(legal, picking).among;
  return spotsFor(legal, mode === 'save' ? 'save' : sightFor(context));
}
