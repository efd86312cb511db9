import { fieldsOf } from '../rules/inputs.ts';
import type { Moment } from './moment.ts';

/** The field of an input of this type that names a place, or a card; undefined where it has none. */
export function fieldOfKind(
  { game }: Pick<Moment, 'game'>,
  type: string,
  kind: 'spot' | 'card',
): string | undefined {
  return fieldsOf(game.inputShapes, type)?.find(([, other]) => other === kind)?.[0];
}
