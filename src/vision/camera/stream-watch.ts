/** After so long without a new frame a preview is frozen: slow phones in the dark still give two frames a second. */
const FROZEN_MS = 3000;
/** Some phones mute a stream for a moment right after it starts. */
const STARTING_MS = 1000;
/** A muted stream often comes back by itself. */
const MUTED_MS = 1500;

/** What is known of a stream at one moment. */
export interface StreamSign {
  /** Milliseconds, any clock that only goes forward. */
  readonly at: number;
  /** Grows with each frame that is shown: frames, or seconds of film. */
  readonly progress: number;
  readonly isMuted: boolean;
  /** A hidden page gets no frames, and needs none. */
  readonly isVisible: boolean;
}

/**
 * Notices that a preview stands still although it should not: after a call, after another app had the camera, or when
 * a phone locks. Fed a few times a second; says when the stream has to be opened anew.
 */
export class StreamWatch {
  #startedAt: number | undefined;
  #progress: number | undefined;
  #movedAt = 0;
  #mutedSince: number | undefined;

  /** True when the stream is dead. Afterwards it watches the next one. */
  isDead({ at, progress, isMuted, isVisible }: StreamSign): boolean {
    this.#startedAt ??= at;
    if (!isVisible || progress !== this.#progress) {
      this.#progress = progress;
      this.#movedAt = at;
    }
    const isStarting = at - this.#startedAt < STARTING_MS;
    this.#mutedSince = isMuted && isVisible && !isStarting ? (this.#mutedSince ?? at) : undefined;
    const isMutedLong = this.#mutedSince !== undefined && at - this.#mutedSince >= MUTED_MS;
    const isDead = at - this.#movedAt >= FROZEN_MS || isMutedLong;
    if (isDead) this.reset();
    return isDead;
  }

  /** Another stream, or the same from the start. */
  reset(): void {
    this.#startedAt = undefined;
    this.#progress = undefined;
    this.#mutedSince = undefined;
  }
}
