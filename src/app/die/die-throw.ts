import { html, LitElement, svg, type PropertyValues } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { DIE_FACES, type DieFace } from '../../table/die-detection.ts';
import { base } from '../look/shared-styles.ts';
import { styled } from '../look/styled.ts';
import { t } from '../words/words.ts';
import { cssOf, FACE_TURNS, restTurn, type Tumble } from './die-turns.ts';
import { styles } from './die-throw.styles.ts';
import { PIPS } from './pips.ts';

const DIE_COLOURS = ['green', 'blue', 'ivory'] as const;
export type DieColour = (typeof DIE_COLOURS)[number];

const THROW_MS = 1100;
/** Enough to look thrown, few enough for the eye to follow. */
const TUMBLE: Tumble = { x: 2, y: -3 };

/**
 * A die that shows a number which is drawn and logged already: the movement only leads there, and where none is wanted
 * the number is simply there. Drawn with the page's own means; it needs no WebGL. Its size is `--die-size`.
 *
 * @fires die-settled - the number can be read
 */
@customElement('die-throw')
export class DieThrow extends LitElement {
  static override styles = [base, styles];

  @property({ type: Number }) face: DieFace = 1;
  @property() colour: DieColour = 'ivory';
  /** Counts the throws: the same number thrown twice is two throws. */
  @property({ type: Number }) throws = 0;
  @query('.die') private readonly die!: HTMLElement;

  override render() {
    return html`<div
      class="table ${this.colour}"
      role="img"
      aria-label=${t('die.shows', { count: this.face })}
    >
      <div class="die" ${styled({ transform: cssOf(restTurn(this.face)) })}>
        ${DIE_FACES.map((face) => this.#face(face))}
      </div>
    </div>`;
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('throws') && this.throws > 0)
      void this.#throw(changed.get('face') ?? this.face);
  }

  #face(face: DieFace) {
    const place = `${cssOf(FACE_TURNS[face])} translateZ(calc(var(--side) / 2))`;
    return html`<div class="face" data-face=${face} ${styled({ transform: place })}>
      <svg viewBox="0 0 100 100">
        ${PIPS[face].map(([x, y]) => svg`<circle cx=${x} cy=${y} r="9.5"></circle>`)}
      </svg>
    </div>`;
  }

  /** Ends where the die rests anyway, so that a movement which is cut short shows no other number. */
  async #throw(from: DieFace): Promise<void> {
    // What the wish for less motion, of the device or of the app, makes of the duration of movements.
    const isStill = parseFloat(getComputedStyle(this).getPropertyValue('--calm')) === 0;
    if (!isStill) {
      const options = { duration: THROW_MS, easing: 'cubic-bezier(0.15, 0.7, 0.25, 1)' };
      const throwing = this.die.animate(
        [{ transform: cssOf(restTurn(from)) }, { transform: cssOf(restTurn(this.face, TUMBLE)) }],
        options,
      );
      // Rejects when the next throw, or the end of the page, cuts it short.
      await throwing.finished.catch(() => undefined);
    }
    this.dispatchEvent(new Event('die-settled', { bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'die-throw': DieThrow;
  }
}
