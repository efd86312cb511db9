import { drawBelow, type RandomSource } from '../../rules/chance.ts';
import { LEVELS, type Level, type Seat, type SeatIndex } from '../../rules/seats.ts';
import { SEAT_COLOURS, type SeatColour } from '../seat-mark/seat-looks.ts';

/** A seat as the set-up has it. */
export interface SeatDraft {
  /** Empty until somebody writes one. */
  readonly name: string;
  /** Null for a person. */
  readonly level: Level | null;
  readonly colour: SeatColour;
}

/** As long as a name on a score line can be. */
export const LONGEST_NAME = 24;

/** Seeds of computers are whole numbers below this. */
const SEED_LIMIT = 2 ** 32;

/** As many seats as asked for: the first of these, then new ones, each in the first colour that nobody has. */
export function fitSeats(seats: readonly SeatDraft[], count: number): readonly SeatDraft[] {
  let fitted = seats.slice(0, count);
  while (fitted.length < count) {
    fitted = [...fitted, { name: '', level: null, colour: freeColour(fitted) }];
  }
  return fitted;
}

export function changeSeat(
  seats: readonly SeatDraft[],
  seat: SeatIndex,
  changes: Partial<SeatDraft>,
): readonly SeatDraft[] {
  return seats.map((draft, index) => (index === seat ? { ...draft, ...changes } : draft));
}

/** Gives a seat the next colour that nobody else has. */
export function nextColour(seats: readonly SeatDraft[], seat: SeatIndex): readonly SeatDraft[] {
  const own = SEAT_COLOURS.indexOf(seats[seat]?.colour ?? 'grey');
  const others = seats.filter((_, index) => index !== seat).map(({ colour }) => colour);
  const inTurn = [...SEAT_COLOURS.slice(own + 1), ...SEAT_COLOURS.slice(0, own + 1)];
  const colour = inTurn.find((candidate) => !others.includes(candidate));
  return colour === undefined ? seats : changeSeat(seats, seat, { colour });
}

/** Seats as the rules want them, from the one that starts on; computers with a seed each. */
export function seatsOf(
  seats: readonly SeatDraft[],
  nameOf: (seat: SeatIndex) => string,
  random: RandomSource,
): readonly Seat[] {
  return seats.map(({ level }, seat): Seat => {
    const name = nameOf(seat);
    return level === null
      ? { kind: 'person', name }
      : { kind: 'computer', name, level, seed: drawBelow(random, SEED_LIMIT) };
  });
}

/** Turns the order of play so that it begins with that seat. */
export function startingWith<Item>(items: readonly Item[], first: SeatIndex): readonly Item[] {
  return [...items.slice(first), ...items.slice(0, first)];
}

/** Reads seats from what was kept; undefined where they are none. */
export function readSeats(raw: unknown): readonly SeatDraft[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const seats = raw.flatMap((item: unknown): readonly SeatDraft[] => {
    if (typeof item !== 'object' || item === null) return [];
    const given = new Map<string, unknown>(Object.entries(item));
    const name = given.get('name');
    const level = LEVELS.find((known) => known === given.get('level')) ?? null;
    const colour = SEAT_COLOURS.find((known) => known === given.get('colour'));
    if (typeof name !== 'string' || colour === undefined) return [];
    return [{ name: name.slice(0, LONGEST_NAME), level, colour }];
  });
  const colours = new Set(seats.map(({ colour }) => colour));
  return seats.length === raw.length && colours.size === seats.length ? seats : undefined;
}

function freeColour(seats: readonly SeatDraft[]): SeatColour {
  const taken = seats.map(({ colour }) => colour);
  return SEAT_COLOURS.find((colour) => !taken.includes(colour)) ?? 'grey';
}
