import { drawFrom } from '../../rules/chance.ts';
import type { MemoryInput } from '../../rules/memory/decide.ts';
import { isPair } from '../../rules/memory/pairs.ts';
import type { MemoryOptions } from '../../rules/memory/state.ts';
import type { SpotId } from '../../rules/spots.ts';
import { patternOf, spotsIn } from '../legal-moves.ts';
import type { ComputerPlayer } from '../player.ts';
import { splitChance } from '../player.ts';
import { remember } from '../remembering.ts';
import type { InMind } from './without-a-pair.ts';
import { spotsWithoutPair } from './without-a-pair.ts';

/**
 * ME-6: takes every pair it has in mind, and otherwise turns up a card it does not know first. The levels differ in
 * what they have in mind (`remembering.ts`) and in the rest of a turn without a pair (`without-a-pair.ts`).
 */
export const memoryPlayer: ComputerPlayer<MemoryInput, MemoryOptions> = {
  choose(told, level, random) {
    const turnUp = patternOf(told.legal, 'turn-up');
    if (turnUp === undefined) return { type: 'close' };
    const chance = splitChance(random, told.observations);
    const { open, hidden, gone } = remember(told.observations, level, chance.memory);
    const spots = spotsIn(turnUp.spot);
    const known = [...hidden].filter(([spot]) => spots.includes(spot));
    const mind: InMind = { first: [...open][0], known, gone, spots };
    const pairing = pairingSpots(mind, told.options.anyColour);
    const candidates = pairing.length > 0 ? pairing : spotsWithoutPair(told, level, mind);
    return { ...turnUp, spot: drawFrom(chance.taste, candidates) };
  },
};

/** Where a card lies that pairs with the one that is up, or with another that is known. */
function pairingSpots({ first, known }: InMind, anyColour: boolean): readonly SpotId[] {
  return known.flatMap(([spot, card]) => {
    const mates = first === undefined ? known.filter(([other]) => other !== spot) : [first];
    return mates.some(([, mate]) => isPair(card, mate, anyColour)) ? [spot] : [];
  });
}
