import type { InputBase } from '../../src/rules/inputs.ts';
import type { Deed, Mistake } from './story/stage.ts';
import type { Filming } from './play-film.ts';
import type { Said } from './watch-app.ts';

/** How well the app followed one game. */
export interface Comparison {
  /** What players did. */
  readonly moves: number;
  /** What the app entered by itself, in the right order. */
  readonly followed: number;
  /** What it entered that was not so. */
  readonly wrong: readonly string[];
  /** What was done and not entered. */
  readonly missed: readonly string[];
  readonly questions: number;
  /** Of the players' mistakes those that the app said something about before they were put right. */
  readonly called: number;
  readonly falseAlarms: readonly Said[];
  /** From the moment a thing could be seen to its line in the log, ms of film. */
  readonly delays: readonly number[];
}

/** Holds the app's log against what was really done: the longest common part in order is what was followed. */
export function compare(
  deeds: readonly Deed[],
  mistakes: readonly Mistake[],
  filming: Pick<Filming, 'log' | 'questions' | 'faults'>,
): Comparison {
  // ANY-7: a card that was turned up by mistake was seen by all.
  const glimpsed = new Set(mistakes.map(({ spot }) => spot));
  const entered = filming.log.flatMap(({ at, entry }) => {
    if (entry.kind !== 'input') return [];
    const { type, spot } = entry.input as InputBase & { readonly spot?: string };
    if (type === 'glimpse' && spot !== undefined && glimpsed.has(spot)) return [];
    return [{ at, input: words(entry.input), by: entry.by }];
  });
  const table = commonLengths(
    deeds.map(({ input }) => input),
    entered.map(({ input }) => input),
  );
  const delays: number[] = [];
  const missed: string[] = [];
  const wrong: string[] = [];
  let [deed, line] = [0, 0];
  while (deed < deeds.length || line < entered.length) {
    const [done, told] = [deeds[deed], entered[line]];
    if (done !== undefined && done.input === told?.input) {
      // What a player had to tell the app was not followed by it.
      if (told.by === 'tap') missed.push(`${done.input} at ${done.done}, until asked`);
      else delays.push(told.at - done.done);
      deed += 1;
      line += 1;
    } else if (
      done !== undefined &&
      (told === undefined || (table[deed + 1]?.[line] ?? 0) >= (table[deed]?.[line + 1] ?? 0))
    ) {
      missed.push(`${done.input} at ${done.done}`);
      deed += 1;
    } else if (told !== undefined) {
      wrong.push(`${told.input} at ${told.at}`);
      line += 1;
    }
  }
  return {
    moves: deeds.length,
    followed: delays.length,
    wrong,
    missed,
    questions: filming.questions.length,
    called: mistakes.filter((mistake) => filming.faults.some((said) => isAbout(said, mistake)))
      .length,
    falseAlarms: filming.faults.filter((said) => !mistakes.some((one) => isAbout(said, one))),
    delays,
  };
}

/** What is still on the screen while a mistake is put right is about it, too. */
const LATE_MS = 1500;

function isAbout({ at }: Said, { from, until }: Mistake): boolean {
  return at >= from - LATE_MS && at <= until + LATE_MS;
}

function words(input: InputBase): string {
  return Object.values(input).join(' ');
}

/** Lengths of the longest common subsequence of every two tails. */
function commonLengths(one: readonly string[], other: readonly string[]): readonly number[][] {
  const table = Array.from({ length: one.length + 1 }, () =>
    Array.from({ length: other.length + 1 }, () => 0),
  );
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let k = other.length - 1; k >= 0; k -= 1) {
      const row = table[i];
      if (row === undefined) continue;
      row[k] =
        one[i] === other[k]
          ? 1 + (table[i + 1]?.[k + 1] ?? 0)
          : Math.max(table[i + 1]?.[k] ?? 0, row[k + 1] ?? 0);
    }
  }
  return table;
}
