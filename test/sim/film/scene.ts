import { seededSource } from '../../../src/rules/chance.ts';
import { PIECE_COLOURS } from '../../../src/cards/piece.ts';
import { FACES } from '../../../src/rules/chance.ts';
import type { CardCode } from '../../../src/cards/standard.ts';
import type { Move, Place, Reach, Story } from '../story/stage.ts';
import type { PieceStep, Throw } from '../story/stage.ts';
import { CARD_HEIGHT } from '../story/stage.ts';
import { backOf, FACE, faceOf } from './faces.ts';
import type { Back, Surface } from './looks.ts';
import { cameraOf, move, multiply, roll, stretch, turn, type Matrix, type Pose } from './matrix.ts';
import { Painter, type Light, type Sheet } from './painter.ts';
import { dieAt, dieSheets, dieSideOf, pieceAt, pieceSheet, stoneOf, tokenOf } from './pieces.ts';
import { handOf, shadow, surfaceOf } from './surfaces.ts';

/** Everything about a film but what happens in it. */
export interface Conditions {
  readonly width: number;
  readonly height: number;
  readonly pose: Pose;
  readonly surface: Surface;
  readonly back: Back;
  /** Red, green and blue of the lamp. */
  readonly lamp: readonly [number, number, number];
  readonly fall: number;
  /** Share by which the light comes and goes. */
  readonly flicker: number;
  readonly noise: number;
  /** How far the picture shakes, in card widths. */
  readonly shake: number;
  /** The phone is nudged at these moments, in ms; it stays where it comes to rest. */
  readonly nudges: readonly number[];
  readonly seed: number;
}

/** Height of hands above the table, in card widths. */
const HAND_HEIGHT = 0.35;
const HAND_SIZE = 4.2;
const SKINS = ['#e2b08e', '#8d5b3c', '#f0c8a8', '#5e3a26'] as const;
const SLEEVES = ['#3d4a63', '#7a2f2f', '#2f5b46', '#555555'] as const;

/** Films a story: gives the table at any moment of it. */
export class Scene {
  readonly painter: Painter;
  readonly #story: Story;
  readonly #conditions: Conditions;
  readonly #byCard: ReadonlyMap<string, readonly Move[]>;
  readonly #textures: Readonly<Record<'back' | 'shadow' | 'table', WebGLTexture>>;
  readonly #hands: readonly WebGLTexture[];
  readonly #faces = new Map<string, WebGLTexture>();
  /** By kind and colour, and of dice by number and colour. */
  readonly #things = new Map<string, WebGLTexture>();
  readonly #pieces: ReadonlyMap<string, readonly PieceStep[]>;
  readonly #dice: ReadonlyMap<string, readonly Throw[]>;

