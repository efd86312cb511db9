import { codesOf } from '../../../src/cards/pack.ts';
import { PACK_52 } from '../../../src/cards/standard-pack.ts';
import type { PackCode } from '../../../src/cards/pack.ts';
import { playerFor } from '../../../src/players/players.ts';
import { drawFrom, seededSource } from '../../../src/rules/chance.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import { offerPickList } from '../../../src/rules/memory/pick-list.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import { gameById } from '../../../src/rules/registry.ts';
import { LEVELS } from '../../../src/rules/seats.ts';
import { NO_EXTRA } from '../../../src/store/game-record.ts';
import { playComputers } from '../../players/support/play-computers.ts';
import { people } from '../../rules/support/play.ts';
import { shuffled } from '../../rules/support/real-table.ts';
import { tell, type PlayedGame } from './tell.ts';

/** What is filmed: a game with its options. */
export interface Filmed {
  readonly gameId: 'memory' | 'twisted-memory';
  /** Of Memory; Twisted Memory has its own. */
  readonly layout: Parameters<typeof offerPickList>[0];
  /** So many of its first moves; all when left out. */
  readonly moves?: number | undefined;
  /** How many mistakes the players make. */
  readonly mistakes?: number;
}

/** Plays a whole game by two computers and tells it. The same for the same seed. */
export function playStory({ gameId, layout, moves, mistakes = 0 }: Filmed, seed: number) {
  const game: AnyGame | undefined = gameById(gameId);
  const player = playerFor(gameId);
  if (game === undefined || player === undefined) throw new Error(`nobody plays ${gameId}`);
  const random = seededSource(seed);
  const cards = gameId === 'memory' ? offerPickList(layout, random) : codesOf(PACK_52);
  // The players lay out what the app's list says.
  const given = gameId === 'memory' ? { layout, cards } : {};
  const options = Object.assign(defaultOptions<object>(game.optionFields), given);
  const dealt: readonly PackCode[] = shuffled(cards, random);
  const computers = [0, 1].map((seat) => ({
    player,
    level: drawFrom(random, LEVELS),
    seed: 2 * seed + seat,
  }));
  const { inputs } = playComputers(game, options, {
    computers,
    cards,
    random,
    deal: () => dealt,
  });
  const seats = people(2);
  const played: PlayedGame = tell(
    game,
    options,
    seats,
    inputs.slice(0, moves),
    dealt,
    random,
    mistakes,
  );
  return { ...played, rulesVersion: game.rulesVersion, options, seats, extra: NO_EXTRA };
}
