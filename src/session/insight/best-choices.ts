import { patternOf, spotsIn } from '../../players/legal-moves.ts';
import { kindsLeft } from '../../players/memory/kinds-left.ts';
import type { InMind } from '../../players/pairs/without-a-pair.ts';
import { pairingSpots, spotsWithoutPair } from '../../players/pairs/without-a-pair.ts';
import { rememberAll } from '../../players/remembering.ts';
import type { AnyGame } from '../../rules/game.ts';
import type { InputPattern } from '../../rules/inputs.ts';
import type { MemoryInput } from '../../rules/memory/decide.ts';
import { isPair } from '../../rules/memory/pairs.ts';
import type { MemoryOptions } from '../../rules/memory/state.ts';
import type { Observations } from '../../rules/observations.ts';
import { observationsOf } from '../../rules/observations.ts';
import type { SpotId } from '../../rules/spots.ts';
import type { AnyFolded } from '../replay.ts';

/** Of so many choices, how many were as the best play makes them. */
export interface ChoicesMade {
  readonly choices: number;
  readonly best: number;
}

/** The best play is known of two players and pairs of one colour (ME-1, ME-6). */
const SEAT_COUNT = 2;

/** By seat: each card that was turned up against those that the best play would turn up there. */
export function bestChoices(
  game: AnyGame,
  gameId: string,
  options: unknown,
  { applied }: AnyFolded,
  states: readonly unknown[],
): readonly ChoicesMade[] | undefined {
  const { anyColour } = options as Partial<MemoryOptions>;
  const seats = game.view(states[0]).seats.length;
  if (gameId !== 'memory' || anyColour !== false || seats !== SEAT_COUNT) return undefined;
  const made = Array.from({ length: SEAT_COUNT }, () => ({ choices: 0, best: 0 }));
  const hasNoneNamed = (state: unknown) => game.view(state).named === undefined;
  let observations: Observations = [];
  let isDrawn = false;
  for (const [place, { input, events }] of applied.entries()) {
    const move = input as MemoryInput;
    if (move.type === 'time-out') isDrawn = true;
    if (move.type === 'turn-up') {
      const { turn } = game.view(states[place]);
      const tally = made[turn ?? -1];
      // A spot that is named is the only legal one: the choice was made before, from the same knowledge.
      const from = states.slice(0, place + 1).findLast(hasNoneNamed);
      const legal = game.legal(from) as readonly InputPattern<MemoryInput>[];
      if (tally !== undefined && !isDrawn) {
        tally.choices += 1;
        if (isBest(options as MemoryOptions, observations, legal, move.spot)) tally.best += 1;
      }
      isDrawn = false;
    }
    observations = [...observations, ...observationsOf(events)];
  }
  return made;
}

function isBest(
  options: MemoryOptions,
  observations: Observations,
  legal: readonly InputPattern<MemoryInput>[],
  spot: SpotId,
): boolean {
  const turnUp = patternOf(legal, 'turn-up');
  const spots = turnUp === undefined ? [] : spotsIn(turnUp.spot);
  const { open, hidden, gone } = rememberAll(observations);
  const known = [...hidden].filter(([at]) => spots.includes(at));
  const mind: InMind = { first: [...open][0], known, gone, spots };
  const pairing = pairingSpots(mind, (one, other) => isPair(one, other, options.anyColour));
  if (pairing.length > 0) return pairing.includes(spot);
  const table = { observations, seatCount: SEAT_COUNT };
  const best = spotsWithoutPair(table, 'hard', mind, kindsLeft(options, mind));
  const isKnown = (at: SpotId) => known.some(([one]) => one === at);
  // Where a known card is best, one is as good as another to players who forget nothing.
  return best.includes(spot) || (isKnown(spot) && best.every(isKnown));
}
