import type { GraphModel } from '@tensorflow/tfjs-converter';
import type { Point, Quad } from '../../table/detection.ts';
import { distance } from '../../table/points.ts';
import { FORM_LENGTH, quadOfForm } from './outline-form.ts';
import { forEachPeak, logistic, logit, runOnPicture, type NetMap } from '../nets/picture-net.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { overlap } from './quad-overlap.ts';

/** Cells of the outliner's map per pixel, and pixels per unit of its lengths (`models/outliner/train/targets.py`). */
const STRIDE = 8;
const UNIT = 64;
const COARSEST = 64;
const STRIDES = [32, 16, STRIDE];
/** The heats of backs, faces and dice come first, then a card's outline, then a die's way to its middle and its size. */
const SIDES = ['back', 'face'] as const;
const DIE = SIDES.length;
const FORM = DIE + 1;
const DIE_FORM = FORM + FORM_LENGTH;
const CHANNELS = DIE_FORM + 3;
/** Numbers of a card's outline that are lengths; the others have no unit. */
const LENGTHS = 5;

/** Two outlines that have more than this in common (intersection over union) are of one card: a pile counts once. */
const SAME_CARD = 0.65;
/** Two dice nearer than this, in their size, are one. */
const SAME_DIE = 0.5;

/** A card as the outliner sees it, whether its face is up or its back. */
export interface SeenCard {
  readonly side: (typeof SIDES)[number];
  readonly outline: Quad;
  /** The middle of what is seen of it, roughly. */
  readonly seenAt: Point;
  /** How sure the outliner is, 0 to 1. */
  readonly score: number;
  /** Whether it lies face down among others that look like it (`alike-backs.ts`). */
  readonly isOneOfMany?: boolean;
}

/** A die as the outliner sees it: its middle, and the side of a square as large. */
export interface FoundDie {
  readonly centre: Point;
  readonly size: number;
  readonly score: number;
}

export interface Outlines {
  readonly cards: readonly SeenCard[];
  readonly dice: readonly FoundDie[];
}

/** From which heat (0 to 1) a peak counts. */
export interface OutlineHeats {
  readonly card: number;
  readonly die: number;
}

/** Runs the outliner on a picture. */
export class Outliner {
  private readonly model: GraphModel;

  constructor(model: GraphModel) {
    this.model = model;
  }

  /** The cards and dice in a picture, places in its own pixels. */
  look(picture: Pixels, heats: OutlineHeats): Outlines {
    return decodeOutlines(runOnPicture(this.model, picture, COARSEST, STRIDES), heats);
  }

  dispose(): void {
    this.model.dispose();
  }
}

/** Peaks of the three heats, decoded; of several that say the same card or die the surest. */
export function decodeOutlines(map: NetMap, heats: OutlineHeats): Outlines {
  const cards = SIDES.flatMap((side, channel) => cardsOf(map, side, channel, heats.card));
  const dice: FoundDie[] = [];
  forEachPeak(map, CHANNELS, DIE, logit(heats.die), (x, y, v) => {
    const [dx, dy, size] = v.subarray(DIE_FORM) as unknown as [number, number, number];
    dice.push({
      centre: [(x + 0.5) * STRIDE + dx * UNIT + 0.5, (y + 0.5) * STRIDE + dy * UNIT + 0.5],
      size: size * UNIT,
      score: logistic(v[DIE]!),
    });
  });
  return { cards: surestCards(cards), dice: surestDice(dice) };
}

/** Each card once, as it is seen most surely. */
export function surestCards(cards: readonly SeenCard[]): readonly SeenCard[] {
  return surest(cards, (one, other) => overlap(one.outline, other.outline) > SAME_CARD);
}

/** Each die once, as it is seen most surely. */
export function surestDice<T extends FoundDie>(dice: readonly T[]): readonly T[] {
  return surest(
    dice,
    (one, other) => distance(one.centre, other.centre) < SAME_DIE * Math.max(one.size, other.size),
  );
}

function cardsOf(map: NetMap, side: SeenCard['side'], channel: number, heat: number): SeenCard[] {
  const cards: SeenCard[] = [];
  forEachPeak(map, CHANNELS, channel, logit(heat), (x, y, v) => {
    const form = Float64Array.from(v.subarray(FORM, DIE_FORM), (value, i) =>
      i < LENGTHS ? value * UNIT : value,
    );
    // The net counts pixel centres at whole numbers, outlines at halves.
    const seenAt: Point = [(x + 0.5) * STRIDE + 0.5, (y + 0.5) * STRIDE + 0.5];
    form[0]! += seenAt[0];
    form[1]! += seenAt[1];
    cards.push({ side, outline: quadOfForm(form), seenAt, score: logistic(v[channel]!) });
  });
  return cards;
}

function surest<T extends { readonly score: number }>(
  found: readonly T[],
  isSame: (one: T, other: T) => boolean,
): readonly T[] {
  const kept: T[] = [];
  for (const one of [...found].sort((a, b) => b.score - a.score)) {
    if (!kept.some((other) => isSame(one, other))) kept.push(one);
  }
  return kept;
}

/** The same in a picture `scale` times as large, of which this one began at `left` and `top`. */
export function placeOutlines(
  { cards, dice }: Outlines,
  scale: number,
  [left, top]: Point = [0, 0],
): Outlines {
  const place = ([x, y]: Point): Point => [x * scale + left, y * scale + top];
  return {
    cards: cards.map((card) => ({
      ...card,
      outline: card.outline.map(place) as unknown as Quad,
      seenAt: place(card.seenAt),
    })),
    dice: dice.map((die) => ({ ...die, centre: place(die.centre), size: die.size * scale })),
  };
}

/** What was seen before, but within a part of the picture what was seen there now. Nothing is said twice at its border. */
export function renewOutlines(
  before: Outlines,
  now: Outlines,
  isIn: (place: Point) => boolean,
): Outlines {
  const cards = now.cards.filter(({ seenAt }) => isIn(seenAt));
  const dice = now.dice.filter(({ centre }) => isIn(centre));
  const isNewCard = (old: SeenCard) =>
    cards.some(({ outline }) => overlap(outline, old.outline) > SAME_CARD);
  return {
    cards: [...before.cards.filter((old) => !isIn(old.seenAt) && !isNewCard(old)), ...cards],
    dice: [...before.dice.filter(({ centre }) => !isIn(centre)), ...dice],
  };
}
