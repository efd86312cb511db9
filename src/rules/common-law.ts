import type { Result } from '../cards/result.ts';
import { ok } from '../cards/result.ts';
import type { CommonEvent, CommonInput } from './common.ts';
import type { TableEvent } from './events.ts';
import type { ExpectedSpot } from './expected-table.ts';
import type { InputPattern } from './inputs.ts';
import type { Match } from './match.ts';
import type { Refusal } from './refusals.ts';
import { refuse } from './refusals.ts';
import type { SpotId } from './spots.ts';

/** What the common law has to know of the game at hand. */
export interface TableNow {
  readonly spots: readonly ExpectedSpot[];
  /** Where a card may be turned up as a move. */
  readonly turnable: readonly SpotId[];
}

/** ANY-7, ANY-9: what follows from table talk. Whether a glimpsed card can be is asked elsewhere, as of any card. */
export function decideCommon(
  match: Match<unknown>,
  input: CommonInput,
  table: () => TableNow,
): Result<readonly (TableEvent | CommonEvent)[], Refusal> {
  switch (input.type) {
    case 'agree-end':
      return ok([{ type: 'game-ended', reason: 'agreed' }]);
    case 'call-misdeal':
      return ok([{ type: 'game-ended', reason: 'misdeal' }]);
    case 'resign':
      return input.seat < match.seatCount
        ? ok([{ type: 'game-ended', reason: 'resigned', seat: input.seat }])
        : refuse('no-such-seat', { seat: input.seat });
    case 'name-spot': {
      const { spot } = input;
      if (match.named !== null) return refuse('not-now', { spot });
      return table().turnable.includes(spot)
        ? ok([{ type: 'spot-named', spot }])
        : refuse('not-turnable', { spot });
    }
    case 'let-it-count':
      return match.named === null ? refuse('not-now') : ok([{ type: 'naming-lifted' }]);
    case 'glimpse': {
      const { spot, card } = input;
      const state = table().spots.find(({ id }) => id === spot);
      if (state === undefined) return refuse('no-such-spot', { spot });
      if (state.lies === 'empty') return refuse('spot-empty', { spot });
      if (state.lies === 'up') return refuse('spot-already-up', { spot });
      return ok([{ type: 'card-glimpsed', spot, card }]);
    }
  }
}

/** The table talk that is possible now. */
export function legalCommon(
  match: Match<unknown>,
  table: TableNow,
): readonly InputPattern<CommonInput>[] {
  const seats = Array.from({ length: match.seatCount }, (_, seat) => seat);
  const down = table.spots.filter(({ lies }) => lies === 'down').map(({ id }) => id);
  const patterns: InputPattern<CommonInput>[] = [
    { type: 'agree-end' },
    { type: 'call-misdeal' },
    { type: 'resign', seat: { hole: 'seat', among: seats } },
  ];
  if (match.named !== null) patterns.push({ type: 'let-it-count' });
  else if (table.turnable.length > 0) {
    patterns.push({ type: 'name-spot', spot: { hole: 'spot', among: table.turnable } });
  }
  if (down.length > 0) {
    patterns.push({
      type: 'glimpse',
      spot: { hole: 'spot', among: down },
      card: { hole: 'card' },
    });
  }
  return patterns;
}
