import { FilesetResolver, HandLandmarker } from '@mediapipe/tasks-vision';
import type { HandSighting } from '../../table/sighting.ts';
import { handFromLandmarks } from './hand-outline.ts';

/** What the facade asks: first to start, then for one frame after the other. */
export type HandsRequest =
  | { readonly kind: 'start'; readonly base: string }
  | {
      readonly kind: 'look';
      readonly frame: ImageBitmap;
      /** Milliseconds; has to go forward. */
      readonly at: number;
      /** Of the picture in whose pixels the answer is given. */
      readonly width: number;
    };

/** What the worker answers; `started` without a message is success. */
export type HandsAnswer =
  | { readonly kind: 'started'; readonly error?: string }
  | { readonly kind: 'seen'; readonly hands: readonly HandSighting[] }
  | { readonly kind: 'failed'; readonly error: string };

/** Where `runtime-files.ts` of the server puts the runtime and the model, seen from the page. */
const RUNTIME = 'assets/mediapipe';
const MODEL = 'models/hands/hand_landmarker.task';
const MOST_HANDS = 2;
/** Sleeves, rings and motion make hands unsure; one too many only makes the table wait. */
const LEAST_CONFIDENCE = 0.4;

let landmarker: HandLandmarker | undefined;

function answer(message: HandsAnswer): void {
  postMessage(message);
}

async function start(base: string): Promise<void> {
  // The loader for pages uses importScripts, which module workers lack: ask for the module build.
  const fileset = await FilesetResolver.forVisionTasks(new URL(RUNTIME, base).href, true);
  landmarker = await HandLandmarker.createFromOptions(fileset, {
    baseOptions: { modelAssetPath: new URL(MODEL, base).href, delegate: 'CPU' },
    runningMode: 'VIDEO',
    numHands: MOST_HANDS,
    minHandDetectionConfidence: LEAST_CONFIDENCE,
    minHandPresenceConfidence: LEAST_CONFIDENCE,
    minTrackingConfidence: LEAST_CONFIDENCE,
  });
}

function look({ frame, at, width }: Extract<HandsRequest, { readonly kind: 'look' }>): void {
  if (landmarker === undefined) throw new Error('asked to look before the start');
  const height = (width * frame.height) / frame.width;
  const { landmarks } = landmarker.detectForVideo(frame, at);
  frame.close();
  const hands = landmarks.map((hand) =>
    handFromLandmarks(hand.map(({ x, y }) => [x * width, y * height])),
  );
  answer({ kind: 'seen', hands });
}

addEventListener('message', ({ data }: MessageEvent<HandsRequest>) => {
  if (data.kind === 'start') {
    start(data.base).then(
      () => answer({ kind: 'started' }),
      (error: unknown) => answer({ kind: 'started', error: String(error) }),
    );
    return;
  }
  try {
    look(data);
  } catch (error) {
    answer({ kind: 'failed', error: String(error) });
  }
});
