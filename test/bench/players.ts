import { pathToFileURL } from 'node:url';
import type { ComputerPlayer } from '../../src/players/player.ts';
import { playerFor } from '../../src/players/players.ts';
import { LIZZY_PACK } from '../../src/cards/lizzy.ts';
import { codesOf } from '../../src/cards/pack.ts';
import { PACK_52 } from '../../src/cards/standard-pack.ts';
import { TILE_PACK } from '../../src/cards/tiles.ts';
import { seededSource } from '../../src/rules/chance.ts';
import { facade } from '../../src/rules/facade/facade.ts';
import type { FacadeOptions } from '../../src/rules/facade/state.ts';
import { PILE_PACK } from '../../src/rules/facade/state.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import type { InputBase } from '../../src/rules/inputs.ts';
import type { LogEntry } from '../../src/rules/log.ts';
import { foldFrom } from '../../src/rules/log.ts';
import { offerPickList } from '../../src/rules/memory/pick-list.ts';
import { defaultOptions } from '../../src/rules/options.ts';
import { gameById } from '../../src/rules/registry.ts';
import { LEVELS } from '../../src/rules/seats.ts';
import { alwaysTwoNew, duel, rival } from '../players/memory/duel.ts';
import type { Mean } from '../players/support/margin.ts';
import { playComputers } from '../players/support/play-computers.ts';
import { twisted, twistedDuel, withoutPieces } from '../players/twisted-memory/duel.ts';
import { fillHonestly } from '../rules/facade/honest-players.ts';
import { entry, people, playRandomly } from '../rules/support/play.ts';
import { conditions, spread } from './conditions.ts';

const GAMES_EACH = 2000;
const LAYOUTS = { 8: '4x4', 12: '4x6', 18: '6x6' } as const;
const PAIR_COUNTS = [8, 12, 18] as const;

interface LevelResult extends Mean {
  readonly setting: string;
}

/** Every table of Memory that computers are measured at. */
function* tablesOfMemory() {
  for (const pairs of PAIR_COUNTS) {
    for (const seatCount of [2, 3, 4]) {
      for (const anyColour of [false, true]) {
        const rule = anyColour ? 'any colour' : 'same colour';
        const title = `${pairs} pairs, ${seatCount} seats, ${rule}`;
        yield { title, layout: LAYOUTS[pairs], seatCount, anyColour };
      }
    }
  }
}

/**
 * The best strategy against perfect memory that always shows two new cards. Two players, same colour: 1.13, 1.80 and
 * 2.67 pairs, from 200,000 games by other means.
 */
function bestAgainstTwoNew(games: number): readonly LevelResult[] {
  return [...tablesOfMemory()].map(({ title, ...table }) => {
    const twoNew = { player: alwaysTwoNew, level: 'hard' } as const;
    return told(
      `hard over always two new, ${title}`,
      duel(rival('hard'), twoNew, { ...table, games }),
    );
  });
}

/** The levels of Memory against each other, for every size, number of seats and rule of what pairs. */
function levelsOfMemory(games: number): readonly LevelResult[] {
  const levels = [
    ['hard', 'normal'],
    ['normal', 'easy'],
  ] as const;
  return levels.flatMap(([one, other]) =>
    [...tablesOfMemory()].map(({ title, ...table }) =>
      told(`${one} over ${other}, ${title}`, duel(rival(one), rival(other), { ...table, games })),
    ),
  );
}

function told(setting: string, mean: Mean): LevelResult {
  console.log(`${setting}: ${mean.mean.toFixed(2)} ± ${mean.halfWidth.toFixed(2)} pairs`);
  return { setting, ...mean };
}

function twistedAgainstMemoryAlone(games: number) {
  return [
    { second: 'known', rival: withoutPieces(1) },
    { second: 'new from a chance of 0.3', rival: withoutPieces(0.3) },
  ].map(({ second, rival: other }) => {
    const { wins, draws, margin } = twistedDuel(twisted('hard'), other, games);
    const interval = `${wins.low.toFixed(3)} to ${wins.high.toFixed(3)}`;
    console.log(
      `Twisted Memory, hard over perfect memory alone (second card ${second}): ` +
        `wins ${wins.share.toFixed(3)} (${interval}), draws ${draws.toFixed(3)}`,
    );
    return { second, wins, draws, margin };
  });
}

