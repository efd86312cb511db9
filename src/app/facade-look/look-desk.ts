import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { FacadeMatch } from '../../referee/explain-look.ts';
import { judgeLook, type JudgedLook } from '../../referee/judge-look.ts';
import type { LookDraft, TablePart } from '../../referee/look-draft.ts';
import { draftOf } from '../../referee/look-draft.ts';
import { narrowLook } from '../../referee/narrow-look.ts';
import type { ReaderFailure, ReaderHolder } from '../reader/reader-holder.ts';
import { LookLoop, type PointedLook } from './look-loop.ts';

/** What the desk needs of the element that shows the look. */
export interface LookHost extends ReactiveControllerHost {
  readonly reader: ReaderHolder;
  readonly match: FacadeMatch;
  readonly aim: TablePart;
  readonly video: HTMLVideoElement | null;
}

/** A reading that came this short a time ago is not what a finger was on its way to. */
const FRESH_MS = 500;
/** What a few frames leave unclear the next ones may tell: a person is asked after so long, in ms. */
const ASK_MS = 1500;
/** A question stays for so long, in ms, before another takes its place: it has to be read. */
const READ_MS = 5000;

/**
 * Between the camera and the screen: the newest frame, what the frames agreed on last with what a person has put right
 * since, and whether the picture is held. It is held once nothing is missing, so that the phone can be put down.
 */
export class LookDesk implements ReactiveController {
  readonly #host: LookHost;
  look: PointedLook | undefined;
  draft: LookDraft | undefined;
  /** The picture that the draft was read in, once it is held. */
  still: HTMLCanvasElement | undefined;
  failure: ReaderFailure | undefined;
  #loop: LookLoop | undefined;
  /** The look that the question on the screen is about, with a picture of its own. */
  #asked: PointedLook | undefined;
  /** Since when every look that the frames agreed on has left something to ask. */
  #unclearSince: number | undefined;
  /** Whether what is shown was there to be read for a moment, so that a tap means it. */
  isRead = false;
  #reading: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LookHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    // While the person reads why the camera is asked for, the reader gets ready.
    this.#host.reader.wake();
  }

  hostDisconnected(): void {
    this.stop();
  }

  get judged(): JudgedLook | undefined {
    return this.draft === undefined ? undefined : judgeLook(this.#host.match, this.draft);
  }

  /** Forgets what was read, and looks. */
  lookOn(): void {
    this.#loop ??= new LookLoop(
      this.#host.reader,
      () => this.#host.video,
      (look) => this.#see(look),
      (failure) => {
        this.failure = failure;
        this.#host.requestUpdate();
      },
    );
    this.look = undefined;
    this.draft = undefined;
    this.still = undefined;
    this.failure = undefined;
    this.#asked = undefined;
    this.#unclearSince = undefined;
    this.#host.requestUpdate();
    void this.#loop.start();
  }

  stop(): void {
    this.#loop?.stop();
  }

  /** From now on the picture and its reading stay as they are. */
  hold(): void {
    this.stop();
    const look = this.#asked ?? this.look;
    if (look === undefined || this.still !== undefined) return;
    this.look = look;
    look.frame.classList.add('still');
    this.still = look.frame;
    this.#host.requestUpdate();
  }

  /** What a person says of the cards. */
  change(draft: LookDraft): void {
    this.hold();
    this.draft = draft;
    this.#host.requestUpdate();
  }

  #showNews(): void {
    clearTimeout(this.#reading);
    this.isRead = false;
    this.#reading = setTimeout(() => {
      this.isRead = true;
      this.#host.requestUpdate();
    }, FRESH_MS);
  }

  /** Whether a look is to be shown now, or left to the frames to come. */
  #isRipe({ verdict }: JudgedLook, clock: number): boolean {
    this.#unclearSince = verdict.says === 'question' ? (this.#unclearSince ?? clock) : undefined;
    return this.#unclearSince === undefined || clock - this.#unclearSince >= ASK_MS;
  }

  #see(look: PointedLook): void {
    this.look = look;
    this.#host.requestUpdate();
    if (look.steady === undefined) return;
    const { match, aim } = this.#host;
    const draft = draftOf(aim, narrowLook(match.game, aim, look.steady));
    const judged = judgeLook(match, draft);
    // A phone that is put down shows the table no more; what was read before still stands.
    if (judged.verdict.says === 'nothing') return;
    const before = this.judged;
    if (!this.#isRipe(judged, look.clock)) return;
    const isAsking = judged.verdict.says === 'question';
    if (isAsking && this.#asked !== undefined && look.clock - this.#asked.clock < READ_MS) return;
    this.#asked = isAsking ? { ...look, frame: copyOf(look.frame) } : undefined;
    const isNews = JSON.stringify(before?.arranged.look) !== JSON.stringify(judged.arranged.look);
    if (isNews) this.#showNews();
    this.draft = draft;
    if (judged.verdict.says === 'explained' && judged.verdict.isWhole) this.hold();
  }
}

/** The frames of the preview are drawn over each other. */
function copyOf(frame: HTMLCanvasElement): HTMLCanvasElement {
  const { width, height } = frame;
  const copy = Object.assign(document.createElement('canvas'), { width, height });
  copy.getContext('2d')?.drawImage(frame, 0, 0);
  return copy;
}
