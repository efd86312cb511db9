import type { SpotId } from '../rules/spots.ts';
import type { Allowance } from './allowance.ts';
import { isContradiction, refusalToTurnUp } from './turn-up.ts';
import type { Moment, Standpoint } from './moment.ts';
import { otherPieces } from './moment.ts';
import { fitsState } from './look.ts';
import { remediesAt } from './remedies.ts';
import type { Fault, FaultCode, Remedy } from './verdict.ts';

/** What is wrong at a place that disagrees with the log, and what puts it right; undefined where it can't be told. */
export function faultAt(
  moment: Moment,
  standpoint: Standpoint,
  spot: SpotId,
  wasRight: boolean,
): Fault | undefined {
  const allowance = standpoint.allowances.find((one) => one.spot === spot);
  if (allowance === undefined) return undefined;
  switch (standpoint.discords.get(spot)) {
    case undefined:
      return undefined;
    case 'pieces':
      return faultOfPieces(moment, allowance);
    case 'pending':
      return faultOfTurnedUp(moment, standpoint, allowance);
    case 'card':
      return wasRight
        ? faultOfUndone(moment, allowance)
        : faultOfCard(moment, standpoint, allowance);
  }
}

function faultOfPieces(moment: Moment, allowance: Allowance): Fault | undefined {
  const { spot } = allowance;
  const differences = otherPieces(moment, allowance);
  const difference = differences.find(({ is }) => is === 'extra') ?? differences[0];
  if (difference === undefined) return undefined;
  return {
    code: difference.is === 'extra' ? 'piece-laid-wrongly' : 'piece-taken-wrongly',
    spot,
    piece: difference.piece,
    remedies: differences.map(({ piece, is }) => ({
      do: is === 'extra' ? 'take-piece' : 'lay-piece',
      spot,
      piece,
    })),
  };
}

function faultOfTurnedUp(
  moment: Moment,
  standpoint: Standpoint,
  { spot, final }: Allowance,
): Fault | undefined {
  const card = moment.pending[spot]?.card;
  if (card === undefined || moment.memory[spot]?.look?.lies === 'down') return undefined;
  if (moment.pending[spot]?.otherwise) return undefined;
  if (final.lies === 'empty') {
    const from = whereExpectedUp(moment, standpoint, card, spot);
    return from === undefined
      ? { code: 'card-laid-wrongly', spot, card, remedies: [{ do: 'take-away', spot }] }
      : { code: 'card-moved', spot, card, remedies: [{ do: 'move', from: spot, to: from }] };
  }
  const reason = refusalToTurnUp(moment, standpoint.state, spot, card);
  if (reason === undefined || isContradiction(reason)) return undefined;
  const remedies: readonly Remedy[] =
    reason === 'card-not-in-pack'
      ? [
          { do: 'take-away', spot },
          { do: 'lay-down', spot },
        ]
      : [{ do: 'turn-down', spot }];
  return { code: codeOfRefusal(reason, standpoint), spot, card, reason, remedies };
}

function codeOfRefusal(reason: string, { allowances }: Standpoint): FaultCode {
  switch (reason) {
    case 'card-not-in-pack':
      return 'foreign-card';
    case 'not-the-named-spot':
      return 'other-than-named';
    default: {
      const isUp = allowances.some(({ final }) => final.lies === 'up');
      return isUp && ['not-now', 'turn-is-closing'].includes(reason)
        ? 'one-card-too-many'
        : 'turned-up-out-of-turn';
    }
  }
}

/** It was right as it lies, and time has passed over it. */
export function faultOfUndone({ memory }: Moment, { spot, final }: Allowance): Fault {
  const look = memory[spot]?.look ?? final;
  const remedies = remediesAt(spot, look, final);
  if (look.lies === 'empty') return { code: 'spot-not-refilled', spot, remedies };
  const card = look.lies === 'up' ? { card: look.card } : {};
  return { code: 'card-left-lying', spot, ...card, remedies };
}

