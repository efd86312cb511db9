/** How often each name occurs. */
function count<T>(names: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** How many names two lists have in common, each as often as in both. */
export function common<T>(one: readonly T[], other: readonly T[]): number {
  const there = count(one);
  return [...count(other)].reduce((n, [name, k]) => n + Math.min(k, there.get(name) ?? 0), 0);
}

export function share(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole;
}
