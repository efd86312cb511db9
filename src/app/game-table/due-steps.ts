import type { Step } from '../../rules/expected-table.ts';
import { isTableEvent } from '../../rules/events.ts';
import { learn, NOTHING_KNOWN } from '../../rules/knowledge.ts';
import type { Knowledge } from '../../rules/knowledge.ts';
import { stepFor } from '../../rules/steps.ts';
import type { AnyApplied } from '../../session/replay.ts';

/**
 * What the last input asks of the hands. Without a camera nobody sees whether it was done: whoever enters the next card
 * has done it. `expect` keeps steps longer, for the referee's patience with late hands.
 */
export function dueSteps(applied: readonly AnyApplied[]): readonly Step[] {
  let known: Knowledge = NOTHING_KNOWN;
  const steps: Step[] = [];
  applied.forEach(({ events }, place) => {
    for (const event of events) {
      if (!isTableEvent(event)) continue;
      const step = place === applied.length - 1 ? stepFor(event, known) : undefined;
      if (step !== undefined) steps.push(step);
      known = learn(known, event);
    }
  });
  return steps;
}