function faultOfCard(
  moment: Moment,
  standpoint: Standpoint,
  allowance: Allowance,
): Fault | undefined {
  const { spot, final } = allowance;
  const seen = moment.memory[spot];
  switch (seen?.look?.lies) {
    case 'up':
      return faultOfOtherCard(moment, standpoint, allowance, seen.look.card);
    case 'down':
      return final.lies === 'empty'
        ? faultOfCardTooMany(moment, standpoint, spot)
        : { code: 'wrongly-turned-back', spot, remedies: turnedBackRemedies(allowance) };
    case 'empty':
      return faultOfGoneCard(moment, standpoint, allowance);
    default:
      return undefined;
  }
}

/** It lies face up where another card should. */
function faultOfOtherCard(
  moment: Moment,
  standpoint: Standpoint,
  { spot, final }: Allowance,
  card: string,
): Fault | undefined {
  const belongs = whereExpectedUp(moment, standpoint, card, spot);
  if (belongs !== undefined) {
    const there = moment.memory[belongs]?.look;
    const isExchange = there?.lies === 'up' && final.lies === 'up' && there.card === final.card;
    return isExchange
      ? { code: 'card-swapped', spot, card, remedies: [{ do: 'swap', spots: [spot, belongs] }] }
      : { code: 'card-moved', spot, card, remedies: [{ do: 'move', from: spot, to: belongs }] };
  }
  const look = { lies: 'up', card } as const;
  return { code: 'card-swapped', spot, card, remedies: remediesAt(spot, look, final) };
}

/** A card lies face down where none should. */
function faultOfCardTooMany(moment: Moment, standpoint: Standpoint, spot: SpotId): Fault {
  const remedies: readonly Remedy[] = [{ do: 'take-away', spot }];
  if (moment.memory[spot]?.before?.lies === 'up') {
    return { code: 'wrongly-turned-back', spot, remedies };
  }
  const from = standpoint.allowances.find(
    ({ spot: other, final }) =>
      final.lies === 'down' &&
      standpoint.discords.has(other) &&
      moment.memory[other]?.look?.lies === 'empty',
  );
  if (from !== undefined) {
    return { code: 'card-moved', spot, remedies: [{ do: 'move', from: spot, to: from.spot }] };
  }
  const hasStock = standpoint.table.zones.some(
    (zone) => zone.kind === 'pile' && zone.top.lies === 'down',
  );
  return { code: hasStock ? 'refilled-too-early' : 'card-laid-wrongly', spot, remedies };
}

function turnedBackRemedies({ spot, final }: Allowance): readonly Remedy[] {
  return final.lies === 'up'
    ? [{ do: 'turn-up', spot }]
    : [
        { do: 'take-away', spot },
        { do: 'lay-down', spot },
      ];
}

/** No card lies where one should. */
function faultOfGoneCard(
  moment: Moment,
  standpoint: Standpoint,
  { spot, final }: Allowance,
): Fault | undefined {
  const isOpen = final.lies === 'up';
  const isElsewhere = standpoint.allowances.some(({ spot: other, final: wanted }) => {
    if (other === spot) return false;
    const look = moment.memory[other]?.look;
    return isOpen
      ? look?.lies === 'up' && look.card === final.card && !fitsState(look, wanted)
      : look?.lies === 'down' && wanted.lies === 'empty';
  });
  // It is called where the card lies.
  if (isElsewhere) return undefined;
  const remedies = remediesAt(spot, { lies: 'empty' }, final);
  if (!isOpen && moment.memory[spot]?.before?.lies !== 'up') {
    return { code: 'card-missing', spot, remedies };
  }
  const hasDiscards = standpoint.table.zones.some(({ id }) => id === 'discards');
  return { code: hasDiscards ? 'wrong-card-discarded' : 'card-taken-wrongly', spot, remedies };
}

/** The place where this card should lie face up, and does not. */
function whereExpectedUp(
  moment: Moment,
  { allowances }: Standpoint,
  card: string,
  besides: SpotId,
): SpotId | undefined {
  return allowances.find(({ spot, final }) => {
    if (spot === besides || final.lies !== 'up' || final.card !== card) return false;
    const look = moment.memory[spot]?.look;
    return look?.lies !== 'up' || look.card !== card;
  })?.spot;
}
