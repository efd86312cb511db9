/**
 * Memory once more, as plainly as can be and apart from everything in `src`: a table of cells, every move tried one
 * after another. It is what the counted trees are held against.
 */
export interface PlainTable {
  readonly cells: number;
  /** What may lie there; not all of it has to. */
  readonly cards: readonly string[];
  readonly seats: number;
  readonly anyColour: boolean;
  readonly hasClock: boolean;
}

interface Cell {
  /** What was seen there, if anything was. */
  seen: string;
  how: 'down' | 'up' | 'gone';
}

interface Position {
  cells: Cell[];
  turn: number;
  scores: number[];
  left: string[];
  drawn: number;
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
    here.found.add(describePosition(position));
    if (level < depth) for (const next of movesFrom(table, position)) walk(next, level + 1);
  };
  walk(
    {
      cells: Array.from({ length: table.cells }, () => ({ seen: '', how: 'down' })),
      turn: 0,
      scores: Array<number>(table.seats).fill(0),
      left: [],
      drawn: -1,
    },
    0,
  );
  return levels.map(({ lines, found }) => ({ lines, states: found.size }));
}

/** Cell by cell `?` never seen, `_7H` known and down, `^7H` up, `-` gone; then whose turn, the scores, the drawn cell. */
function describePosition({ cells, turn, scores, drawn }: Position): string {
  const places = cells.map(({ seen, how }) => {
    if (how === 'gone') return '-';
    return how === 'up' ? `^${seen}` : seen === '' ? '?' : `_${seen}`;
  });
  return `${places.join(' ')} | ${turn} | ${scores.join(' ')} | ${drawn}`;
}

function movesFrom(table: PlainTable, before: Position): readonly Position[] {
  if (isOver(table, before)) return [];
  const up = before.cells.filter(({ how }) => how === 'up');
  if (up.length === 2) {
    const after = structuredClone(before);
    for (const cell of after.cells) if (cell.how === 'up') cell.how = 'down';
    after.turn = (after.turn + 1) % table.seats;
    return [after];
  }
  const moves: Position[] = [];
  before.cells.forEach((cell, index) => {
    if (cell.how !== 'down') return;
    if (table.hasClock) moves.push({ ...structuredClone(before), drawn: index });
    if (before.drawn !== -1 && before.drawn !== index) return;
    for (const card of table.cards) {
      if (canLie(before, index, card)) moves.push(turnedUp(table, before, index, card));
    }
  });
  return moves;
}

function canLie(position: Position, index: number, card: string): boolean {
  const { seen } = position.cells[index]!;
  if (seen !== '') return seen === card;
  return !position.left.includes(card) && position.cells.every((cell) => cell.seen !== card);
}

function turnedUp(table: PlainTable, before: Position, index: number, card: string): Position {
  const after = structuredClone(before);
  const first = after.cells.find(({ how }) => how === 'up');
  const cell = after.cells[index]!;
  cell.seen = card;
  cell.how = 'up';
  after.drawn = -1;
  if (first !== undefined && doPair(table, first.seen, card)) {
    for (const taken of [first, cell]) {
      after.left.push(taken.seen);
      taken.seen = '';
      taken.how = 'gone';
    }
    after.scores[after.turn]! += 1;
  }
  return after;
}

function isOver(table: PlainTable, { cells }: Position): boolean {
  const lying = cells.filter(({ how }) => how !== 'gone');
  if (lying.some(({ seen }) => seen === '')) return false;
  return !lying.some((one) =>
    lying.some((other) => one !== other && doPair(table, one.seen, other.seen)),
  );
}

function doPair(table: PlainTable, one: string, other: string): boolean {
  if (one[0] !== other[0]) return false;
  return table.anyColour || 'HD'.includes(one[1]!) === 'HD'.includes(other[1]!);
}
