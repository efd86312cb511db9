import type { EventBase } from '../rules/events.ts';
import { isTableEvent } from '../rules/events.ts';
import { evolveAll } from '../rules/game.ts';
import type { InputBase } from '../rules/inputs.ts';
import type { SpotId } from '../rules/spots.ts';
import type { Candidate } from './candidates.ts';
import { candidatesAt } from './candidates.ts';
import type { Interval } from './memory.ts';
import type { Moment, Standpoint } from './moment.ts';
import { standpointOf } from './moment.ts';

/** An input that happened, by what was seen. */
export interface ExplainedInput {
  readonly input: InputBase;
  /** The places that show it. */
  readonly spots: readonly SpotId[];
  /** When it happened. */
  readonly when: Interval;
  /** Whether it moved cards rather than pieces alone. */
  readonly movesCards: boolean;
}

/** A way in which the table can have become what it is. */
export interface Explanation {
  readonly inputs: readonly ExplainedInput[];
  /** Where it leads, and what it leaves unexplained. */
  readonly end: Standpoint;
}

export interface Search {
  /** The shortest explanations of all that is seen; several where the order was not seen. */
  readonly whole: readonly Explanation[];
  /** What explains most, with the fewest inputs. */
  readonly best: Explanation;
}

/** More happens between two looks only when the camera was away, and then the players are asked. */
const MOST_INPUTS = 5;
/** Bounds the time of one call. */
const MOST_TRIES = 60;
/** How much later the table may see one thing than another that happened at the same time, in ms. */
const LAG = 300;

interface Node extends Explanation {
  readonly told: ReadonlySet<SpotId>;
  /** Not before when the last input happened. */
  readonly time: number;
}

/** Looks for legal inputs that lead from this state to a table that agrees with the seen one, breadth first. */
export function explain(moment: Moment, start: Standpoint): Search {
  let level: readonly Node[] = [
    { inputs: [], end: start, told: new Set(), time: Number.NEGATIVE_INFINITY },
  ];
  let best: Explanation = { inputs: [], end: start };
  let tries = 0;
  for (let depth = 0; depth < MOST_INPUTS && tries < MOST_TRIES; depth += 1) {
    const next: Node[] = [];
    for (const node of level) {
      for (const candidate of candidatesAt(moment, node.end)) {
        if (tries >= MOST_TRIES) break;
        tries += 1;
        const child = tryOut(moment, node, candidate);
        if (child === undefined) continue;
        next.push(child);
        if (child.end.discords.size < best.end.discords.size) best = child;
      }
    }
    const whole = next.filter(({ end }) => end.discords.size === 0);
    if (whole.length > 0) return { whole, best };
    level = next;
  }
  return { whole: [], best };
}

function tryOut(moment: Moment, node: Node, candidate: Candidate): Node | undefined {
  const { input, turnsUp } = candidate;
  if (turnsUp !== undefined && wasAnotherFirst(moment, node, turnsUp)) return undefined;
  if (turnsUp !== undefined && wasUnnamedFirst(moment, node, turnsUp)) return undefined;
  const { game } = moment;
  const decided = game.decide(node.end.state, input);
  if (!decided.ok) return undefined;
  const told = turnsUp === undefined ? node.told : new Set([...node.told, turnsUp]);
  const end = standpointOf(moment, evolveAll(game, node.end.state, decided.value), told);
  const spots =
    turnsUp === undefined
      ? [...node.end.discords.keys()].filter((spot) => !end.discords.has(spot))
      : [turnsUp];
  const whenSeen = spots.flatMap((spot) => whenChanged(moment, node, spot, turnsUp));
  // Nothing shows that it happened, or what shows it happened too early.
  const possible = whenSeen.filter(({ by }) => by + LAG >= node.time);
  if (possible.length === 0) return undefined;
  const when = {
    after: Math.min(...possible.map(({ after }) => after)),
    by: Math.max(...possible.map(({ by }) => by)),
  };
  const movesCards = decided.value.some(movesCard);
  // A piece is small and easily overlooked: that one is gone does not show that cards were put away.
  const isShownByPieces = spots.every((spot) => node.end.discords.get(spot) === 'pieces');
  if (movesCards && turnsUp === undefined && isShownByPieces) return undefined;
  const explained = { input, spots, when, movesCards };
  return {
    inputs: [...node.inputs, explained],
    end,
    told,
    time: Math.max(node.time, when.after),
  };
}

function whenChanged(
  { memory, pending }: Moment,
  { end }: Node,
  spot: SpotId,
  turnsUp: SpotId | undefined,
): readonly Interval[] {
  const turned = turnsUp === spot ? pending[spot]?.turned : undefined;
  if (turned !== undefined) return [turned];
  const seen = memory[spot];
  if (seen === undefined) return [];
  return [end.discords.get(spot) === 'pieces' ? seen.piecesChanged : seen.changed];
}

/** Whether a card that is not told of yet was certainly turned up before this one. */
function wasAnotherFirst({ pending, settings }: Moment, { end }: Node, spot: SpotId): boolean {
  const own = pending[spot]?.turned;
  if (own === undefined) return false;
  return Object.entries(pending).some(([other, { turned }]) => {
    if (other === spot || end.discords.get(other) !== 'pending') return false;
    return turned.by <= own.after || turned.by + settings.orderMarginMs <= own.by;
  });
}

/** Whether a card that still has no name was certainly turned up before this one: it would be left out of the log. */
function wasUnnamedFirst(
  { memory, pending, settings }: Moment,
  { end }: Node,
  spot: SpotId,
): boolean {
  const own = pending[spot]?.turned;
  if (own === undefined) return false;
  return Object.entries(memory).some(([other, { look, changed }]) => {
    if (other === spot || look?.lies !== 'unsure' || !end.discords.has(other)) return false;
    return changed.by <= own.after || changed.by + settings.orderMarginMs <= own.by;
  });
}

function movesCard(event: EventBase): boolean {
  return isTableEvent(event) && event.type !== 'piece-moved';
}
