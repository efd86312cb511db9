import { fail, ok, type Result } from '../../cards/result.ts';
import { tableLenses, type Lens } from './lens.ts';

/**
 * Why there is no picture from the camera: `insecure` the page came over plain HTTP from another machine, `missing` no
 * camera or no way to ask for one, `denied` by the person or the device, `busy` held by another app, `no-play` the
 * preview was not allowed to start by itself (iPhones in low power mode).
 */
export const CAMERA_FAILURES = ['insecure', 'missing', 'denied', 'busy', 'no-play'] as const;
export type CameraFailure = (typeof CAMERA_FAILURES)[number];

/** What the camera needs of the browser; the tests hand in their own. */
export interface CameraPorts {
  readonly isSecure: boolean;
  readonly getUserMedia: ((wanted: MediaStreamConstraints) => Promise<MediaStream>) | undefined;
  readonly enumerateDevices: (() => Promise<readonly MediaDeviceInfo[]>) | undefined;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Asked for, not demanded: a device that has only a front camera, or less resolution, still works. */
const SIZE: MediaTrackConstraints = { width: { ideal: 1920 }, height: { ideal: 1080 } };
const REAR: MediaTrackConstraints = { facingMode: { ideal: 'environment' } };

/** A lens is demanded: some browsers give another one when it is only asked for. */
function wanted(deviceId: string | undefined): MediaStreamConstraints {
  const which = deviceId === undefined ? REAR : { deviceId: { exact: deviceId } };
  return { audio: false, video: { ...SIZE, ...which } };
}

/** Android lets go of a camera a moment after the last stream stopped. */
const BUSY_RETRY_MS = 600;
const REOPEN_MS = 300;

export function browserPorts(): CameraPorts {
  const devices = (navigator as Partial<Navigator>).mediaDevices;
  return {
    isSecure: isSecureContext,
    getUserMedia: devices?.getUserMedia?.bind(devices),
    enumerateDevices: devices?.enumerateDevices?.bind(devices),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
}

/** The code of what `getUserMedia` rejected with (https://www.w3.org/TR/mediacapture-streams/#methods-5). */
export function failureOf(error: unknown): CameraFailure {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'missing';
  }
}

/**
 * The rear camera. One stream at a time: it is opened by a tap, kept while the screen may come back to it, and asked
 * for anew only after it was stopped or lost.
 */
export class Camera {
  readonly #ports: CameraPorts;
  #stream: MediaStream | undefined;
  #opening: Promise<Result<MediaStream, CameraFailure>> | undefined;
  #deviceId: string | undefined;

  /** Called when the device took the camera away: unplugged, another app, a call. */
  onLost: () => void = () => {};

  constructor(ports: CameraPorts) {
    this.#ports = ports;
  }

  get isOpen(): boolean {
    return this.#stream !== undefined;
  }

  /** The stream that is open, or a new one. Calls that come while one is being opened share its outcome. */
  open(): Promise<Result<MediaStream, CameraFailure>> {
    if (this.#stream !== undefined) return Promise.resolve(ok(this.#stream));
    this.#opening ??= this.#ask().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  /** The picture's own track: its light, its focus, its settings. */
  get track(): MediaStreamTrack | undefined {
    return this.#stream?.getVideoTracks()[0];
  }

  /** The lens to open first, from an earlier visit; undefined: whichever the device takes. */
  preferLens(deviceId: string | undefined): void {
    this.#deviceId = deviceId;
  }

  /** What there is to choose from. Empty before the camera was allowed: browsers keep it from pages that never asked. */
  async lenses(): Promise<readonly Lens[]> {
    if (this.#stream === undefined) return [];
    return tableLenses((await this.#ports.enumerateDevices?.()) ?? []);
  }

  /** Opens another lens instead; whether it did is in the track's settings. When it can't be had, the one before comes back. */
  async switchLens(deviceId: string): Promise<Result<MediaStream, CameraFailure>> {
    const before = this.track?.getSettings().deviceId;
    this.#deviceId = deviceId;
    const opened = await this.reopen();
    if (opened.ok || before === undefined) return opened;
    this.#deviceId = before;
    return this.reopen();
  }

  /** Gives the camera back and opens it anew, with a pause between: two streams at once are what phones fail at. */
  async reopen(): Promise<Result<MediaStream, CameraFailure>> {
    await this.#opening;
    this.stop();
    await this.#ports.wait(REOPEN_MS);
    return this.open();
  }

  /** Lets the preview rest without giving the camera back. */
  setLive(live: boolean): void {
    for (const track of this.#stream?.getTracks() ?? []) track.enabled = live;
  }

  stop(): void {
    for (const track of this.#stream?.getTracks() ?? []) {
      track.onended = null;
      track.stop();
    }
    this.#stream = undefined;
  }

  async #ask(): Promise<Result<MediaStream, CameraFailure>> {
    const { isSecure, getUserMedia, wait } = this.#ports;
    if (!isSecure) return fail('insecure');
    if (getUserMedia === undefined) return fail('missing');
    let answer = await tryOpen(getUserMedia, this.#deviceId);
    if (!answer.ok && answer.error === 'busy') {
      await wait(BUSY_RETRY_MS);
      answer = await tryOpen(getUserMedia, this.#deviceId);
    }
    if (!answer.ok && answer.error === 'missing' && this.#deviceId !== undefined) {
      // The lens is gone, or its id has changed: any will do.
      this.#deviceId = undefined;
      answer = await tryOpen(getUserMedia, undefined);
    }
    if (answer.ok) this.#adopt(answer.value);
    return answer;
  }

  #adopt(stream: MediaStream): void {
    this.#stream = stream;
    for (const track of stream.getTracks()) {
      track.onended = () => {
        this.stop();
        this.onLost();
      };
    }
  }
}

async function tryOpen(
  getUserMedia: NonNullable<CameraPorts['getUserMedia']>,
  deviceId: string | undefined,
): Promise<Result<MediaStream, CameraFailure>> {
  try {
    return ok(await getUserMedia(wanted(deviceId)));
  } catch (error) {
    return fail(failureOf(error));
  }
}

/** Shows a stream. A browser that refuses to start it by itself needs a tap that calls this again. */
export async function play(
  video: HTMLVideoElement,
  stream: MediaStream,
): Promise<Result<undefined, CameraFailure>> {
  if (video.srcObject !== stream) video.srcObject = stream;
  try {
    await video.play();
    return ok(undefined);
  } catch {
    return fail('no-play');
  }
}
