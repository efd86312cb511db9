import type { PackCode } from '../../../src/cards/pack.ts';
import type { Face, RandomSource } from '../../../src/rules/chance.ts';
import { drawBelow, drawFrom } from '../../../src/rules/chance.ts';
import type { EventBase, TableEvent } from '../../../src/rules/events.ts';
import { isTableEvent } from '../../../src/rules/events.ts';
import type { Step } from '../../../src/rules/expected-table.ts';
import type { InputBase } from '../../../src/rules/inputs.ts';
import type { Knowledge } from '../../../src/rules/knowledge.ts';
import { learn } from '../../../src/rules/knowledge.ts';
import type { SpotId } from '../../../src/rules/spots.ts';
import { spotsOfStep, stepFor } from '../../../src/rules/steps.ts';
import { shuffled } from '../../rules/support/real-table.ts';
import type { SeenTable } from './seen-table.ts';

/** One thing that hands do: they are over these places from `from` to `to`, and half-way the table changes. */
export interface Act {
  readonly from: number;
  readonly to: number;
  readonly over: readonly SpotId[];
  readonly change: (table: SeenTable) => void;
  /** The input that happens with this act; undefined for those that only follow from one. */
  readonly input?: InputBase;
}

/** What one input of a played game led to. */
export interface FilmedInput {
  readonly input: InputBase;
  readonly events: readonly EventBase[];
  /** Before it. */
  readonly known: Knowledge;
}

interface Task {
  readonly spots: readonly SpotId[];
  readonly change: (table: SeenTable) => void;
}

/** How fast hands and heads are, in ms: at least, and how much more it may be. */
const REACH = [350, 400] as const;
/** A die in the hand. */
const SHAKE = [900, 600] as const;
const THINK = [500, 2500] as const;
/** Until all have seen a card that was turned up. */
const LOOK = [1300, 1200] as const;
/** From a card turned up to a stone on it. */
const STONE = [300, 900] as const;
/** One tidying in so many goes on while the next turn has begun. */
const ONE_LATE_IN = 3;

/** The acts of people who play this game with real cards: they tidy in any order, and begin before all is tidied. */
export class Film {
  readonly acts: Act[] = [];
  #now = 12_000;
  #tasks: Task[] = [];
  readonly #random: RandomSource;

  constructor(random: RandomSource) {
    this.#random = random;
  }

  get end(): number {
    return this.#now + 4000;
  }

  add({ input, events, known }: FilmedInput): void {
    const table = events.filter(isTableEvent);
    const turned = table.find((event) => event.type === 'card-turned-up');
    if (turned !== undefined) this.#turnUp(input, turned, table);
    else if (input.type === 'roll') this.#roll(input);
    else this.#doWhere(() => true);
    this.#plan(table, known, turned !== undefined);
    if (turned === undefined) this.#begin(input);
    this.#tidySome();
  }

  #turnUp(
    input: InputBase,
    { spot, card }: { readonly spot: SpotId; readonly card: PackCode },
    events: readonly TableEvent[],
  ): void {
    this.#doWhere((task) => task.spots.includes(spot));
    this.#wait(THINK);
    this.#act([spot], (table) => table.show(spot, card), input);
    const stone = events.find((event) => event.type === 'piece-moved' && event.to.at === 'spot');
    if (stone?.type === 'piece-moved') {
      this.#wait(STONE);
      this.#act([spot], (table) => table.lay(spot, stone.piece));
    }
    this.#wait(LOOK);
  }

  #roll(input: InputBase): void {
    this.#wait(THINK);
    const { face } = input as unknown as { readonly face: Face };
    const place = 40 * drawBelow(this.#random, 12);
    this.#act([], (table) => table.dice.splice(0));
    this.#wait(SHAKE);
    this.#act([], (table) => table.throwDie(face, place), input);
    this.#wait(THINK);
  }

  /** What the hands have to do because of these events. */
  #plan(events: readonly TableEvent[], before: Knowledge, isTurnUp: boolean): void {
    let known = before;
    for (const event of events) {
      const step = stepFor(event, known);
      known = learn(known, event);
      const isStoneLaid = isTurnUp && event.type === 'piece-moved' && event.to.at === 'spot';
      if (step === undefined || isStoneLaid) continue;
      const task = taskOf(step, known);
      if (task !== undefined) this.#tasks.push(task);
    }
  }

  /** An input that is seen by the first thing that hands do for it. */
  #begin(input: InputBase): void {
    if (input.type === 'roll') return;
    this.#wait(THINK);
    const task = drawFrom(this.#random, this.#ready());
    this.#do(task, input);
  }

  /** Most of what is to be done; now and then the last of it only when the next turn has begun. */
  #tidySome(): void {
    const late = drawBelow(this.#random, ONE_LATE_IN) === 0 ? 1 + drawBelow(this.#random, 2) : 0;
    while (this.#tasks.length > late) this.#do(drawFrom(this.#random, this.#ready()));
  }

  #doWhere(isMeant: (task: Task) => boolean): void {
    while (this.#tasks.some(isMeant)) this.#do(drawFrom(this.#random, this.#ready()));
  }

  /** What can be done now: of each place its first task. */
  #ready(): readonly Task[] {
    const ready = this.#tasks.filter((task, index) =>
      this.#tasks
        .slice(0, index)
        .every((earlier) => !earlier.spots.some((spot) => task.spots.includes(spot))),
    );
    return shuffled(ready, this.#random);
  }

  #do(task: Task, input?: InputBase): void {
    this.#tasks = this.#tasks.filter((other) => other !== task);
    this.#act(task.spots, task.change, input);
    this.#wait([200, 400]);
  }

  #act(over: readonly SpotId[], change: Act['change'], input?: InputBase): void {
    const from = this.#now;
    this.#wait(REACH);
    this.acts.push({
      from,
      to: this.#now,
      over,
      change,
      ...(input === undefined ? {} : { input }),
    });
  }

  #wait([least, more]: readonly [number, number]): void {
    this.#now += least + drawBelow(this.#random, more);
  }
}

function taskOf(step: Step, known: Knowledge): Task | undefined {
  const spots = spotsOfStep(step);
  switch (step.do) {
    case 'take':
      return { spots, change: (table) => table.show(step.spot, 'empty') };
    case 'discard':
      return {
        spots,
        change: (table) => {
          table.show(step.spot, 'empty');
          table.pile('discards', step.card);
        },
      };
    case 'turn-back':
    case 'refill':
      return { spots, change: (table) => table.show(step.spot, 'down') };
    case 'swap':
      return {
        spots,
        change: (table) => {
          for (const spot of spots) table.show(spot, known.at[spot]?.card ?? 'down');
        },
      };
    case 'move-piece':
      return taskOfPiece(step);
    default:
      return undefined;
  }
}

function taskOfPiece({
  piece,
  from,
  to,
}: Extract<Step, { readonly do: 'move-piece' }>): Task | undefined {
  if (from.at === 'spot') {
    return { spots: [from.spot], change: (table) => table.lift(from.spot, piece) };
  }
  if (to.at === 'spot') {
    return { spots: [to.spot], change: (table) => table.lay(to.spot, piece) };
  }
  return undefined;
}
