import type { PackCode } from '../cards/pack.ts';
import { BID_RANKS } from '../rules/facade/bidding.ts';
import type { FacadeInput } from '../rules/facade/decide.ts';
import { supplyCardAt, supplySpots } from '../rules/facade/state.ts';
import type { SeatIndex } from '../rules/seats.ts';
import type { ArrangedLook } from './arrange-look.ts';
import { arrangeLook, newHeap } from './arrange-look.ts';
import type { FacadeMatch, LookTrouble } from './explain-look.ts';
import { accepted, explainLook } from './explain-look.ts';
import type { HeapId, LookDraft, SeenCard } from './look-draft.ts';
import { isDue, laySeen, nameSeen, NO_CARD } from './look-draft.ts';

/** Something that only a person can say. `id` is that of a card of the look. */
export type LookQuestion =
  /** Which card is it? Not named for sure, or two were read as the same. */
  | {
      readonly about: 'card';
      readonly because: 'unsure' | 'twice';
      readonly id: number;
      readonly names: readonly PackCode[];
    }
  /** Which of these does it lie with? */
  | { readonly about: 'place'; readonly id: number; readonly places: readonly HeapId[] }
  /** It can't be so. What it may have been taken for wrongly, and where else the rules would have it. */
  | {
      readonly about: 'refused';
      readonly id: number;
      readonly trouble: LookTrouble;
      readonly names: readonly PackCode[];
      readonly places: readonly HeapId[];
    }
  /** The one bid card of a player that was not seen: which card of the supply does it lie at (FA-2)? */
  | {
      readonly about: 'unseen-bid';
      readonly card: PackCode;
      readonly seat: SeatIndex;
      readonly places: readonly HeapId[];
    }
  /** These should lie there, and were not seen. */
  | { readonly about: 'missing'; readonly cards: readonly PackCode[] }
  /** It does not fit, and no single card of it is to blame. */
  | { readonly about: 'trouble'; readonly trouble: LookTrouble };

export type LookVerdict =
  /** No card of this part of the table is seen. */
  | { readonly says: 'nothing' }
  /** All lies as the game has it already. */
  | { readonly says: 'as-known' }
  /** What there is to enter, what comes of it, and whether the game then waits for no more of this part. */
  | {
      readonly says: 'explained';
      readonly inputs: readonly FacadeInput[];
      readonly after: FacadeMatch;
      readonly isWhole: boolean;
    }
  /** More has to be seen before anything can be entered: of this player's bids, or these cards of the supply. */
  | { readonly says: 'bids-short'; readonly seat: SeatIndex }
  | { readonly says: 'supply-short'; readonly cards: readonly PackCode[] }
  | { readonly says: 'question'; readonly question: LookQuestion };

export interface JudgedLook {
  readonly arranged: ArrangedLook;
  readonly verdict: LookVerdict;
}

/** What a look comes to: inputs to enter, or what is missing, or what has to be asked first. */
export function judgeLook(match: FacadeMatch, draft: LookDraft): JudgedLook {
  return judgeNamed(match, draft) ?? judgeAll(match, draft);
}

/** Of two readings of one card, the one that is less sure than the first of these is none where the other is surer than the second. */
const DOUBTED = 0.95;
const SURE = 0.98;

/** Where all is there that the game waits for, what could not be named is none of it, nor what was doubtfully read as another of it. */
function judgeNamed(match: FacadeMatch, draft: LookDraft): JudgedLook | undefined {
  const unnamed = draft.cards.filter(
    (seen) => seen.card === 'unsure' || draft.cards.some((other) => isRepeated(seen, other)),
  );
  if (unnamed.length === 0) return undefined;
  const cards = draft.cards.filter((seen) => !unnamed.includes(seen));
  const { arranged, verdict } = judgeAll(match, { ...draft, cards });
  const isWhole = verdict.says === 'explained' && verdict.isWhole;
  if (!isWhole) return undefined;
  return { arranged: { ...arranged, aside: [...arranged.aside, ...unnamed] }, verdict };
}

function isRepeated(seen: SeenCard, other: SeenCard): boolean {
  return seen.card === other.card && seen.confidence < DOUBTED && other.confidence > SURE;
}

function judgeAll(match: FacadeMatch, draft: LookDraft): JudgedLook {
  const arranged = arrangeLook(match.game, draft);
  return { arranged, verdict: verdictOn(match, draft, arranged) };
}

function verdictOn(match: FacadeMatch, draft: LookDraft, arranged: ArrangedLook): LookVerdict {
  const { heaps, doubts } = arranged;
  const isEmpty = doubts.length === 0 && heaps.every(({ cards }) => cards.length === 0);
  if (isEmpty || isElsewhere(match, draft)) return { says: 'nothing' };
  const asked = unnamedIn(draft, arranged) ?? twiceIn(draft, arranged);
  if (asked !== undefined) return { says: 'question', question: asked };
  const unseen = unseenSupply(match, draft);
  if (unseen.length > 0) return { says: 'supply-short', cards: unseen };
  const [doubt] = doubts;
  if (doubt !== undefined) {
    const question = { about: 'place', id: doubt.id, places: doubt.between } as const;
    return { says: 'question', question };
  }
  const explained = explainLook(match, arranged.look);
  if (!explained.ok) return inTrouble(match, draft, arranged, explained.error);
  const inputs = explained.value;
  if (inputs.length === 0) return { says: 'as-known' };
  const after = inputs.reduce((now, input) => accepted(now, input) ?? now, match);
  const isWhole = after.game.stage !== match.game.stage || !isDue(after.game, draft.part);
  return { says: 'explained', inputs, after, isWhole };
}

