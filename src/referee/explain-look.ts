import type { PackCode } from '../cards/pack.ts';
import type { Result } from '../cards/result.ts';
import { fail, ok } from '../cards/result.ts';
import { bidderOf } from '../rules/facade/bidding.ts';
import type { FacadeInput } from '../rules/facade/decide.ts';
import { facade } from '../rules/facade/facade.ts';
import type { FacadeState, Meld } from '../rules/facade/state.ts';
import { newMeldId, supplyCardAt, supplySpots } from '../rules/facade/state.ts';
import { evolveAll } from '../rules/game.ts';
import type { Match } from '../rules/match.ts';
import type { SeatIndex } from '../rules/seats.ts';
import type { SpotId } from '../rules/spots.ts';

/** A card's code as a look gives it, or `unsure`: one that could not be named still lies there. */
export type LookedAt = PackCode;

/** What was seen when the phone was pointed at one part of a Façade table. */
export type TableLook =
  /** The whole supply, in the order in which new cards shall be numbered. */
  | { readonly of: 'supply'; readonly cards: readonly LookedAt[] }
  /** The revealed bids by supply card. While bids have not been entered all of them are needed. */
  | {
      readonly of: 'bids';
      readonly bids: readonly { readonly at: SpotId; readonly cards: readonly LookedAt[] }[];
    }
  /** The melds of one player, in any order. */
  | {
      readonly of: 'melds';
      readonly seat: SeatIndex;
      readonly melds: readonly (readonly LookedAt[])[];
    };

/** Why a look is not understood. */
export const LOOK_TROUBLES = [
  /** A card was seen but not named. */
  'card-unsure',
  /** One that lies there was not seen. */
  'card-missing',
  /** It can't be there: `reason` is the code of the rules' refusal. */
  'card-refused',
  /** More or other bids were entered for this player at this supply card. */
  'bids-differ',
  /** Not all bid cards of this player were seen. */
  'bids-missing',
  /** FA-4: a card lies no longer where it was placed. */
  'melds-differ',
] as const;

export interface LookTrouble {
  readonly code: (typeof LOOK_TROUBLES)[number];
  readonly card?: PackCode;
  readonly spot?: SpotId;
  readonly seat?: SeatIndex;
  readonly reason?: string;
}

/** A game of Façade with what everybody could know. */
export type FacadeMatch = Match<FacadeState>;
type Explained = Result<readonly FacadeInput[], LookTrouble>;

/** The inputs that a look tells of: cards dealt, bids laid and revealed (FA-9), won cards placed (FA-4). */
export function explainLook(match: FacadeMatch, look: TableLook): Explained {
  const cards = cardsOf(look);
  if (cards.includes('unsure')) return fail({ code: 'card-unsure' });
  switch (look.of) {
    case 'supply':
      return explainSupply(match, cards);
    case 'bids':
      return explainBids(match, look.bids);
    case 'melds':
      return explainMelds(match, look.seat, look.melds);
  }
}

function cardsOf(look: TableLook): readonly LookedAt[] {
  switch (look.of) {
    case 'supply':
      return look.cards;
    case 'bids':
      return look.bids.flatMap((bid) => bid.cards);
    case 'melds':
      return look.melds.flat();
  }
}

function explainSupply(match: FacadeMatch, cards: readonly PackCode[]): Explained {
  const known = supplySpots(match.game).flatMap((spot) => supplyCardAt(match.game, spot) ?? []);
  const missing = known.find((card) => !cards.includes(card));
  if (missing !== undefined) return fail({ code: 'card-missing', card: missing });
  const fresh = cards.filter((card) => !known.some((other) => other === card));
  return inTurn(
    match,
    fresh.map((card) => () => ({ type: 'deal', card })),
  );
}

function explainBids(
  match: FacadeMatch,
  seen: readonly { readonly at: SpotId; readonly cards: readonly PackCode[] }[],
): Explained {
  const { suits } = match.game;
  const open: (readonly SpotId[])[] = [];
  for (const seat of suits.keys()) {
    const spots = seen.flatMap(({ at, cards }) =>
      cards.filter((card) => bidderOf(card, suits) === seat).map(() => at),
    );
    const left = withoutLaid(match, seat, spots);
    if (!left.ok) return left;
    open.push(left.value);
  }
  const laid = layBids(match, open);
  if (!laid.ok) return laid;
  const reveals = seen.flatMap(({ at, cards }) => {
    const fresh = cards.filter((card) => !isRevealed(match, at, card));
    return fresh.length === 0 ? [] : [() => ({ type: 'reveal' as const, spot: at, cards: fresh })];
  });
  const after = laid.value.reduce((now, input) => accepted(now, input) ?? now, match);
  const revealed = inTurn(after, reveals);
  return revealed.ok ? ok([...laid.value, ...revealed.value]) : revealed;
}

