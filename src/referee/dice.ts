import type { PieceColour } from '../cards/piece.ts';
import { PIECE_COLOURS } from '../cards/piece.ts';
import type { AnyGame } from '../rules/game.ts';
import { isHole } from '../rules/inputs.ts';
import type { SpotId } from '../rules/spots.ts';
import type { Point } from '../table/detection.ts';
import type { DieFace } from '../table/die-detection.ts';
import { fitHomography, project, type Match } from '../table/homography.ts';
import { distance, times } from '../table/points.ts';
import { contains } from '../table/polygons.ts';
import { centreOf } from '../table/quads.ts';
import type { SeenDie, TableView } from '../table/table-view.ts';
import { valuesOf } from './candidates.ts';
import type { ExplainedInput } from './explain.ts';
import type { Moment } from './moment.ts';

/** A die that lies where it lay when nobody could roll, so it tells nothing. */
export interface RestingDie {
  /** In the frame of the anchors, so that it stays the same when the phone moves. */
  readonly place: Point;
  readonly face: DieFace;
  readonly colour: SeenDie['colour'];
  /** Since when the die that was last seen there shows this and lies still, by the clock of the views. */
  readonly since: number;
  readonly lastAt: number;
}

/** A die farther from where one lay than this was thrown; in the frame of the anchors. */
const NUDGE = 0.06;
/** One that never stirred seems no farther away than this when places that it is told by are corrected. */
const PLACES_CORRECTED = 0.4;
/** A die that was not seen where it lay for so long may have been picked up, in ms; or only overlooked. */
const PICKED_UP_MS = 700;
/** One that was not seen for so long is forgotten. */
const FORGOTTEN_MS = 120_000;
/** How long a die has to lie still, in ms. */
const STILL_MS = 500;
const LEAST_CONFIDENCE = 0.7;
/** Of a roll: small dice whose pips hardly show were read from a side with .91, and from their top with .92 and more. */
const LEAST_OF_ROLL = 0.92;

/**
 * The dice at rest after one more view. While nobody may roll, whatever lies still is at rest. A die is small and easily
 * overlooked: one that comes back where it lay, with the same face up, was never away.
 */
export function restingDice(
  before: readonly RestingDie[],
  view: TableView,
  anchors: Anchors,
  isRollable: boolean,
): readonly RestingDie[] {
  const frame = frameOf(view, anchors);
  if (frame === undefined) return before;
  const seen = view.dice.map((die) => ({ die, place: frame(die.centre) }));
  const isSeen = (one: RestingDie) =>
    seen.some(({ die, place }) => isAtRest(one, die, place, view.at));
  const away = before.filter((one) => view.at - one.lastAt < FORGOTTEN_MS && !isSeen(one));
  const lying = seen.flatMap(({ die, place }): RestingDie[] => {
    const one = before.find((resting) => isAtRest(resting, die, place, view.at));
    return one === undefined ? [] : [{ ...one, place, since: die.since, lastAt: view.at }];
  });
  const kept = [...away, ...lying];
  const come = seen
    .filter(({ die }) => isStill(die, view.at) && (!isRollable || die.wasOverlooked))
    .filter(({ die, place }) => !kept.some((one) => isAtRest(one, die, place, view.at)))
    .map(({ die: { face, colour, since }, place }) => ({
      place,
      face,
      colour,
      since,
      lastAt: view.at,
    }));
  const replaced = kept.filter(({ place }) => !come.some((one) => isNear(one.place, place)));
  return [...replaced, ...come];
}

/** Whether this is the die that lay there: with another face up it is once it can't have been picked up. */
function isAtRest(
  resting: RestingDie,
  { face, colour, since }: SeenDie,
  place: Point,
  at: number,
): boolean {
  const neverStirred =
    face === resting.face && colour === resting.colour && since === resting.since;
  if (neverStirred && distance(resting.place, place) < PLACES_CORRECTED) return true;
  if (!isNear(resting.place, place)) return false;
  return face === resting.face || at - resting.lastAt < PICKED_UP_MS;
}