/** Where none of several placed cards is seen, the phone is not over these melds: the won cards still lie elsewhere. */
function isElsewhere(match: FacadeMatch, draft: LookDraft): boolean {
  if (draft.part.of !== 'melds') return false;
  const placed = knownIn(match, draft);
  return placed.length > 1 && !draft.cards.some(({ card }) => placed.some((one) => one === card));
}

/** A card that was seen and could not be named, wherever it belongs. */
function unnamedIn({ cards }: LookDraft, { aside }: ArrangedLook): LookQuestion | undefined {
  const unnamed = cards.find((seen) => seen.card === 'unsure' && !aside.includes(seen));
  if (unnamed === undefined) return undefined;
  return { about: 'card', because: 'unsure', id: unnamed.id, names: unnamed.guesses };
}

/**
 * ANY-3: there is one of each card. The less sure of the two readings is the one to ask about; what is of another part of
 * the table may be cut off by the picture's edge, and is no matter.
 */
function twiceIn({ cards }: LookDraft, { aside }: ArrangedLook): LookQuestion | undefined {
  const named = cards.filter(
    (seen) => seen.card !== NO_CARD && seen.card !== 'unsure' && !aside.includes(seen),
  );
  for (const one of named) {
    const same = named.filter(({ card }) => card === one.card);
    if (same.length === 1) continue;
    const doubtful = same.reduce((a, b) => (b.confidence < a.confidence ? b : a));
    const names = doubtful.guesses.filter((guess) => guess !== one.card);
    return { about: 'card', because: 'twice', id: doubtful.id, names };
  }
  return undefined;
}

/**
 * As long as nobody told where bids were laid, a bid at a supply card that is out of the picture would be taken for one at
 * its neighbour.
 */
function unseenSupply({ game }: FacadeMatch, { part, cards }: LookDraft): readonly PackCode[] {
  if (part.of !== 'bids' || game.stage !== 'bidding') return [];
  return supplySpots(game).flatMap((spot) => {
    const code = supplyCardAt(game, spot);
    return code === undefined || cards.some(({ card }) => card === code) ? [] : [code];
  });
}

function inTrouble(
  match: FacadeMatch,
  draft: LookDraft,
  { heaps }: ArrangedLook,
  trouble: LookTrouble,
): LookVerdict {
  const { code, card, seat } = trouble;
  const lying = heaps.flatMap(({ cards }) => cards);
  if (code === 'bids-missing' && seat !== undefined) {
    const suit = match.game.suits[seat] ?? '';
    const unseen = BID_RANKS.map((rank) => `${rank}${suit}`).filter(
      (bid) => !lying.some((one) => one.card === bid),
    );
    const [only] = unseen;
    if (only === undefined || unseen.length > 1) return { says: 'bids-short', seat };
    const places = supplySpots(match.game);
    return { says: 'question', question: { about: 'unseen-bid', card: only, seat, places } };
  }
  if (code === 'card-missing') {
    const cards = knownIn(match, draft).filter((known) => !lying.some((one) => one.card === known));
    return { says: 'question', question: { about: 'missing', cards } };
  }
  const blamed = card === undefined ? undefined : lying.find((one) => one.card === card);
  if (blamed === undefined) return { says: 'question', question: { about: 'trouble', trouble } };
  const { id } = blamed;
  const names = blamed.guesses.filter(
    (guess) => guess !== card && isFree(match, nameSeen(draft, id, guess), guess),
  );
  const places = placesIn(match, draft, heaps, id).filter(
    (heap) =>
      !heaps.some((one) => one.id === heap && one.cards.includes(blamed)) &&
      isFree(match, laySeen(draft, id, heap), blamed.card),
  );
  return { says: 'question', question: { about: 'refused', id, trouble, names, places } };
}

/** Whether the rules have nothing against this card of a look. */
function isFree(match: FacadeMatch, draft: LookDraft, card: PackCode): boolean {
  const explained = explainLook(match, arrangeLook(match.game, draft).look);
  return explained.ok || explained.error.card !== card;
}

/** Where a card of a look may be said to lie. */
export function placesIn(
  { game }: FacadeMatch,
  { part }: LookDraft,
  heaps: ArrangedLook['heaps'],
  id: number,
): readonly HeapId[] {
  if (part.of === 'supply') return [];
  if (part.of === 'bids') return supplySpots(game);
  const own = game.melds[part.seat] ?? [];
  return [...new Set([...own, ...heaps, { id: newHeap(id) }].map((heap) => heap.id))];
}

/** The cards that this part of the table is known to hold. */
function knownIn({ game }: FacadeMatch, { part }: LookDraft): readonly PackCode[] {
  if (part.of !== 'melds')
    return supplySpots(game).flatMap((spot) => supplyCardAt(game, spot) ?? []);
  return (game.melds[part.seat] ?? []).flatMap(({ cards }) => cards);
}
