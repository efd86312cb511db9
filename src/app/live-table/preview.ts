import { MotionMeter } from '../../vision/camera/motion.ts';
import type { Frame } from './table-loop.ts';

/** Longest side of the frames that a live game is read in. */
const LONGEST_SIDE = 1280;
/** Width of the frames that motion is told from, and that hands are found in. */
const MOTION_WIDTH = 96;
const HANDS_WIDTH = 480;

/** Takes frames off a playing video, in the sizes that are wanted. */
export class Preview {
  readonly #video: () => HTMLVideoElement | null;
  readonly #motion = new MotionMeter();
  readonly #small = document.createElement('canvas');

  constructor(video: () => HTMLVideoElement | null) {
    this.#video = video;
  }

  /** Nothing while the page is hidden or no frame has come. */
  async grab(): Promise<Frame<ImageBitmap> | undefined> {
    const video = this.#playing();
    if (video === null) return undefined;
    const at = performance.now();
    const scale = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight));
    const width = Math.round(video.videoWidth * scale);
    const height = Math.round(video.videoHeight * scale);
    const motion = this.#measureMotion(video);
    const picture = await createImageBitmap(video, { resizeWidth: width, resizeHeight: height });
    return { at, width, height, motion, picture };
  }

  /** A frame to find hands in. */
  async grabSmall(): Promise<ImageBitmap | undefined> {
    const video = this.#playing();
    if (video === null) return undefined;
    return createImageBitmap(video, { resizeWidth: HANDS_WIDTH });
  }

  #playing(): HTMLVideoElement | null {
    const video = this.#video();
    return video === null || document.hidden || video.readyState < 2 ? null : video;
  }

  #measureMotion(video: HTMLVideoElement): number {
    const height = Math.round((MOTION_WIDTH * video.videoHeight) / video.videoWidth);
    const canvas = this.#small;
    if (canvas.width !== MOTION_WIDTH) canvas.width = MOTION_WIDTH;
    if (canvas.height !== height) canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return 0;
    context.drawImage(video, 0, 0, MOTION_WIDTH, height);
    return this.#motion.measure(context.getImageData(0, 0, MOTION_WIDTH, height));
  }
}
