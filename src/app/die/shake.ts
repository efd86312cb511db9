/** What the device feels, gravity left out where it can be, in m/s². */
export interface Motion {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly atMs: number;
}

/** Harder than walking or putting the phone down, softer than anyone would fear for it. */
const JOLT = 13;
/** A shake is some jolts in short succession, each in another direction than the one before. */
const JOLTS = 3;
const WITHIN_MS = 900;
const REST_MS = 1500;

/** Tells a shake from the movements of a table and a hand. */
export class ShakeDetector {
  #jolts: readonly Motion[] = [];
  #lastShakeMs = -Infinity;

  /** Whether a shake is complete with this movement. */
  feel(motion: Motion): boolean {
    const { atMs } = motion;
    if (Math.hypot(motion.x, motion.y, motion.z) < JOLT || atMs - this.#lastShakeMs < REST_MS) {
      return false;
    }
    const last = this.#jolts.at(-1);
    if (last !== undefined && isSameWay(last, motion)) return false;
    this.#jolts = [...this.#jolts.filter((jolt) => atMs - jolt.atMs < WITHIN_MS), motion];
    if (this.#jolts.length < JOLTS) return false;
    this.#jolts = [];
    this.#lastShakeMs = atMs;
    return true;
  }
}

function isSameWay(one: Motion, other: Motion): boolean {
  return one.x * other.x + one.y * other.y + one.z * other.z > 0;
}

interface AskableMotion {
  readonly requestPermission?: () => Promise<'granted' | 'denied'>;
}

/** Whether this is something that is held in a hand and feels its movements. */
export function canBeShaken(): boolean {
  return 'DeviceMotionEvent' in globalThis && matchMedia('(pointer: coarse)').matches;
}

/** On an iPhone movements are told only after a question, which only a tap may bring up. Elsewhere nothing is asked. */
export function mustAskForMotion(): boolean {
  return askingForMotion() !== undefined && !wasGranted;
}

let wasGranted = false;

export async function askForMotion(): Promise<boolean> {
  try {
    wasGranted = (await askingForMotion()?.()) === 'granted';
  } catch {
    // Not asked by a tap, or on a page without HTTPS.
    wasGranted = false;
  }
  return wasGranted;
}

function askingForMotion(): AskableMotion['requestPermission'] {
  if (!('DeviceMotionEvent' in globalThis)) return undefined;
  const { requestPermission } = DeviceMotionEvent as unknown as AskableMotion;
  return requestPermission?.bind(DeviceMotionEvent);
}

/** Calls `onShake` for every shake until the signal aborts. */
export function listenForShakes(onShake: () => void, signal: AbortSignal): void {
  const detector = new ShakeDetector();
  addEventListener(
    'devicemotion',
    ({ acceleration, timeStamp }) => {
      const { x, y, z } = acceleration ?? {};
      const motion = { x: x ?? 0, y: y ?? 0, z: z ?? 0, atMs: timeStamp };
      if (detector.feel(motion)) onShake();
    },
    { signal },
  );
}
