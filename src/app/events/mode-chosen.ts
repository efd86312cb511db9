/** What the next card is turned up as, where a player has a choice: the type of the input; undefined for the plain move. */
export class ModeChosenEvent extends Event {
  readonly inputType: string | undefined;

  constructor(inputType: string | undefined) {
    super('mode-chosen', { bubbles: true, composed: true });
    this.inputType = inputType;
  }
}

declare global {
  interface HTMLElementEventMap {
    'mode-chosen': ModeChosenEvent;
  }
}
