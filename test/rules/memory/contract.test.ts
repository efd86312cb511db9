import fc from 'fast-check';

import type { PackCode } from '../../../src/cards/pack.ts';
import { codesOf } from '../../../src/cards/pack.ts';
import { PACK_52 } from '../../../src/cards/standard-pack.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import { drawBelow, drawFrom, seededSource } from '../../../src/rules/chance.ts';
import type { CommonInput } from '../../../src/rules/common.ts';
import type { InputPattern } from '../../../src/rules/inputs.ts';
import { isHole } from '../../../src/rules/inputs.ts';
import type { Match } from '../../../src/rules/match.ts';
import type { MemoryInput } from '../../../src/rules/memory/decide.ts';
import { memory } from '../../../src/rules/memory/memory.ts';
import { isPair } from '../../../src/rules/memory/pairs.ts';
import { offerPickList } from '../../../src/rules/memory/pick-list.ts';
import type { MemoryOptions, MemoryState } from '../../../src/rules/memory/state.ts';
import { TURN_SECONDS } from '../../../src/rules/memory/state.ts';
import type { SpotId } from '../../../src/rules/spots.ts';
import type { TableSetting } from '../support/contract-suite.ts';
import { contractSuite } from '../support/contract-suite.ts';
import type { Moment } from '../support/play.ts';

type Input = MemoryInput | CommonInput;
type Now = Moment<Match<MemoryState>>;

/** Any table; at some of them a card was picked that should not be there. */
const tables: fc.Arbitrary<TableSetting<MemoryOptions>> = fc
  .record({
    layout: fc.constantFrom('4x4', '2x8', 'loose-16', '4x6', 'loose-36'),
    anyColour: fc.boolean(),
    isListed: fc.boolean(),
    isWrong: fc.boolean(),
    turnSeconds: fc.constantFrom(...TURN_SECONDS),
    seatCount: fc.constantFrom(2, 3, 4),
    seed: fc.nat(),
  })
  .map(({ layout, anyColour, isListed, isWrong, turnSeconds, seatCount, seed }) => {
    const random = seededSource(seed);
    const list = offerPickList(layout, random);
    const others = codesOf(PACK_52).filter((card) => !list.includes(card));
    const cards = isWrong ? [...list.slice(1), drawFrom(random, others)] : list;
    const options = { layout, anyColour, cards: isListed ? list : [], turnSeconds };
    return { options, seatCount, cards };
  });

/** People who amend their list when they see a card that is not on it, and who find a pair now and then. */
function fill(pattern: InputPattern<Input>, now: Now): Input | undefined {
  if (pattern.type === 'amend-list') return amendment(now);
  const input = luckySpot(pattern, now) ?? now.table.fill<Input>(pattern, now.random);
  return 'card' in input && isForeign(now.state, input.card) ? undefined : input;
}

function isForeign({ game: { pickList } }: Now['state'], card: PackCode): boolean {
  return pickList.length > 0 && !pickList.includes(card);
}

function amendment(now: Now): Input | undefined {
  const cards = now.table.everyCard;
  const wrong = cards.find((card) => isForeign(now.state, card));
  const missing = now.state.game.pickList.find((card) => !cards.includes(card));
  return wrong === undefined || missing === undefined
    ? undefined
    : { type: 'amend-list', out: missing, in: wrong };
}

function luckySpot(pattern: InputPattern<Input>, { state, table, random }: Now): Input | undefined {
  if (pattern.type !== 'turn-up' || !isLucky(random)) return undefined;
  const [first] = state.game.up;
  const spots = typeof pattern.spot === 'string' ? [pattern.spot] : amongOf(pattern.spot);
  const { anyColour } = state.game.options;
  const spot = spots.find(
    (other) => first !== undefined && isPair(table.at(first), table.at(other), anyColour),
  );
  return spot === undefined ? undefined : { type: 'turn-up', spot, card: table.at(spot) };
}

function amongOf(hole: Exclude<InputPattern<MemoryInput & { type: 'turn-up' }>['spot'], string>) {
  return isHole(hole) && hole.hole === 'spot' ? hole.among : ([] as readonly SpotId[]);
}

const isLucky = (random: RandomSource) => drawBelow(random, 3) === 0;

contractSuite(memory, { tables, fill, isListed: (state, card) => !isForeign(state, card) });
