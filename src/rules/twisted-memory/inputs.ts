import type { PackCode } from '../../cards/pack.ts';
import type { Face } from '../chance.ts';
import type { InputShapes } from '../inputs.ts';
import type { OptionFields } from '../options.ts';
import type { SpotId } from '../spots.ts';

export interface TwistedOptions {
  /** TM-1: who dealt; the other one starts. */
  readonly dealer: 0 | 1;
  /** TM-11: end as soon as nothing that is left can pair. */
  readonly callIt: boolean;
}

export const OPTION_FIELDS: OptionFields<TwistedOptions> = {
  dealer: { kind: 'number', among: [0, 1], default: 1 },
  callIt: { kind: 'switch', default: true },
};

export type TwistedInput =
  /** TM-2: the number on the player's die. */
  | { readonly type: 'roll'; readonly face: Face }
  /** TM-3: after a 1 or 2, the save token is taken back from its card. */
  | { readonly type: 'recall' }
  /** A card turned up without a stone, as first or second. */
  | { readonly type: 'view'; readonly spot: SpotId; readonly card: PackCode }
  /** TM-4: a card turned up with a peek stone. */
  | { readonly type: 'peek'; readonly spot: SpotId; readonly card: PackCode }
  /** The save token is laid on a card that is up. */
  | { readonly type: 'save'; readonly spot: SpotId }
  /** TM-8: the cards of a turn that is over go back. */
  | { readonly type: 'close' }
  /** TM-8: where the last cards of the stock were laid, when there are more empty spots than cards. */
  | { readonly type: 'refill'; readonly spots: readonly SpotId[] }
  /** TM-8: fewer cards than counted. The stock is empty, and of the spots just refilled these stayed so too. */
  | { readonly type: 'stock-ran-out'; readonly spots: readonly SpotId[] }
  /** TM-8: more cards than counted. The stock should be empty, and holds one more. */
  | { readonly type: 'stock-goes-on' };

export const INPUT_SHAPES: InputShapes<TwistedInput> = {
  roll: { face: 'die' },
  recall: {},
  view: { spot: 'spot', card: 'card' },
  peek: { spot: 'spot', card: 'card' },
  save: { spot: 'spot' },
  close: {},
  refill: { spots: 'spots' },
  'stock-ran-out': { spots: 'spots' },
  'stock-goes-on': {},
};

/** What happens besides what table events tell. */
export type TwistedEvent =
  | { readonly type: 'die-rolled'; readonly face: Face }
  /** A view that made no match counts as the first or the second of its pair of views. */
  | { readonly type: 'view-counted'; readonly spot: SpotId; readonly as: 'first' | 'second' }
  /** TM-6: after a match by a normal view the next one is the first again. */
  | { readonly type: 'count-restarted' }
  /** TM-8: the players say how many cards the stock holds. */
  | { readonly type: 'stock-recounted'; readonly count: number };

/** Why a move is refused that no other game knows. */
export const TWISTED_REFUSALS = [
  'already-rolled',
  /** TM-2: a card was turned up in this turn. */
  'roll-too-late',
  /** TM-3: a recall needs a 1 or 2 in this turn, and the token on a card. */
  'recall-not-rolled',
  'nothing-to-recall',
  'recall-too-late',
  /** All stones are spent or on cards. */
  'no-stone-in-hand',
  /** TM-4: the card was seen before the stone was laid. */
  'stone-too-late',
  'no-token-in-hand',
  /** Only a card that is up can be saved. */
  'card-face-down',
  /** TM-9: a card holds at most one save token. */
  'card-holds-token',
  /** TM-8: the cards go back first. */
  'turn-is-closing',
  /** There are cards left to turn up in this turn. */
  'turn-goes-on',
  /** TM-8: the last cards of the stock go to the table first. */
  'refill-first',
  'nothing-to-refill',
  /** As many different empty spots as there are cards: `count`. */
  'refill-does-not-fit',
  /** The stock holds cards as counted, so there is nothing to say about more. */
  'stock-not-empty',
  'stock-already-empty',
  /** Only a spot that was just refilled, and not turned up since, can have stayed empty. */
  'spot-not-just-refilled',
] as const;
export type TwistedRefusal = (typeof TWISTED_REFUSALS)[number];
