import type { Owner, Position, Store } from './brute-force.ts';
import { isOver, movesFrom } from './brute-force.ts';

/** What can be seen of a position, as one line of text. */
function lookOf(now: Position): string {
  const grid = now.places.map(({ lies, card, stone, token }) =>
    [
      lies === 'up' ? card : lies,
      ...(stone === null ? [] : [`${colourOf(stone)} stone`]),
      ...(token === null ? [] : [`${colourOf(token)} token`]),
    ].join(' '),
  );
  const storeText = ({ stones, tokens }: Store, owner: Owner) =>
    [
      ...Array<string>(stones[owner]).fill(`${colourOf(owner)} stone`),
      ...(tokens[owner] ? [`${colourOf(owner)} token`] : []),
    ].join(' ');
  return [
    ...grid,
    now.stock,
    now.thrown,
    ...now.sets,
    storeText(now.hand, 0),
    storeText(now.hand, 1),
    [storeText(now.box, 0), storeText(now.box, 1)].filter((text) => text !== '').join(' '),
    isOver(now) ? 'over' : now.mover,
  ].join('/');
}

function colourOf(owner: Owner): string {
  return owner === 0 ? 'green' : 'blue';
}

/** The position after these moves, each of which must be possible. */
export function playByForce(start: Position, moves: readonly string[]): Position {
  return moves.reduce((now, text) => {
    const [, , card] = text.split(' ');
    const made = movesFrom(now, card === undefined ? [] : [card]).find(
      (move) => move.text === text,
    );
    if (made === undefined) throw new Error(`${text} is not possible`);
    return made.to;
  }, start);
}

/** Lines of play and different looks of the table, by the number of moves; only moves of some kinds are made. */
export function countByForce(
  start: Position,
  {
    cards,
    depth,
    kinds,
  }: {
    readonly cards: readonly string[];
    readonly depth: number;
    readonly kinds: readonly string[];
  },
): readonly { readonly lines: number; readonly states: number }[] {
  let level: readonly Position[] = [start];
  const counts = [{ lines: 1, states: 1 }];
  for (let moves = 1; moves <= depth; moves += 1) {
    level = level.flatMap((position) =>
      movesFrom(position, cards)
        .filter(({ text }) => kinds.includes(text.split(' ')[0] ?? ''))
        .map(({ to }) => to),
    );
    counts.push({ lines: level.length, states: new Set(level.map(lookOf)).size });
  }
  return counts;
}
