import type { LookDraft } from '../../referee/look-draft.ts';

/** A person has said what a card of a look is, or where it lies. */
export class DraftChangedEvent extends Event {
  readonly draft: LookDraft;

  constructor(draft: LookDraft) {
    super('draft-changed', { bubbles: true, composed: true });
    this.draft = draft;
  }
}

declare global {
  interface HTMLElementEventMap {
    'draft-changed': DraftChangedEvent;
  }
}
