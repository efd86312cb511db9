import type { EventBase, TableEvent } from '../../rules/events.ts';
import type { Outcome } from '../../rules/outcome.ts';
import type { ToldEvent } from '../../rules/spoilers.ts';
import type { GameMoment } from '../events/game-event.ts';
import { nameOf, spotName, type TableTalk } from '../game-table/table-talk.ts';
import { faceName } from '../words/face-words.ts';
import { formatList, t, type MessageKey } from '../words/words.ts';

type Told<Type extends TableEvent['type']> = ToldEvent<Extract<TableEvent, { type: Type }>>;

/** What is said of the events of one type that came together; '' for what is not said. */
type Wording<Event> = (events: readonly [Event, ...Event[]], talk: TableTalk) => string;

const silent = (): string => '';

/**
 * What is said when. Everything here is spoken into the room, so that nothing may name a card that lies face down
 * (ANY-4): the events are told ones, and cards that are turned back or glimpsed are not spoken of at all.
 */
export const SPOKEN_EVENTS: { readonly [Type in TableEvent['type']]: Wording<Told<Type>> } = {
  'card-turned-up': (events) => cardsOf(events),
  'card-glimpsed': silent,
  'card-turned-back': silent,
  'card-taken': (events, talk) =>
    t('spoken.took', { name: nameOf(talk, events[0].seat), count: events.length }),
  'card-discarded': (events) => t('spoken.discard', { cards: cardsOf(events) }),
  'spot-refilled': silent,
  'spot-left-empty': () => t('spoken.left-empty'),
  'cards-swapped': () => t('spoken.swapped'),
  'cards-laid-anew': () => t('spoken.laid-anew'),
  'piece-moved': (events) => sayPieces(events),
  'turn-started': (events, talk) => t('spoken.turn', { name: nameOf(talk, events[0].seat) }),
  'spot-named': (events, talk) => t('spoken.named', { spot: spotName(talk, events[0].spot) }),
};

/** Of events that only one game knows. What is missing here is the engine's own bookkeeping, or heard as a sound. */
const SPOKEN_OWN_EVENTS: Readonly<Record<string, MessageKey>> = {
  'link-broken': 'spoken.link-broken',
  'link-completed': 'spoken.link-completed',
  'special-found': 'spoken.special',
  'time-ran-out': 'spoken.time',
};

/** What the hands have to do at a stage that was just reached. At the others the turn and the cards say enough. */
export const SPOKEN_STAGES: Readonly<Record<string, MessageKey | undefined>> = {
  'before-first-view': undefined,
  'first-view': undefined,
  'first-card': undefined,
  'second-card': undefined,
  'third-card': undefined,
  'first-tile': undefined,
  'next-tile': undefined,
  closing: 'spoken.closing',
  refilling: 'spoken.refilling',
  showing: 'spoken.showing',
  dealing: 'spoken.dealing',
  bidding: undefined,
  revealing: 'spoken.revealing',
  placing: 'spoken.placing',
  linked: undefined,
  over: undefined,
};

/** A moment in words; '' where nothing is said. `lastStage` is the stage before it. */
export function sayMoment(moment: GameMoment, lastStage: string | undefined): string {
  if (moment.kind !== 'moved') return '';
  const { events, view, outcome, talk } = moment;
  const said = [...sayEvents(events, talk)];
  const rolled = events.find(({ type }) => type === 'die-rolled') as { face?: number } | undefined;
  if (rolled?.face !== undefined) said.unshift(String(rolled.face));
  if (outcome !== undefined) said.push(sayOutcome(outcome, talk));
  else if (view.stage !== lastStage) said.push(sayStage(view.stage));
  return said.filter((phrase) => phrase !== '').join('. ');
}

function sayEvents(events: readonly EventBase[], talk: TableTalk): readonly string[] {
  const types = [...new Set(events.map(({ type }) => type))];
  return types.map((type) => {
    const own = SPOKEN_OWN_EVENTS[type];
    if (own !== undefined) return t(own as 'spoken.special');
    if (!Object.hasOwn(SPOKEN_EVENTS, type)) return '';
    const wording = SPOKEN_EVENTS[type as TableEvent['type']] as Wording<EventBase>;
    const [first, ...rest] = events.filter((event) => event.type === type);
    return first === undefined ? '' : wording([first, ...rest], talk);
  });
}

function sayStage(stage: string): string {
  const key = SPOKEN_STAGES[stage];
  return key === undefined ? '' : t(key as 'spoken.closing');
}

function sayPieces(events: readonly Told<'piece-moved'>[]): string {
  const to = (kind: 'stone' | 'token', at: 'spot' | 'hand') =>
    events.filter(({ piece, to: place }) => piece.kind === kind && place.at === at).length;
  const stones = to('stone', 'hand');
  const said = [
    to('stone', 'spot') > 0 ? t('spoken.peek') : '',
    to('token', 'spot') > 0 ? t('spoken.saved') : '',
    stones > 0 ? t('spoken.stones-back', { count: stones }) : '',
    to('token', 'hand') > 0 ? t('spoken.token-back') : '',
  ];
  return said.filter((phrase) => phrase !== '').join('. ');
}

function sayOutcome({ result, ranking }: Outcome, talk: TableTalk): string {
  switch (result) {
    case 'won': {
      const winners = ranking.filter(({ place }) => place === 1);
      const names = formatList(winners.map(({ seat }) => nameOf(talk, seat)));
      return t('spoken.won', { names, count: winners.length });
    }
    case 'draw':
      return t('spoken.draw');
    case 'together':
      return t('spoken.together');
    case 'unfinished':
    case 'void':
      return t('spoken.over');
  }
}

/** Names of the cards that are told; a card that is not told is not named. */
function cardsOf(events: readonly { readonly card?: string }[]): string {
  return formatList(events.flatMap(({ card }) => (card === undefined ? [] : [faceName(card)])));
}
