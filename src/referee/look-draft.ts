import type { PackCode } from '../cards/pack.ts';
import type { FacadeState } from '../rules/facade/state.ts';
import { toPlace } from '../rules/facade/state.ts';
import type { SeatIndex } from '../rules/seats.ts';
import type { Detection, Quad } from '../table/detection.ts';
import type { LookedAt } from './explain-look.ts';

/** A part of a Façade table that the phone is pointed at. */
export type TablePart =
  | { readonly of: 'supply' }
  | { readonly of: 'bids' }
  /** Of one player. */
  | { readonly of: 'melds'; readonly seat: SeatIndex };

/**
 * Where a card of a look belongs: the number of the supply card that a bid lies at, the name of a meld, or `new-3` for a
 * meld that begins with the third card of the look.
 */
export type HeapId = string;

/** In the place of a card's code: a person said that it is no card at all. */
export const NO_CARD: LookedAt = 'none';

/** A card of a look: as it was read, or as a person has said since. */
export interface SeenCard {
  /** Unlike any other of its look. */
  readonly id: number;
  readonly card: LookedAt;
  /** What the reader took it for, the likelier first; empty for a card that was said to lie there. */
  readonly guesses: readonly PackCode[];
  /** Probability (0 to 1) that the reading was right. */
  readonly confidence: number;
  readonly outline?: Quad;
  /** A person's word on where it belongs. */
  readonly lies?: HeapId;
}

/** What was read when the phone was pointed at a part of the table, and what a person has put right since. */
export interface LookDraft {
  readonly part: TablePart;
  readonly cards: readonly SeenCard[];
}

/** Which parts there is something to read of, the one that the game waits for first. */
export function partsNow(state: FacadeState): readonly TablePart[] {
  const due = partDue(state);
  const laid = state.melds.flatMap((melds, seat): TablePart[] =>
    melds.length === 0 ? [] : [{ of: 'melds', seat }],
  );
  return due === undefined ? laid : [due, ...laid.filter((part) => !isSamePart(part, due))];
}

function partDue({ stage, turn }: FacadeState): TablePart | undefined {
  switch (stage) {
    case 'dealing':
      return { of: 'supply' };
    case 'bidding':
    case 'revealing':
      return { of: 'bids' };
    case 'placing':
      return { of: 'melds', seat: turn };
    case 'over':
      return undefined;
  }
}

export function isSamePart(one: TablePart, other: TablePart): boolean {
  if (one.of === 'melds' && other.of === 'melds') return one.seat === other.seat;
  return one.of === other.of;
}

/** Whether the game still waits for something of this part. */
export function isDue(state: FacadeState, part: TablePart): boolean {
  if (part.of === 'melds') return toPlace(state, part.seat).length > 0;
  const due = partDue(state);
  return due !== undefined && isSamePart(due, part);
}

/** @param cards the face-up ones count */
export function draftOf(part: TablePart, cards: readonly Detection[]): LookDraft {
  const seen = cards.flatMap(({ card, guesses, confidence, outline }, id): SeenCard[] =>
    card === 'back'
      ? []
      : [{ id, card, guesses: guesses.map((guess) => guess.card), confidence, outline }],
  );
  return { part, cards: seen };
}

/** Says what a card really is, or that it is `NO_CARD`. */
export function nameSeen(draft: LookDraft, id: number, card: LookedAt): LookDraft {
  // A person's word: where another card was read as the same, that is the one to doubt.
  return changed(draft, id, (seen) => ({ ...seen, card, confidence: 1 }));
}

/** Says where a card belongs. */
export function laySeen(draft: LookDraft, id: number, lies: HeapId): LookDraft {
  return changed(draft, id, (seen) => ({ ...seen, lies }));
}

/** Says of cards that they lie there, although they were not seen. */
export function addUnseen(
  draft: LookDraft,
  cards: readonly { readonly card: PackCode; readonly lies?: HeapId }[],
): LookDraft {
  const first = Math.max(-1, ...draft.cards.map(({ id }) => id)) + 1;
  const added = cards.map((one, index) => ({
    ...one,
    id: first + index,
    guesses: [],
    confidence: 1,
  }));
  return { ...draft, cards: [...draft.cards, ...added] };
}

function changed(draft: LookDraft, id: number, change: (card: SeenCard) => SeenCard): LookDraft {
  return { ...draft, cards: draft.cards.map((card) => (card.id === id ? change(card) : card)) };
}
