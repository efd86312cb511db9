import { drawBelow, type RandomSource } from '../../rules/chance.ts';
import type { NewGame } from '../../session/sessions.ts';
import type { GameRecord } from '../../store/game-record.ts';

/** Seeds of computers are whole numbers below this. */
const SEED_LIMIT = 2 ** 32;

/**
 * The same game once more. The deal passes on (ANY-6): where an option says who deals, the other one does; elsewhere
 * the seat after the one that began now begins.
 */
export function rematchOf(
  { gameId, options, seats, extra }: GameRecord,
  random: RandomSource,
): NewGame {
  const again = seats.map((seat) =>
    seat.kind === 'computer' ? { ...seat, seed: drawBelow(random, SEED_LIMIT) } : seat,
  );
  const given = options as Readonly<Record<string, unknown>>;
  const dealer = given['dealer'];
  if (typeof dealer === 'number') {
    return {
      gameId,
      options: { ...given, dealer: (dealer + 1) % seats.length },
      seats: again,
      extra,
    };
  }
  return {
    gameId,
    options,
    seats: passOn(again),
    extra: { ...extra, seatColours: passOn(extra.seatColours) },
  };
}

function passOn<Item>(items: readonly Item[]): readonly Item[] {
  return [...items.slice(1), ...items.slice(0, 1)];
}
