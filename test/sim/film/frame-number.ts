/** A picture's number, written into its lower left corner as black and white squares: one a bit, the lowest first. */

const BITS = 16;
/** Side of a square in pixels; large enough to outlast compression. */
const SQUARE = 10;

type Drawing = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export function writeNumber(context: Drawing, number: number): void {
  const top = context.canvas.height - SQUARE;
  for (let bit = 0; bit < BITS; bit += 1) {
    context.fillStyle = ((number >> bit) & 1) === 1 ? 'white' : 'black';
    context.fillRect(bit * SQUARE, top, SQUARE, SQUARE);
  }
}

/** @returns undefined while the video shows nothing */
export function readNumber(video: HTMLVideoElement): number | undefined {
  if (video.videoWidth === 0) return undefined;
  const corner = new OffscreenCanvas(BITS * SQUARE, SQUARE);
  const context = corner.getContext('2d');
  context?.drawImage(video, 0, SQUARE - video.videoHeight);
  const pixels = context?.getImageData(0, 0, corner.width, corner.height).data;
  if (pixels === undefined) return undefined;
  let number = 0;
  for (let bit = 0; bit < BITS; bit += 1) {
    const middle = 4 * ((SQUARE / 2) * corner.width + (bit + 0.5) * SQUARE);
    if ((pixels[middle] ?? 0) > 127) number |= 1 << bit;
  }
  return number;
}
