import type { Hole, InputBase } from '../rules/inputs.ts';
import { isHole } from '../rules/inputs.ts';
import type { SpotId } from '../rules/spots.ts';

/** The legal pattern of this type, if there is one. */
export function patternOf<Pattern extends InputBase, Type extends Pattern['type']>(
  legal: readonly Pattern[],
  type: Type,
): Extract<Pattern, { readonly type: Type }> | undefined {
  return legal.find(
    (pattern): pattern is Extract<Pattern, { readonly type: Type }> => pattern.type === type,
  );
}

/** The spots that may stand in a field of a pattern. */
export function spotsIn(field: SpotId | Hole): readonly SpotId[] {
  if (!isHole(field)) return [field];
  return field.hole === 'spot' || field.hole === 'spots' ? field.among : [];
}
