import { codesOf } from '../cards/pack.ts';
import type { PackCode } from '../cards/pack.ts';
import { PACK_52 } from '../cards/standard-pack.ts';
import { evolveAll } from '../rules/game.ts';
import type { InputBase } from '../rules/inputs.ts';
import type { SpotId } from '../rules/spots.ts';
import type { Explanation } from './explain.ts';
import type { Moment, Standpoint } from './moment.ts';
import { standpointOf } from './moment.ts';
import { takenUnseen } from './taken-unseen.ts';
import { isContradiction, refusalToTurnUp, turnUpInput } from './turn-up.ts';
import type { Choice, Question } from './verdict.ts';

/** Hands take so long to turn back the cards of one turn, in ms. */
const TOGETHER_MS = 4000;

/** What to ask about a place that disagrees with the log; undefined where there is nothing to ask. */
export function questionAt(
  moment: Moment,
  standpoint: Standpoint,
  spot: SpotId,
): Question | undefined {
  const { memory, pending } = moment;
  const look = memory[spot]?.look;
  const { card, otherwise } = pending[spot] ?? {};
  if (card !== undefined && otherwise) {
    return {
      about: 'card',
      spot,
      choices: choicesAmong(moment, standpoint, spot, [card, otherwise]),
    };
  }
  if (card !== undefined && standpoint.discords.get(spot) === 'pending') {
    const reason = refusalToTurnUp(moment, standpoint.state, spot, card);
    if (reason === undefined || !isContradiction(reason)) return undefined;
    const alike = codesOf(PACK_52).filter((other) => other[0] === card[0] && other !== card);
    const choices = choicesAmong(moment, standpoint, spot, alike);
    return { about: 'impossible-card', spot, card, reason, choices };
  }
  if (look?.lies === 'unsure') {
    const guesses = look.guesses.map((guess) => guess.card);
    return { about: 'card', spot, choices: choicesAmong(moment, standpoint, spot, guesses) };
  }
  return undefined;
}

/** A card that the reader names in another way than before, for so long that it is asked about. */
export function questionOfRivals(moment: Moment, standpoint: Standpoint): Question | undefined {
  for (const { spot, final } of standpoint.allowances) {
    const { rival, look } = moment.memory[spot] ?? {};
    if (!rival || look?.lies !== 'up' || moment.excused.has(spot)) continue;
    if (moment.at - rival.since < moment.settings.askMs) continue;
    if (final.lies === 'up') {
      return { about: 'earlier-card', spot, said: final.card, seen: rival.card };
    }
    if (moment.pending[spot] !== undefined) {
      const choices = choicesAmong(moment, standpoint, spot, [look.card, rival.card]);
      return { about: 'card', spot, choices };
    }
  }
  return undefined;
}

/** The order was not seen. */
export function questionOfOrder(explanations: readonly Explanation[]): Question {
  const spots = explanations.flatMap(({ inputs }) => inputs.flatMap((one) => one.spots));
  return {
    about: 'order',
    spots: [...new Set(spots)],
    choices: explanations.map(({ inputs }) => ({ inputs: inputs.map(({ input }) => input) })),
  };
}

function choicesAmong(
  moment: Moment,
  { state }: Standpoint,
  spot: SpotId,
  cards: readonly PackCode[],
): readonly Choice[] {
  return cards.flatMap((card) => {
    const input = turnUpInput(moment, spot, card);
    const isPossible = refusalToTurnUp(moment, state, spot, card) === undefined;
    return input !== undefined && isPossible ? [{ card, inputs: [input] }] : [];
  });
}

/** Two cards were turned up and taken, and one of them was not seen: which cards would have been taken so. */
export function questionOfUnseenCard(moment: Moment, standpoint: Standpoint): Question | undefined {
  const spot = takenUnseen(moment, standpoint);
  if (spot === undefined) return undefined;
  const choices = codesOf(PACK_52).flatMap((card): readonly Choice[] => {
    const input = inputIfTaken(moment, standpoint, spot, card);
    return input === undefined ? [] : [{ card, inputs: [input] }];
  });
  return choices.length > 0 ? { about: 'unseen-card', spot, choices } : undefined;
}

/** The input that turns this card up, if then the rules agree that both are gone, and with all that they agreed with before. */
function inputIfTaken(
  moment: Moment,
  { state, discords: before }: Standpoint,
  spot: SpotId,
  card: PackCode,
): InputBase | undefined {
  const input = turnUpInput(moment, spot, card);
  const decided = input && moment.game.decide(state, input);
  if (!decided?.ok) return undefined;
  const after = evolveAll(moment.game, state, decided.value);
  const { discords } = standpointOf(moment, after, new Set([spot]));
  const isExplained = discords.size <= before.size - 2 && !discords.has(spot);
  return isExplained && [...discords.keys()].every((one) => before.has(one)) ? input : undefined;
}

/**
 * A card that lay face up, but could not be read before it was turned back, together with the one turned up before it: without
 * its name the log does not go on.
 */
export function questionOfUnreadCard(moment: Moment, standpoint: Standpoint): Question | undefined {
  const { memory } = moment;
  const turnedBack = standpoint.allowances.flatMap(({ spot, final }) => {
    const seen = memory[spot];
    const isBack = final.lies === 'up' && seen?.look?.lies === 'down';
    return isBack && standpoint.discords.has(spot) ? [seen] : [];
  });
  const [first] = turnedBack;
  if (first === undefined) return undefined;
  for (const { spot, final } of standpoint.allowances) {
    const { before, look, changed } = memory[spot] ?? {};
    const wasUnread = before?.lies === 'unsure' && look?.lies === 'down';
    if (!wasUnread || final.lies !== 'down' || changed === undefined) continue;
    // Both are turned back at the end of one turn.
    if (Math.abs(changed.by - first.changed.by) > TOGETHER_MS) continue;
    const choices = before.guesses.map(({ card }) => card);
    const named = choicesAmong(moment, standpoint, spot, choices);
    return { about: 'card', spot, choices: named };
  }
  return undefined;
}
