/**
 * Dizzy Memory once more, as plainly as can be and apart from everything in `src`: a row of cells, every move tried one
 * after another. It is what the counted trees and the simulation are held against.
 */
export interface PlainTable {
  readonly cells: number;
  /** What may lie there, each as often as there is one; not all of it has to. */
  readonly cards: readonly string[];
  /** Whether they lie in this order; otherwise anything may be turned up that was not ruled out by what was seen. */
  readonly isDealt: boolean;
  /** The cells of a first try that was made before the count begins. */
  readonly first: readonly number[];
  readonly seats: number;
  readonly special: boolean;
  readonly traditional: boolean;
}

interface Cell {
  /** What was seen there, if anything was. */
  seen: string;
  how: 'down' | 'up' | 'gone';
}

interface Position {
  cells: Cell[];
  /** Cells in the order they were turned up. */
  up: number[];
  gone: string[];
  turn: number;
  scores: number[];
  hasSpecial: boolean;
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
  const start: Position = {
    cells: Array.from({ length: table.cells }, () => ({ seen: '', how: 'down' })),
    up: [],
    gone: [],
    turn: 0,
    scores: Array<number>(table.seats).fill(0),
    hasSpecial: false,
  };
  const begun = table.first.reduce(
    (position, index) => turnedUp(table, position, index, table.cards[index]!),
    start,
  );
  walk(begun, 0);
  return levels.map(({ lines, found }) => ({ lines, states: found.size }));
}

/** Cell by cell `?` never seen, `_…` known and down, `^…` up, `-` gone; then whose turn, the scores. */
function describePosition({ cells, turn, scores }: Position): string {
  const places = cells.map(({ seen, how }) => {
    if (how === 'gone') return '-';
    return how === 'up' ? `^${seen}` : seen === '' ? '?' : `_${seen}`;
  });
  return `${places.join(' ')} | ${turn} | ${scores.join(' ')}`;
}

function movesFrom(table: PlainTable, before: Position): readonly Position[] {
  if (isOver(table, before)) return [];
  if (before.up.length === sizeOf(table)) {
    const after = structuredClone(before);
    for (const index of before.up) after.cells[index]!.how = 'down';
    after.up = [];
    after.turn = (after.turn + 1) % table.seats;
    return [after];
  }
  return before.cells.flatMap(({ how }, index) => {
    if (how !== 'down') return [];
    const cards = [...new Set(table.cards)].filter((card) => canLie(table, before, index, card));
    return cards.map((card) => turnedUp(table, before, index, card));
  });
}

const sizeOf = ({ traditional }: PlainTable) => (traditional ? 2 : 3);

function canLie(table: PlainTable, { cells, gone }: Position, index: number, card: string) {
  if (table.isDealt) return table.cards[index] === card;
  const { seen } = cells[index]!;
  if (seen !== '') return seen === card;
  const used = [...gone, ...cells.map((cell) => cell.seen)].filter((other) => other === card);
  return used.length < table.cards.filter((other) => other === card).length;
}

function turnedUp(table: PlainTable, before: Position, index: number, card: string): Position {
  const after = structuredClone(before);
  after.cells[index]!.seen = card;
  after.cells[index]!.how = 'up';
  after.up.push(index);
  const cards = after.up.map((place) => after.cells[place]!.seen);
  if (cards.length < sizeOf(table)) return after;
  const isRight = table.traditional ? isPlainPair(cards) : isPlainLizzy(cards);
  const isLast = after.cells.filter(({ how }) => how !== 'gone').length === 3;
  if (!isRight && (table.traditional || !isLast)) return after;
  for (const place of after.up) {
    after.gone.push(after.cells[place]!.seen);
    after.cells[place] = { seen: '', how: 'gone' };
  }
  after.up = [];
  if (isRight) after.scores[after.turn]! += cards.length;
  after.hasSpecial = table.special && !table.traditional && isPlainSpecial(cards);
  return after;
}

function isOver(table: PlainTable, { cells, hasSpecial }: Position): boolean {
  const lying = cells.filter(({ how }) => how !== 'gone').map(({ seen }) => seen);
  if (hasSpecial || lying.length === 0) return true;
  if (lying.includes('')) return false;
  if (!table.traditional) return lying.length > 3 && !hasPlainLizzy(lying);
  return !lying.some((one, index) =>
    lying.some((other, place) => place > index && isPlainPair([one, other])),
  );
}

/** Whether some three of these cards are right. */
function hasPlainLizzy(cards: readonly string[]): boolean {
  return cards.some((one, first) =>
    cards.some(
      (two, second) =>
        second > first &&
        cards.some((three, third) => third > second && isPlainLizzy([one, two, three])),
    ),
  );
}

/** Whether these three cards are right. */
export function isPlainLizzy(cards: readonly string[]): boolean {
  const words = cards.map((card) => card.split('-'));
  const different = (word: number) => new Set(words.map((all) => all[word])).size;
  if (different(0) !== 3) return false;
  return different(1) !== 2 || different(2) !== 2 || isPlainSpecial(cards);
}

function isPlainSpecial(cards: readonly string[]): boolean {
  const parts = new Set(cards.map((card) => card.split('-')[0]));
  return parts.size === 3 && cards.every((card) => card.endsWith('-gold'));
}

function isPlainPair([one = '', other = '']: readonly string[]): boolean {
  return one.replace('-gold', '') === other.replace('-gold', '');
}
