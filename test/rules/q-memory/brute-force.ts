import { commonTrait } from './link-search.ts';

/**
 * Q-Memory once more, as plainly as can be and apart from everything in `src`: every move tried one after another. It
 * is what the counted trees are held against.
 */
export interface PlainTable {
  /** The places by circle, or by player. */
  readonly groups: readonly (readonly string[])[];
  /** Each as often as it is there. */
  readonly tiles: readonly string[];
  /** Where they lie at the start; without it anything may be turned up that was not ruled out by what was seen. */
  readonly deal?: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly alternates?: boolean;
  readonly startsWithOwn?: boolean;
  readonly tougher?: boolean;
  readonly isShown?: boolean;
}

interface Position {
  /** What was seen where, if anything was. */
  readonly seen: Readonly<Record<string, string>>;
  readonly link: readonly string[];
  readonly turn: number;
  readonly stage: 'showing' | 'playing' | 'broken' | 'whole';
}

export interface PlainLevel {
  readonly lines: number;
  readonly states: number;
}

/** Lines of play and different positions after 0, 1, … moves. */
export function countPlainly(table: PlainTable, depth: number): readonly PlainLevel[] {
  const levels = Array.from({ length: depth + 1 }, () => ({ lines: 0, found: new Set<string>() }));
  const walk = (position: Position, level: number) => {
    const here = levels[level]!;
    here.lines += 1;
    here.found.add(describePosition(table, position));
    if (level < depth) for (const next of movesFrom(table, position)) walk(next, level + 1);
  };
  walk({ seen: {}, link: [], turn: 0, stage: firstStage(table) }, 0);
  return levels.map(({ lines, found }) => ({ lines, states: found.size }));
}

/** What was seen place by place, `?` for nothing; then the tiles that lie up in their order, the turn, the stage. */
function describePosition(table: PlainTable, { seen, link, turn, stage }: Position): string {
  const places = table.groups.flat().map((place) => seen[place] ?? '?');
  return [places.join(' '), link.join(' '), turn, stage].join(' | ');
}

const firstStage = ({ isShown }: PlainTable) => (isShown === true ? 'showing' : 'playing');

function movesFrom(table: PlainTable, before: Position): readonly Position[] {
  if (before.stage === 'whole') return [];
  const anew: Position = {
    seen: {},
    link: [],
    turn: before.stage === 'broken' ? (before.turn + 1) % table.seats : before.turn,
    stage: firstStage(table),
  };
  // Where everything lies after that is not known, so there is no more to count from a deal.
  const moves: Position[] = table.deal === undefined ? [anew] : [];
  if (before.stage === 'showing') moves.push({ ...before, stage: 'playing' });
  if (before.stage === 'broken') moves.push(closed(table, before));
  if (before.stage === 'playing') {
    for (const place of table.groups.flat()) {
      if (!mayBeTurned(table, before, place)) continue;
      for (const tile of tilesAt(table, before, place))
        moves.push(turned(table, before, place, tile));
    }
  }
  return moves;
}

function mayBeTurned(table: PlainTable, { link, turn }: Position, place: string): boolean {
  if (link.includes(place)) return false;
  const last = link.at(-1);
  if (last === undefined)
    return table.startsWithOwn !== true || table.groups[turn]!.includes(place);
  const circle = table.groups.find((group) => group.includes(place))!;
  return table.alternates !== true || !circle.includes(last);
}

function tilesAt(table: PlainTable, { seen }: Position, place: string): readonly string[] {
  const here = seen[place];
  if (here !== undefined) return [here];
  // Only tiles that were seen have changed places.
  const dealt = table.deal?.[place];
  if (dealt !== undefined) return [dealt];
  const left = [...table.tiles];
  for (const tile of Object.values(seen)) left.splice(left.indexOf(tile), 1);
  return [...new Set(left)];
}

function turned(table: PlainTable, before: Position, place: string, tile: string): Position {
  const seen = { ...before.seen, [place]: tile };
  const link = [...before.link, place];
  const [beforeLast, last] = before.link.slice(-2).map((other) => seen[other]!);
  const stage = () => {
    if (before.link.length === 0) return 'playing';
    const trait = commonTrait(last ?? beforeLast!, tile);
    if (trait === undefined) return 'broken';
    if (last !== undefined && trait === commonTrait(beforeLast!, last)) return 'broken';
    return link.length === table.groups.flat().length ? 'whole' : 'playing';
  };
  return { seen, link, turn: before.turn, stage: stage() };
}

function closed(table: PlainTable, { seen, link, turn }: Position): Position {
  const [one, other] = link.slice(-2) as [string, string];
  const swapped = { ...seen, [one]: seen[other]!, [other]: seen[one]! };
  return {
    seen: table.tougher === true ? swapped : seen,
    link: [],
    turn: (turn + 1) % table.seats,
    stage: 'playing',
  };
}
