import { SEAT_SHAPES, type SeatColour } from '../seat-mark/seat-looks.ts';
import { formatMoment, t } from '../words/words.ts';
import { drawFan } from './card-fan.ts';

/** What a picture to share tells. */
export interface ResultPicture {
  readonly game: string;
  readonly result: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The best first. */
  readonly lines: readonly {
    readonly name: string;
    readonly score: string;
    readonly colour: SeatColour;
  }[];
}

/** Square, as messengers show pictures best; all other lengths are in its pixels. */
const SIZE = 1080;
const MARGIN = 90;
const MOST_LINES = 6;
const FIRST_LINE = 390;
const LINE_HEIGHT = 96;
const FOOT = SIZE - 100;
const LEAST_FAN = 200;

/** Draws felt and a sheet of paper with the result on it, in the colours that the page has now. */
export async function drawResult(picture: ResultPicture): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('A canvas gives no drawing context.');
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string): string => tokens.getPropertyValue(name).trim();
  const voice = (size: number, weight = 600): string =>
    `${weight} ${size}px ${token('--font-voice')}`;

  pen.fillStyle = token('--felt');
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.fillStyle = token('--paper');
  pen.beginPath();
  pen.roundRect(MARGIN / 2, MARGIN / 2, SIZE - MARGIN, SIZE - MARGIN, 48);
  pen.fill();

  const write = (
    text: string,
    y: number,
    font: string,
    colour: string,
    width = SIZE - 2 * MARGIN,
  ) => {
    pen.font = font;
    pen.fillStyle = token(colour);
    pen.fillText(text, MARGIN, y, width);
  };
  write(picture.game, 170, voice(46, 500), '--ink-soft');
  write(picture.result, 270, voice(88, 700), '--ink');
  picture.lines.slice(0, MOST_LINES).forEach(({ name, score, colour }, place) => {
    const y = FIRST_LINE + place * LINE_HEIGHT;
    drawMark(pen, colour, token(`--seat-${colour}`), y);
    pen.font = voice(60);
    pen.fillStyle = token('--ink');
    pen.fillText(name, MARGIN + 84, y, SIZE - 2 * MARGIN - 84 - 160);
    pen.textAlign = 'right';
    pen.font = voice(72, 700);
    pen.fillText(score, SIZE - MARGIN, y);
    pen.textAlign = 'left';
  });
  const top = FIRST_LINE + (Math.min(picture.lines.length, MOST_LINES) - 0.5) * LINE_HEIGHT;
  const height = FOOT - LINE_HEIGHT - top;
  // Many players leave no room for it.
  if (height >= LEAST_FAN) drawFan(pen, token, { middle: SIZE / 2, top, height });
  const foot = `${t('app.name')} · ${formatMoment(picture.at)}`;
  write(foot, FOOT, voice(34, 500), '--ink-soft');
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob === null ? fail(new Error('No picture.')) : done(blob)));
  });
}

/** A player's shape before the name that stands on that line. */
function drawMark(
  pen: CanvasRenderingContext2D,
  colour: SeatColour,
  fill: string,
  y: number,
): void {
  pen.save();
  pen.translate(MARGIN, y - 52);
  pen.scale(0.6, 0.6);
  pen.fillStyle = fill;
  const shape = new Path2D(SEAT_SHAPES[colour]);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas fills a path; it is no array.
  pen.fill(shape);
  pen.restore();
}