/** Whether a die may be rolled now. */
export function mayRoll(game: AnyGame, state: unknown): boolean {
  return rollOf(game, state) !== undefined;
}

/** The roll of a real die, if one was thrown since somebody may roll and lies still now. */
export function thrownDie(
  moment: Pick<Moment, 'game' | 'watched' | 'at'>,
  state: unknown,
  view: TableView,
  { dice: resting, anchors }: { readonly dice: readonly RestingDie[]; readonly anchors: Anchors },
): ExplainedInput | undefined {
  const roll = rollOf(moment.game, state);
  const frame = frameOf(view, anchors);
  if (roll === undefined || frame === undefined) return undefined;
  const { turn } = moment.game.view(state);
  const colour = turn === undefined ? undefined : PIECE_COLOURS[turn];
  const isResting = (die: SeenDie) =>
    resting.some((one) => isAtRest(one, die, frame(die.centre), view.at));
  // TM-1: each player has one die. While it lies where it lay, what looks like another of its colour is something else. Where
  // two seemed to lie, one of them was something else, and the one that left its place is the die.
  const isOwn = (die: Pick<SeenDie, 'colour'>) =>
    moment.watched.hasColouredDice && die.colour === colour;
  const hasLeft = (one: RestingDie) =>
    isOwn(one) && !view.dice.some((die) => isNear(one.place, frame(die.centre)));
  const isThere = view.dice.some((die) => isOwn(die) && isResting(die));
  if (isThere && !resting.some(hasLeft)) return undefined;
  const thrown = view.dice.filter(
    (die) =>
      isStill(die, view.at) &&
      die.confidence >= LEAST_OF_ROLL &&
      !isOnCard(die, view) &&
      (!moment.watched.hasColouredDice || isOfColour(die, colour)) &&
      !isResting(die),
  );
  const [die, ...others] = thrown;
  // Of several nobody can tell which one counts.
  if (die === undefined || others.length > 0) return undefined;
  const input = { type: roll.type, [roll.field]: die.face };
  return {
    input,
    spots: [],
    when: { after: die.since, by: die.since },
    movesCards: false,
  };
}

function rollOf(
  game: AnyGame,
  state: unknown,
): { readonly type: string; readonly field: string } | undefined {
  for (const pattern of game.legal(state)) {
    for (const [field, value] of valuesOf(pattern)) {
      if (isHole(value) && value.hole === 'die') return { type: pattern.type, field };
    }
  }
  return undefined;
}

function isStill({ since, confidence }: SeenDie, at: number): boolean {
  return confidence >= LEAST_CONFIDENCE && at - since >= STILL_MS;
}

/** Pips and pictures of cards look like dice; a die that does lie on a card is told by the player. */
function isOnCard({ centre }: SeenDie, { spots }: TableView): boolean {
  return spots.some(({ state, outline }) => state.lies !== 'empty' && contains(outline, centre));
}

function isOfColour({ colour }: SeenDie, wanted: PieceColour | undefined): boolean {
  return colour === 'other' || colour === wanted;
}

function isNear(one: Point, other: Point): boolean {
  return distance(one, other) < NUDGE;
}

/** Where the places of a lay-out were once, their longest distance 1: what lies beside them is told by it when the phone moves. */
export type Anchors = Readonly<Record<SpotId, Point>>;

/** The places as they are seen now. */
export function anchorsOf({ spots }: TableView): Anchors {
  const centres = spots.map(({ id, outline }) => ({ id, centre: centreOf(outline) }));
  const longest = Math.max(
    1,
    ...centres.flatMap((a) => centres.map((b) => distance(a.centre, b.centre))),
  );
  return Object.fromEntries(centres.map(({ id, centre }) => [id, times(centre, 1 / longest)]));
}

/** A map from the picture to the frame of the anchors; undefined while too few of their places are known. */
function frameOf({ spots }: TableView, anchors: Anchors): ((point: Point) => Point) | undefined {
  const matches = spots.flatMap(({ id, outline }): Match[] => {
    const to = anchors[id];
    return to === undefined ? [] : [{ from: centreOf(outline), to }];
  });
  const map = fitHomography(matches);
  return map && ((point) => project(map, point));
}
