import fc from 'fast-check';
import { expect, test } from 'vitest';

import { codesOf } from '../../../src/cards/pack.ts';
import { SUITS, suitOf } from '../../../src/cards/standard.ts';
import type { SuitedCode } from '../../../src/cards/standard.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import { drawFrom, seededSource } from '../../../src/rules/chance.ts';
import { facade } from '../../../src/rules/facade/facade.ts';
import { PILE_PACK } from '../../../src/rules/facade/state.ts';
import type { LogEntry } from '../../../src/rules/log.ts';
import { fold } from '../../../src/rules/log.ts';
import { correction } from '../support/log-lines.ts';
import { people, playRandomly } from '../support/play.ts';
import { shuffled } from '../support/real-table.ts';
import { fillCrowded } from './honest-players.ts';

type Log = readonly LogEntry<Parameters<typeof facade.decide>[1]>[];

const OPTIONS = { suits: SUITS };

/** The reveals of the log by the number of their phase. */
function revealsByPhase(log: Log): readonly Log[] {
  const phases: LogEntry<Parameters<typeof facade.decide>[1]>[][] = [];
  let isOpen = false;
  for (const line of log) {
    const isReveal = line.kind === 'input' && line.input.type === 'reveal';
    if (isReveal && !isOpen) phases.push([]);
    if (isReveal) phases.at(-1)?.push(line);
    isOpen = isReveal;
  }
  return phases;
}

/** The same reveals with the cards of one suit taken for each other in some way. */
function reread(reveals: Log, random: RandomSource): Log {
  const cards = reveals.flatMap(cardsOf);
  const suit = suitOf(drawFrom(random, cards));
  const own = cards.filter((card) => suitOf(card) === suit);
  const others = shuffled(own, random);
  const rightly = (card: SuitedCode) => others[own.indexOf(card)] ?? card;
  return reveals.map((line) =>
    line.kind === 'input' && line.input.type === 'reveal'
      ? { ...line, input: { ...line.input, cards: cardsOf(line).map(rightly) } }
      : line,
  );
}

function cardsOf(line: Log[number]): readonly SuitedCode[] {
  const isReveal = line.kind === 'input' && line.input.type === 'reveal';
  return isReveal ? (line.input.cards as readonly SuitedCode[]) : [];
}

test('ANY-2: bids taken for each other and put right are as if seen right at once', () => {
  let changed = 0;
  fc.assert(
    fc.property(
      fc.noShrink(fc.integer({ min: 0 })),
      fc.constantFrom(2, 3, 4),
      (seed, seatCount) => {
        const random = seededSource(seed);
        const { log } = playRandomly(facade, OPTIONS, {
          seats: people(seatCount),
          cards: codesOf(PILE_PACK),
          random,
          fill: fillCrowded,
          most: 70,
        });
        const phases = revealsByPhase(log);
        if (phases.length === 0) return;
        const right = new Map(
          reread(drawFrom(random, phases), random).map((line) => [line.id, line]),
        );
        const corrections = [...right.values()].flatMap((line, index) =>
          line.kind === 'input' ? [correction(1000 + index, line.id, line.input)] : [],
        );
        const seats = people(seatCount);
        const corrected = fold(facade, OPTIONS, seats, [...log, ...corrections]);
        const atOnce = fold(
          facade,
          OPTIONS,
          seats,
          log.map((line) => right.get(line.id) ?? line),
        );
        expect(corrected.state).toEqual(atOnce.state);
        expect(corrected.applied).toEqual(atOnce.applied);
        expect(corrected.misfit).toEqual(atOnce.misfit);
        if (corrected.misfit !== undefined) changed += 1;
      },
    ),
    { numRuns: 25 },
  );
  // Some of these corrections must have made a later move illegal, or nothing was tried.
  expect(changed).toBeGreaterThan(0);
});
