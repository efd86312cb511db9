import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { drawBelow, drawFrom, seededSource, type RandomSource } from '../../../src/rules/chance.ts';
import type { FacadeInput } from '../../../src/rules/facade/decide.ts';
import { facade, meldScores } from '../../../src/rules/facade/facade.ts';
import type { InputBase } from '../../../src/rules/inputs.ts';
import type { LogEntry } from '../../../src/rules/log.ts';
import { NO_EXTRA } from '../../../src/store/game-record.ts';
import { giveShownCamera } from '../../e2e/support/shown-camera.ts';
import { people } from '../../rules/support/play.ts';
import { keptLog, openApp } from '../app-game.ts';
import { compare, type Comparison } from '../compare.ts';
import { cardWidth, drawConditions } from '../conditions.ts';
import type { Conditions } from '../film/scene.ts';
import { enterByHand } from './enter-by-hand.ts';
import { filmTable, type FilmedTable } from './film-table.ts';
import { COUNT_FRAMES, HeldFilm, waitForFrames } from './held-film.ts';
import { drawSlips, layTable } from './lay-table.ts';
import { awardsOf, groupInputs, linesOf } from './lines.ts';
import { playFacade, type Moment, type PlayedFacade } from './play-game.ts';
import { pointPhone, type LookTaken } from './point-phone.ts';

interface Setting {
  readonly browser: Browser;
  readonly address: string;
  /** Draws films. */
  readonly script: string;
  readonly games: number;
  readonly seed: number;
  /** How many phases of each game are played; all nine when left out. */
  readonly phases: number | undefined;
  /** Where pictures of the app go. */
  readonly shots: string | undefined;
}

interface FilmedGame {
  readonly result: Comparison;
  readonly isScoreRight: boolean;
  readonly filmedAs: readonly Conditions[];
}

/** A look, and what it was of. */
interface Taken extends LookTaken {
  readonly moment: Moment;
}

/** Who points a phone at a table holds it higher than one that is propped up, in degrees. */
const HELD_HIGHER = 10;
const STEEPEST = 85;
/** From one look to the next the hand that holds the phone is somewhat elsewhere, in degrees to either side. */
const ELSEWHERE = 8;
/** And it shakes so many times as much as what a phone is propped up by. */
const HAND_SHAKE = 10;
/** For fewer frames than these the phone still shows what was confirmed. */
const LINGERS = 5;
const FILM_MS = 4000;
const PATIENCE_MS = 60_000;

/** Films whole games of Façade, look by look, and holds the app's log against what was really played. */
export async function filmFacade(setting: Setting): Promise<readonly FilmedGame[]> {
  const filmed: FilmedGame[] = [];
  for (let number = 0; number < setting.games; number += 1) {
    filmed.push(await filmGame(setting, setting.seed * 1000 + number));
  }
  return filmed;
}

