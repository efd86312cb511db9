import type { Pack } from '../../../src/cards/pack.ts';
import { pickFrom } from '../../../src/cards/pack.ts';
import { ok } from '../../../src/cards/result.ts';
import { PACK_52 } from '../../../src/cards/standard-pack.ts';
import type { Face } from '../../../src/rules/chance.ts';
import { defineGame } from '../../../src/rules/define-game.ts';
import type { TableEvent } from '../../../src/rules/events.ts';
import type { ExpectedSpot } from '../../../src/rules/expected-table.ts';
import type { InputPattern } from '../../../src/rules/inputs.ts';
import { refuse } from '../../../src/rules/refusals.ts';
import { nextSeat } from '../../../src/rules/seats.ts';
import type { SpotId } from '../../../src/rules/spots.ts';
import { latticeSpots } from '../../../src/rules/spots.ts';

/**
 * A game that only tests play, as small as shows what every game shares: two cards a turn from a 2 x 2 lattice and a
 * stock, a pair of one rank is taken, anything else is closed: the first card discarded, the second turned back, and
 * the gap filled.
 */
interface State {
  readonly spots: Readonly<Record<SpotId, ExpectedSpot>>;
  readonly up: readonly SpotId[];
  readonly stock: number;
  readonly gone: number;
  readonly turn: number;
  readonly scores: readonly number[];
  readonly rolled: boolean;
}

export type TwosInput =
  | { readonly type: 'view'; readonly spot: SpotId; readonly card: string }
  | { readonly type: 'roll'; readonly face: Face }
  | { readonly type: 'close' };

type Own = { readonly type: 'rolled'; readonly face: Face };

export interface TwosOptions {
  readonly cards: readonly string[];
}

export const TWOS_CARDS = ['2H', '2S', '3H', '3S', '4H', '4S'];
const PACK: Pack = pickFrom(PACK_52, 'twos', TWOS_CARDS);

const set = (state: State, spot: SpotId, to: ExpectedSpot): State => ({
  ...state,
  spots: { ...state.spots, [spot]: to },
  up: state.up.filter((up) => up !== spot),
});

const down = (id: SpotId): ExpectedSpot => ({ id, lies: 'down', marks: [] });

const downSpots = (state: State) =>
  Object.values(state.spots)
    .filter(({ lies }) => lies === 'down')
    .map(({ id }) => id);

export const twos = defineGame<State, TwosInput, Own, TwosOptions, 'no-second-roll'>({
  id: 'twos',
  rulesVersion: 1,
  seatCounts: [1, 2, 3],
  optionFields: { cards: { kind: 'cards', default: TWOS_CARDS } },
  inputShapes: { view: { spot: 'spot', card: 'card' }, roll: { face: 'die' }, close: {} },
  pack: () => PACK,
  setup: (options, seats) => ({
    spots: Object.fromEntries(latticeSpots(2, 2).map((id) => [id, down(id)])),
    up: [],
    stock: options.cards.length - 4,
    gone: 0,
    turn: 0,
    scores: seats.map(() => 0),
    rolled: false,
  }),
  decide(state, input) {
    if (input.type === 'roll') {
      if (state.rolled) return refuse('no-second-roll');
      return ok([{ type: 'rolled', face: input.face }]);
    }
    if (input.type === 'close') {
      const [first, second] = state.up;
      const card = first === undefined ? undefined : state.spots[first];
      if (first === undefined || second === undefined || card?.lies !== 'up') {
        return refuse('not-now');
      }
      const events: TableEvent[] = [
        { type: 'card-discarded', spot: first, card: card.card },
        { type: 'card-turned-back', spot: second },
      ];
      if (state.stock > 0) events.push({ type: 'spot-refilled', spot: first });
      return ok([
        ...events,
        { type: 'turn-started', seat: nextSeat(state.turn, state.scores.length) },
      ]);
    }
    const { spot, card } = input;
    const there = state.spots[spot];
    if (there === undefined) return refuse('no-such-spot', { spot });
    if (there.lies === 'empty') return refuse('spot-empty', { spot });
    if (there.lies === 'up') return refuse('spot-already-up', { spot });
    if (state.up.length === 2) return refuse('not-now', { spot });
    const events: TableEvent[] = [{ type: 'card-turned-up', spot, card, seat: state.turn }];
    const first = state.up.map((up) => state.spots[up])[0];
    if (first?.lies === 'up' && first.card[0] === card[0]) {
      events.push({ type: 'card-taken', spot: first.id, card: first.card, seat: state.turn });
      events.push({ type: 'card-taken', spot, card, seat: state.turn });
    }
    return ok(events);
  },
  evolve(state, event) {
    switch (event.type) {
      case 'card-turned-up': {
        const up: ExpectedSpot = { id: event.spot, lies: 'up', card: event.card, marks: [] };
        return { ...set(state, event.spot, up), up: [...state.up, event.spot] };
      }
      case 'card-taken': {
        const scores = state.scores.map((score, seat) => score + (seat === event.seat ? 0.5 : 0));
        const empty: ExpectedSpot = { id: event.spot, lies: 'empty', marks: [] };
        return { ...set(state, event.spot, empty), scores, gone: state.gone + 1 };
      }
      case 'card-discarded': {
        const empty: ExpectedSpot = { id: event.spot, lies: 'empty', marks: [] };
        return { ...set(state, event.spot, empty), gone: state.gone + 1 };
      }
      case 'card-turned-back':
        return set(state, event.spot, down(event.spot));
      case 'spot-refilled':
        return { ...set(state, event.spot, down(event.spot)), stock: state.stock - 1 };
      case 'turn-started':
        return { ...state, turn: event.seat, rolled: false };
      case 'rolled':
        return { ...state, rolled: true };
      default:
        return state;
    }
  },
  legal(state) {
    const patterns: InputPattern<TwosInput>[] = [];
    if (!state.rolled) patterns.push({ type: 'roll', face: { hole: 'die' } });
    if (state.up.length === 2) patterns.push({ type: 'close' });
    else {
      patterns.push({
        type: 'view',
        spot: { hole: 'spot', among: downSpots(state) },
        card: { hole: 'card' },
      });
    }
    return patterns;
  },
  expect: (state) => ({
    zones: [
      { kind: 'lattice', id: 'grid', rows: 2, columns: 2, spots: Object.values(state.spots) },
      {
        kind: 'pile',
        id: 'stock',
        count: state.stock,
        top: { lies: state.stock > 0 ? 'down' : 'empty' },
      },
      { kind: 'pile', id: 'gone', count: state.gone, top: { lies: 'empty' } },
    ],
  }),
  view: (state) => ({
    turn: state.turn,
    stage: state.up.length === 2 ? 'closing' : 'turning-up',
    seats: state.scores.map((score) => ({ score, sets: [], pieces: [], counts: {} })),
    piles: [{ id: 'stock', count: state.stock }],
    notices: [],
  }),
  scores: (state) => state.scores,
  ending: (state) =>
    state.up.length < 2 && downSpots(state).length + state.up.length < 2
      ? { reason: 'no-pair-left' }
      : undefined,
});
