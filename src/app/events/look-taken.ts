import type { Look } from '../facade-score/sheet.ts';

/** A picture was read and holds cards. */
export class LookTakenEvent extends Event {
  readonly look: Look;

  constructor(look: Look) {
    super('look-taken', { bubbles: true, composed: true });
    this.look = look;
  }
}
