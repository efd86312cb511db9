import type { FacadeOptions } from '../../../src/rules/facade/state.ts';
import type { Transcript } from '../support/transcripts.ts';

/** A golden game as people would write it down: cards instead of places, and what was really bid. */
export interface WrittenGame {
  readonly title: string;
  readonly options: FacadeOptions;
  readonly seats: number;
  readonly phases: readonly WrittenPhase[];
  /** Moves after the last phase, as the log writes them; the score stays. */
  readonly then?: readonly string[];
  readonly outcome: Transcript<FacadeOptions>['outcome'];
}

interface WrittenPhase {
  readonly deal: string;
  /** There was no further card to deal. */
  readonly pileRanOut?: true;
  /** By seat, in the order they were laid: `K@9D J@TS …` is the king at the nine of diamonds, then … */
  readonly bids: readonly string[];
  /** `9D:0 TS:tied 2C:no-bid`: who won a card, or why it stayed. Of those that stayed not all need be there. */
  readonly awards: string;
  /** A won card, a card of the meld it is laid on or `new`, and the score by seat after it or why it is refused. */
  readonly place: readonly (readonly [
    card: string,
    on: string,
    after: readonly number[] | string,
  ])[];
}

/** The same game move by move, with the places and melds called as the log calls them. */
export function asTranscript(game: WrittenGame): Transcript<FacadeOptions> {
  const dealt = dealtCards(game);
  const spotOf = (card: string) => `s${dealt.indexOf(card) + 1}`;
  const meldOf = new Map<string, string>();
  const moves: { do: string; score: readonly number[]; refused?: string }[] = [];
  let score: readonly number[] = Array.from({ length: game.seats }, () => 0);
  const play = (move: string) => moves.push({ do: move, score });
  game.phases.forEach((phase, number) => {
    for (const card of phase.deal.split(' ')) play(`deal ${card}`);
    if (phase.pileRanOut) play('pile-ran-out');
    for (const { at } of inTurn(phase)) play(`bid ${spotOf(at)}`);
    for (const [at, cards] of turnedOver(game, phase, number)) {
      play(`reveal ${spotOf(at)} ${cards.join(',')}`);
    }
    for (const [card, on, after] of phase.place) {
      const winner = awardsOf(phase).find(([won]) => won === card)?.[1];
      const letter = 'abcd'[Number(winner)] ?? '';
      const meld = on === 'new' ? `${letter}${spotOf(card).slice(1)}` : meldOf.get(on);
      const move = `place ${spotOf(card)} ${meld ?? 'no-meld'}`;
      if (typeof after === 'string') {
        moves.push({ do: move, score, refused: after });
        continue;
      }
      score = after;
      play(move);
      if (meld !== undefined) meldOf.set(card, meld);
    }
  });
  for (const move of game.then ?? []) play(move);
  return { ...game, moves };
}

export function dealtCards({ phases }: WrittenGame): readonly string[] {
  return phases.flatMap(({ deal }) => deal.split(' '));
}

export function awardsOf({ awards }: WrittenPhase): readonly (readonly [string, string])[] {
  return awards.split(' ').map((word) => {
    const [card = '', to = ''] = word.split(':');
    return [card, to];
  });
}

interface LaidBid {
  readonly seat: number;
  readonly rank: string;
  readonly at: string;
}

/** One card each, round after round. */
export function inTurn({ bids }: WrittenPhase): readonly LaidBid[] {
  const bySeat = bids.map((line) => line.split(' '));
  return [0, 1, 2, 3].flatMap((round) =>
    bySeat.map((laid, seat) => {
      const [rank = '', at = ''] = (laid[round] ?? '').split('@');
      return { seat, rank, at };
    }),
  );
}

/** In every other phase card by card as they were laid, else all at a supply card at once. */
function turnedOver(
  { options }: WrittenGame,
  phase: WrittenPhase,
  number: number,
): readonly (readonly [at: string, cards: readonly string[]])[] {
  const cards = inTurn(phase).map(
    ({ seat, rank, at }) => [at, `${rank}${options.suits[seat] ?? ''}`] as const,
  );
  if (number % 2 === 1) return cards.map(([at, card]) => [at, [card]]);
  const places = [...new Set(cards.map(([at]) => at))];
  return places.map((place) => [
    place,
    cards.filter(([at]) => at === place).map(([, card]) => card),
  ]);
}
