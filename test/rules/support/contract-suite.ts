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

export interface ContractSetting<State, Input extends InputBase, Options> {
  readonly tables: fc.Arbitrary<TableSetting<Options>>;
  /** How people here make an input of a pattern, where the real table alone can't tell or random play never ends. */
  readonly fill?: Fill<State, Input>;
  /** How many cards these zones hold, if some lie in none (in a hand, aside). */
  readonly countCards?: (zones: readonly Zone[]) => number;
  /** Random games for each property unless `KIBITZ_RUNS` says otherwise. */
  readonly runs?: number;
}

/** More inputs than any game needs; one that gets here would never end. */
const ENDLESS = 5000;

/** The promises every game makes by the contract, held against random legal play with real cards. */
export function contractSuite<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  setting: ContractSetting<State, Input, Options>,
): void {
  const numRuns = Number(process.env['KIBITZ_RUNS'] ?? setting.runs ?? 8);
  const watched = frozenGame(game);
  const { countCards = cardsIn } = setting;
  const seeds = fc.noShrink(fc.integer({ min: 0 }));
  /** To the end, or to any point before it: a failure shrinks to the first input it happens at. */
  const lengths = fc.integer({ min: 0, max: 200 }).map((most) => (most > 100 ? ENDLESS : most));

  function play(
    table: TableSetting<Options>,
    seed: number,
    most: number,
    look?: (played: PlayedInput<State, Input, Event>, random: RandomSource) => void,
  ) {
    const random = seededSource(seed);
    const { options, seatCount, cards, deal } = table;
    return playRandomly(watched, options, {
      seats: people(seatCount),
      cards,
      random,
      most,
      talk: true,
      ...(deal === undefined ? {} : { deal }),
      ...(setting.fill === undefined ? {} : { fill: setting.fill }),
      ...(look === undefined ? {} : { look: (played) => look(played, random) }),
    });
  }

  function property(
    name: string,
    holds: (table: TableSetting<Options>, seed: number, most: number) => void,
  ): void {
    test(name, () => {
      fc.assert(fc.property(setting.tables, seeds, lengths, holds), { numRuns });
    });
  }

  const foldAt = (table: TableSetting<Options>, log: readonly LogEntry<Input>[]) =>
    fold(watched, table.options, people(table.seatCount), log);

  describe(`the contract: ${game.id}`, () => {
    test('random legal play comes to an end', () => {
      fc.assert(
        fc.property(setting.tables, seeds, (table, seed) => {
          const { state, log } = play(table, seed, ENDLESS);
          expect(game.outcome(state), `after ${log.length} inputs`).toBeDefined();
        }),
        { numRuns },
      );
    });

    property('the options are those of the game, the seats too', ({ options, seatCount }) => {
      expect(game.checkOptions(options, seatCount)).toEqual({ ok: true, value: options });
      expect(game.view(game.setup(options, people(seatCount))).seats).toHaveLength(seatCount);
    });

    property('a game is over exactly when only table talk, if anything, is left', (...at) => {
      play(...at, ({ before, after }) => {
        expect(game.legal(before).some((pattern) => !isCommonInput(pattern))).toBe(true);
        const isOver = game.outcome(after) !== undefined;
        const moves = game.legal(after).filter((pattern) => !isCommonInput(pattern));
        expect(moves.length === 0).toBe(isOver);
        if (isOver) expect(game.view(after)).toMatchObject({ stage: 'over' });
      });
    });

    property('every card is in one place after every event, stones and tokens too', (...at) => {
      play(...at, (played) => {
        expectNothingLost(watched, played, countCards);
        expect(played.table.everyCard).toEqual([...at[0].cards].sort());
      });
    });

    property('the expected table is the real one once all steps are done', (...at) => {
      play(...at, ({ after, table }) => {
        const expected = watched.expect(after);
        expectWellMade(expected);
        expect(table.differences(expected)).toEqual([]);
      });
    });

    property('ANY-1: legal inputs are accepted, others refused for a reason', (...at) => {
      const possible = new Possible(at[0].cards);
      play(...at, ({ before, after, events, table }, random) => {
        if (drawBelow(random, 4) > 0) return void possible.follow(events);
        // The state before was checked without what this input showed; this one is checked with it.
        possible.follow(events);
        expect(game.outcome(before)).toBeUndefined();
        const { seatCount, cards } = at[0];
        expectLegalMeansAccepted(watched, after, {
          table,
          possible,
          seatCount,
          cards,
          random,
          ...(setting.fill === undefined ? {} : { fill: setting.fill }),
        });
      });
    });

    property('nothing is changed in place, and states survive JSON', (...at) => {
      // The states are frozen: whatever would be changed in place throws.
      play(...at, ({ before, events, after }) => {
        expect(Object.isFrozen(before)).toBe(true);
        expect(events.length).toBeGreaterThan(0);
        expect(JSON.parse(JSON.stringify(after))).toStrictEqual(after);
      });
    });

    property('ANY-4: nothing that is told names a face-down card', (...at) => {
      const events: Event[] = [];
      const possible = new Possible(at[0].cards);
      play(...at, (played, random) => {
        events.push(...played.events);
        possible.follow(played.events);
        if (watched.outcome(played.after) !== undefined || drawBelow(random, 4) > 0) return;
        const open = played.table.openCards;
        expectNoSpoilers(watched, played.after, { events, pack: at[0].cards, open, possible });
      });
    });

    property('a log through JSON folds to the same state', (...at) => {
      const { log, state } = play(...at);
      const folded = foldAt(at[0], JSON.parse(JSON.stringify(log)) as typeof log);
      expect(folded.misfit).toBeUndefined();
      expect(folded.state).toEqual(state);
      expect(folded.applied).toHaveLength(log.length);
    });

    property('ANY-2: taking back moves equals replaying the shorter log', (...at) => {
      const { log } = play(...at);
      const random = seededSource(at[1] + 1);
      const kept = log.length - drawBelow(random, Math.min(log.length, 30) + 1);
      let undone = foldAt(at[0], log);
      for (let length = log.length - 1; length >= kept; length -= 1) {
        undone = append(
          watched,
          undone,
          retraction(2 * log.length - length, log[length]?.id ?? ''),
        );
        expect(undone.misfit).toBeUndefined();
      }
      expect(undone.state).toEqual(foldAt(at[0], log.slice(0, kept)).state);
    });

    property(
      'ANY-2: a correction equals a game in which the right card was seen at once',
      (...at) => {
        const { log } = play(...at);
        const random = seededSource(at[1] + 1);
        const misread = misreadOf(watched, foldAt(at[0], []).start, log, at[0].cards, random);
        if (misread === undefined) return;
        const { wrong, right, correction } = misread;
        expect(foldAt(at[0], wrong).misfit).toBeUndefined();
        const corrected = foldAt(at[0], [...wrong, correction]);
        const seenAtOnce = foldAt(at[0], right);
        expect(corrected.state).toEqual(seenAtOnce.state);
        expect(corrected.applied).toEqual(seenAtOnce.applied);
        expect(corrected.misfit).toEqual(seenAtOnce.misfit);
      },
    );
  });
}
