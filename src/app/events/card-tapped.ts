/** A card was tapped, in a list or on the picture. */
export class CardTappedEvent extends Event {
  readonly id: number;

  constructor(id: number) {
    super('card-tapped', { bubbles: true, composed: true });
    this.id = id;
  }
}