async function filmGame(setting: Setting, seed: number): Promise<FilmedGame> {
  const { browser, address, phases } = setting;
  const game = playFacade(seed, phases);
  const random = seededSource(seed + 500);
  const drawn = drawConditions(random, FILM_MS);
  console.log(
    `facade, ${game.seatCount} players, seed ${seed}: ${game.moments.length} looks, ${drawn.surface}`,
  );
  const page = await openApp(browser, address, COUNT_FRAMES, 'facade', {
    rulesVersion: facade.rulesVersion,
    options: game.options,
    seats: people(game.seatCount),
    extra: NO_EXTRA,
  });
  page.context().setDefaultTimeout(PATIENCE_MS);
  await giveShownCamera(page);
  await page.reload();
  await page.locator('facade-play .table').waitFor();
  const started = performance.now();
  const { taken, filmedAs } = await takeLooks(page, setting, game, drawn, seed);
  const log = await keptLog(page);
  await page.context().close();
  const entries = log.flatMap((entry) =>
    entry.kind === 'input' ? [{ input: entry.input as FacadeInput, entry }] : [],
  );
  const result = holdAgainst(game, entries, taken);
  const played = game.inputs.map((input) => ({ input }));
  const isScoreRight = String(scoreOf(game, entries)) === String(scoreOf(game, played));
  const awards = awardsOf(game.start, entries);
  const trueAwards = awardsOf(game.start, played);
  const rightAwards = trueAwards.filter((award) => awards.includes(award)).length;
  console.log(
    `  followed ${result.followed} of ${result.moves}, wrong ${result.wrong.length}, questions ${result.questions}; ` +
      `${looksOf(taken)}, awards ${rightAwards} of ${trueAwards.length}; score ${scoreOf(game, entries).join(':')}, ` +
      `${isScoreRight ? 'right' : 'wrong'}; ${sumFrames(taken)} frames in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  for (const text of result.wrong.slice(0, 5)) console.log(`  wrong: ${text}`);
  for (const text of result.missed.slice(0, 8)) console.log(`  missed: ${text}`);
  return { result, isScoreRight, filmedAs };
}

async function takeLooks(
  page: Page,
  { browser, script, shots }: Setting,
  game: PlayedFacade,
  drawn: Conditions,
  seed: number,
) {
  const random = seededSource(seed + 900);
  const slips = drawSlips(random);
  const taken: Taken[] = [];
  const filmedAs: Conditions[] = [];
  const films = game.moments.map((moment) => {
    const { part } = moment;
    const owner = part.of === 'melds' ? part.seat : 0;
    const holder = drawFrom(random, [0, owner]);
    const pointing = { part, holder, hand: drawBelow(random, game.seatCount) };
    return filmTable(layTable(moment.table, slips), pointing, heldSomewhere(drawn, random));
  });
  const prepare = (number: number) => {
    const filmed = films[number];
    return filmed === undefined ? undefined : HeldFilm.prepare(browser, page, script, filmed);
  };
  let film = await prepare(0);
  for (const [number, moment] of game.moments.entries()) {
    const filmed = films[number];
    if (film === undefined || filmed === undefined) break;
    const next = await prepare(number + 1);
    filmedAs.push(atAim(filmed.conditions));
    const last = taken.at(-1);
    // The app goes on to what comes next, but waits for hands to bid.
    const goesOn = last?.isEntered === true && last.moment.part.of !== 'supply';
    // It takes a moment until the phone is elsewhere.
    if (goesOn) await waitForFrames(page, drawBelow(random, LINGERS));
    else await openLook(page);
    const name = `${seed}-${String(number).padStart(2, '0')}-${moment.part.of}`;
    const path = shots === undefined ? undefined : join(shots, name);
    const look = await pointPhone(page, film, filmed, moment, path);
    await film.end();
    film = next;
    taken.push({ ...look, moment });
    report(look, moment, filmed);
    if (!look.isEntered) await enterByHand(page, moment);
  }
  return { taken, filmedAs };
}

function report(look: LookTaken, { phase, part }: Moment, { conditions }: FilmedTable): void {
  const of = part.of === 'melds' ? `melds of ${part.seat}` : part.of;
  console.log(
    `  phase ${phase} ${of}: ${look.frames} frames, card ${Math.round(cardWidth(atAim(conditions)))} px wide ` +
      `at ${Math.round(conditions.pose.elevation)} degrees${look.isEntered ? '' : ', tapped'}`,
  );
  for (const text of look.questions) console.log(`    ${text}`);
}

async function openLook(page: Page): Promise<void> {
  await page.locator('facade-look').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Point the phone', exact: true }).click();
  const start = page.getByRole('button', { name: 'Start the camera', exact: true });
  await page.locator('facade-look camera-view').waitFor();
  if ((await start.count()) > 0) await start.click();
}

function heldSomewhere(drawn: Conditions, random: RandomSource): Conditions {
  const off = () => (ELSEWHERE * (drawBelow(random, 2001) - 1000)) / 1000;
  const { pose } = drawn;
  const elevation = Math.min(STEEPEST, pose.elevation + HELD_HIGHER + off());
  return {
    ...drawn,
    pose: { ...pose, elevation, yaw: pose.yaw + off(), tilt: pose.tilt + off() },
    shake: HAND_SHAKE * drawn.shake,
    seed: drawBelow(random, 1000),
  };
}

/** As wide as a card in the middle of what the phone is held over. */
function atAim(how: Conditions): Conditions {
  return { ...how, pose: { ...how.pose, aim: [0, 0], yaw: 0 } };
}

interface Entered {
  readonly input: FacadeInput;
  readonly entry: LogEntry<InputBase>;
}

/** What was confirmed as it was read was followed; what was put right before, or tapped in, was not. */
function holdAgainst(
  game: PlayedFacade,
  entries: readonly Entered[],
  taken: readonly Taken[],
): Comparison {
  const done = game.inputs.map((input) => ({ input }));
  const deeds = linesOf(game.start, done)
    .flat()
    .map(({ text }, at) => ({ input: text, done: at }));
  const told = linesOf(game.start, entries).flatMap((lines) => lines);
  const mended = new Set(
    taken.flatMap((look) =>
      linesOf(
        look.moment.before,
        look.moment.inputs.map((input) => ({ input })),
      )
        .flat()
        .filter(({ cards }) => cards.some((card) => look.mended.includes(card)))
        .map(({ text }) => `${look.moment.phase} ${text}`),
    ),
  );
  const phases = groupInputs(game.start, entries).flatMap(({ before, entries: own }) =>
    linesOf(before, own)
      .flat()
      .map(() => before.game.phase),
  );
  const log = told.map(({ text, entry }, at) => {
    const by = mended.has(`${phases[at]} ${text}`) ? 'tap' : entry.entry.by;
    return { at, entry: { ...entry.entry, kind: 'input', by, input: { type: text } } as const };
  });
  const questions = taken.flatMap((look, at) => look.questions.map((text) => ({ at, text })));
  const { delays: _, ...compared } = compare(deeds, [], { log, questions, faults: [] });
  return { ...compared, delays: [] };
}

function scoreOf(
  game: PlayedFacade,
  entries: readonly { readonly input: FacadeInput }[],
): readonly number[] {
  const { game: after } = groupInputs(game.start, entries).at(-1)?.after ?? game.start;
  return meldScores(after).map(({ total }) => total);
}

/** Per part of the table, the looks that were confirmed as they were read. */
function looksOf(taken: readonly Taken[]): string {
  return (['supply', 'bids', 'melds'] as const)
    .map((of) => {
      const looks = taken.filter(({ moment }) => moment.part.of === of);
      const right = looks.filter((one) => one.isEntered && one.questions.length === 0);
      return `${of} ${right.length} of ${looks.length}`;
    })
    .join(', ');
}

function sumFrames(taken: readonly Taken[]): number {
  return taken.reduce((sum, { frames }) => sum + frames, 0);
}
