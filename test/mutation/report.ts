import { relative } from 'node:path';

/** What is read of Stryker's `MutantResult`. */
export interface Mutant {
  readonly fileName: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
  readonly status: string;
}

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** Counted as Stryker counts: what did not run at all is left out. */
export function tally(mutants: readonly Mutant[]) {
  const killed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
  const total = killed + mutants.filter(({ status }) => UNNOTICED.includes(status)).length;
  return { killed, total, percent: total === 0 ? 100 : (100 * killed) / total };
}

/** A line for each mutant that lived: where, what became of the source there, and if no test ever came by. */
export function makeReport(mutants: readonly Mutant[]): readonly string[] {
  return mutants
    .filter(({ status }) => UNNOTICED.includes(status))
    .map(({ fileName, location: { start }, mutatorName, replacement = '', status }) => {
      const place = `${relative('.', fileName)}:${start.line}:${start.column}`;
      const reached = status === 'NoCoverage' ? ' (not reached)' : '';
      return `${place} ${mutatorName}${reached} → ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`;
    });
}
