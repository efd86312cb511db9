import type { InputPattern } from '../inputs.ts';
import type { SpotId } from '../spots.ts';
import type { TwistedInput } from './inputs.ts';
import {
  freshSpots,
  mayPeek,
  mayRecall,
  mayRoll,
  savableSpots,
  stageOf,
  staleHoles,
  turnableSpots,
} from './stages.ts';
import type { TwistedState } from './state.ts';

type Pattern = InputPattern<TwistedInput>;

export function legal(state: TwistedState): readonly Pattern[] {
  return [...ofTheTurn(state), ...aboutTheStock(state)];
}

function ofTheTurn(state: TwistedState): readonly Pattern[] {
  const patterns: Pattern[] = [];
  if (mayRoll(state)) patterns.push({ type: 'roll', face: { hole: 'die' } });
  if (mayRecall(state)) patterns.push({ type: 'recall' });
  const turnable = turnableSpots(state);
  if (turnable.length > 0) {
    patterns.push(turnUp('view', turnable));
    if (mayPeek(state)) patterns.push(turnUp('peek', turnable));
  }
  const savable = savableSpots(state);
  if (savable.length > 0) patterns.push({ type: 'save', spot: { hole: 'spot', among: savable } });
  if (stageOf(state) === 'closing') patterns.push({ type: 'close' });
  return patterns;
}

function turnUp(type: 'view' | 'peek', among: readonly SpotId[]): Pattern {
  return { type, spot: { hole: 'spot', among }, card: { hole: 'card' } };
}

function aboutTheStock(state: TwistedState): readonly Pattern[] {
  const patterns: Pattern[] = [];
  if (stageOf(state) === 'refilling') {
    const count = state.stock;
    patterns.push({ type: 'refill', spots: { hole: 'spots', among: staleHoles(state), count } });
  }
  if (state.stock > 0) patterns.push({ type: 'stock-ran-out', spots: [] });
  else patterns.push({ type: 'stock-goes-on' });
  const among = freshSpots(state);
  for (let count = 1; count <= among.length; count += 1) {
    patterns.push({ type: 'stock-ran-out', spots: { hole: 'spots', among, count } });
  }
  return patterns;
}
