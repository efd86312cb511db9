import type { InputBase } from '../rules/inputs.ts';
import type { Source } from '../rules/log.ts';
import type { AnyEntry } from '../store/game-record.ts';
import type { AnyApplied, AnyFolded } from './replay.ts';

/** What listeners are told after it happened, and after it was kept. */
export type SessionChange =
  /** Its events may be told aloud now; later the story may name less. */
  | { readonly kind: 'acted'; readonly applied: AnyApplied; readonly by: Source }
  | { readonly kind: 'taken-back' }
  | { readonly kind: 'brought-back' }
  | { readonly kind: 'corrected'; readonly entryId: string; readonly input: InputBase }
  /** Another tab has played on. */
  | { readonly kind: 'followed' }
  /** This tab plays now, or watches from now on. */
  | { readonly kind: 'role' }
  /** Whether everything is on disk has changed. */
  | { readonly kind: 'keeping' };

/** What a line changed that was just added to a log. */
export function changeBy(entry: AnyEntry, after: AnyFolded): SessionChange {
  switch (entry.kind) {
    case 'input': {
      const applied = after.applied.at(-1);
      if (applied === undefined) throw new Error('an input was written that does not count');
      return { kind: 'acted', applied, by: entry.by };
    }
    case 'correction':
      return { kind: 'corrected', entryId: entry.of, input: entry.input };
    case 'retraction': {
      const target = after.log.find(({ id }) => id === entry.of);
      return { kind: target?.kind === 'retraction' ? 'brought-back' : 'taken-back' };
    }
  }
}
