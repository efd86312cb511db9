import type { PackCode } from '../../cards/pack.ts';
import { isTableEvent } from '../../rules/events.ts';
import type { ExpectedSpot } from '../../rules/expected-table.ts';
import { spotsOf } from '../../rules/expected-table.ts';
import type { GameRecord } from '../../store/game-record.ts';
import type { AnyApplied } from '../../session/replay.ts';
import type { Session } from '../../session/session.ts';

/** The line of the log that says what an open card is; undefined when none does. */
export function lineOfOpenCard(
  applied: readonly AnyApplied[],
  { id, ...spot }: ExpectedSpot,
): string | undefined {
  if (spot.lies !== 'up') return undefined;
  return applied.findLast(({ events }) =>
    events.some(
      (event) =>
        isTableEvent(event) &&
        event.type === 'card-turned-up' &&
        event.spot === id &&
        event.card === spot.card,
    ),
  )?.id;
}

/** Cards that everybody can see are not to be turned up: they lie open, or have left the table. */
export function openlyGone(session: Session): readonly PackCode[] {
  const left = session.folded.applied
    .flatMap(({ events }) => events)
    .flatMap((event) =>
      isTableEvent(event) && (event.type === 'card-taken' || event.type === 'card-discarded')
        ? [event.card]
        : [],
    );
  const open = spotsOf(session.expected.zones).flatMap((spot) =>
    spot.lies === 'up' ? [spot.card] : [],
  );
  return [...left, ...open];
}

/** The cards that a game was set up with, where its options list them. */
export function cardsChosen({ options }: GameRecord): readonly PackCode[] {
  if (typeof options !== 'object' || options === null || !('cards' in options)) return [];
  const { cards } = options;
  return Array.isArray(cards) ? cards.filter((code) => typeof code === 'string') : [];
}
