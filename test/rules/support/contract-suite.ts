import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { PackCode } from '../../../src/cards/pack.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import { drawBelow, seededSource } from '../../../src/rules/chance.ts';
import { isCommonInput } from '../../../src/rules/common.ts';
import type { EventBase } from '../../../src/rules/events.ts';
import type { Zone } from '../../../src/rules/expected-table.ts';
import type { Game } from '../../../src/rules/game.ts';
import type { InputBase } from '../../../src/rules/inputs.ts';
import type { LogEntry } from '../../../src/rules/log.ts';
import { append, fold } from '../../../src/rules/log.ts';
import { frozenGame } from './frozen.ts';
import { cardsIn, expectNoSpoilers, expectNothingLost, expectWellMade } from './invariants.ts';
import { expectLegalMeansAccepted } from './legality.ts';
import { retraction } from './log-lines.ts';
import { misreadOf } from './misread.ts';
import type { Fill, PlayedInput } from './play.ts';
import { people, playRandomly } from './play.ts';
import { Possible } from './possible.ts';

/** One table that a game is played at. */
export interface TableSetting<Options> {
  readonly options: Options;
  readonly seatCount: number;
  /** Every card that is really there, on the table or in the stock. */
  readonly cards: readonly PackCode[];
  /** In what order they lie where it matters, spot by spot and then the stock; shuffled if left out. */
  readonly deal?: (random: RandomSource) => readonly PackCode[];
}

export interface ContractSetting<State, Input extends InputBase, Event, Options> {
  readonly tables: fc.Arbitrary<TableSetting<Options>>;
  /** How people here make an input of a pattern, where the real table alone can't tell or random play never ends. */
  readonly fill?: Fill<State, Input>;
  /** ANY-8: whether the players have a card on their list of cards in play; any card if left out. */
  readonly isListed?: (state: State, card: PackCode) => boolean;
  /** How many cards these zones hold, if some lie in none (in a hand, aside). */
  readonly countCards?: (zones: readonly Zone[]) => number;
  /** Events by which players correct a count of cards that was wrong. */
  readonly isRecount?: (event: Event) => boolean;
  /** Random games for each property unless `KIBITZ_RUNS` says otherwise. */
  readonly runs?: number;
}

/** More inputs than any game needs; one that gets here would never end. */
const ENDLESS = 5000;

/** Time a random game may take on a machine that is busy with other things. */
const MS_A_RUN = 5_000;

/** Taking one move back folds the whole log, so long games are not taken back to their start. */
const MOST_UNDONE = 12;