/** A game with the cards that lie on its table, for timing. */
const TIMED: Readonly<Record<string, { options: object; cards: readonly string[] }>> = {
  memory: {
    options: { layout: '6x6', anyColour: true, cards: offerPickList('6x6', seededSource(4)) },
    cards: offerPickList('6x6', seededSource(4)),
  },
  'twisted-memory': { options: {}, cards: codesOf(PACK_52) },
  'dizzy-memory': { options: { layout: '6x9' }, cards: codesOf(LIZZY_PACK) },
  'q-memory': { options: { mode: 'insane' }, cards: codesOf(TILE_PACK) },
  facade: { options: {}, cards: codesOf(PILE_PACK) },
};

/** How often a log is replayed; the fastest counts, because what is slower is what else the machine does. */
const REPLAYS = 5;

/**
 * Milliseconds a choice takes, where a computer plays, and inputs a second that a log of such games is replayed at.
 * `slowestAgain`: of the choices asked for a second time at once; what only the first time took was the machine, or code
 * that had not run before.
 */
function speed(id: string, games: number) {
  const game: AnyGame = gameById(id)!;
  const options = Object.assign(defaultOptions<object>(game.optionFields), TIMED[id]!.options);
  const { moves, logs } = gamesToTime(id, options, games);
  const start = game.setup(options, people(2));
  const rates = logs.map((log) => {
    const tries = Array.from({ length: REPLAYS }, () => {
      const before = performance.now();
      foldFrom(game, start, log);
      return performance.now() - before;
    });
    return log.length / (Math.min(...tries) / 1000);
  });
  const replayedPerSecond = spread(rates.map(Math.round));
  const firsts = moves.map(({ first }) => inThousandths(first));
  const result =
    moves.length === 0
      ? { replayedPerSecond }
      : {
          moveMs: {
            ...spread(firsts),
            slowest: Math.max(...firsts),
            slowestOfBoth: Math.max(...moves.map(({ faster }) => inThousandths(faster))),
          },
          replayedPerSecond,
        };
  console.log(id, result);
  return result;
}

function inThousandths(time: number): number {
  return Math.round(1000 * time) / 1000;
}

type Log = readonly LogEntry<InputBase>[];

/** Milliseconds that a choice took when it was asked for first, and the faster of that and of being asked again. */
interface MoveTime {
  readonly first: number;
  readonly faster: number;
}

/** Games of two, and how long each choice of a computer took; of people where there is none. */
function gamesToTime(id: string, options: object, games: number) {
  const moves: MoveTime[] = [];
  const player = playerFor(id);
  const logs = Array.from({ length: games }, (_, played): Log => {
    const random = seededSource(played);
    const { cards } = TIMED[id]!;
    if (player === undefined) {
      const setting = { seats: people(2), cards, random, fill: fillHonestly };
      return playRandomly(facade, options as FacadeOptions, setting).log;
    }
    const level = LEVELS[played % LEVELS.length]!;
    const computers = [0, 1].map((seat) => ({
      player: timed(player, moves),
      level,
      seed: 2 * played + seat,
    }));
    const game: AnyGame = gameById(id)!;
    const { inputs } = playComputers(game, options, { computers, cards, random });
    return inputs.map((input, index) => entry(index, game.rulesVersion, input));
  });
  return { moves, logs };
}

function timed(
  player: ComputerPlayer<InputBase, unknown>,
  times: MoveTime[],
): ComputerPlayer<InputBase, unknown> {
  return {
    choose(situation, level, random) {
      const drawn: number[] = [];
      const drawing = () => {
        drawn.push(random());
        return drawn.at(-1)!;
      };
      const start = performance.now();
      const choice = player.choose(situation, level, drawing);
      const first = performance.now() - start;
      const restart = performance.now();
      player.choose(situation, level, () => drawn.shift()!);
      times.push({ first, faster: Math.min(first, performance.now() - restart) });
      return choice;
    },
  };
}

/**
 * The computer players: whether their levels are in order (mean margin in pairs with the half width of its 95 %
 * interval), what the Twisted Memory computer wins, and what they and the rules cost.
 */
export function benchPlayers(games: number = GAMES_EACH): Promise<object> {
  // Times first: the processor is as it was found.
  const speeds = Object.fromEntries(Object.keys(TIMED).map((id) => [id, speed(id, 60)]));
  const twoNew = bestAgainstTwoNew(games);
  const twistedMemory = twistedAgainstMemoryAlone(games);
  const memory = levelsOfMemory(games);
  const inOrder = memory.every(({ mean, halfWidth }) => mean - halfWidth > 0);
  return Promise.resolve({ games, inOrder, speeds, twoNew, twistedMemory, memory });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(conditions());
  const report = await benchPlayers(Number(process.argv[2] ?? GAMES_EACH));
  console.log(JSON.stringify(report));
}
