import type { PackCode } from '../../cards/pack.ts';

/** It was said which card lies there. */
export class CardNamedEvent extends Event {
  readonly code: PackCode;

  constructor(code: PackCode) {
    super('card-named', { bubbles: true, composed: true });
    this.code = code;
  }
}
