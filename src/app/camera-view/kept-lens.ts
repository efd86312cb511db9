import type { Lens } from '../../vision/camera/lens.ts';

const KEY = 'kibitz.lens';

/** The lens a person chose on this device, if they did. */
export function keptLens(): Lens | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isLens(kept) ? kept : undefined;
  } catch {
    // Storage is forbidden or holds something else: the browser picks the lens.
    return undefined;
  }
}

export function keepLens(lens: Lens): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(lens));
  } catch {
    // Then it is chosen again next time.
  }
}

export function forgetLens(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}

function isLens(kept: unknown): kept is Lens {
  if (typeof kept !== 'object' || kept === null) return false;
  const { deviceId, label } = kept as Partial<Record<keyof Lens, unknown>>;
  return typeof deviceId === 'string' && typeof label === 'string';
}
