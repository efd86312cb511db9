import type { Result } from '../../../src/cards/result.ts';
import { openKeeping } from '../../../src/session/open-keeping.ts';
import type { Session } from '../../../src/session/session.ts';
import type { AnyEntry } from '../../../src/store/game-record.ts';
import { Player } from './player.ts';

/** What can be seen of the game that is open. */
export interface Look {
  readonly id: string;
  readonly isPlaying: boolean;
  readonly isOver: boolean;
  readonly fits: boolean;
  readonly log: readonly AnyEntry[];
}

declare global {
  interface Window {
    keeping?: {
      /** Starts a game; answers with its id. */
      start(gameId: string): Promise<string>;
      open(id: string): Promise<void>;
      takeOver(): Promise<void>;
      /** Does what the button does, and is done when that is entered or refused. */
      play(): Promise<void>;
      look(): Look;
      /** Where things are kept, and how many games there are. */
      place(): Promise<string>;
      exportAll(): Promise<string>;
      /** Takes a file in; answers with the fates of its games. */
      importAll(text: string): Promise<readonly string[]>;
      linkText(): Promise<string>;
      deleteGame(id: string): Promise<void>;
    };
    /** Told of each line of the log right after it was shown, if somebody wants to know. */
    noteShown?: (line: string) => void;
  }
}

const { store, sessions, transfer } = await openKeeping();
const shown = document.querySelector('#shown');
let player: Player | undefined;

function need<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function watch(session: Session): void {
  player = new Player(session);
  session.listen(() => {
    const line = document.createElement('li');
    line.textContent = JSON.stringify(session.folded.log.at(-1));
    shown?.append(line);
    window.noteShown?.(line.textContent);
  });
}

function opened(): Player {
  if (player === undefined) throw new Error('no game is open');
  return player;
}

document.querySelector('#play')?.addEventListener('click', () => void opened().playOn());

window.keeping = {
  async start(gameId) {
    const session = need(await sessions.start(Player.setUp(gameId)));
    watch(session);
    return session.record.id;
  },
  async open(id) {
    watch(need(await sessions.open(id)));
  },
  takeOver: () => opened().session.takeOver(),
  play: () => opened().playOn(),
  look() {
    const { record, isPlaying, folded, outcome } = opened().session;
    return {
      id: record.id,
      isPlaying,
      isOver: outcome !== undefined,
      fits: folded.misfit === undefined,
      log: folded.log,
    };
  },
  async place() {
    return `${store.place}, ${need(await sessions.list()).length}`;
  },
  async exportAll() {
    return need(await transfer.exportAll()).text;
  },
  async importAll(text) {
    const plan = need(await transfer.planFile(text));
    need(await transfer.carryOut(plan, { different: 'leave-out', settings: true }));
    return plan.games.map(({ fate }) => fate);
  },
  async linkText() {
    const text = need(await transfer.makeLinkText(opened().session.record.id)) ?? '';
    const { games } = need(await transfer.planLink(text));
    return `${text.length} letters, ${games[0]?.fate ?? 'nothing'}`;
  },
  async deleteGame(id) {
    need(await sessions.remove(id));
  },
};
