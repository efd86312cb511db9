import type { PackCode } from '../cards/pack.ts';
import type { EventBase } from '../rules/events.ts';
import type { AnyGame } from '../rules/game.ts';
import type { InputBase } from '../rules/inputs.ts';
import { fieldsOf } from '../rules/inputs.ts';
import type { Source } from '../rules/log.ts';
import type { SeatIndex } from '../rules/seats.ts';
import type { ToldEvent } from '../rules/spoilers.ts';
import { tellable } from '../rules/spoilers.ts';
import type { AnyFolded } from './replay.ts';
import { replay } from './replay.ts';
import { standingIn } from './undoing.ts';

/** One input that counts, and what it led to. */
export interface StoryLine {
  readonly entryId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: Source;
  /** Whose turn it was; undefined when it was nobody's. */
  readonly seat: SeatIndex | undefined;
  /** While cards lie face down, an input names no card that its events do not name (ANY-4). */
  readonly input: ToldInput;
  readonly events: readonly ToldEvent<EventBase>[];
  /** ANY-2: what was seen was put right later. */
  readonly isCorrected: boolean;
}

/** An input of which fields may be missing. */
export type ToldInput = InputBase & Readonly<Record<string, unknown>>;

/** ANY-4: the log as it may be read in play; everything once the game is over. */
export function tellStory(game: AnyGame, folded: AnyFolded): readonly StoryLine[] {
  const isOver = game.outcome(folded.state) !== undefined;
  const states = replay(game, folded);
  const entries = new Map(folded.log.map((entry) => [entry.id, entry]));
  const corrected = new Set(
    standingIn(folded.log).flatMap((entry) => (entry.kind === 'correction' ? [entry.of] : [])),
  );
  const all = folded.applied.flatMap(({ events }) => events);
  const told = isOver ? all : tellable(all);
  let next = 0;
  return folded.applied.map(({ id, input, events: { length } }, place) => {
    const events = told.slice(next, next + length) as readonly ToldEvent<EventBase>[];
    next += length;
    const entry = entries.get(id);
    if (entry === undefined) throw new Error(`input ${id} is not in its log`);
    return {
      entryId: id,
      at: entry.at,
      by: entry.by,
      seat: game.view(states[place]).turn,
      input: isOver ? { ...input } : withoutUntold(game, input, events),
      events,
      isCorrected: corrected.has(id),
    };
  });
}

/** An input without the cards that none of its events names. */
function withoutUntold(game: AnyGame, input: InputBase, events: readonly unknown[]): ToldInput {
  const named = new Set<unknown>();
  collectTexts(events, named);
  const seen = new Set(
    (fieldsOf(game.inputShapes, input.type) ?? []).flatMap(([field, kind]) =>
      kind === 'card' || kind === 'cards' ? [field] : [],
    ),
  );
  const fields = Object.entries(input).filter(
    ([field, value]) =>
      !seen.has(field) ||
      [value as PackCode | readonly PackCode[]].flat().every((card) => named.has(card)),
  );
  return { type: input.type, ...Object.fromEntries(fields) };
}

function collectTexts(value: unknown, into: Set<unknown>): void {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collectTexts(part, into);
  }
}
