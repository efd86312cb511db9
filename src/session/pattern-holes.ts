import type { FieldValue, Hole, InputBase, InputPattern } from '../rules/inputs.ts';
import { isHole } from '../rules/inputs.ts';

/** The first hole of this kind in a pattern, and the field it is in. */
export function holeIn<Kind extends Hole['hole']>(
  pattern: InputPattern<InputBase>,
  kind: Kind,
): { readonly field: string; readonly value: Extract<Hole, { readonly hole: Kind }> } | undefined {
  const fields = Object.entries(pattern) as readonly (readonly [string, FieldValue | Hole])[];
  for (const [field, value] of fields) {
    if (isHole(value) && value.hole === kind) {
      return { field, value: value as Extract<Hole, { readonly hole: Kind }> };
    }
  }
  return undefined;
}
