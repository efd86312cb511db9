import type { SeatIndex } from './seats.ts';

/** ANY-9: why any game may end early. A game adds codes of its own. */
export const COMMON_ENDINGS = ['agreed', 'misdeal', 'resigned'] as const;
export type CommonEnding = (typeof COMMON_ENDINGS)[number];

export interface Placing {
  readonly seat: SeatIndex;
  /** From 1; level seats share a place and the next ones are skipped: 1, 1, 3. */
  readonly place: number;
  readonly score: number;
}

/**
 * `together`: all win as one. `unfinished`: alone or together, given up before the end. `void`: a misdeal, nothing
 * counts and nobody is placed.
 */
export const RESULTS = ['won', 'draw', 'together', 'unfinished', 'void'] as const;

export interface Outcome {
  readonly result: (typeof RESULTS)[number];
  /** Why it ended: a `CommonEnding` or a code of the game. */
  readonly reason: string;
  /** Who caused a `resigned`. */
  readonly by?: SeatIndex;
  /** The best first. */
  readonly ranking: readonly Placing[];
}

/** That and why a game is over. Without winners the scores decide. */
export interface Ending {
  /** A `CommonEnding` or a code of the game. */
  readonly reason: string;
  readonly winners?: readonly SeatIndex[];
  /** Who resigned. */
  readonly seat?: SeatIndex;
}

export function outcomeOf(ending: Ending, scores: readonly number[], isTogether: boolean): Outcome {
  const { reason, winners, seat } = ending;
  if (reason === 'misdeal') return { result: 'void', reason, ranking: [] };
  const seats = scores.map((_, index) => index);
  const ranking = rank(scores, groupsOf(ending, seats));
  const isEarly = COMMON_ENDINGS.some((early) => early === reason);
  const by = seat === undefined ? {} : { by: seat };
  if (isEarly && (isTogether || seats.length === 1)) {
    return { result: 'unfinished', reason, ...by, ranking };
  }
  if (isTogether && winners === undefined) {
    return { result: 'together', reason, ranking: ranking.map((one) => ({ ...one, place: 1 })) };
  }
  return { result: resultOf(ranking), reason, ...by, ranking };
}

function groupsOf({ winners, seat }: Ending, seats: readonly SeatIndex[]): SeatIndex[][] {
  const first = winners ?? seats.filter((index) => index !== seat);
  return [[...first], seats.filter((index) => !first.includes(index))];
}

/**
 * Places by score, the highest first. Those of an earlier group come before all of later ones whatever their scores:
 * a seat that resigned is a group of its own at the end.
 */
export function rank(
  scores: readonly number[],
  groups: readonly (readonly SeatIndex[])[] = [scores.map((_, seat) => seat)],
): readonly Placing[] {
  let placed = 0;
  return groups.flatMap((group) => {
    const scored = group.map((seat) => ({ seat, score: scores[seat] ?? 0 }));
    const before = placed;
    placed += group.length;
    return scored
      .map(({ seat, score }) => ({
        seat,
        place: 1 + before + scored.filter((other) => other.score > score).length,
        score,
      }))
      .sort((one, other) => one.place - other.place || one.seat - other.seat);
  });
}

/** ANY-5: level seats share first place, and if all are level it is a draw. Alone, one has won. */
function resultOf(ranking: readonly Placing[]): 'won' | 'draw' {
  return ranking.length > 1 && ranking.every(({ place }) => place === 1) ? 'draw' : 'won';
}
