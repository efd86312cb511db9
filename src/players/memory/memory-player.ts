import { drawFrom } from '../../rules/chance.ts';
import type { MemoryInput } from '../../rules/memory/decide.ts';
import { isPair } from '../../rules/memory/pairs.ts';
import type { MemoryOptions } from '../../rules/memory/state.ts';
import { patternOf, spotsIn } from '../legal-moves.ts';
import type { InMind } from '../pairs/without-a-pair.ts';
import { pairingSpots, spotsWithoutPair } from '../pairs/without-a-pair.ts';
import type { ComputerPlayer } from '../player.ts';
import { splitChance } from '../player.ts';
import { remember } from '../remembering.ts';
import { kindsLeft } from './kinds-left.ts';

/**
 * ME-6: takes every pair it has in mind, and otherwise turns up a card it does not know first. The levels differ in
 * what they have in mind (`remembering.ts`) and in the rest of a turn without a pair (`without-a-pair.ts`).
 */
export const memoryPlayer: ComputerPlayer<MemoryInput, MemoryOptions> = {
  choose(told, level, random) {
    const turnUp = patternOf(told.legal, 'turn-up');
    if (turnUp === undefined) return { type: 'close' };
    const { options, observations } = told;
    const chance = splitChance(random, observations);
    const { open, hidden, gone } = remember(observations, level, chance.memory);
    const spots = spotsIn(turnUp.spot);
    const known = [...hidden].filter(([spot]) => spots.includes(spot));
    const mind: InMind = { first: [...open][0], known, gone, spots };
    const pairing = pairingSpots(mind, (one, other) => isPair(one, other, options.anyColour));
    const candidates =
      pairing.length > 0 ? pairing : spotsWithoutPair(told, level, mind, kindsLeft(options, mind));
    return { ...turnUp, spot: drawFrom(chance.taste, candidates) };
  },
};
