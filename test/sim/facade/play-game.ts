import type { CardCode, SuitedCode } from '../../../src/cards/standard.ts';
import { SUITS } from '../../../src/cards/standard.ts';
import { codesOf } from '../../../src/cards/pack.ts';
import type { FacadeMatch } from '../../../src/referee/explain-look.ts';
import type { TablePart } from '../../../src/referee/look-draft.ts';
import { drawBelow, drawFrom, seededSource } from '../../../src/rules/chance.ts';
import { isCommonInput } from '../../../src/rules/common.ts';
import { bidderOf } from '../../../src/rules/facade/bidding.ts';
import type { FacadeInput } from '../../../src/rules/facade/decide.ts';
import { meldsFor } from '../../../src/rules/facade/decide.ts';
import { facade } from '../../../src/rules/facade/facade.ts';
import type { FacadeOptions } from '../../../src/rules/facade/state.ts';
import { PILE_PACK, supplyCardAt, supplySpots } from '../../../src/rules/facade/state.ts';
import type { SpotId } from '../../../src/rules/spots.ts';
import { fillHonestly } from '../../rules/facade/honest-players.ts';
import { people, playRandomly } from '../../rules/support/play.ts';
import { shuffled } from '../../rules/support/real-table.ts';
import type { LaidFacade } from './lay-table.ts';
import { groupInputs } from './lines.ts';

/** A moment at which a player points the phone at a part of the table. */
export interface Moment {
  readonly phase: number;
  readonly part: TablePart;
  /** The game as it was when the phone was pointed there last. */
  readonly before: FacadeMatch;
  /** What was done since. */
  readonly inputs: readonly FacadeInput[];
  readonly table: LaidFacade;
}

export interface PlayedFacade {
  readonly options: FacadeOptions;
  readonly seatCount: number;
  readonly start: FacadeMatch;
  readonly inputs: readonly FacadeInput[];
  readonly moments: readonly Moment[];
}

/** So many won cards of a hundred that fit a meld are laid there, the others begin one. */
const TO_A_MELD = 80;

const fillSensibly: typeof fillHonestly = (pattern, moment) => {
  if (pattern.type !== 'place') return fillHonestly(pattern, moment);
  const { random, state } = moment;
  // A legal placing names its supply card.
  const spot = pattern.spot as SpotId;
  const melds = meldsFor(state.game, spot);
  const isBuilt = melds.length > 1 && drawBelow(random, 100) < TO_A_MELD;
  const meld = isBuilt ? drawFrom(random, melds.slice(0, -1)) : melds.at(-1);
  return meld === undefined ? undefined : { type: 'place', spot, meld };
};

/** Plays a game of two to four people by chance, to its end or for some phases. The same for the same seed. */
export function playFacade(seed: number, phases = Infinity): PlayedFacade {
  const random = seededSource(seed);
  const seatCount = 2 + drawBelow(random, 3);
  const options = { suits: shuffled(SUITS, random) };
  const seats = people(seatCount);
  const { log } = playRandomly(facade, options, {
    seats,
    cards: codesOf(PILE_PACK),
    random,
    fill: fillSensibly,
  });
  const start = facade.setup(options, seats);
  const inputs = log.flatMap((entry) =>
    entry.kind !== 'input' || isCommonInput(entry.input) ? [] : [entry.input],
  );
  const groups = groupInputs(
    start,
    inputs.map((input) => ({ input })),
  ).filter(({ before }) => before.game.phase <= phases);
  return {
    options,
    seatCount,
    start,
    inputs: groups.flatMap(({ entries }) => entries.map(({ input }) => input)),
    moments: momentsOf(groups),
  };
}

function momentsOf(groups: ReturnType<typeof groupInputs>): readonly Moment[] {
  const moments: Moment[] = [];
  let row: readonly (SpotId | undefined)[] = [];
  let laying: (typeof groups)[number] | undefined;
  for (const group of groups) {
    const { before, after } = group;
    const { stage, phase, turn } = before.game;
    const own = group.entries.map(({ input }) => input);
    const melds = after.game.melds.map((one) => one.map(({ cards }) => cards));
    const isThere = (spot: SpotId | undefined) =>
      spot !== undefined && supplyCardAt(after.game, spot) !== undefined;
    if (stage === 'dealing') row = supplySpots(after.game);
    const supply = row.map((spot) =>
      isThere(spot) ? supplyCardAt(after.game, spot ?? '') : undefined,
    );
    if (stage === 'dealing') {
      const table = { supply, melds };
      moments.push({ phase, part: { of: 'supply' }, before, inputs: own, table });
    } else if (stage === 'bidding') laying = group;
    else if (stage === 'revealing') {
      const from = laying ?? group;
      const laid = from.entries.map(({ input }) => input);
      const inputs = [...laid, ...own];
      const bids = row.map((spot) => bidsAt(own, spot, before));
      const table = { supply: shownRow(row, before), bids, melds };
      moments.push({ phase, part: { of: 'bids' }, before: from.before, inputs, table });
    } else {
      const table = { supply, melds };
      moments.push({ phase, part: { of: 'melds', seat: turn }, before, inputs: own, table });
    }
  }
  return moments;
}

function shownRow(row: readonly (SpotId | undefined)[], { game }: FacadeMatch) {
  return row.map((spot): SuitedCode | undefined =>
    spot === undefined ? undefined : supplyCardAt(game, spot),
  );
}

/** By seat. */
function bidsAt(
  inputs: readonly FacadeInput[],
  spot: SpotId | undefined,
  { game }: FacadeMatch,
): readonly (readonly CardCode[])[] {
  const cards = inputs.flatMap((input) =>
    input.type === 'reveal' && input.spot === spot ? input.cards : [],
  ) as readonly CardCode[];
  return game.suits.map((_, seat) => cards.filter((card) => bidderOf(card, game.suits) === seat));
}
