import { codesOf } from '../../cards/pack.ts';
import type { RandomSource } from '../../rules/chance.ts';
import type { AnyGame } from '../../rules/game.ts';
import { spotsOfLayout, type LayoutName } from '../../rules/layout.ts';
import { offerPickList } from '../../rules/memory/pick-list.ts';
import type { Layout } from '../../rules/memory/layout.ts';
import { defaultOptions } from '../../rules/options.ts';
import type { SeatIndex } from '../../rules/seats.ts';
import type { KeepingPlace } from '../facade-score/sheet-store.ts';
import { boxOf, readGolden } from '../own-packs/golden-cards.ts';
import type { OptionControl, OptionValues } from './option-controls.ts';
import { fitSeats, readSeats, type SeatDraft } from './seat-drafts.ts';

/** A game that is being set up. */
export interface SetupDraft {
  readonly seats: readonly SeatDraft[];
  readonly options: OptionValues;
  /** Who has the first turn, in games that do not settle it by an option of their own. */
  readonly first: SeatIndex;
  /** How long a turn may last, in games without a clock of their own; 0 for no clock. */
  readonly turnSeconds: number;
}

/** Of a clock that the rules know nothing of. */
const TURN_SECONDS = [0, 30, 60, 120, 300] as const;

const keyOf = (gameId: string): string => `kibitz.setup.${gameId}`;
const NAMES_KEY = 'kibitz.players';
/** Names to offer when somebody types one. */
const MOST_NAMES = 24;

/** The seats of a first game: two, or as many as the game wants. */
const USUAL_SEATS = 2;

/** What was chosen the last time, else the defaults, with the names that were used last in any game. */
export function openDraft(game: AnyGame, place: KeepingPlace, random: RandomSource): SetupDraft {
  const count = game.seatCounts.includes(USUAL_SEATS) ? USUAL_SEATS : (game.seatCounts[0] ?? 1);
  const kept = parse(place.getItem(keyOf(game.id)));
  const seats = readSeats(kept.get('seats'));
  if (seats !== undefined && game.seatCounts.includes(seats.length)) {
    const options = game.checkOptions(kept.get('options'), seats.length);
    const first = kept.get('first');
    if (options.ok && typeof first === 'number' && seats[first] !== undefined) {
      const turnSeconds = TURN_SECONDS.find((seconds) => seconds === kept.get('turnSeconds')) ?? 0;
      const values = withBox(game, options.value as OptionValues, place);
      return { seats, options: values, first, turnSeconds };
    }
  }
  const last = readSeats(parse(place.getItem(NAMES_KEY)).get('seats')) ?? [];
  const people = last.filter(({ level }) => level === null);
  const options = defaultOptions(game.optionFields);
  const values = options as OptionValues;
  return {
    seats: fitSeats(people, count),
    options: withBox(game, withOffer(game, values, random), place),
    first: 0,
    turnSeconds: 0,
  };
}

/** The choice of a turn clock, for a game whose rules have none (ME-5 is one that has). */
export function clockControls(
  game: Pick<AnyGame, 'optionFields'>,
  turnSeconds: number,
): readonly OptionControl[] {
  const hasOwn = Object.hasOwn(game.optionFields, 'turnSeconds');
  const name = 'turnSeconds';
  return hasOwn ? [] : [{ name, kind: 'choice', values: TURN_SECONDS, value: turnSeconds }];
}

/** Remembers what was chosen, so that Back, a reload and the next game find it. */
export function keepDraft(gameId: string, draft: SetupDraft, place: KeepingPlace): void {
  keep(place, keyOf(gameId), draft);
}

/** Remembers who played, for the next game of any kind. */
export function keepPlayers(seats: readonly SeatDraft[], place: KeepingPlace): void {
  const people = seats.filter(({ name, level }) => name !== '' && level === null);
  if (people.length === 0) return;
  const names = [...new Set([...people.map(({ name }) => name), ...knownNames(place)])];
  keep(place, NAMES_KEY, { seats: people, names: names.slice(0, MOST_NAMES) });
}

/** Names that were written before, the latest first. */
export function knownNames(place: KeepingPlace): readonly string[] {
  const names = parse(place.getItem(NAMES_KEY)).get('names');
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/** ME-3: a list of cards to pick for the lay-out that is chosen, in a game that is played from one. */
export function withOffer(
  game: Pick<AnyGame, 'id'>,
  options: OptionValues,
  random: RandomSource,
): OptionValues {
  if (game.id !== 'memory') return options;
  return { ...options, cards: offerPickList(options['layout'] as Layout, random) };
}

/** DZ-1: the cards of the box that these people have. */
function withBox(
  game: Pick<AnyGame, 'id'>,
  options: OptionValues,
  place: KeepingPlace,
): OptionValues {
  if (game.id !== 'dizzy-memory') return options;
  return { ...options, cards: codesOf(boxOf(readGolden(place))) };
}

/** Changes one option; a list that was offered for another number of cards is offered anew. */
export function changeOption(
  game: Pick<AnyGame, 'id'>,
  options: OptionValues,
  name: string,
  value: unknown,
  random: RandomSource,
): OptionValues {
  const changed = { ...options, [name]: value };
  const isPicked = Array.isArray(options['cards']) && options['cards'].length > 0;
  const isOtherSize =
    name === 'layout' && sizeOf(value as LayoutName) !== sizeOf(options['layout'] as LayoutName);
  return isPicked && isOtherSize ? withOffer(game, changed, random) : changed;
}

function sizeOf(layout: LayoutName): number {
  return spotsOfLayout(layout).length;
}

function parse(text: string | null): ReadonlyMap<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return new Map(typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []);
  } catch {
    return new Map();
  }
}

function keep(place: KeepingPlace, key: string, value: unknown): void {
  try {
    place.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or switched off: next time it has to be chosen again.
  }
}
