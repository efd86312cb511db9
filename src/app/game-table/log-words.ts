import type { PackCode } from '../../cards/pack.ts';
import type { CommonEvent } from '../../rules/common.ts';
import type { EventBase, TableEvent } from '../../rules/events.ts';
import { spotsOf } from '../../rules/expected-table.ts';
import type { SpotId } from '../../rules/spots.ts';
import type { ToldEvent } from '../../rules/spoilers.ts';
import type { DizzyMemoryEvent } from '../../rules/dizzy-memory/state.ts';
import type { FacadeEvent } from '../../rules/facade/state.ts';
import type { MemoryEvent } from '../../rules/memory/state.ts';
import type { QMemoryEvent } from '../../rules/q-memory/state.ts';
import type { TwistedEvent } from '../../rules/twisted-memory/inputs.ts';
import type { StoryLine } from '../../session/story.ts';
import { faceName } from '../words/face-words.ts';
import { formatList, t } from '../words/words.ts';
import { nameOf, pieceNames, spotName, spotNames, type TableTalk } from './table-talk.ts';

type AnyEvent =
  | TableEvent
  | CommonEvent
  | TwistedEvent
  | MemoryEvent
  | QMemoryEvent
  | DizzyMemoryEvent
  | FacadeEvent;
type Told = ToldEvent<AnyEvent>;
type ToldOf<Type extends AnyEvent['type']> = ToldEvent<Extract<AnyEvent, { type: Type }>>;

/** A line of the log as phrases: what was done first, then what followed from it. Names no card that `line` hides. */
export function wordLine(
  line: Pick<StoryLine, 'seat' | 'events'>,
  talk: TableTalk,
): readonly string[] {
  const name = nameOf(talk, line.seat);
  return eventGroups(line.events).flatMap((group) => wordGroup(group, name, talk));
}

/** Events of a kind are told together, in the order in which the first of them came. */
function eventGroups(events: readonly ToldEvent<EventBase>[]): readonly (readonly Told[])[] {
  const groups = new Map<string, Told[]>();
  for (const event of events as readonly Told[]) {
    const key = event.type === 'piece-moved' ? `${event.type} ${event.to.at}` : event.type;
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups.values()];
}

function wordGroup(group: readonly Told[], name: string, talk: TableTalk): readonly string[] {
  const [first] = group;
  if (first === undefined) return [];
  const count = group.length;
  switch (first.type) {
    case 'card-turned-up': {
      const places = { name: nameOf(talk, first.seat), spot: spotName(talk, first.spot) };
      return [
        first.card === undefined
          ? t('log.turned-up-hidden', places)
          : t('log.turned-up', { ...places, card: faceName(first.card) }),
      ];
    }
    case 'card-glimpsed': {
      const spot = spotName(talk, first.spot);
      return [
        first.card === undefined
          ? t('log.glimpsed-hidden', { spot })
          : t('log.glimpsed', { spot, card: faceName(first.card) }),
      ];
    }
    case 'card-taken':
      return [t('log.took', { name: nameOf(talk, first.seat), cards: cardsOf(group) })];
    case 'card-discarded':
      return [t('log.discarded', { cards: cardsOf(group) })];
    case 'card-turned-back':
      return [t('log.turned-back', { spots: wordSpots(group, talk) })];
    case 'spot-refilled':
      return [t('log.refilled', { count })];
    case 'spot-left-empty':
      return [t('log.left-empty', { spots: wordSpots(group, talk) })];
    case 'cards-swapped':
      return [t('log.swapped', { spots: spotNames(talk, first.spots) })];
    case 'cards-laid-anew':
      return [t('log.laid-anew')];
    case 'piece-moved':
      return [wordPieces(first, group, name, talk)];
    case 'turn-started':
      return [t('log.turn', { name: nameOf(talk, first.seat) })];
    case 'spot-named':
      return [t('log.wants', { name, spot: spotName(talk, first.spot) })];
    case 'naming-lifted':
      return [t('log.counts-after-all')];
    case 'game-ended':
      return first.reason === 'resigned'
        ? [t('log.ended-resigned', { name: nameOf(talk, first.seat) })]
        : [t(`log.ended-${first.reason}`)];
    case 'die-rolled':
      return [t('log.rolled', { name, count: first.face })];
    case 'stock-recounted':
      return [t('log.stock-recounted', { count: first.count })];
    case 'time-ran-out':
      return [t('log.time-ran-out', { name: nameOf(talk, first.seat) })];
    case 'link-broken':
    case 'link-completed':
    case 'play-began':
    case 'special-found':
    case 'list-amended':
      return [t(`log.${first.type}`)];
    case 'bid-laid':
      return [t('log.bid-laid', { name: nameOf(talk, first.seat), card: lyingAt(talk, first.at) })];
    case 'bids-revealed':
      return [
        t('log.bids-revealed', {
          cards: formatList(
            group
              .flatMap((event) => (event.type === 'bids-revealed' ? event.cards : []))
              .map(faceName),
          ),
        }),
      ];
    case 'cards-awarded':
      return first.awards.map((award) =>
        'winner' in award
          ? t('log.awarded', {
              name: nameOf(talk, award.winner),
              card: lyingAt(talk, award.spot),
            })
          : t('log.award-left', { card: lyingAt(talk, award.spot) }),
      );
    case 'phase-ended':
    case 'pile-ran-out':
      return [t(`log.${first.type}`)];
    // What was taken is told by `card-taken`; the next turn opens the bidding.
    case 'card-placed':
    case 'bidding-opened':
    case 'bidding-closed':
      return [];
    // Which view counts as which is the referee's own bookkeeping.
    case 'view-counted':
    case 'count-restarted':
      return [];
    // Of a game that has other words than these.
    default:
      return [];
  }
}

function wordPieces(
  first: ToldOf<'piece-moved'>,
  group: readonly Told[],
  name: string,
  talk: TableTalk,
): string {
  const pieces = group.flatMap((event) => (event.type === 'piece-moved' ? [event.piece] : []));
  const words = pieceNames(pieces);
  switch (first.to.at) {
    case 'spot':
      return t('log.piece-laid', { name, piece: words, spot: spotName(talk, first.to.spot) });
    case 'hand':
      return t('log.piece-back', { name, pieces: words });
    case 'container':
      return t('log.piece-spent', { pieces: words });
  }
}

/** The open card at a place, or the place itself once it has left. */
function lyingAt(talk: TableTalk, spot: SpotId): string {
  const lying = spotsOf(talk.zones).find(({ id }) => id === spot);
  return lying?.lies === 'up' ? faceName(lying.card) : spotName(talk, spot);
}

function cardsOf(group: readonly Told[]): string {
  const codes = group.flatMap((event): readonly PackCode[] =>
    'card' in event && event.card !== undefined ? [event.card] : [],
  );
  return formatList(codes.map(faceName));
}

function wordSpots(group: readonly Told[], talk: TableTalk): string {
  return spotNames(
    talk,
    group.flatMap((event) => ('spot' in event ? [event.spot] : [])),
  );
}
