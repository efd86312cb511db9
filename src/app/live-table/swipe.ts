type Place = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** A finger that moves less than this, in pixels, taps. */
const LEAST = 32;
/** So many times further to the side than up or down: what goes up or down scrolls the page. */
const SIDEWAYS = 1.5;

/** Tells when a finger was drawn across an element, to either side. */
export class Swipe {
  readonly #swiped: () => void;
  #from: Place | undefined;

  constructor(swiped: () => void) {
    this.#swiped = swiped;
  }

  readonly begin = (place: Place): void => {
    this.#from = place;
  };

  readonly end = ({ clientX, clientY }: Place): void => {
    const from = this.#from;
    this.#from = undefined;
    if (from === undefined) return;
    const across = Math.abs(clientX - from.clientX);
    const along = Math.abs(clientY - from.clientY);
    if (across >= LEAST && across > SIDEWAYS * along) this.#swiped();
  };

  /** The browser took the finger for something else, as for scrolling. */
  readonly cancel = (): void => {
    this.#from = undefined;
  };
}
