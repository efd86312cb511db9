import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { play, type Camera, type CameraFailure } from '../../vision/camera/camera.ts';
import { lensLabelled, nextLens, type Lens } from '../../vision/camera/lens.ts';
import { StreamWatch } from '../../vision/camera/stream-watch.ts';
import { focusContinuously, hasTorch, switchTorch } from '../../vision/camera/torch.ts';
import { forgetLens, keepLens, keptLens } from './kept-lens.ts';
import { WakeLock } from './wake-lock.ts';

/** What stands between the person and the live picture. */
export type CameraPhase = 'asking' | 'opening' | 'live' | 'lost' | CameraFailure;

const WATCH_MS = 250;
/** Pauses before a dead stream is opened again; after the last one a person is asked. */
const RECOVERY_PAUSES_MS = [0, 1000, 3000] as const;

/** The element that shows the picture. */
export interface PilotHost extends ReactiveControllerHost {
  readonly camera: Camera;
  readonly video: HTMLVideoElement | null;
}

/**
 * Keeps a live picture on the screen: opens the camera when it is wanted, opens it anew when the device has let it die,
 * and looks after lens, light and the screen's sleep.
 */
export class CameraPilot implements ReactiveController {
  readonly #host: PilotHost;
  readonly #watch = new StreamWatch();
  readonly #wakeLock = new WakeLock();
  phase: CameraPhase = 'asking';
  lenses: readonly Lens[] = [];
  /** Undefined where the light can't be switched. */
  isLit: boolean | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #recoveries = 0;
  #isConnected = false;

  constructor(host: PilotHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#isConnected = true;
    document.addEventListener('visibilitychange', this.#seen);
    void this.#openIfAllowed();
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    document.removeEventListener('visibilitychange', this.#seen);
    clearInterval(this.#timer);
    this.#wakeLock.release();
    void this.light(false);
    this.#host.camera.onLost = () => {};
    this.#host.camera.setLive(false);
  }

  async open(): Promise<void> {
    if (this.phase === 'opening' || this.phase === 'live') return;
    this.#recoveries = 0;
    const kept = keptLens();
    if (kept !== undefined) this.#host.camera.preferLens(kept.deviceId);
    await this.#show(() => this.#host.camera.open());
    await this.#findKeptLens(kept);
  }

  /** The lens after this one. What it turns out to be is remembered. */
  async switchLens(): Promise<void> {
    const { camera } = this.#host;
    const next = nextLens(this.lenses, camera.track?.getSettings().deviceId);
    if (next === undefined) return;
    await this.#show(() => camera.switchLens(next.deviceId));
    if (camera.track?.getSettings().deviceId === next.deviceId) keepLens(next);
    else forgetLens();
  }

  async light(isOn: boolean): Promise<void> {
    const { track } = this.#host.camera;
    if (track === undefined || this.isLit === undefined) return;
    this.isLit = await switchTorch(track, isOn);
    this.#host.requestUpdate();
  }

  async #show(ask: () => ReturnType<Camera['open']>): Promise<void> {
    const { camera } = this.#host;
    this.#enter('opening');
    // One life of the stream: whoever else listened before has gone.
    camera.onLost = () => void this.#recover();
    const opened = await ask();
    if (!this.#isConnected) return;
    if (!opened.ok) return this.#enter(opened.error);
    camera.setLive(true);
    await this.#host.updateComplete;
    const { video } = this.#host;
    if (video === null) return;
    const playing = await play(video, opened.value);
    if (!this.#isConnected) return;
    if (!playing.ok) return this.#enter(playing.error);
    await this.#settleIn();
  }

  async #settleIn(): Promise<void> {
    const { camera } = this.#host;
    const { track } = camera;
    if (track !== undefined) {
      this.isLit = hasTorch(track) ? false : undefined;
      void focusContinuously(track);
    }
    this.lenses = await camera.lenses();
    this.#watch.reset();
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#look(), WATCH_MS);
    void this.#wakeLock.hold();
    this.#enter('live');
  }

  /** Ids change when a page's data was cleared: then the label finds the lens that was chosen. */
  async #findKeptLens(kept: Lens | undefined): Promise<void> {
    if (kept === undefined || this.phase !== 'live') return;
    const lens = lensLabelled(this.lenses, kept.label);
    const isOther = lens?.deviceId !== this.#host.camera.track?.getSettings().deviceId;
    if (lens === undefined || !isOther) return;
    await this.#show(() => this.#host.camera.switchLens(lens.deviceId));
  }

  #look(): void {
    const { camera, video } = this.#host;
    if (this.phase !== 'live' || video === null) return;
    const isDead = this.#watch.isDead({
      at: performance.now(),
      progress: video.getVideoPlaybackQuality().totalVideoFrames,
      isMuted: camera.track?.muted ?? false,
      isVisible: !document.hidden,
    });
    if (isDead) void this.#recover();
    else if (video.getVideoPlaybackQuality().totalVideoFrames > 0) this.#recoveries = 0;
  }

  /** A stream that died is normal on phones: a call, another app, a locked screen. */
  async #recover(): Promise<void> {
    clearInterval(this.#timer);
    const pause = RECOVERY_PAUSES_MS[this.#recoveries];
    this.#recoveries += 1;
    if (pause === undefined || document.hidden || !this.#isConnected) {
      this.#host.camera.stop();
      return this.#enter('lost');
    }
    this.#enter('opening');
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (!this.#isConnected) return;
    await this.#show(() => this.#host.camera.reopen());
    if (this.phase !== 'live' && this.phase !== 'denied') await this.#recover();
  }

  /** Back from another app: what was lost meanwhile is opened again, as it was allowed before. */
  readonly #seen = (): void => {
    if (document.hidden) return;
    void this.#wakeLock.hold();
    if (this.phase !== 'lost') return;
    this.#recoveries = 0;
    void this.#recover();
  };

  /** A camera that was allowed before needs no second tap; one that is still open needs nothing at all. */
  async #openIfAllowed(): Promise<void> {
    if (this.#host.camera.isOpen || (await isAllowed())) await this.open();
  }

  #enter(phase: CameraPhase): void {
    this.phase = phase;
    this.#host.requestUpdate();
  }
}

async function isAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' });
    return state === 'granted';
  } catch {
    // A browser that doesn't know this question is asked by a tap.
    return false;
  }
}