/** The promises every game makes by the contract, held against random legal play with real cards. */
export function contractSuite<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  setting: ContractSetting<State, Input, Event, Options>,
): void {
  const numRuns = Number(process.env['KIBITZ_RUNS'] ?? setting.runs ?? 8);
  const watched = frozenGame(game);
  const { countCards = cardsIn, isListed = () => true, isRecount = () => false, fill } = setting;

  /** One random game, up to a length. */
  class Run {
    readonly table: TableSetting<Options>;
    /** Chance for whatever is done with the game after it was played. */
    readonly random: RandomSource;
    readonly #seed: number;
    readonly #most: number;

    constructor(table: TableSetting<Options>, seed: number, most: number) {
      this.table = table;
      this.random = seededSource(seed + 1);
      this.#seed = seed;
      this.#most = most;
    }

    play(look?: (played: PlayedInput<State, Input, Event>) => void) {
      const { options, seatCount, cards, deal } = this.table;
      return playRandomly(watched, options, {
        seats: people(seatCount),
        cards,
        random: seededSource(this.#seed),
        most: this.#most,
        talk: true,
        ...(deal === undefined ? {} : { deal }),
        ...(fill === undefined ? {} : { fill }),
        ...(look === undefined ? {} : { look }),
      });
    }

    fold(log: readonly LogEntry<Input>[]) {
      return fold(watched, this.table.options, people(this.table.seatCount), log);
    }

    /** One time in four: for what takes long. */
    isNowAndThen(): boolean {
      return drawBelow(this.random, 4) === 0;
    }
  }

  const seeds = fc.noShrink(fc.integer({ min: 0 }));
  /** To the end, or to any point before it: a failure shrinks to the first input it happens at. */
  const lengths = fc.integer({ min: 0, max: 200 }).map((most) => (most > 100 ? ENDLESS : most));
  const always =
    (holds: (run: Run) => void, most: fc.Arbitrary<number> = lengths) =>
    () => {
      fc.assert(
        fc.property(setting.tables, seeds, most, (...at) => holds(new Run(...at))),
        { numRuns },
      );
    };

  describe(`the contract: ${game.id}`, { timeout: 30_000 + MS_A_RUN * numRuns }, () => {
    test(
      'random legal play comes to an end',
      always((run) => {
        const { state } = run.play();
        expect(game.outcome(state)).toBeDefined();
      }, fc.constant(ENDLESS)),
    );

    test(
      'the options are allowed, and there are as many seats as people',
      always(({ table: { options, seatCount } }) => {
        expect(game.checkOptions(options, seatCount)).toEqual({ ok: true, value: options });
        expect(game.view(game.setup(options, people(seatCount))).seats).toHaveLength(seatCount);
      }),
    );

    test(
      'a game is over exactly when nothing but table talk is legal',
      always((run) => {
        run.play(({ before, after }) => {
          expect(game.outcome(before)).toBeUndefined();
          const isOver = game.outcome(after) !== undefined;
          expect(game.legal(after).every(isCommonInput)).toBe(isOver);
          expect(game.view(after).stage === 'over').toBe(isOver);
        });
      }),
    );

    test(
      'every card is in one place after every event, stones and tokens too',
      always((run) => {
        run.play((played) => {
          expectNothingLost(watched, played, countCards, isRecount);
          expect(played.table.everyCard).toEqual([...run.table.cards].sort());
        });
      }),
    );

    test(
      'the expected table is the real one once all steps are done',
      always((run) => {
        run.play(({ after, table }) => {
          const expected = watched.expect(after);
          expectWellMade(expected);
          // Between a stock that ran out early and somebody saying so, the table can't be as expected.
          if (table.leftEmpty.length > 0) return;
          expect(table.differences(expected)).toEqual([]);
        });
      }),
    );

    test(
      'ANY-1: legal inputs are accepted, others refused for a reason',
      always((run) => {
        const { cards, seatCount } = run.table;
        const possible = new Possible(cards);
        run.play(({ after, events, table }) => {
          possible.follow(events);
          if (!run.isNowAndThen()) return;
          const { random } = run;
          expectLegalMeansAccepted(watched, after, {
            table,
            possible,
            isListed: (card) => isListed(after, card),
            seatCount,
            cards,
            random,
            ...(fill === undefined ? {} : { fill }),
          });
        });
      }),
    );

    test(
      'nothing is changed in place, and states survive JSON',
      always((run) => {
        // The states are frozen: whatever would be changed in place throws.
        run.play(({ before, events, after }) => {
          expect(Object.isFrozen(before)).toBe(true);
          expect(events.length).toBeGreaterThan(0);
          expect(JSON.parse(JSON.stringify(after))).toStrictEqual(after);
        });
      }),
    );

    test(
      'ANY-4: nothing that is told names a face-down card',
      always((run) => {
        const { cards } = run.table;
        const events: Event[] = [];
        const possible = new Possible(cards);
        run.play((played) => {
          events.push(...played.events);
          possible.follow(played.events);
          if (game.outcome(played.after) !== undefined || !run.isNowAndThen()) return;
          const open = played.table.openCards;
          expectNoSpoilers(watched, played.after, { events, pack: cards, open, possible });
        });
      }),
    );

    test(
      'a log through JSON folds to the same state',
      always((run) => {
        const { log, state } = run.play();
        const folded = run.fold(JSON.parse(JSON.stringify(log)) as typeof log);
        expect(folded.misfit).toBeUndefined();
        expect(folded.state).toEqual(state);
        expect(folded.applied).toHaveLength(log.length);
      }),
    );

    test(
      'ANY-2: taking back moves equals replaying the shorter log',
      always((run) => {
        const { log } = run.play();
        const kept = log.length - drawBelow(run.random, Math.min(log.length, MOST_UNDONE) + 1);
        let undone = run.fold(log);
        for (const [index, { id }] of log.slice(kept).reverse().entries()) {
          undone = append(watched, undone, retraction(log.length + index, id));
          expect(undone.misfit).toBeUndefined();
        }
        expect(undone.state).toEqual(run.fold(log.slice(0, kept)).state);
      }),
    );

    test(
      'ANY-2: a correction equals a game in which the right card was seen at once',
      always((run) => {
        const { log } = run.play();
        const { cards } = run.table;
        const misread = misreadOf(watched, run.fold([]).start, log, cards, run.random);
        if (misread === undefined) return;
        expect(run.fold(misread.wrong).misfit).toBeUndefined();
        const corrected = run.fold([...misread.wrong, misread.correction]);
        const seenAtOnce = run.fold(misread.right);
        expect(corrected.state).toEqual(seenAtOnce.state);
        expect(corrected.applied).toEqual(seenAtOnce.applied);
        expect(corrected.misfit).toEqual(seenAtOnce.misfit);
      }),
    );
  });
}
