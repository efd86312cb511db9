/** Somebody wants to say what was really seen, in a line of the log (ANY-2). */
export class CorrectAskedEvent extends Event {
  readonly entryId: string;

  constructor(entryId: string) {
    super('correct-asked', { bubbles: true, composed: true });
    this.entryId = entryId;
  }
}
