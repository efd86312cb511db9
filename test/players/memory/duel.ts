import { memoryPlayer } from '../../../src/players/memory/memory-player.ts';
import type { ComputerPlayer } from '../../../src/players/player.ts';
import { splitChance } from '../../../src/players/player.ts';
import { drawFrom, seededSource } from '../../../src/rules/chance.ts';
import type { MemoryInput } from '../../../src/rules/memory/decide.ts';
import type { Layout } from '../../../src/rules/memory/layout.ts';
import { memory } from '../../../src/rules/memory/memory.ts';
import { isPair } from '../../../src/rules/memory/pairs.ts';
import { offerPickList } from '../../../src/rules/memory/pick-list.ts';
import type { MemoryOptions } from '../../../src/rules/memory/state.ts';
import type { Level } from '../../../src/rules/seats.ts';
import { patternOf, spotsIn } from '../../../src/players/legal-moves.ts';
import { rememberAll } from '../../../src/players/remembering.ts';
import type { Mean } from '../support/margin.ts';
import { meanOf } from '../support/margin.ts';
import { playComputers } from '../support/play-computers.ts';

type Player = ComputerPlayer<MemoryInput, MemoryOptions>;

export interface Rival {
  readonly player: Player;
  readonly level: Level;
}

export const rival = (level: Level): Rival => ({ player: memoryPlayer, level });

export interface Duel {
  readonly layout: Layout;
  readonly anyColour: boolean;
  readonly seatCount: number;
  readonly games: number;
}

/**
 * One computer against others of one kind, its seat going round. The margin is its pairs less the mean of those of the
 * others.
 */
export function duel(
  one: Rival,
  others: Rival,
  { layout, anyColour, seatCount, games }: Duel,
): Mean {
  const margins = Array.from({ length: games }, (_, game) => {
    const random = seededSource(1000 * game + 1);
    const cards = offerPickList(layout, random);
    const own = game % seatCount;
    const computers = Array.from({ length: seatCount }, (__, seat) => ({
      ...(seat === own ? one : others),
      seed: random(),
    }));
    const options = { layout, anyColour, cards, turnSeconds: 0 } as const;
    const { state } = playComputers(memory, options, { computers, cards, random });
    const scores = memory.view(state).seats.map(({ score }) => score);
    const rest = scores.filter((__, seat) => seat !== own);
    return (scores[own] ?? 0) - rest.reduce((sum, score) => sum + score, 0) / rest.length;
  });
  return meanOf(margins);
}

/** Remembers every card, and always turns up two new ones where it knows no pair: what a careful beginner does. */
export const alwaysTwoNew: Player = {
  choose({ options, observations, legal }, _, random) {
    const turnUp = patternOf(legal, 'turn-up');
    if (turnUp === undefined) return { type: 'close' };
    const { open, hidden } = rememberAll(observations);
    const known = [...hidden];
    const up = [...open];
    const pairing = known.filter(([spot, card]) =>
      (up.length > 0 ? up : known.filter(([other]) => other !== spot)).some(([, mate]) =>
        isPair(card, mate, options.anyColour),
      ),
    );
    const spots = spotsIn(turnUp.spot);
    const unseen = spots.filter((spot) => !hidden.has(spot));
    const candidates = pairing.length > 0 ? pairing.map(([spot]) => spot) : unseen;
    const { taste } = splitChance(random, observations);
    return { ...turnUp, spot: drawFrom(taste, candidates.length > 0 ? candidates : spots) };
  },
};