  private constructor(story: Story, conditions: Conditions) {
    this.#story = story;
    this.#conditions = conditions;
    this.painter = new Painter(conditions.width, conditions.height);
    const random = seededSource(conditions.seed);
    this.#textures = {
      back: this.painter.texture(backOf(conditions.back)),
      shadow: this.painter.texture(shadow()),
      table: this.painter.texture(surfaceOf(conditions.surface, random)),
    };
    this.#hands = Array.from({ length: story.seats }, (_, seat) =>
      this.painter.texture(handOf(SKINS[seat % 4] ?? SKINS[0], SLEEVES[seat % 4] ?? SLEEVES[0])),
    );
    this.#byCard = groupBy(story.moves, ({ card }) => card);
    this.#pieces = groupBy(story.pieces, ({ thing }) => thing);
    this.#dice = groupBy(story.throws, ({ colour }) => colour);
    for (const colour of PIECE_COLOURS) {
      this.#things.set(`stone ${colour}`, this.painter.texture(stoneOf(colour)));
      this.#things.set(`token ${colour}`, this.painter.texture(tokenOf(colour)));
      for (const face of FACES) {
        this.#things.set(`${face} ${colour}`, this.painter.texture(dieSideOf(colour, face)));
      }
    }
  }

  static async open(story: Story, conditions: Conditions): Promise<Scene> {
    const scene = new Scene(story, conditions);
    const cards = [...new Set(story.moves.map(({ card }) => card))];
    await Promise.all(
      cards.map(async (card) => {
        scene.#faces.set(card, scene.painter.texture(await faceOf(card as CardCode)));
      }),
    );
    return scene;
  }

  /** Draws the table as it is at this moment, in ms. */
  draw(at: number): void {
    const cards = [...this.#byCard.values()]
      .map((moves) => lyingAt(moves, at))
      .sort((one, other) => one.level - other.level);
    const sheets: Sheet[] = [
      { texture: this.#textures.table, place: stretch([24, 24, 1]), repeat: 2 },
    ];
    for (const card of withoutBuried(cards)) sheets.push(...this.#cardSheets(card));
    for (const steps of this.#pieces.values()) sheets.push(...this.#pieceSheets(steps, at));
    for (const throws of this.#dice.values()) sheets.push(...this.#dieSheets(throws, at));
    for (const reach of this.#story.reaches) sheets.push(...this.#handSheets(reach, at));
    this.painter.paint(this.#camera(at), sheets, this.#light(at));
  }

  #cardSheets({ card, place, turned, height }: Lying): readonly Sheet[] {
    const { width, height: high, margin } = FACE;
    const size = stretch([
      width / (width - 2 * margin),
      (CARD_HEIGHT * high) / (high - 2 * margin),
      1,
    ]);
    const lying = multiply(move([place.x, place.y, height]), turn(place.turned));
    const isUp = turned > 90;
    const face = this.#faces.get(card) ?? this.#textures.back;
    // The picture's top is the card's far end; a texture's first row is at the bottom of what it is drawn on.
    const flipped = multiply(roll(isUp ? turned - 180 : turned), size);
    const soft = multiply(
      move([place.x + 0.04 + height / 3, place.y + 0.05 + height / 3, 0.001]),
      multiply(turn(place.turned), stretch([1.5, 1.5 * CARD_HEIGHT * 0.93, 1])),
    );
    return [
      { texture: this.#textures.shadow, place: soft, opacity: 0.35 },
      { texture: isUp ? face : this.#textures.back, place: multiply(lying, flipped) },
    ];
  }

  #pieceSheets(steps: readonly PieceStep[], at: number): readonly Sheet[] {
    const [{ piece }] = steps as readonly [PieceStep];
    const texture = this.#things.get(`${piece.kind} ${piece.colour}`);
    const [x, y, z] = pieceAt(steps, at);
    if (texture === undefined) return [];
    const below = multiply(
      pieceSheet(piece.kind, [x + 0.02, y + 0.03, 0.004]),
      stretch([1.5, 1.5, 1]),
    );
    return [
      { texture: this.#textures.shadow, place: below, opacity: 0.4 },
      { texture, place: pieceSheet(piece.kind, [x, y, z]) },
    ];
  }

  #dieSheets(throws: readonly Throw[], at: number): readonly Sheet[] {
    const [{ colour }] = throws as readonly [Throw];
    const die = dieAt(throws, at);
    if (die === undefined) return [];
    const { sides, top } = dieSheets(die);
    const camera = this.#camera(at);
    // Of a convex thing the far sides are hidden by the near ones.
    const byDepth = sides
      .map((side) => ({ side, depth: multiply(camera, side.place)[15] ?? 0 }))
      .sort((one, other) => other.depth - one.depth);
    const below = multiply(move([die.x + 0.05, die.y + 0.06, 0.003]), stretch([0.55, 0.55, 1]));
    return [
      { texture: this.#textures.shadow, place: below, opacity: 0.45 },
      ...[...byDepth.map(({ side }) => side), top].flatMap(({ face, place }): Sheet[] => {
        const texture = this.#things.get(`${face} ${colour}`);
        return texture === undefined ? [] : [{ texture, place }];
      }),
    ];
  }

  #handSheets(reach: Reach, at: number): readonly Sheet[] {
    if (at < reach.from || at > reach.until) return [];
    const texture = this.#hands[reach.seat];
    if (texture === undefined) return [];
    const [x, y] = along(reach, at);
    const facing = [0, 180, -90, 90][reach.seat % 4] ?? 0;
    const size = stretch([HAND_SIZE / 2, HAND_SIZE, 1]);
    // Fingertips are at the picture's upper end.
    const atTips = multiply(move([0, HAND_SIZE * 0.44, 0]), size);
    const hand = multiply(move([x, y, HAND_HEIGHT]), multiply(turn(facing), atTips));
    const below = multiply(move([x + 0.15, y + 0.15, 0.01]), multiply(turn(facing), atTips));
    return [
      { texture: this.#textures.shadow, place: below, opacity: 0.25 },
      { texture, place: hand },
    ];
  }

  #camera(at: number): Matrix {
    const { pose, shake, nudges, width, height, seed } = this.#conditions;
    const sway = (speed: number, phase: number) => shake * Math.sin(at / speed + phase + seed);
    const nudged = nudges.filter((moment) => at >= moment).length;
    const aim: [number, number] = [
      pose.aim[0] + sway(310, 0) + 0.35 * nudged,
      pose.aim[1] + sway(230, 2) - 0.25 * nudged,
    ];
    const moved = { ...pose, aim, yaw: pose.yaw + 2 * nudged };
    return cameraOf(moved, width / height);
  }

  #light(at: number): Light {
    const { lamp, fall, flicker, noise, seed } = this.#conditions;
    const strength = 1 + flicker * Math.sin(at / 4000 + seed);
    const [red, green, blue] = lamp;
    return {
      colour: [red * strength, green * strength, blue * strength],
      from: [Math.sin(seed) / 2, Math.cos(seed) / 2],
      fall,
      noise,
      seed: at % 1000,
    };
  }
}

function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

interface Lying {
  readonly card: string;
  readonly place: Place;
  /** Degrees: 0 face down, 180 face up. */
  readonly turned: number;
  readonly height: number;
  readonly level: number;
}

/** Cards under these many others of a pile show nothing. */
const PILE_SHOWN = 3;
/** Cards whose middles are this near lie on each other, in card widths. */
const SAME_PLACE = 0.2;

/** Of each pile the uppermost cards. */
function withoutBuried(cards: readonly Lying[]): readonly Lying[] {
  return cards.filter(({ place: { x, y } }, index) => {
    const above = cards
      .slice(index + 1)
      .filter(({ place }) => Math.hypot(place.x - x, place.y - y) < SAME_PLACE);
    return above.length < PILE_SHOWN;
  });
}

function lyingAt(moves: readonly Move[], at: number): Lying {
  const begun = moves.filter(({ from }) => from <= at);
  const last = begun.at(-1) ?? moves[0];
  if (last === undefined) throw new Error('a card that never was anywhere');
  const before = begun.at(-2) ?? last;
  const { card, from, until, level } = last;
  const part = Math.min(1, Math.max(0, (at - from) / Math.max(1, until - from)));
  const mix = (one: number, other: number) => one + part * (other - one);
  const place = {
    x: mix(before.to.x, last.to.x),
    y: mix(before.to.y, last.to.y),
    turned: mix(before.to.turned, last.to.turned),
  };
  const turned = mix(before.isUp ? 180 : 0, last.isUp ? 180 : 0);
  const height = 0.002 + 0.5 * Math.sin(part * Math.PI) * (part < 1 ? 1 : 0);
  return { card, place, turned, height, level: part < 1 ? level + 1e6 : level };
}

function along({ path }: Reach, at: number): readonly [number, number] {
  const next = path.findIndex((stop) => stop.at > at);
  const [from, to] = [path[Math.max(0, next - 1)], path[next]];
  if (from === undefined || to === undefined) return [path.at(-1)?.x ?? 0, path.at(-1)?.y ?? 0];
  const part = (at - from.at) / Math.max(1, to.at - from.at);
  return [from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)];
}
