import { LIZZY_PACK } from '../../../src/cards/lizzy.ts';
import type { PackCode } from '../../../src/cards/pack.ts';
import { codesOf } from '../../../src/cards/pack.ts';
import { PACK_52 } from '../../../src/cards/standard-pack.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import { drawBelow, seededSource } from '../../../src/rules/chance.ts';
import { isCommonInput } from '../../../src/rules/common.ts';
import type { FacadeInput } from '../../../src/rules/facade/decide.ts';
import { facade } from '../../../src/rules/facade/facade.ts';
import type { FacadeState } from '../../../src/rules/facade/state.ts';
import { PILE_PACK } from '../../../src/rules/facade/state.ts';
import type { InputBase, InputPattern } from '../../../src/rules/inputs.ts';
import type { Match } from '../../../src/rules/match.ts';
import { offerPickList } from '../../../src/rules/memory/pick-list.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import { packOf } from '../../../src/rules/q-memory/modes.ts';
import { gameById } from '../../../src/rules/registry.ts';
import type { Session } from '../../../src/session/session.ts';
import type { NewGame } from '../../../src/session/sessions.ts';
import { NO_EXTRA } from '../../../src/store/game-record.ts';
import { fillHonestly } from '../../rules/facade/honest-players.ts';
import { firstMade, people } from '../../rules/support/play.ts';
import { RealTable, shuffled } from '../../rules/support/real-table.ts';

/** The real cards of each game. */
const CARDS: Readonly<Record<string, readonly PackCode[]>> = {
  memory: offerPickList('4x4', seededSource(3)),
  'twisted-memory': codesOf(PACK_52),
  'q-memory': codesOf(packOf('basic', ['yellow', 'red', 'blue'])),
  'dizzy-memory': ['head', 'body', 'tail'].flatMap((part) =>
    codesOf(LIZZY_PACK)
      .filter((code) => code.startsWith(part))
      .slice(0, 4),
  ),
  facade: codesOf(PILE_PACK),
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
      const made = firstMade(shuffled(moves, random), (move) => this.#make(move, random));
      if (made === undefined) return;
      if (made.type === 'roll') await session.rollDie();
      else await session.act(made, 'tap');
    }
  }

  /** Nothing where the hands at the table would not make it now. */
  #make(move: InputPattern<InputBase>, random: RandomSource): InputBase | undefined {
    const { game, folded } = this.session;
    const table = this.#table();
    if (game.id !== facade.id) return table.fill(move, random);
    const state = folded.state as Match<FacadeState>;
    return fillHonestly(move as InputPattern<FacadeInput>, { state, table, random });
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
