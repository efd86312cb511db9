import type { ExplainedInput } from './explain.ts';
import type { Moment, Standpoint } from './moment.ts';
import type { RefereeState } from './state.ts';
import { refusalToTurnUp } from './turn-up.ts';

/**
 * ANY-7: what was called and turned back was seen by all. The same goes for a card that was turned up and back again
 * before it could be called.
 */
export function glimpsesOf(
  moment: Moment,
  { glimpsed }: RefereeState,
  { state, discords }: Standpoint,
): readonly ExplainedInput[] {
  const { game, memory, pending, at, settings } = moment;
  const short = Object.entries(pending).flatMap(([spot, { card }]) => {
    if (at - (memory[spot]?.changed.by ?? at) < settings.faultMs) return [];
    const isMove = refusalToTurnUp(moment, state, spot, card) === undefined;
    return !isMove && discords.get(spot) === 'pending' ? [[spot, card] as const] : [];
  });
  return [...Object.entries(glimpsed), ...short].flatMap(([spot, card]) => {
    const seen = memory[spot];
    const input = { type: 'glimpse', spot, card };
    if (seen?.look?.lies !== 'down' || !game.decide(state, input).ok) return [];
    return [{ input, spots: [spot], when: seen.changed, movesCards: true }];
  });
}
