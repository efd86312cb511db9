import type { PackCode } from '../cards/pack.ts';
import type { Piece } from '../cards/piece.ts';
import type { CardCode } from '../cards/standard.ts';
import type { SpotId } from '../rules/spots.ts';
import type { Guess } from '../table/detection.ts';
import type { SeenSpot, TableView } from '../table/table-view.ts';
import type { Look } from './look.ts';
import { isFaceUp, isSameLook, lookOf } from './look.ts';
import { areSamePieces, piecesOn } from './pieces.ts';
import type { RefereeSettings } from './settings.ts';

/** When something happened: after the first time, and by the second at the latest. */
export interface Interval {
  readonly after: number;
  readonly by: number;
}

/** What a place was seen to be, and for how long: enough to tell what happened there, and in which order. */
export interface SpotMemory {
  /** What it has settled to; null before it ever has. */
  readonly look: Look | null;
  /** When it became so. */
  readonly changed: Interval;
  /** When it was last seen so. */
  readonly lastAt: number;
  /** What it had settled to before. */
  readonly before: Look | null;
  /** What it is seen to be now, if that is something else; it may settle. */
  readonly newer: { readonly look: Look; readonly since: number } | null;
  /** Whether the reader has named the card that lies up in more than one way. */
  readonly isDisputed: boolean;
  /** Another name that the reader gives a card which lies there all the time. */
  readonly rival: { readonly card: PackCode; readonly since: number } | null;
  readonly pieces: readonly Piece[];
  readonly piecesChanged: Interval;
  readonly newerPieces: { readonly pieces: readonly Piece[]; readonly since: number } | null;
  /** Whether it was seen in the last view. */
  readonly isClear: boolean;
}

export type TableMemory = Readonly<Record<SpotId, SpotMemory>>;

/** Before any time a clock could show; finite, so that it survives JSON. */
const NEVER = Number.MIN_SAFE_INTEGER;

/** What is known of a card that is named in two ways. */
const EVEN = 0.5;

const UNSEEN: SpotMemory = {
  look: null,
  changed: { after: NEVER, by: NEVER },
  lastAt: NEVER,
  before: null,
  newer: null,
  isDisputed: false,
  rival: null,
  pieces: [],
  piecesChanged: { after: NEVER, by: NEVER },
  newerPieces: null,
  isClear: false,
};

/** The memory after one more view. */
export function remember(
  memory: TableMemory,
  view: TableView,
  settings: RefereeSettings,
): TableMemory {
  return Object.fromEntries(
    view.spots.map((seen) => [
      seen.id,
      rememberSpot(memory[seen.id] ?? UNSEEN, seen, view.at, settings),
    ]),
  );
}

function rememberSpot(
  memory: SpotMemory,
  seen: SeenSpot,
  at: number,
  settings: RefereeSettings,
): SpotMemory {
  const look = lookOf(seen, settings);
  if (look === undefined) return { ...memory, isClear: false, newer: null };
  const looked = rememberLook(memory, look, seen.since, at, settings);
  const pieces = piecesOn(seen, settings.leastConfidence);
  return { ...looked, ...rememberPieces(memory, pieces, at, settings), isClear: true };
}

function rememberLook(
  memory: SpotMemory,
  look: Look,
  since: number,
  at: number,
  settings: RefereeSettings,
): SpotMemory {
  const { look: settled, newer } = memory;
  if (settled !== null && isSameLook(settled, look)) {
    const same = look.lies === 'unsure' ? unsureOf(settled, look) : settled;
    return { ...memory, look: same, lastAt: at, newer: null, rival: null };
  }
  // A card that was named stays itself while it can't be named for a moment.
  if (settled?.lies === 'up' && look.lies === 'unsure') {
    return { ...memory, lastAt: at, newer: null };
  }
  // Nothing was over it, so it can't have been exchanged.
  if (settled?.lies === 'up' && look.lies === 'up' && memory.isClear && newer === null) {
    const { rival } = memory;
    const isSame = rival?.card === look.card;
    return {
      ...memory,
      isDisputed: true,
      newer: null,
      rival: isSame ? rival : { card: look.card, since: at },
    };
  }
  const isOther = isOtherName(newer?.look, look) || isOtherName(settled, look);
  const isDisputed = isFaceUp(look) && (memory.isDisputed || isOther);
  const next = newerLook(memory, look, isDisputed, Math.min(since, at), at);
  const isPatient = at - next.since < patience(next.look, isDisputed, settings);
  return isPatient
    ? { ...memory, newer: next, isDisputed }
    : settle({ ...memory, isDisputed }, next.look, next.since, at);
}

/** What a place is seen to be now, and since when, if that is not what it has settled to. */
function newerLook(
  { look: settled, newer, lastAt }: SpotMemory,
  look: Look,
  isDisputed: boolean,
  since: number,
  at: number,
): { readonly look: Look; readonly since: number } {
  if (newer !== null && isSameLook(newer.look, look)) {
    return { look, since: Math.max(newer.since, since) };
  }
  // A card that is named in two ways lies face up for certain, and nothing more is known of it yet.
  if (newer !== null && isDisputed && settled?.lies !== 'unsure') {
    return { look: unsureOf(newer.look, look), since: newer.since };
  }
  // The table may have seen it before the hand came, so its own time counts, but not from before another look.
  return { look, since: newer === null ? Math.max(lastAt, since) : at };
}

function isOtherName(one: Look | null | undefined, other: Look): boolean {
  return one?.lies === 'up' && other.lies === 'up' && one.card !== other.card;
}

/** All names that a card was given. */
function unsureOf(...looks: readonly Look[]): Look {
  const guesses = looks.flatMap((look): readonly Guess[] => {
    if (look.lies === 'unsure') return look.guesses;
    return look.lies === 'up' ? [{ card: look.card as CardCode, confidence: EVEN }] : [];
  });
  const cards = new Set(guesses.map(({ card }) => card));
  return {
    lies: 'unsure',
    guesses: [...cards].flatMap((card) => guesses.find((guess) => guess.card === card) ?? []),
  };
}

function patience(
  look: Look,
  isDisputed: boolean,
  { settleMs, cardSettleMs, disputedMs }: RefereeSettings,
): number {
  if (look.lies !== 'up') return settleMs;
  return isDisputed ? disputedMs : cardSettleMs;
}

function settle(memory: SpotMemory, look: Look, since: number, at: number): SpotMemory {
  const settled = { ...memory, look, lastAt: at, newer: null, rival: null };
  // It lay up already, and now has its name.
  if (memory.look?.lies === 'unsure' && look.lies === 'up') return settled;
  return {
    ...settled,
    before: memory.look,
    changed: { after: memory.lastAt, by: since },
    isDisputed: isFaceUp(look) && memory.isDisputed,
  };
}

function rememberPieces(
  memory: SpotMemory,
  pieces: readonly Piece[],
  at: number,
  { pieceSettleMs }: RefereeSettings,
): Pick<SpotMemory, 'pieces' | 'piecesChanged' | 'newerPieces'> {
  const { pieces: settled, piecesChanged, newerPieces } = memory;
  if (areSamePieces(settled, pieces)) {
    return { pieces: settled, piecesChanged, newerPieces: null };
  }
  const isSame = newerPieces !== null && areSamePieces(newerPieces.pieces, pieces);
  const since = isSame ? newerPieces.since : at;
  if (at - since < pieceSettleMs) {
    return { pieces: settled, piecesChanged, newerPieces: { pieces, since } };
  }
  return {
    pieces,
    piecesChanged: { after: piecesChanged.by, by: since },
    newerPieces: null,
  };
}
