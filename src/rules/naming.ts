import type { FieldValue, Hole, InputBase, InputPattern, InputShapes } from './inputs.ts';
import { fieldsOf, isHole } from './inputs.ts';
import type { SpotId } from './spots.ts';

/** Of these patterns, the spots where a card may be turned up now. */
export function turnableSpots<Input extends InputBase>(
  shapes: InputShapes<Input>,
  patterns: readonly InputPattern<Input>[],
): readonly SpotId[] {
  const spots = patterns.flatMap((pattern) => spotsOfTurn(shapes, pattern) ?? []);
  return [...new Set(spots)];
}

/** ANY-7: with one spot named, the only card that may be turned up is the one that lies there. */
export function narrowToNamed<Input extends InputBase>(
  shapes: InputShapes<Input>,
  patterns: readonly InputPattern<Input>[],
  named: SpotId | null,
): readonly InputPattern<Input>[] {
  if (named === null) return patterns;
  return patterns.flatMap((pattern) => {
    const spots = spotsOfTurn(shapes, pattern);
    if (spots === undefined) return [pattern];
    const field = turnFields(shapes, pattern.type)?.spot;
    return field !== undefined && spots.includes(named) ? [{ ...pattern, [field]: named }] : [];
  });
}

/** Where this pattern would turn a card up; undefined when it is about something else. */
function spotsOfTurn<Input extends InputBase>(
  shapes: InputShapes<Input>,
  pattern: InputPattern<Input>,
): readonly SpotId[] | undefined {
  const fields = turnFields(shapes, pattern.type);
  if (fields === undefined) return undefined;
  const values = new Map<string, FieldValue | Hole>(Object.entries(pattern));
  const value = values.get(fields.spot);
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && isHole(value) && value.hole === 'spot' ? value.among : [];
}

/** An input that names a spot and the card seen there turns that card up. */
function turnFields<Input extends InputBase>(
  shapes: InputShapes<Input>,
  type: string,
): { readonly spot: string } | undefined {
  const fields = fieldsOf(shapes, type) ?? [];
  const spot = fields.find(([, kind]) => kind === 'spot');
  const hasCard = fields.some(([, kind]) => kind === 'card');
  return spot !== undefined && hasCard ? { spot: spot[0] } : undefined;
}
