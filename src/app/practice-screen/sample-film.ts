import { colourOf, rankOf, suitOf, type SuitedCode } from '../../cards/standard.ts';
import type { SpotId } from '../../rules/spots.ts';
import { RANK_STROKES } from '../card-face/rank-shapes.ts';
import { SUIT_SHAPES } from '../card-face/suit-shapes.ts';
import { SAMPLE_COLUMNS, SAMPLE_TABLE, sampleSpot, type Deed } from './sample-game.ts';

/** Size of the film in pixels, as wide as the preview shows it, and of a card on it. */
const WIDTH = 1160;
const HEIGHT = 900;
const CARD = { width: 136, height: 190, round: 11 } as const;
const GAP = 24;

const FRAMES_A_SECOND = 12;
/** How long a card takes to be turned. */
const TURN_MS = 350;

const INK = { red: '#c1121f', black: '#16181a' } as const;

/** A card on the sample table. */
interface Lying {
  readonly card: SuitedCode;
  /** Middle of the card, and how crooked it lies, in degrees. */
  readonly x: number;
  readonly y: number;
  readonly tilt: number;
  lies: 'down' | 'up' | 'gone';
  /** When it began to be turned. */
  turnedAt: number;
}

/**
 * A film of a real table, drawn as it is shown: cards in four rows seen from above, turned up, taken and turned back. It is
 * handed out as a camera's stream, so that everything behind the camera works as it does at a table.
 */
export class SampleFilm {
  readonly #canvas = Object.assign(document.createElement('canvas'), {
    width: WIDTH,
    height: HEIGHT,
  });
  readonly #cards: ReadonlyMap<SpotId, Lying>;
  readonly #drawn = new Map<SuitedCode | 'back', HTMLCanvasElement>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    this.#cards = new Map(
      SAMPLE_TABLE.map((card, at) => {
        const [row, column] = [Math.floor(at / SAMPLE_COLUMNS), at % SAMPLE_COLUMNS];
        const middle = (SAMPLE_COLUMNS - 1) / 2;
        return [
          sampleSpot(at),
          {
            card,
            x: WIDTH / 2 + (column - middle) * (CARD.width + GAP),
            y: HEIGHT / 2 + (row - middle) * (CARD.height + GAP),
            // Nobody lays cards straight; everybody lays them otherwise crooked.
            tilt: ((at * 7) % 5) - 2,
            lies: 'down',
            turnedAt: Number.NEGATIVE_INFINITY,
          },
        ];
      }),
    );
  }

  /** Begins to run, as a camera does that is opened. */
  open(): MediaStream {
    this.#draw();
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#draw(), 1000 / FRAMES_A_SECOND);
    return this.#canvas.captureStream(FRAMES_A_SECOND);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  show(deed: Deed): void {
    const spots = deed.does === 'turn-up' ? [deed.spot] : deed.spots;
    for (const spot of spots) {
      const card = this.#cards.get(spot);
      if (card === undefined) continue;
      card.lies = deed.does === 'turn-up' ? 'up' : deed.does === 'take' ? 'gone' : 'down';
      card.turnedAt = performance.now();
    }
  }

  #draw(): void {
    const pen = penOf(this.#canvas);
    pen.fillStyle = '#6d5438';
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    // The grain of a wooden table.
    pen.fillStyle = 'rgb(40 24 10 / 10%)';
    for (let x = 0; x < WIDTH; x += 47)
      pen.fillRect(x + ((x * 13) % 19), 0, 9 + ((x * 5) % 11), HEIGHT);
    const now = performance.now();
    for (const card of this.#cards.values()) {
      const part = Math.min(1, (now - card.turnedAt) / TURN_MS);
      if (card.lies === 'gone' && part >= 0.5) continue;
      this.#drawCard(pen, card, part);
    }
  }

  /** @param part how much of the turn is done: in its middle the card stands on its edge */
  #drawCard(pen: CanvasRenderingContext2D, card: Lying, part: number): void {
    // Until it stands on its edge it shows the side that was up before.
    const showsFace = part < 0.5 ? card.lies !== 'up' : card.lies === 'up';
    const face = showsFace ? this.#drawing(card.card) : this.#drawing('back');
    pen.save();
    pen.translate(card.x, card.y);
    pen.rotate((card.tilt * Math.PI) / 180);
    pen.scale(Math.max(0.04, Math.abs(Math.cos(part * Math.PI))), 1);
    pen.shadowColor = 'rgb(0 0 0 / 45%)';
    pen.shadowBlur = 7;
    pen.shadowOffsetY = 3;
    pen.drawImage(face, -CARD.width / 2, -CARD.height / 2);
    pen.restore();
  }

  /** Faces and the back are drawn once. */
  #drawing(what: SuitedCode | 'back'): HTMLCanvasElement {
    const known = this.#drawn.get(what);
    if (known !== undefined) return known;
    const canvas = Object.assign(document.createElement('canvas'), {
      width: CARD.width,
      height: CARD.height,
    });
    const pen = penOf(canvas);
    pen.fillStyle = '#fbfaf5';
    pen.beginPath();
    pen.roundRect(0, 0, CARD.width, CARD.height, CARD.round);
    pen.fill();
    if (what === 'back') drawBack(pen);
    else drawFace(pen, what);
    this.#drawn.set(what, canvas);
    return canvas;
  }
}

function drawBack(pen: CanvasRenderingContext2D): void {
  const edge = 9;
  pen.beginPath();
  pen.roundRect(edge, edge, CARD.width - 2 * edge, CARD.height - 2 * edge, 6);
  pen.fillStyle = '#8a2430';
  pen.fill();
  pen.clip();
  pen.strokeStyle = '#e9c9a4';
  pen.lineWidth = 1.6;
  for (let at = -CARD.height; at < CARD.width + CARD.height; at += 13) {
    pen.beginPath();
    pen.moveTo(at, 0);
    pen.lineTo(at + CARD.height, CARD.height);
    pen.moveTo(at, 0);
    pen.lineTo(at - CARD.height, CARD.height);
    pen.stroke();
  }
}

/** A large index in two corners and a large suit, as packs for weak eyes have it. */
function drawFace(pen: CanvasRenderingContext2D, card: SuitedCode): void {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const rankShape = new Path2D(RANK_STROKES[rank]);
  const suitShape = new Path2D(SUIT_SHAPES[suit]);
  pen.fillStyle = INK[colourOf(suit)];
  pen.strokeStyle = INK[colourOf(suit)];
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.lineWidth = 11;
  const put = (
    shape: Path2D,
    x: number,
    y: number,
    scale: number,
    how: 'fill' | 'stroke',
  ): void => {
    pen.save();
    pen.translate(x, y);
    pen.scale(scale, scale);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas fills a path; it is no array.
    if (how === 'fill') pen.fill(shape);
    else pen.stroke(shape);
    pen.restore();
  };
  for (const turn of [0, Math.PI]) {
    pen.save();
    pen.translate(CARD.width / 2, CARD.height / 2);
    pen.rotate(turn);
    pen.translate(-CARD.width / 2, -CARD.height / 2);
    put(rankShape, 9, 10, 0.4, 'stroke');
    put(suitShape, 9, 46, 0.24, 'fill');
    pen.restore();
  }
  put(suitShape, CARD.width / 2 - 28, CARD.height / 2 - 28, 0.56, 'fill');
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('A canvas gives no drawing context.');
  return pen;
}
