import type { PackCode } from '../cards/pack.ts';
import { bidderOf } from '../rules/facade/bidding.ts';
import type { FacadeState, Meld } from '../rules/facade/state.ts';
import { supplyCardAt, supplySpots, toPlace } from '../rules/facade/state.ts';
import type { SeatIndex } from '../rules/seats.ts';
import type { SpotId } from '../rules/spots.ts';
import type { Point, Quad } from '../table/detection.ts';
import { flatten } from '../table/flatten.ts';
import { project } from '../table/homography.ts';
import { groupMelds } from '../table/melds.ts';
import { distance } from '../table/points.ts';
import { centreOf } from '../table/quads.ts';
import { bidPlaces } from './bid-places.ts';
import type { TableLook } from './explain-look.ts';
import type { HeapId, LookDraft, SeenCard } from './look-draft.ts';
import { NO_CARD } from './look-draft.ts';

/** Cards that lie together: the supply, the bids at a supply card, a meld. */
export interface Heap {
  readonly id: HeapId;
  readonly cards: readonly SeenCard[];
}

/** A card of which it is not clear which of these it lies with. */
export interface PlaceDoubt {
  readonly id: number;
  readonly between: readonly HeapId[];
}

/** A look sorted into what belongs together. */
export interface ArrangedLook {
  readonly heaps: readonly Heap[];
  /** Cards without a heap. */
  readonly doubts: readonly PlaceDoubt[];
  /** Cards of other parts of the table that got into the picture. */
  readonly aside: readonly SeenCard[];
  /** The same for the rules to explain; only whole where there are no doubts. */
  readonly look: TableLook;
}

const SUPPLY_HEAP: HeapId = 'supply';
/** Neighbours of a row, middle to middle, are no further apart than this, in card widths. */
const NEXT_IN_ROW = 2;
/** A card came to the nearer of two melds, middle to middle, if the other is further by so much, in card widths. */
const CLEARLY_NEARER = 0.4;

export function arrangeLook(state: FacadeState, { part, cards }: LookDraft): ArrangedLook {
  const there = cards.filter(({ card }) => card !== NO_CARD);
  switch (part.of) {
    case 'supply':
      return arrangeSupply(state, there);
    case 'bids':
      return arrangeBids(state, there);
    case 'melds':
      return arrangeMelds(state, part.seat, there);
  }
}

function arrangeSupply(state: FacadeState, cards: readonly SeenCard[]): ArrangedLook {
  const isElsewhere = ({ card }: SeenCard) =>
    bidderOf(card, state.suits) !== undefined || ownerOf(state, card) !== undefined;
  const mine = inOrder(cards.filter((card) => !isElsewhere(card)));
  return {
    heaps: mine.length === 0 ? [] : [{ id: SUPPLY_HEAP, cards: mine }],
    doubts: [],
    aside: cards.filter(isElsewhere),
    look: { of: 'supply', cards: codesOf(mine) },
  };
}

function arrangeBids(state: FacadeState, cards: readonly SeenCard[]): ArrangedLook {
  const spotOf = new Map<PackCode, SpotId>(
    supplySpots(state).map((spot) => [supplyCardAt(state, spot) ?? '', spot]),
  );
  const supply = cards.flatMap(({ card, outline }) => {
    const spot = spotOf.get(card);
    return spot === undefined || outline === undefined ? [] : [{ spot, outline }];
  });
  const isAside = ({ card }: SeenCard) => ownerOf(state, card) !== undefined;
  const bids = cards.filter((card) => !spotOf.has(card.card) && !isAside(card));
  const all = outlinesOf(cards);
  const placesOf = ({ lies, outline }: SeenCard): readonly HeapId[] => {
    if (lies !== undefined) return [lies];
    return outline === undefined ? [] : bidPlaces(outline, supply, all);
  };
  const placed = bids.map((card) => ({ card, places: placesOf(card) }));
  const at = (spot: SpotId) =>
    placed.flatMap(({ card, places }) => (places.length === 1 && places[0] === spot ? [card] : []));
  const heaps = supplySpots(state)
    .map((spot): Heap => ({ id: spot, cards: at(spot) }))
    .filter((heap) => heap.cards.length > 0 || supply.some(({ spot }) => spot === heap.id));
  return {
    heaps,
    doubts: placed.flatMap(({ card, places }) =>
      places.length === 1 ? [] : [{ id: card.id, between: places }],
    ),
    aside: cards.filter(isAside),
    look: {
      of: 'bids',
      bids: heaps
        .filter((heap) => heap.cards.length > 0)
        .map((heap) => ({ at: heap.id, cards: codesOf(heap.cards) })),
    },
  };
}

function arrangeMelds(
  state: FacadeState,
  seat: SeatIndex,
  cards: readonly SeenCard[],
): ArrangedLook {
  const own = state.melds[seat] ?? [];
  const isElsewhere = elsewhereFor(state, seat, cards);
  const mine = cards.filter((card) => !isElsewhere(card));
  const places = new Map<number, readonly HeapId[]>();
  for (const group of groupsOf(mine)) {
    for (const [card, heap] of heapsOf(group, own)) places.set(card.id, heap);
  }
  for (const { id, lies } of mine) {
    if (lies !== undefined) places.set(id, [lies]);
    else if (!places.has(id)) places.set(id, [newHeap(id)]);
  }
  const heaps = new Map<HeapId, readonly SeenCard[]>();
  const doubts: PlaceDoubt[] = [];
  for (const card of inOrder(mine)) {
    const between = places.get(card.id) ?? [];
    const [heap] = between;
    if (between.length > 1 || heap === undefined) doubts.push({ id: card.id, between });
    else heaps.set(heap, [...(heaps.get(heap) ?? []), card]);
  }
  return {
    heaps: [...heaps].map(([id, lying]) => ({ id, cards: lying })),
    doubts,
    aside: cards.filter(isElsewhere),
    look: { of: 'melds', seat, melds: [...heaps.values()].map(codesOf) },
  };
}

