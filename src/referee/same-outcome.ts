import type { Explanation } from './explain.ts';
import type { WatchedGame } from './games.ts';

/** Whether two explanations come to the same: then nobody needs to be asked which of them happened. */
export function isSameOutcome(
  { orderMatters }: WatchedGame,
  one: Explanation,
  other: Explanation,
): boolean {
  return textOf(one.end.state, orderMatters) === textOf(other.end.state, orderMatters);
}

/** A state as text in which the order of fields means nothing, nor that of lists where order does not matter. */
function textOf(value: unknown, orderMatters: boolean): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => textOf(item, orderMatters));
    return `[${(orderMatters ? items : items.sort()).join()}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, field]) => `${key}:${textOf(field, orderMatters)}`,
  );
  return `{${fields.sort().join()}}`;
}
