import type { FieldValue, Hole, InputBase, InputPattern } from '../../rules/inputs.ts';
import { isHole } from '../../rules/inputs.ts';
import type { SeatIndex } from '../../rules/seats.ts';
import type { SpotId } from '../../rules/spots.ts';

/** What may be done now, as the rules say it. */
export type Legal = readonly InputPattern<InputBase>[];

/** The ways in which a card is seen, by what the games call them. */
export const SIGHTS = ['view', 'peek', 'turn-up', 'glimpse'] as const;
export type Sight = (typeof SIGHTS)[number];

export function isOffered(legal: Legal, type: string): boolean {
  return legal.some((pattern) => pattern.type === type);
}

/** Where an input of this type may be made: the `spot` it names, or those among which it has to be chosen. */
export function spotsFor(legal: Legal, type: string): readonly SpotId[] {
  return fieldsOfType(legal, type, 'spot').flatMap((value) => {
    if (typeof value === 'string') return [value];
    return isHole(value) && value.hole === 'spot' ? value.among : [];
  });
}

/** Among which places and how many of them an input of this type has to name, if one of so many is offered. */
export function choiceOfSpots(
  legal: Legal,
  type: string,
): { readonly among: readonly SpotId[]; readonly counts: readonly number[] } {
  const holes = fieldsOfType(legal, type, 'spots').map((value) =>
    isHole(value) && value.hole === 'spots' ? value : { among: [], count: 0 },
  );
  return {
    among: [...new Set(holes.flatMap(({ among }) => among))],
    counts: holes.map(({ count }) => count),
  };
}

export function seatsFor(legal: Legal, type: string): readonly SeatIndex[] {
  return fieldsOfType(legal, type, 'seat').flatMap((value) => {
    if (typeof value === 'number') return [value];
    return isHole(value) && value.hole === 'seat' ? value.among : [];
  });
}

function fieldsOfType(legal: Legal, type: string, field: string): readonly (FieldValue | Hole)[] {
  return legal
    .filter((pattern) => pattern.type === type)
    .flatMap((pattern) => {
      const value = (pattern as Readonly<Record<string, FieldValue | Hole>>)[field];
      return value === undefined ? [] : [value];
    });
}
