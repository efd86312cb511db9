import type { LizzyCard } from '../../cards/lizzy.ts';
import { parseLizzy } from '../../cards/lizzy.ts';
import type { PackCode } from '../../cards/pack.ts';
import { drawFrom } from '../../rules/chance.ts';
import type { DizzyMemoryInput } from '../../rules/dizzy-memory/decide.ts';
import { isPair } from '../../rules/dizzy-memory/lizzy.ts';
import type { DizzyMemoryOptions } from '../../rules/dizzy-memory/options.ts';
import type { Level } from '../../rules/seats.ts';
import type { SpotId } from '../../rules/spots.ts';
import { patternOf, spotsIn } from '../legal-moves.ts';
import { owedSpots } from '../owing.ts';
import { onlyTwos } from '../pairs/position.ts';
import { pairingSpots, spotsWithoutPair } from '../pairs/without-a-pair.ts';
import type { ComputerPlayer, Told } from '../player.ts';
import { splitChance } from '../player.ts';
import type { Recollection } from '../remembering.ts';
import { remember } from '../remembering.ts';
import { knownLizzy, spotsWithoutLizzy } from './three.ts';

/** Takes what is right and in mind, a Special Dizzy Lizzy first, and otherwise turns up a card it does not know first. */
export const dizzyPlayer: ComputerPlayer<DizzyMemoryInput, DizzyMemoryOptions> = {
  choose(told, level, random) {
    const turnUp = patternOf(told.legal, 'turn-up');
    if (turnUp === undefined) return { type: 'close' };
    const chance = splitChance(random, told.observations);
    const mind = remember(told.observations, level, chance.memory);
    const find = told.options.traditional ? spotsForPair : spotsForLizzy;
    return {
      ...turnUp,
      spot: drawFrom(chance.taste, find(told, level, mind, spotsIn(turnUp.spot))),
    };
  },
};

type Situation = Told<DizzyMemoryInput, DizzyMemoryOptions>;

/** DZ-5: as in Memory. */
function spotsForPair(
  told: Situation,
  level: Level,
  { open, hidden, gone }: Recollection,
  spots: readonly SpotId[],
): readonly SpotId[] {
  const known = [...hidden].filter(([spot]) => spots.includes(spot));
  const mind = { first: [...open][0], known, gone, spots };
  const pairing = pairingSpots(mind, (one, other) => isPair(read([one, other])));
  return pairing.length > 0 ? pairing : spotsWithoutPair(told, level, mind, onlyTwos);
}

function spotsForLizzy(
  { options, observations, seatCount }: Situation,
  level: Level,
  { open, hidden, gone }: Recollection,
  spots: readonly SpotId[],
): readonly SpotId[] {
  const mind = {
    up: read([...open.values()]),
    known: [...hidden]
      .filter(([spot]) => spots.includes(spot))
      .flatMap(([spot, code]) => read([code]).map((card) => [spot, card] as const)),
    unknown: read(without(options.cards, [...open.values(), ...hidden.values(), ...gone])),
    spots,
  };
  const right = knownLizzy(mind).slice(0, 1);
  if (right.length > 0) return right;
  const owed = owedSpots(observations, seatCount, spots);
  return owed.length > 0 ? owed : spotsWithoutLizzy(level, mind);
}

function read(codes: readonly PackCode[]): readonly LizzyCard[] {
  return codes.flatMap((code) => {
    const card = parseLizzy(code);
    return card.ok ? [card.value] : [];
  });
}

/** The first cards less one for each of the others: packs hold doubles. */
function without(cards: readonly PackCode[], others: readonly PackCode[]): readonly PackCode[] {
  const left = [...cards];
  for (const card of others) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
