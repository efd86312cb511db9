import type { PackCode } from '../cards/pack.ts';
import type { Result } from '../cards/result.ts';
import { fail, ok } from '../cards/result.ts';
import type { Face } from './chance.ts';
import { FACES } from './chance.ts';
import type { SeatIndex } from './seats.ts';
import type { SpotId } from './spots.ts';

/** An input says what a player did or what was seen. Its fields are plain values; none is optional. */
export interface InputBase {
  readonly type: string;
}

/** What a field of an input holds. `card`, `cards` and `die` are what was seen, and can be corrected later. */
type FieldKind<Value> = [Value] extends [boolean]
  ? 'flag'
  : [Value] extends [number]
    ? 'die' | 'seat' | 'count'
    : [Value] extends [string]
      ? 'card' | 'spot' | 'choice'
      : [Value] extends [readonly string[]]
        ? 'cards' | 'spots'
        : never;

export type AnyFieldKind =
  FieldKind<boolean> | FieldKind<number> | FieldKind<string> | FieldKind<string[]>;

/** Every type of input of a game with the kind of each of its fields: the one place where they are listed. */
export type InputShapes<Input extends InputBase> = {
  readonly [Type in Input['type']]: {
    readonly [Field in Exclude<keyof Extract<Input, { readonly type: Type }>, 'type'>]: FieldKind<
      Extract<Input, { readonly type: Type }>[Field]
    >;
  };
};

/** A value that only the table knows. Holes of one pattern can be filled independently of each other. */
export type Hole =
  /** Any card that does not contradict what is known. */
  | { readonly hole: 'card' }
  | { readonly hole: 'cards'; readonly count: number }
  | { readonly hole: 'die' }
  | { readonly hole: 'spot'; readonly among: readonly SpotId[] }
  /** So many different spots. */
  | { readonly hole: 'spots'; readonly among: readonly SpotId[]; readonly count: number }
  | { readonly hole: 'choice'; readonly among: readonly string[] }
  | { readonly hole: 'seat'; readonly among: readonly SeatIndex[] };

/** An input that may be made now, with holes. */
export type InputPattern<Input extends InputBase> = Input extends InputBase
  ? { readonly [Field in keyof Input]: Field extends 'type' ? Input[Field] : Input[Field] | Hole }
  : never;

export type FieldValue = boolean | number | string | readonly string[];

export function isHole(value: FieldValue | Hole): value is Hole {
  return typeof value === 'object' && 'hole' in value;
}

/** Whether an input is one of those that a pattern stands for. */
export function fits<Input extends InputBase>(pattern: InputPattern<Input>, input: Input): boolean {
  const values = new Map<string, FieldValue>(Object.entries(input));
  const entries = Object.entries(pattern) as readonly (readonly [string, FieldValue | Hole])[];
  return entries.every(([field, expected]) => {
    const value = values.get(field);
    if (value === undefined) return false;
    return isHole(expected) ? fillsHole(expected, value) : isSame(expected, value);
  });
}

function fillsHole(hole: Hole, value: FieldValue): boolean {
  switch (hole.hole) {
    case 'card':
      return typeof value === 'string';
    case 'cards':
      return isTextList(value) && value.length === hole.count;
    case 'die':
      return isFace(value);
    case 'spot':
    case 'choice':
      return typeof value === 'string' && hole.among.includes(value);
    case 'spots':
      return (
        isTextList(value) &&
        value.length === hole.count &&
        new Set(value).size === value.length &&
        value.every((spot) => hole.among.includes(spot))
      );
    case 'seat':
      return typeof value === 'number' && hole.among.includes(value);
  }
}

function isSame(one: FieldValue, other: FieldValue): boolean {
  if (!isTextList(one)) return one === other;
  return isTextList(other) && one.length === other.length && one.every((x, i) => x === other[i]);
}

/** Reads an input from outside (a file, another phone): right type, exactly its fields, each of its kind. */
export function readInput<Input extends InputBase>(
  shapes: InputShapes<Input>,
  raw: unknown,
): Result<Input, 'input-malformed'> {
  const malformed = fail('input-malformed' as const);
  if (typeof raw !== 'object' || raw === null) return malformed;
  const given = new Map<string, unknown>(Object.entries(raw));
  const type = given.get('type');
  const fields = typeof type === 'string' ? fieldsOf(shapes, type) : undefined;
  if (fields === undefined || given.size !== fields.length + 1) return malformed;
  const fit = fields.every(([field, kind]) => isOfKind(kind, given.get(field)));
  // The shapes list every field of every type of input, so a value that fits them is one.
  return fit ? ok(raw as Input) : malformed;
}

/** The fields of a type of input with their kinds; undefined when the game has no such type. */
export function fieldsOf<Input extends InputBase>(
  shapes: InputShapes<Input>,
  type: string,
): readonly (readonly [string, AnyFieldKind])[] | undefined {
  if (!Object.hasOwn(shapes, type)) return undefined;
  return Object.entries(shapes[type as Input['type']]);
}

function isOfKind(kind: AnyFieldKind, value: unknown): boolean {
  switch (kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'die':
      return isFace(value);
    case 'seat':
    case 'count':
      return Number.isSafeInteger(value) && Number(value) >= 0;
    case 'card':
    case 'spot':
    case 'choice':
      return typeof value === 'string';
    case 'cards':
    case 'spots':
      return isTextList(value);
  }
}

function isFace(value: unknown): value is Face {
  return FACES.some((face) => face === value);
}

function isTextList(value: unknown): value is readonly PackCode[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