/** The supply cards at which this player's bids were not entered yet, one for each bid card. */
function withoutLaid(
  { game }: FacadeMatch,
  seat: SeatIndex,
  spots: readonly SpotId[],
): Result<readonly SpotId[], LookTrouble> {
  const left = [...spots];
  // Those of the phase before lie in the state until the next bidding.
  const bids = game.stage === 'bidding' || game.stage === 'revealing' ? game.bids : [];
  for (const { at, laid } of bids.filter((bid) => bid.seat === seat)) {
    for (let card = 0; card < laid; card += 1) {
      const place = left.indexOf(at);
      if (place < 0 && game.stage === 'bidding')
        return fail({ code: 'bids-differ', seat, spot: at });
      if (place >= 0) left.splice(place, 1);
    }
  }
  return ok(left);
}

/** In which order each player bid makes no difference once all is revealed. */
function layBids(match: FacadeMatch, open: readonly (readonly SpotId[])[]): Explained {
  const left = open.map((spots) => [...spots]);
  const inputs: FacadeInput[] = [];
  let now = match;
  while (now.game.stage === 'bidding') {
    const seat = now.game.turn;
    const spot = left[seat]?.shift();
    if (spot === undefined) return fail({ code: 'bids-missing', seat });
    const input: FacadeInput = { type: 'bid', spot };
    const next = accepted(now, input);
    if (next === undefined) return fail({ code: 'card-refused', spot });
    inputs.push(input);
    now = next;
  }
  return ok(inputs);
}

function isRevealed({ game }: FacadeMatch, at: SpotId, card: PackCode): boolean {
  return (
    game.stage === 'revealing' &&
    game.bids.some((bid) => bid.at === at && bid.revealed.some((up) => up === card))
  );
}

function explainMelds(
  match: FacadeMatch,
  seat: SeatIndex,
  seen: readonly (readonly PackCode[])[],
): Explained {
  const own = match.game.melds[seat] ?? [];
  const all = seen.flat();
  const placed = own.flatMap(({ cards }) => cards);
  const missing = placed.find((card) => !all.includes(card));
  if (missing !== undefined) return fail({ code: 'card-missing', card: missing, seat });
  const parted = own.find(
    ({ cards }) => !seen.some((meld) => cards.every((c) => meld.includes(c))),
  );
  if (parted !== undefined)
    return fail({ code: 'melds-differ', seat, card: parted.cards[0] ?? '' });
  const places = seen.flatMap((meld) => {
    const old = own.filter(({ cards }) => cards.some((card) => meld.includes(card)));
    const fresh = meld.filter((card) => !placed.some((other) => other === card));
    return fresh.map((card) => ({ card, meld: old[0], first: fresh[0] ?? card }));
  });
  const strange = places.find(({ card }) => spotOf(match, card) === undefined);
  if (strange !== undefined)
    return fail({ code: 'card-refused', reason: 'not-your-card', card: strange.card });
  return inTurn(
    match,
    places.map(
      ({ card, meld, first }) =>
        () =>
          placeOf(match, seat, card, first, meld),
    ),
  );
}

/** A meld that is begun is called by the supply card it begins with. */
function placeOf(
  match: FacadeMatch,
  seat: SeatIndex,
  card: PackCode,
  first: PackCode,
  meld: Meld | undefined,
): FacadeInput {
  const [spot = '', begun = ''] = [spotOf(match, card), spotOf(match, first)];
  return { type: 'place', spot, meld: meld?.id ?? newMeldId(seat, begun) };
}

function spotOf({ game }: FacadeMatch, card: PackCode): SpotId | undefined {
  return supplySpots(game).find((spot) => supplyCardAt(game, spot) === card);
}

/** These inputs one after the other, if all are accepted. */
function inTurn(start: FacadeMatch, inputs: readonly (() => FacadeInput)[]): Explained {
  const made: FacadeInput[] = [];
  let now = start;
  for (const make of inputs) {
    const input = make();
    const decided = facade.decide(now, input);
    if (!decided.ok) {
      const { code: reason, spot } = decided.error;
      // The rules speak of a card that is placed by its spot.
      const placed = input.type === 'place' ? supplyCardAt(start.game, input.spot) : undefined;
      const card = decided.error.card ?? placed;
      return fail({
        code: 'card-refused',
        reason,
        ...(card === undefined ? {} : { card }),
        ...(spot === undefined ? {} : { spot }),
      });
    }
    made.push(input);
    now = evolveAll(facade, now, decided.value);
  }
  return ok(made);
}

/** The game after this input; undefined if the rules refuse it. */
export function accepted(match: FacadeMatch, input: FacadeInput): FacadeMatch | undefined {
  const decided = facade.decide(match, input);
  return decided.ok ? evolveAll(facade, match, decided.value) : undefined;
}
