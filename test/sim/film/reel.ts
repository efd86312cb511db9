import type { Story } from '../story/stage.ts';
import { Scene, type Conditions } from './scene.ts';

/** Film time between two frames, in ms. */
const FRAME_MS = 100;
/** What is filmed after the last thing has happened, before the reel stops. */
const TAIL_MS = 3000;

/**
 * Plays a film to the page it is in as its camera, in film time: a frame is shown when the page has taken the one before
 * and its workers have answered, and the page's clocks tell film time. A slow machine sees every frame like a fast one.
 */
export class Reel {
  readonly #scene: Scene;
  readonly #length: number;
  readonly #track: CanvasCaptureMediaStreamTrack;
  readonly #stream: MediaStream;
  /** Film time, ms. */
  #at = 0;
  #isRunning = false;
  #isDone = false;
  /** Requests of the page to its hand watcher that have no answer yet. */
  #waiting = 0;
  frames = 0;
  /** Whether `read` is kept: it takes more memory than the page that is filmed. */
  isRecorded = false;
  /** What the reader answered, with the film time of the frame: for playing it again without a browser. */
  readonly read: { readonly at: number; readonly reading: unknown }[] = [];

  private constructor(scene: Scene, length: number) {
    this.#scene = scene;
    this.#length = length;
    this.#stream = scene.painter.canvas.captureStream(0);
    this.#track = this.#stream.getVideoTracks()[0] as CanvasCaptureMediaStreamTrack;
  }

  static async thread(story: Story, conditions: Conditions): Promise<Reel> {
    const reel = new Reel(await Scene.open(story, conditions), story.length + TAIL_MS);
    reel.#show();
    reel.#takeClocks();
    reel.#takeWorkers();
    return reel;
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  get at(): number {
    return this.#at;
  }

  /** What the camera shows, as a data address. */
  picture(): string {
    return this.#scene.painter.canvas.toDataURL('image/jpeg', 0.9);
  }

  #show(): void {
    this.#scene.draw(this.#at);
    this.#track.requestFrame();
    this.frames += 1;
  }

  /** The page has taken the frame that is shown: on to the next. */
  #taken(): void {
    this.#isRunning = true;
    if (this.#waiting > 0 || this.#isDone) return;
    this.#at += FRAME_MS;
    this.#isDone = this.#at >= this.#length;
    this.#show();
  }

  #takeClocks(): void {
    const begun = Date.now();
    const offset = performance.now();
    performance.now = () => offset + this.#at;
    Date.now = () => begun + this.#at;
  }

  /** A copy of the film's stream: a page that lets its preview rest switches its own tracks off, and nobody else's. */
  open(): MediaStream {
    const repeat = setInterval(() => {
      if (this.#isRunning) clearInterval(repeat);
      else this.#track.requestFrame();
    }, FRAME_MS);
    return this.#stream.clone();
  }

  /** Sees when the page hands a frame to its reader or its hand watcher, and when the latter answers. */
  #takeWorkers(): void {
    const post = Reflect.get(Worker.prototype, 'postMessage') as Post;
    const seen = (worker: Worker, message: unknown) => this.#posted(worker, message);
    function watched(this: Worker, message: unknown, more?: unknown): void {
      post.call(this, message, more);
      seen(this, message);
    }
    Object.assign(Worker.prototype, { postMessage: watched });
  }

  #posted(worker: Worker, message: unknown): void {
    const { kind } = message as { readonly kind?: string };
    const once = (hear: (data: unknown) => void) =>
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data), {
        once: true,
      });
    if (kind === 'look') {
      this.#waiting += 1;
      once(() => {
        this.#waiting -= 1;
      });
    }
    if (kind === 'follow') {
      const at = this.#at;
      once((data) => {
        if (this.isRecorded)
          this.read.push({ at, reading: (data as { reading?: unknown }).reading });
      });
    }
    if (kind === 'follow' || (kind === 'read' && this.#isRunning)) this.#taken();
  }
}

type Post = (this: Worker, message: unknown, more?: unknown) => void;
