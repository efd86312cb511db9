import type { PackCode } from '../cards/pack.ts';
import type { FieldValue, Hole, InputBase, InputPattern } from '../rules/inputs.ts';
import { isHole } from '../rules/inputs.ts';
import type { SpotId } from '../rules/spots.ts';
import { fieldOfKind } from './input-fields.ts';
import { knownCard } from './may-lie.ts';
import type { Moment, Standpoint } from './moment.ts';
import { takenUnseen } from './taken-unseen.ts';

/** An input that may explain something of what is seen. */
export interface Candidate {
  readonly input: InputBase;
  /** The place whose card it turns up, if it does. */
  readonly turnsUp?: SpotId;
}

/** The legal inputs whose holes what is seen can fill, and that could explain one of the disagreements. */
export function candidatesAt(moment: Moment, standpoint: Standpoint): readonly Candidate[] {
  const patterns = moment.game
    .legal(standpoint.state)
    .filter(({ type }) => moment.watched.inputs.includes(type));
  const types = new Set(patterns.map(({ type }) => type));
  return patterns.flatMap((pattern) => fillFromTable(moment, standpoint, pattern, types));
}

function fillFromTable(
  moment: Moment,
  standpoint: Standpoint,
  pattern: InputPattern<InputBase>,
  legalTypes: ReadonlySet<string>,
): readonly Candidate[] {
  const values = valuesOf(pattern);
  const spot = fieldOfKind(moment, pattern.type, 'spot');
  const card = fieldOfKind(moment, pattern.type, 'card');
  if (spot !== undefined && card !== undefined) {
    const taken = takenUnseen(moment, standpoint);
    return amongOf(values.get(spot)).flatMap((place) => {
      const turnedUp =
        cardPending(moment, standpoint, place) ??
        (place === taken ? knownCard(moment.game, standpoint.state, place) : undefined);
      if (turnedUp === undefined) return [];
      if (pattern.type !== typeMeant(moment, place, pattern.type, legalTypes)) return [];
      const input = { type: pattern.type, [spot]: place, [card]: turnedUp };
      return [{ input, turnsUp: place }];
    });
  }
  if (spot !== undefined) {
    const places = amongOf(values.get(spot)).filter((place) => standpoint.discords.has(place));
    return places.map((place) => ({ input: { type: pattern.type, [spot]: place } }));
  }
  const [field, hole] = [...values].find(([, value]) => isSpotsHole(value)) ?? [];
  if (field !== undefined && isSpotsHole(hole)) {
    const filled = hole.among.filter((place) => moment.memory[place]?.look?.lies === 'down');
    return filled.length === hole.count ? [{ input: { type: pattern.type, [field]: filled } }] : [];
  }
  const hasHoles = [...values.values()].some((value) => isHole(value));
  return hasHoles ? [] : [{ input: pattern }];
}

/** The card that was seen turned up there, if it has one name. */
function cardPending(
  { pending }: Moment,
  { discords }: Standpoint,
  place: SpotId,
): PackCode | undefined {
  const seen = pending[place];
  return seen?.otherwise === null && discords.get(place) === 'pending' ? seen.card : undefined;
}

/** TM-4: by camera the piece on the card tells how it was turned up, by tap the player has said so before. */
function typeMeant(
  { watched, settings, pending, chosenType }: Moment,
  place: SpotId,
  type: string,
  legalTypes: ReadonlySet<string>,
): string {
  const { piece } = watched;
  if (piece === undefined) return type;
  if (chosenType !== undefined) return chosenType;
  const isMarked =
    settings.pieces === 'seen' &&
    legalTypes.has(piece.marked) &&
    (pending[place]?.pieces.some(({ kind }) => kind === piece.kind) ?? false);
  return isMarked ? piece.marked : piece.plain;
}

function isSpotsHole(
  value: FieldValue | Hole | undefined,
): value is Extract<Hole, { readonly hole: 'spots' }> {
  return value !== undefined && isHole(value) && value.hole === 'spots';
}

/** The places that a field may name. */
function amongOf(value: FieldValue | Hole | undefined): readonly SpotId[] {
  if (typeof value === 'string') return [value];
  return value !== undefined && isHole(value) && value.hole === 'spot' ? value.among : [];
}

export function valuesOf(pattern: object): ReadonlyMap<string, FieldValue | Hole> {
  return new Map<string, FieldValue | Hole>(Object.entries(pattern));
}
