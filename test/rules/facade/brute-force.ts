/**
 * The last phase of Façade once more, as plainly as can be and apart from everything in `src`: every bid, every way the
 * cards can turn out, every place for a won card, tried one after another. The counted trees are held against it.
 */
export interface PlainPhase {
  /** What lies in the supply. */
  readonly supply: readonly string[];
  /** The suit of each player. */
  readonly suits: readonly string[];
  /** Of each player, the melds from before, card by card. */
  readonly melds: readonly (readonly (readonly string[])[])[];
  /** At which supply card the first bids were laid, one after the other. */
  readonly laid: readonly string[];
}

interface Position {
  /** Whose bid lies at which supply card, in the order they were laid. */
  laid: { by: number; at: string }[];
  /** Turned over so far, with the supply card they lay at. */
  shown: { card: string; at: string }[];
  /** Won cards that are not placed yet, by player; none before all are turned over. */
  won: string[][] | undefined;
  melds: string[][][];
  left: string[];
}

export interface PlainLevel {
  readonly lines: number;
  readonly states: number;
}

/** In which order the bids at one supply card are turned over here: any order does, but each is counted once. */
export const TURNING_ORDER = ['C', 'H', 'D', 'S'].flatMap((suit) =>
  ['A', 'J', 'Q', 'K'].map((rank) => rank + suit),
);

/** Lines of play and different positions after 0, 1, … moves from there on, to the end. */
export function countPlainly(phase: PlainPhase, depth: number): readonly PlainLevel[] {
  const levels = Array.from({ length: depth + 1 }, () => ({ lines: 0, found: new Set<string>() }));
  const walk = (position: Position, level: number) => {
    const here = levels[level]!;
    here.lines += 1;
    here.found.add(describe(position));
    if (level < depth) for (const next of movesFrom(phase, position)) walk(next, level + 1);
  };
  walk(
    {
      laid: phase.laid.map((at, index) => ({ by: index % phase.suits.length, at })),
      shown: [],
      won: undefined,
      melds: phase.melds.map((melds) => melds.map((meld) => [...meld])),
      left: [...phase.supply],
    },
    0,
  );
  return levels.map(({ lines, found }) => ({ lines, states: found.size }));
}

function describe({ laid, shown, melds, left }: Position): string {
  return describePosition({
    supply: left,
    bids: laid.map(({ by, at }) => `${by}@${at}`),
    shown: shown.map(({ card, at }) => `${card}@${at}`),
    melds,
  });
}

/** The same words for a position whoever counts it. */
export function describePosition(position: {
  readonly supply: readonly string[];
  /** One `seat@card` for each bid card laid. */
  readonly bids: readonly string[];
  /** One `bid card@card` for each turned over. */
  readonly shown: readonly string[];
  readonly melds: readonly (readonly (readonly string[])[])[];
}): string {
  const sorted = (texts: readonly string[]) => [...texts].sort().join(' ');
  const melds = position.melds.map((own) => sorted(own.map((meld) => [...meld].sort().join('+'))));
  const { supply, bids, shown } = position;
  return [sorted(supply), sorted(bids), sorted(shown), ...melds].join(' | ');
}

function movesFrom(phase: PlainPhase, before: Position): readonly Position[] {
  const players = phase.suits.length;
  if (before.laid.length < 4 * players) {
    return phase.supply.map((at) => ({
      ...before,
      laid: [...before.laid, { by: before.laid.length % players, at }],
    }));
  }
  if (before.won === undefined) return turnings(phase, before);
  const player = before.won.findIndex((cards) => cards.length > 0);
  return player < 0 ? [] : placings(before, before.won, player);
}

/** The next card to be turned over at the first supply card where one lies face down. */
function turnings(phase: PlainPhase, before: Position): readonly Position[] {
  const down = (at: string) =>
    count(before.laid, (bid) => bid.at === at) - count(before.shown, (card) => card.at === at);
  const at = phase.supply.find((card) => down(card) > 0);
  if (at === undefined) return [];
  const here = before.shown.filter((card) => card.at === at);
  const last = Math.max(-1, ...here.map(({ card }) => TURNING_ORDER.indexOf(card)));
  return TURNING_ORDER.slice(last + 1).flatMap((card) => {
    const player = phase.suits.indexOf(card[1]!);
    const own = count(before.laid, (bid) => bid.at === at && bid.by === player);
    const isLaidHere = own > count(here, (other) => other.card[1] === card[1]);
    if (player < 0 || !isLaidHere || before.shown.some((other) => other.card === card)) return [];
    const after = { ...before, shown: [...before.shown, { card, at }] };
    const isLast = after.shown.length === after.laid.length;
    return [isLast ? { ...after, won: winnings(phase, after) } : after];
  });
}

function winnings(phase: PlainPhase, { shown }: Position): string[][] {
  const won: string[][] = phase.suits.map(() => []);
  for (const card of phase.supply) {
    const bids = phase.suits.map((suit) => {
      let total = 0;
      for (const bid of shown) {
        if (bid.at !== card || bid.card[1] !== suit) continue;
        total += bid.card[0] === 'A' ? 1 : bid.card[0] === 'J' ? 2 : 4;
      }
      return total;
    });
    const best = Math.max(...bids);
    if (best > 0 && count(bids, (bid) => bid === best) === 1) won[bids.indexOf(best)]!.push(card);
  }
  return won;
}

function placings(before: Position, won: string[][], player: number): readonly Position[] {
  return won[player]!.flatMap((card) => {
    const own = before.melds[player]!;
    const grown = own.flatMap((meld, index) =>
      goesOn(meld, card) ? [own.map((other, at) => (at === index ? [...meld, card] : other))] : [],
    );
    return [...grown, [...own, [card]]].map((melds) => ({
      ...before,
      won: won.map((cards, seat) =>
        seat === player ? cards.filter((one) => one !== card) : cards,
      ),
      melds: before.melds.map((others, seat) => (seat === player ? melds : others)),
      left: before.left.filter((one) => one !== card),
    }));
  });
}

function goesOn(meld: readonly string[], card: string): boolean {
  const cards = [...meld, card];
  return (
    new Set(cards.map((one) => one[0])).size === 1 || new Set(cards.map((one) => one[1])).size === 1
  );
}

function count<T>(items: readonly T[], isOne: (item: T) => boolean): number {
  return items.filter(isOne).length;
}
