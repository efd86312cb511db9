import { codesOf } from '../../../src/cards/pack.ts';
import { PACK_52 } from '../../../src/cards/standard-pack.ts';
import { patternOf, spotsIn } from '../../../src/players/legal-moves.ts';
import type { ComputerPlayer } from '../../../src/players/player.ts';
import { splitChance } from '../../../src/players/player.ts';
import { rememberAll } from '../../../src/players/remembering.ts';
import { Odds, rankOfCard } from '../../../src/players/twisted-memory/odds.ts';
import { twistedPlayer } from '../../../src/players/twisted-memory/twisted-player.ts';
import { drawFrom, seededSource } from '../../../src/rules/chance.ts';
import type { Level } from '../../../src/rules/seats.ts';
import type { TwistedInput, TwistedOptions } from '../../../src/rules/twisted-memory/inputs.ts';
import { twistedMemory } from '../../../src/rules/twisted-memory/twisted-memory.ts';
import type { Mean, Share } from '../support/margin.ts';
import { meanOf, shareOf } from '../support/margin.ts';
import { playComputers } from '../support/play-computers.ts';

type Player = ComputerPlayer<TwistedInput, TwistedOptions>;

export interface Rival {
  readonly player: Player;
  readonly level: Level;
}

export const twisted = (level: Level): Rival => ({ player: twistedPlayer, level });

/**
 * Remembers every card and takes every set it can, but never lays a stone or the token, and never rolls. For the second
 * card it takes a new one from this likelihood on that it finds a set (0: always), else a known one.
 */
export const withoutPieces = (newSecondFrom: number): Rival => ({
  level: 'hard',
  player: {
    choose({ observations, legal }, _, random) {
      const refill = patternOf(legal, 'refill');
      if (refill !== undefined) {
        return 'hole' in refill.spots && refill.spots.hole === 'spots'
          ? { ...refill, spots: refill.spots.among.slice(0, refill.spots.count) }
          : refill;
      }
      const view = patternOf(legal, 'view');
      if (view === undefined) return { type: 'close' };
      const { open, hidden, gone } = rememberAll(observations);
      const { taste } = splitChance(random, observations);
      const spots = spotsIn(view.spot);
      const known = [...hidden].filter(([spot]) => spots.includes(spot));
      const isFirst = open.size === 0;
      const mates = (isFirst ? known : [...open]).map(([spot, card]) => ({ spot, card }));
      const set = known.filter(([spot, card]) =>
        mates.some((mate) => mate.spot !== spot && rankOfCard(mate.card) === rankOfCard(card)),
      );
      const fresh = spots.filter((spot) => !hidden.has(spot));
      const seen = known.map(([spot]) => spot);
      const odds = new Odds([...open.values(), ...hidden.values(), ...gone]);
      const likely = odds.ofSetWith([...open.values(), ...hidden.values()]);
      const isNew = isFirst || likely >= newSecondFrom;
      const wanted = [set.map(([spot]) => spot), isNew ? fresh : seen, isNew ? seen : fresh];
      const candidates = wanted.find((some) => some.length > 0) ?? spots;
      return { ...view, spot: drawFrom(taste, candidates) };
    },
  },
});

export interface TwistedResult {
  readonly wins: Share;
  readonly draws: number;
  readonly margin: Mean;
}

/** Who sits first changes from game to game, and so does who deals. */
export function twistedDuel(one: Rival, other: Rival, games: number): TwistedResult {
  const margins = Array.from({ length: games }, (_, game) => {
    const random = seededSource(1000 * game + 7);
    const own = game % 2;
    const options: TwistedOptions = { dealer: game % 4 < 2 ? 1 : 0, callIt: true };
    const { state } = playComputers(twistedMemory, options, {
      computers: [0, 1].map((seat) => ({ ...(seat === own ? one : other), seed: random() })),
      cards: codesOf(PACK_52),
      random,
    });
    const scores = twistedMemory.view(state).seats.map(({ score }) => score);
    return scores[own]! - scores[1 - own]!;
  });
  return {
    wins: shareOf(margins.filter((margin) => margin > 0).length, games),
    draws: margins.filter((margin) => margin === 0).length / games,
    margin: meanOf(margins),
  };
}
