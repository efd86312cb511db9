import type { LizzyCard } from '../../cards/lizzy.ts';
import { parseLizzy } from '../../cards/lizzy.ts';
import type { Pack, PackCode } from '../../cards/pack.ts';
import { codesOf } from '../../cards/pack.ts';
import type { Concentration } from '../concentration.ts';
import { evolveConcentration, newConcentration } from '../concentration.ts';
import type { TableEvent } from '../events.ts';
import { spotsOfLayout } from '../layout.ts';
import { LIZZY_SIZE, PAIR_SIZE } from './lizzy.ts';
import type { DizzyMemoryOptions } from './options.ts';

export type DizzyMemoryEvent =
  /** DZ-3: three golden cards, in a game that they win. */
  | { readonly type: 'special-found' }
  /** ANY-8: the list said `out`, on the table lies `in`, which may be face down again when this is told (ANY-4). */
  | {
      readonly type: 'list-amended';
      readonly untold: { readonly out: PackCode; readonly in: PackCode };
    };

export interface DizzyMemoryState extends Concentration {
  readonly options: DizzyMemoryOptions;
  /** As amended. */
  readonly pack: Pack<LizzyCard>;
  /** By seat: how often a first card was turned up. */
  readonly tries: readonly number[];
  readonly discards: readonly PackCode[];
  /** By the player in turn. */
  readonly isSpecialFound: boolean;
}

export function newDizzyMemory(options: DizzyMemoryOptions, seatCount: number): DizzyMemoryState {
  return {
    ...newConcentration(spotsOfLayout(options.layout), seatCount),
    options,
    pack: packOf(options.cards),
    tries: Array.from({ length: seatCount }, () => 0),
    discards: [],
    isSpecialFound: false,
  };
}

/** DZ-1: any cards are a pack, golden ones as the box at hand has them. */
function packOf(codes: readonly PackCode[]): Pack<LizzyCard> {
  const cards = [...new Set(codes)].flatMap((code) => {
    const card = parseLizzy(code);
    const count = codes.filter((other) => other === code).length;
    return card.ok ? [{ code, card: card.value, count }] : [];
  });
  return { id: 'dizzy-lizzy', cards };
}

export function evolveDizzyMemory(
  state: DizzyMemoryState,
  event: TableEvent | DizzyMemoryEvent,
): DizzyMemoryState {
  if (event.type === 'special-found') return { ...state, isSpecialFound: true };
  if (event.type === 'list-amended') {
    const codes = [...codesOf(state.pack)];
    codes[codes.indexOf(event.untold.out)] = event.untold.in;
    return { ...state, pack: packOf(codes) };
  }
  const next = evolveConcentration(state, event, setSizeOf(state));
  switch (event.type) {
    case 'card-turned-up': {
      const begun = state.up.length === 0 ? 1 : 0;
      const tries = state.tries.map((count, seat) => (seat === event.seat ? count + begun : count));
      return { ...next, tries };
    }
    case 'card-discarded':
      return { ...next, discards: [...state.discards, event.card] };
    default:
      return next;
  }
}

/** How many cards are turned up in one try, and taken together. */
function setSizeOf({ options }: DizzyMemoryState): number {
  return options.traditional ? PAIR_SIZE : LIZZY_SIZE;
}

/** A wrong set is up, and stays up until the turn is closed, so that all can see it. */
export function isClosing(state: DizzyMemoryState): boolean {
  return state.up.length === setSizeOf(state);
}
