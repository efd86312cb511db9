import type { FacadeMatch } from '../../../src/referee/explain-look.ts';
import type { JudgedLook } from '../../../src/referee/judge-look.ts';
import type { LookDraft } from '../../../src/referee/look-draft.ts';

/** What the app shows of a look. */
export interface Shown {
  readonly match: FacadeMatch;
  readonly draft: LookDraft;
  readonly judged: JudgedLook;
}