/** Bid cards, other players' melds, and the supply with what still lies in it of the cards that were won. */
function elsewhereFor(
  state: FacadeState,
  seat: SeatIndex,
  cards: readonly SeenCard[],
): (card: SeenCard) => boolean {
  const inSupply = supplySpots(state).map((spot) => ({ spot, card: supplyCardAt(state, spot) }));
  const won = toPlace(state, seat);
  const isSupply = (code: string) =>
    inSupply.some(({ spot, card }) => card === code && !won.includes(spot));
  const isWon = (code: string) =>
    inSupply.some(({ spot, card }) => card === code && won.includes(spot));
  const isAnothers = (code: string) => {
    const owner = ownerOf(state, code);
    return owner !== undefined && owner !== seat;
  };
  const unwon = cards.filter(({ card }) => !isWon(card));
  const isBid = (code: string) => bidderOf(code, state.suits) !== undefined;
  // A card that was won and lies in the row of the supply, or with the bids that won it, was not laid yet.
  const isUnlaid = (seen: SeenCard) => {
    if (seen.lies !== undefined || !isWon(seen.card)) return false;
    const beside = nearestTo(seen, [seen, ...unwon])?.card ?? '';
    return isSupply(beside) || isBid(beside);
  };
  const unlaid = cards.filter(isUnlaid);
  return (seen) =>
    isBid(seen.card) || isAnothers(seen.card) || isSupply(seen.card) || unlaid.includes(seen);
}

/** The card whose middle is nearest, if it lies as near as the next of a row. */
function nearestTo(seen: SeenCard, cards: readonly SeenCard[]): SeenCard | undefined {
  const middleOf = middles(cards);
  const from = middleOf(seen);
  const [nearest] = cards
    .filter((card) => card !== seen)
    .map((card) => ({ card, away: apart(from, middleOf(card)) }))
    .sort((one, other) => one.away - other.away);
  return nearest !== undefined && nearest.away < NEXT_IN_ROW ? nearest.card : undefined;
}

/** The middles of cards on the table, in card widths; undefined for one that was not seen. */
function middles(cards: readonly SeenCard[]): (seen: SeenCard) => Point | undefined {
  const toTable = flatten(outlinesOf(cards));
  return ({ outline }) =>
    toTable === undefined || outline === undefined
      ? undefined
      : project(toTable, centreOf(outline));
}

function apart(one: Point | undefined, other: Point | undefined): number {
  return one === undefined || other === undefined ? Infinity : distance(one, other);
}

/**
 * FA-4: a placed card tells which meld it is. Cards that touch two melds have come to the one that is clearly nearer, or
 * may have come to either.
 */
function heapsOf(
  group: readonly SeenCard[],
  own: readonly Meld[],
): readonly (readonly [SeenCard, readonly HeapId[]])[] {
  const countIn = (meld: Meld) =>
    group.filter(({ card }) => meld.cards.some((one) => one === card)).length;
  const held = own.filter((meld) => countIn(meld) > 0);
  // What is wholly there stays what it is, and a card of another meld has come to it.
  const shareOf = (meld: Meld) => countIn(meld) / meld.cards.length;
  const [first] = held.toSorted((one, other) => shareOf(other) - shareOf(one));
  if (first === undefined) {
    const id = newHeap(Math.min(...group.map((card) => card.id)));
    return group.map((card) => [card, [id]]);
  }
  const isWhole = held.every((meld) => countIn(meld) === meld.cards.length);
  if (held.length === 1 || !isWhole) return group.map((card) => [card, [first.id]]);
  const middleOf = middles(group);
  return group.map((seen) => {
    const meld = held.find(({ cards }) => cards.some((one) => one === seen.card));
    if (meld !== undefined) return [seen, [meld.id]];
    const near = held
      .map(({ id, cards }) => {
        const mates = group.filter(({ card }) => cards.some((one) => one === card));
        return {
          id,
          away: Math.min(...mates.map((mate) => apart(middleOf(seen), middleOf(mate)))),
        };
      })
      .sort((one, other) => one.away - other.away);
    const [nearest, next] = near;
    const isClear =
      nearest !== undefined && next !== undefined && next.away - nearest.away > CLEARLY_NEARER;
    return [seen, isClear ? [nearest.id] : held.map(({ id }) => id)];
  });
}

/** What a meld is called that this card of a look begins. */
export function newHeap(id: number): HeapId {
  return `new-${id}`;
}

/** Whose melds a card lies in. */
export function ownerOf({ melds }: FacadeState, code: string): SeatIndex | undefined {
  const owner = melds.findIndex((own) => own.some(({ cards }) => cards.some((c) => c === code)));
  return owner < 0 ? undefined : owner;
}

/** Cards that lie together. */
function groupsOf(cards: readonly SeenCard[]): readonly (readonly SeenCard[])[] {
  const lying = cards.filter(({ outline }) => outline !== undefined);
  return groupMelds(outlinesOf(lying)).map((group) => group.flatMap((index) => lying[index] ?? []));
}

/** As one reads, row by row; those that were not seen come last. */
function inOrder(cards: readonly SeenCard[]): readonly SeenCard[] {
  const unseen = cards.filter(({ outline }) => outline === undefined);
  return [...groupsOf(cards).flat(), ...unseen];
}

function outlinesOf(cards: readonly SeenCard[]): readonly Quad[] {
  return cards.flatMap(({ outline }) => (outline === undefined ? [] : [outline]));
}

function codesOf(cards: readonly SeenCard[]): readonly PackCode[] {
  return cards.map(({ card }) => card);
}
