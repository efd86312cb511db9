import { expect } from 'vitest';
import type { Result } from '../../../src/cards/result.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import type { InputBase } from '../../../src/rules/inputs.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import { gameById } from '../../../src/rules/registry.ts';
import type { Seat } from '../../../src/rules/seats.ts';
import type { SessionPorts } from '../../../src/session/ports.ts';
import type { Session } from '../../../src/session/session.ts';
import { Sessions } from '../../../src/session/sessions.ts';
import { NO_EXTRA } from '../../../src/store/game-record.ts';
import type { GameStore } from '../../../src/store/game-store.ts';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import { people } from '../../rules/support/play.ts';
import { parseMove } from '../../rules/support/transcripts.ts';
import { TabHub } from './tab-hub.ts';

/** Noon of some day; a clock that stands until it is told to go on. */
class Clock {
  now = 1_795_000_000_000;

  passSeconds(seconds: number): void {
    this.now += Math.round(1000 * seconds);
  }
}

/** A browser with a disk, a clock and as many tabs as a test wants. */
export class Browser {
  readonly store: GameStore;
  readonly clock = new Clock();
  readonly #hub = new TabHub();
  readonly #random = seededSource(11);

  constructor(store: GameStore = new MemoryStore()) {
    this.store = store;
  }

  /** A new tab; each has its own sessions. */
  tab(ports: Partial<SessionPorts> = {}): Sessions {
    return new Sessions(this.store, {
      now: () => this.clock.now,
      random: this.#random,
      tabs: this.#hub.open(),
      ...ports,
    });
  }
}

/** The value of what went well; anything else fails the test with its reason. */
export function good<Value, Trouble>(result: Result<Value, Trouble>): Value {
  if (!result.ok) throw new Error(`went wrong: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The reason of what went wrong. */
export function bad<Value, Trouble>(result: Result<Value, Trouble>): Trouble {
  if (result.ok) throw new Error(`went well: ${JSON.stringify(result.value)}`);
  return result.error;
}

/** A new game with these options and the usual ones for the rest. */
export async function start(
  sessions: Sessions,
  gameId: string,
  options: object = {},
  seats: readonly Seat[] = people(2),
): Promise<Session> {
  const game = gameById(gameId);
  expect(game).toBeDefined();
  const usual = defaultOptions(game!.optionFields) as object;
  return good(
    await sessions.start({ gameId, options: { ...usual, ...options }, seats, extra: NO_EXTRA }),
  );
}

/** Enters moves one after the other, written as in the golden games: `turn-up r1c1 7H`. */
export async function play(session: Session, ...moves: readonly string[]): Promise<void> {
  for (const move of moves)
    good(await session.act(parseMove(session.game.inputShapes, move), 'tap'));
}

/** What a player can see of a session, to compare one with another. */
export function lookOf(session: Session): unknown {
  const { folded, view, expected, legal, outcome, record } = session;
  return { log: folded.log, state: folded.state, view, expected, legal, outcome, record };
}

/** That this card was turned up there. */
export function turnUp(spot: string, card: string): InputBase & { readonly card: string } {
  const input = { type: 'turn-up', spot, card };
  return input;
}
