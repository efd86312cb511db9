import type { ExpectedBid } from '../../../src/rules/expected-table.ts';
import { facade } from '../../../src/rules/facade/facade.ts';
import type { FacadeOptions } from '../../../src/rules/facade/state.ts';
import { afterMoves, expectRefused } from '../support/moves.ts';
import { people } from '../support/play.ts';
import { asTranscript } from './written-game.ts';

/** The first player bids with clubs, the second with hearts, the third with diamonds, the fourth with spades. */
const OPTIONS: FacadeOptions = { suits: ['C', 'H', 'D', 'S'] };

export type State = ReturnType<typeof facade.setup>;

/** `deal 9D, bid s1` as a list of moves. */
export const movesIn = (text: string): readonly string[] => text.split(', ');

/** A new table after these moves, written as in a log. */
export function table(moves: readonly string[], seatCount = 2): State {
  return afterMoves(facade, facade.setup(OPTIONS, people(seatCount)), moves);
}

export function expectRefusal(state: State, move: string, code: string, about: object = {}): void {
  expectRefused(facade, state, move, { code, ...about });
}

/** The moves of a phase up to the last bid: `['K@9D J@8C …', …]` is what each seat really bids, card by card. */
export function bidding(deal: string, bids: readonly string[]): readonly string[] {
  return movesOf(deal, bids).filter((move) => !move.startsWith('reveal'));
}

/** The moves of a first phase up to the award. */
export function awarded(deal: string, bids: readonly string[]): readonly string[] {
  return movesOf(deal, bids);
}

function movesOf(deal: string, bids: readonly string[]): readonly string[] {
  const phases = [{ deal, bids, awards: '', place: [] }];
  const outcome = { result: '', reason: '', places: [] };
  const written = { title: '', options: OPTIONS, seats: bids.length, phases, outcome };
  return asTranscript(written).moves.map((move) => move.do);
}

export const scoresOf = (state: State) => facade.view(state).seats.map(({ score }) => score);

export const stageOf = (state: State) => facade.view(state).stage;

/** The codes of what lies open in the supply. */
export function supplyOf(state: State): readonly string[] {
  const supply = facade.expect(state).zones.find(({ id }) => id === 'supply');
  if (supply?.kind !== 'loose') throw new Error('a table without a supply');
  return supply.spots.flatMap((spot) => (spot.lies === 'up' ? [spot.card] : []));
}

export function bidsOf(state: State): readonly ExpectedBid[] {
  const bids = facade.expect(state).zones.find(({ id }) => id === 'bids');
  if (bids?.kind !== 'bids') throw new Error('a table without bids');
  return bids.bids;
}

/** By seat, meld by meld. */
export const meldsOf = (state: State) => facade.view(state).seats.map(({ sets }) => sets);
