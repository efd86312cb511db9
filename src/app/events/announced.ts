/** Something happened that is said aloud to people who can't see the screen change. */
export class AnnouncedEvent extends Event {
  readonly text: string;

  constructor(text: string) {
    super('announced', { bubbles: true, composed: true });
    this.text = text;
  }
}
