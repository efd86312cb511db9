import { LIZZY_PACK } from '../../../src/cards/lizzy.ts';
import type { PackCode } from '../../../src/cards/pack.ts';
import { codesOf } from '../../../src/cards/pack.ts';
import { PACK_52 } from '../../../src/cards/standard-pack.ts';
import { drawBelow, seededSource } from '../../../src/rules/chance.ts';
import { isCommonInput } from '../../../src/rules/common.ts';
import { offerPickList } from '../../../src/rules/memory/pick-list.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import { packOf } from '../../../src/rules/q-memory/modes.ts';
import { gameById } from '../../../src/rules/registry.ts';
import type { Session } from '../../../src/session/session.ts';
import type { NewGame } from '../../../src/session/sessions.ts';
import { NO_EXTRA } from '../../../src/store/game-record.ts';
import { people } from '../../rules/support/play.ts';
import { RealTable, shuffled } from '../../rules/support/real-table.ts';

/** The real cards of the games that a hand without a head can play. */
const CARDS: Readonly<Record<string, readonly PackCode[]>> = {
  memory: offerPickList('4x4', seededSource(3)),
  'twisted-memory': codesOf(PACK_52),
  'q-memory': codesOf(packOf('basic', ['yellow', 'red', 'blue'])),
  'dizzy-memory': ['head', 'body', 'tail'].flatMap((part) =>
    codesOf(LIZZY_PACK)
      .filter((code) => code.startsWith(part))
      .slice(0, 4),
  ),
};

/** What nobody says about cards that lie as they should. */
const NEVER = ['amend-list', 'stock-ran-out', 'stock-goes-on', 'give-up'];

/** Plays a game at random, a step at a tap. What it would do next depends on nothing but the game and its log. */
export class Player {
  readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  static setUp(gameId: string): NewGame {
    const options = defaultOptions(gameById(gameId)?.optionFields ?? {});
    return { gameId, options, seats: people(2), extra: NO_EXTRA };
  }

  async playOn(): Promise<void> {
    const { session } = this;
    const { log } = session.folded;
    const random = seededSource(seedOf(session.record.id) + 977 * log.length);
    const die = drawBelow(random, 8);
    if (die === 0 && session.canUndo) await session.undo();
    else if (die === 1 && session.canRedo) await session.redo();
    else {
      const moves = session.legal.filter(
        (move) => !isCommonInput(move) && !NEVER.includes(move.type),
      );
      const [move] = shuffled(moves, random);
      if (move === undefined) return;
      if (move.type === 'roll') await session.rollDie();
      else await session.act(this.#table().fill(move, random), 'tap');
    }
  }

  /** As the cards lie now: dealt from the seed of the game, and moved as its events say. */
  #table(): RealTable {
    const { game, folded, record } = this.session;
    const cards = shuffled(CARDS[record.gameId] ?? [], seededSource(seedOf(record.id)));
    const table = new RealTable(game.expect(folded.start), cards);
    for (const { events } of folded.applied) table.follow(events);
    return table;
  }
}

function seedOf(id: string): number {
  return [...id].reduce((seed, letter) => (31 * seed + letter.charCodeAt(0)) % 1_000_003, 7);
}
