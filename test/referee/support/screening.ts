import type { RandomSource } from '../../../src/rules/chance.ts';
import { drawBelow, drawFrom } from '../../../src/rules/chance.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import type { InputBase } from '../../../src/rules/inputs.ts';
import type { SpotId } from '../../../src/rules/spots.ts';
import type { SeenSpot, TableView } from '../../../src/table/table-view.ts';
import type { Film } from './film.ts';
import { Watch } from './watch.ts';

/** How bad the seeing is: chances are one in so many, times in ms. */
export interface Noise {
  readonly dropOneIn: number;
  /** A card that lies up is named wrongly, or not at all, for a moment. */
  readonly misreadOneIn: number;
  /** A place is covered, or looks like something else, for a moment. */
  readonly hideOneIn: number;
}

export const CLEAR: Noise = { dropOneIn: 0, misreadOneIn: 0, hideOneIn: 0 };
export const NOISY: Noise = { dropOneIn: 6, misreadOneIn: 60, hideOneIn: 150 };

/** How long a moment of noise lasts at most: less than the referee takes to believe it. */
const MISREAD_MS = 280;
const HIDE_MS = 900;
const WRONG_CARDS = ['AS', '2H', '3D', '4C', '8S', 'QH', 'KD'];

interface Blur {
  readonly until: number;
  readonly state: SeenSpot['state'];
  readonly confidence: number;
}

/** What the referee made of a film. */
export interface Screening {
  readonly watch: Watch;
  /** What was played, in order, written as the log is. */
  readonly played: readonly string[];
  /** Inputs that were logged although they had not happened. */
  readonly wrong: readonly string[];
  readonly questions: number;
}

/** Shows a film to the referee; questions are answered truly. */
export function screen(
  game: AnyGame,
  start: unknown,
  film: Film,
  setting: {
    readonly noise: Noise;
    readonly random: RandomSource;
    readonly frameMs?: number;
  },
): Screening {
  const { noise, random, frameMs = 125 } = setting;
  const watch = new Watch(game, start, { dice: 'seen' });
  const blurs = new Map<SpotId, Blur>();
  const played: InputBase[] = [];
  const wrong: string[] = [];
  let left = [...film.acts];
  let answered = 0;
  const { table } = watch;
  watch.blur = (view) => blurred(view, blurs);
  while (table.at < film.end) {
    table.at += frameMs;
    const due = left.filter(({ from, to }) => (from + to) / 2 <= table.at);
    left = left.filter((act) => !due.includes(act));
    for (const { change, input } of due) {
      change(table);
      if (input !== undefined) played.push(input);
    }
    table.uncover();
    for (const { from, to, over } of film.acts) {
      if (from <= table.at && table.at < to) table.cover(...over);
    }
    addBlurs(blurs, watch, noise, random);
    if (noise.dropOneIn > 0 && drawBelow(random, noise.dropOneIn) === 0) continue;
    const before = watch.log.length;
    watch.look();
    for (const line of watch.log.slice(before)) {
      const logged = watch.log.filter((other) => other === line).length;
      if (played.filter((input) => textOf(input) === line).length < logged) wrong.push(line);
    }
    answered += answer(watch, played) ? 1 : 0;
  }
  return { watch, played: played.map(textOf), wrong, questions: answered };
}

function textOf(input: InputBase): string {
  return Object.values(input).join(' ');
}

/** The true answer, if there is a question: what was played and is not logged yet. */
function answer(watch: Watch, played: readonly InputBase[]): boolean {
  const verdict = watch.last?.verdict;
  if (verdict?.says !== 'question') return false;
  const open = [...played];
  for (const line of watch.history) {
    const at = open.findIndex((input) => textOf(input) === line);
    if (at >= 0) open.splice(at, 1);
  }
  const next = open[0];
  if (next === undefined) return false;
  watch.tap(next);
  return true;
}

function addBlurs(
  blurs: Map<SpotId, Blur>,
  { table }: Watch,
  noise: Noise,
  random: RandomSource,
): void {
  const { at } = table;
  for (const { id, state } of table.view().spots) {
    const blur = blurs.get(id);
    if (blur !== undefined && blur.until <= at) blurs.delete(id);
    if (blurs.has(id)) continue;
    const isMisread = state.lies === 'up' && isOneIn(random, noise.misreadOneIn);
    if (isMisread) {
      blurs.set(id, {
        until: at + drawBelow(random, MISREAD_MS),
        state: misreading(random),
        confidence: drawBelow(random, 100) / 100,
      });
    } else if (isOneIn(random, noise.hideOneIn)) {
      const isCovered = drawBelow(random, 2) === 0;
      blurs.set(id, {
        until: at + drawBelow(random, isCovered ? HIDE_MS : MISREAD_MS / 2),
        state: { lies: isCovered ? 'covered' : drawFrom(random, ['down', 'empty'] as const) },
        confidence: drawBelow(random, 100) / 100,
      });
    }
  }
}

function misreading(random: RandomSource): SeenSpot['state'] {
  const card = drawFrom(random, WRONG_CARDS) as never;
  return drawBelow(random, 3) === 0
    ? { lies: 'unsure', guesses: [{ card, confidence: 0.4 }] }
    : { lies: 'up', card };
}

function isOneIn(random: RandomSource, chance: number): boolean {
  return chance > 0 && drawBelow(random, chance) === 0;
}

function blurred(view: TableView, blurs: ReadonlyMap<SpotId, Blur>): TableView {
  return {
    ...view,
    spots: view.spots.map((spot) => {
      const blur = blurs.get(spot.id);
      if (blur === undefined) return spot;
      const { state, confidence } = blur;
      return { ...spot, state, confidence, since: view.at, pieces: [] };
    }),
  };
}
