/**
 * Twisted Memory once more, straight from the rulebook and the rulings, as plainly as can be. It shares nothing with
 * `src/rules`, so that a tree counted here proves one counted there.
 */

export type Owner = 0 | 1;

interface Place {
  readonly name: string;
  readonly lies: 'down' | 'up' | 'empty';
  /** What was seen here and still lies here. */
  readonly card: string | null;
  readonly stone: Owner | null;
  readonly token: Owner | null;
  /** The turn in which it became empty, or in which a new card came; -1 when neither happened. */
  readonly emptied: number;
  readonly laid: number;
}

export interface Store {
  readonly stones: readonly [number, number];
  readonly tokens: readonly [boolean, boolean];
}

export interface Position {
  readonly places: readonly Place[];
  readonly gone: readonly string[];
  readonly sets: readonly [number, number];
  readonly thrown: number;
  readonly stock: number;
  readonly hand: Store;
  readonly box: Store;
  readonly turn: number;
  readonly mover: Owner;
  readonly roll: number | null;
  readonly looked: boolean;
  readonly first: string | null;
  readonly second: string | null;
  readonly calls: boolean;
}

interface Move {
  /** As golden games write it. */
  readonly text: string;
  readonly to: Position;
}

/** The table as it is laid: sixteen cards face down, thirty-six in the stock. */
export function dealt(mover: Owner, calls: boolean): Position {
  const names = [1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4].map((column) => `r${row}c${column}`));
  return {
    places: names.map((name) => ({
      name,
      lies: 'down',
      card: null,
      stone: null,
      token: null,
      emptied: -1,
      laid: -1,
    })),
    gone: [],
    sets: [0, 0],
    thrown: 0,
    stock: 36,
    hand: { stones: [3, 3], tokens: [true, true] },
    box: { stones: [0, 0], tokens: [false, false] },
    turn: 0,
    mover,
    roll: null,
    looked: false,
    first: null,
    second: null,
    calls,
  };
}

/** Every move that can be made, with the cards of a small pack where a card is turned up. */
export function movesFrom(now: Position, pack: readonly string[]): readonly Move[] {
  if (isOver(now)) return [];
  const about = stockTalk(now);
  const holes = now.places.filter(({ lies, emptied }) => lies === 'empty' && emptied < now.turn);
  const down = now.places.filter(({ lies }) => lies === 'down');
  const saves = savings(now);
  if (now.second === null && now.stock > 0 && holes.length > 0) {
    const number = Math.min(now.stock, holes.length);
    const choices = subsets(holes, number).map((chosen) => ({
      text: `refill ${chosen.map(({ name }) => name).join(',')}`,
      to: lay(now, chosen),
    }));
    return [...about, ...saves, ...choices];
  }
  if (now.second !== null || down.length === 0) {
    return [...about, ...saves, { text: 'close', to: close(now) }];
  }
  const looks = down.flatMap((place) =>
    pack.filter((card) => canBe(now, place, card)).map((card) => ({ place, card })),
  );
  return [
    ...about,
    ...saves,
    ...(now.roll === null && !now.looked ? [1, 2, 3, 4, 5, 6].map((face) => roll(now, face)) : []),
    ...recalls(now),
    ...looks.map(({ place, card }) => ({
      text: `view ${place.name} ${card}`,
      to: look(now, place, card, false),
    })),
    ...(now.hand.stones[now.mover] > 0
      ? looks.map(({ place, card }) => ({
          text: `peek ${place.name} ${card}`,
          to: look(now, place, card, true),
        }))
      : []),
  ];
}

export function isOver({ stock, places, calls, gone }: Position): boolean {
  if (stock > 0) return false;
  if (!places.some(({ lies }) => lies === 'down')) return true;
  const left = [...'A23456789TJQK'].map(
    (rank) => 4 - gone.filter((card) => card[0] === rank).length,
  );
  return calls && left.every((number) => number < 2);
}

function canBe(now: Position, place: Place, card: string): boolean {
  if (place.card !== null) return place.card === card;
  return !now.gone.includes(card) && now.places.every((other) => other.card !== card);
}

function look(now: Position, place: Place, card: string, withStone: boolean): Position {
  const me = now.mover;
  let next: Position = { ...now, looked: true };
  const partner = now.places.find(({ lies, card: up }) => lies === 'up' && up?.[0] === card[0]);
  next = change(next, place.name, { lies: 'up', card, stone: withStone ? me : null, laid: -1 });
  if (withStone) next = { ...next, hand: addStone(next.hand, me, -1) };
  if (partner === undefined) {
    if (withStone) return next;
    return now.first === null ? { ...next, first: place.name } : { ...next, second: place.name };
  }
  next = remove(remove(next, place.name), partner.name);
  next = {
    ...next,
    sets: me === 0 ? [now.sets[0] + 1, now.sets[1]] : [now.sets[0], now.sets[1] + 1],
  };
  if (now.first === partner.name) next = { ...next, first: null };
  if (withStone) return next;
  const first = next.places.find(({ name }) => name === next.first);
  if (first !== undefined && first.token === null) {
    next = { ...remove(next, first.name), thrown: next.thrown + 1 };
  }
  return { ...next, first: null };
}

