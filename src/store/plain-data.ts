/** The fields of a value out of a file or a database; undefined when it is no plain object. */
export function fieldsIn(raw: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  return new Map<string, unknown>(Object.entries(raw));
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A time in milliseconds since 1970, or any other whole number from 0. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

export function isOneOf<Value>(list: readonly Value[], value: unknown): value is Value {
  return list.some((one) => one === value);
}

/** What a JSON text says; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
