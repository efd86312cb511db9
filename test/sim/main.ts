import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededSource } from '../../src/rules/chance.ts';
import { buildSite } from '../../src/server/build-site.ts';
import { conditions as machine, spread } from '../bench/conditions.ts';
import { launch } from '../e2e/support/browser.ts';
import { serve } from '../e2e/support/site.ts';
import { buildFilm } from './build-film.ts';
import { compare, type Comparison } from './compare.ts';
import { cardWidth, drawConditions } from './conditions.ts';
import { filmFacade } from './facade/film-games.ts';
import type { Conditions } from './film/scene.ts';
import { playFilm } from './play-film.ts';
import { playLive } from './play-live.ts';
import { growthOf, type MemoryUse } from './watch-memory.ts';
import { playStory, type Filmed } from './story/play-story.ts';

/** `npm run sim`: films whole games, shows them to the built app as its camera, and compares its log with the truth. */

const USAGE = `npm run sim -- [--games N] [--seed S] [--only GAME] [--moves N] [--mistakes N] [--live N] [--shots FOLDER] [--site FOLDER] [--memory]`;

const PROGRAMME: readonly Filmed[] = [
  { gameId: 'twisted-memory', layout: '4x4' },
  { gameId: 'memory', layout: '4x4' },
  { gameId: 'memory', layout: '4x6' },
];

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        games: { type: 'string', default: '2' },
        seed: { type: 'string', default: '1' },
        only: { type: 'string' },
        moves: { type: 'string' },
        mistakes: { type: 'string', default: '0' },
        live: { type: 'string', default: '2' },
        shots: { type: 'string' },
        site: { type: 'string' },
        memory: { type: 'boolean', default: false },
      },
    });
    const { games, seed, moves, mistakes, live, only } = values;
    return {
      ...values,
      games: Number(games),
      seed: Number(seed),
      mistakes: Number(mistakes),
      live: Number(live),
      moves: moves === undefined ? undefined : Number(moves),
      programme: PROGRAMME.filter(({ gameId }) => only === undefined || only === gameId),
    };
  } catch {
    console.error(USAGE);
    return process.exit(1);
  }
}

const options = readOptions();
console.log(JSON.stringify(machine()));
const folder = options.site ?? (await mkdtemp(join(tmpdir(), 'kibitz-sim-')));
if (options.site === undefined) await buildSite(folder);
const site = await serve({ folder });
const script = await buildFilm();
const browser = await launch({ plainPages: true });
const results: Comparison[] = [];
const filmedAs: Conditions[] = [];
let scoresRight = 0;
let mistakes = 0;
if (options.only === 'facade') {
  const { games, seed, moves, shots } = options;
  const setting = { browser, address: site.address, script, games, seed, phases: moves, shots };
  for (const game of await filmFacade(setting)) {
    results.push(game.result);
    filmedAs.push(...game.filmedAs);
    scoresRight += game.isScoreRight ? 1 : 0;
  }
}
for (let number = 0; number < options.games; number += 1) {
  const seed = options.seed * 1000 + number;
  const filmed = options.programme[number % options.programme.length];
  if (filmed === undefined) break;
  const random = seededSource(seed);
  const game = playStory({ ...filmed, moves: options.moves, mistakes: options.mistakes }, seed);
  const how = drawConditions(random, game.story.length);
  filmedAs.push(how);
  // The others are shown frame by frame, however slow the machine is.
  const isLive = number >= options.games - options.live;
  console.log(
    `${filmed.gameId} ${filmed.layout}, seed ${seed}: ${Math.round(game.story.length / 1000)} s of film, card ` +
      `${Math.round(cardWidth(how))} px wide, camera at ${Math.round(how.pose.elevation)} degrees, ${how.surface}, ` +
      `${how.back} back, nudged ${how.nudges.length} times, ${isLive ? 'in real time' : 'in film time'}`,
  );
  const shots = options.shots === undefined ? undefined : join(options.shots, String(seed));
  const play = isLive ? playLive : playFilm;
  const filming = await play(
    browser,
    site.address,
    script,
    filmed.gameId,
    game,
    how,
    shots,
    options.memory,
  );
  if (filming.memory !== undefined) printMemory(filming.memory);
  const result = compare(game.deeds, game.mistakes, filming);
  results.push(result);
  const isRight = result.wrong.length === 0 && result.missed.length === 0;
  if (isRight) scoresRight += 1;
  console.log(
    `  followed ${result.followed} of ${result.moves}, wrong ${result.wrong.length}, questions ${result.questions}, ` +
      `mistakes called ${result.called} of ${game.mistakes.length}, false alarms ${result.falseAlarms.length}; ${filming.frames === undefined ? '' : `${filming.frames} frames `}in ${Math.round(filming.took)} s; ${filming.lastStatus}`,
  );
  for (const text of result.wrong.slice(0, 5)) console.log(`  wrong: ${text}`);
  for (const text of result.missed.slice(0, 5)) console.log(`  missed: ${text}`);
  for (const { at, text } of [...filming.questions, ...result.falseAlarms].slice(0, 8)) {
    console.log(`  said at ${at}: ${text}`);
  }
  mistakes += game.mistakes.length;
}
/** In film time, in which alone it is weighed: what each minute took, and how much more than after the first. */
function printMemory(uses: readonly MemoryUse[]): void {
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
  const seconds = (at: number) => Math.round(at / 1000);
  for (const { at, page, workers } of uses) {
    console.log(
      `  memory at ${seconds(at)} s: page ${megabytes(page)} MB, workers ${megabytes(workers)} MB`,
    );
  }
  const shares = [growthOf(uses, ({ page }) => page), growthOf(uses, ({ workers }) => workers)];
  const [page, workers] = shares.map((one) =>
    one === undefined ? '-' : `${(100 * one).toFixed(1)} %`,
  );
  console.log(`  at most more than after a minute: page ${page}, workers ${workers}`);
}

await browser.close();
await site.close();
if (options.site === undefined) await rm(folder, { recursive: true, force: true });
const range = (values: readonly number[]) =>
  `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;
console.log(
  `filmed: cards ${range(filmedAs.map(cardWidth))} px wide, camera at ` +
    `${range(filmedAs.map(({ pose }) => pose.elevation))} degrees, noise ` +
    `${range(filmedAs.map(({ noise }) => 100 * noise))} %, light coming and going by ` +
    `${range(filmedAs.map(({ flicker }) => 100 * flicker))} %`,
);
const sum = (pick: (result: Comparison) => number) =>
  results.reduce((total, result) => total + pick(result), 0);
const delays = results.flatMap((result) => result.delays);
console.log(
  JSON.stringify({
    games: results.length,
    moves: sum(({ moves }) => moves),
    followed: sum(({ followed }) => followed),
    wrong: sum(({ wrong }) => wrong.length),
    questions: sum(({ questions }) => questions),
    mistakes,
    called: sum(({ called }) => called),
    falseAlarms: sum(({ falseAlarms }) => falseAlarms.length),
    scoresRight,
    delayMsMedian: delays.length === 0 ? null : spread(delays).median,
  }),
);