/** A card leaves; what lay on it is spent. */
function remove(now: Position, name: string): Position {
  const place = now.places.find((one) => one.name === name);
  if (place === undefined || place.card === null) throw new Error(`nothing to take at ${name}`);
  const { stone, token, card } = place;
  let { box } = now;
  if (stone !== null) box = addStone(box, stone, 1);
  if (token !== null) box = setToken(box, token, true);
  const next = { ...now, box, gone: [...now.gone, card] };
  return change(next, name, {
    lies: 'empty',
    card: null,
    stone: null,
    token: null,
    emptied: now.turn,
  });
}

function close(now: Position): Position {
  let next = now;
  for (const { name, lies, stone, token } of now.places) {
    if (lies !== 'up') continue;
    if (stone !== null) {
      next = { ...change(next, name, { stone: null }), box: addStone(next.box, stone, 1) };
    }
    if (token !== null) continue;
    if (name === now.first) next = { ...remove(next, name), thrown: next.thrown + 1 };
    else next = change(next, name, { lies: 'down' });
  }
  const holes = next.places.filter(({ lies }) => lies === 'empty');
  if (holes.length <= next.stock) next = lay(next, holes);
  return {
    ...next,
    turn: now.turn + 1,
    mover: now.mover === 0 ? 1 : 0,
    roll: null,
    looked: false,
    first: null,
    second: null,
  };
}

function lay(now: Position, holes: readonly Place[]): Position {
  const next = holes.reduce<Position>(
    (laid, { name }) => change(laid, name, { lies: 'down', card: null, laid: now.turn }),
    now,
  );
  return { ...next, stock: now.stock - holes.length };
}

function roll(now: Position, face: number): Move {
  const me = now.mover;
  const next = { ...now, roll: face };
  const text = `roll ${face}`;
  if (face <= 2) {
    if (!now.box.tokens[me]) return { text, to: next };
    const hand = setToken(now.hand, me, true);
    return { text, to: { ...next, hand, box: setToken(now.box, me, false) } };
  }
  const most = face === 6 ? 3 : face === 5 ? 2 : 1;
  const back = Math.min(most, now.box.stones[me], 3 - now.hand.stones[me]);
  const hand = addStone(now.hand, me, back);
  return { text, to: { ...next, hand, box: addStone(now.box, me, -back) } };
}

function recalls(now: Position): readonly Move[] {
  const mine = now.places.find(({ token }) => token === now.mover);
  if (mine === undefined || now.looked || now.roll === null || now.roll > 2) return [];
  const next = change(now, mine.name, { token: null, lies: 'down' });
  return [{ text: 'recall', to: { ...next, hand: setToken(next.hand, now.mover, true) } }];
}

function savings(now: Position): readonly Move[] {
  if (!now.hand.tokens[now.mover]) return [];
  return now.places
    .filter(({ lies, token }) => lies === 'up' && token === null)
    .map(({ name }) => {
      const next = change(now, name, { token: now.mover });
      return { text: `save ${name}`, to: { ...next, hand: setToken(next.hand, now.mover, false) } };
    });
}

/** What may be said about a stock that is not as counted. */
function stockTalk(now: Position): readonly Move[] {
  const fresh = now.places.filter(({ laid }) => laid >= 0 && laid >= now.turn - 1);
  const numbers = fresh.map((_, index) => index + 1);
  const ranOut = numbers.flatMap((number) =>
    subsets(fresh, number).map((chosen) => ({
      text: `stock-ran-out ${chosen.map(({ name }) => name).join(',')}`,
      to: chosen.reduce<Position>(
        (left, { name }) => change(left, name, { lies: 'empty', laid: -1 }),
        { ...now, stock: 0 },
      ),
    })),
  );
  return [
    ...(now.stock > 0
      ? [{ text: 'stock-ran-out -', to: { ...now, stock: 0 } }]
      : [{ text: 'stock-goes-on', to: { ...now, stock: 1 } }]),
    ...ranOut,
  ];
}

function change(now: Position, name: string, to: Partial<Place>): Position {
  return {
    ...now,
    places: now.places.map((place) => (place.name === name ? { ...place, ...to } : place)),
  };
}

function addStone({ stones, tokens }: Store, owner: Owner, number: number): Store {
  const [green, blue] = stones;
  return { tokens, stones: owner === 0 ? [green + number, blue] : [green, blue + number] };
}

function setToken({ stones, tokens }: Store, owner: Owner, here: boolean): Store {
  return { stones, tokens: owner === 0 ? [here, tokens[1]] : [tokens[0], here] };
}

function subsets<T>(items: readonly T[], number: number): readonly (readonly T[])[] {
  const [item, ...others] = items;
  if (number === 0) return [[]];
  if (item === undefined) return [];
  return [
    ...subsets(others, number - 1).map((rest) => [item, ...rest]),
    ...subsets(others, number),
  ];
}
