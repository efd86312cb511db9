import { describe, expect, test } from 'vitest';

import type { TableLook } from '../../src/referee/explain-look.ts';
import { explainLook } from '../../src/referee/explain-look.ts';
import type { FacadeInput } from '../../src/rules/facade/decide.ts';
import type { FacadeOptions } from '../../src/rules/facade/state.ts';
import { facade } from '../../src/rules/facade/facade.ts';
import { evolveAll } from '../../src/rules/game.ts';
import { people } from '../rules/support/play.ts';
import { parseMove, transcriptsIn } from '../rules/support/transcripts.ts';
import type { State } from '../rules/facade/table.ts';
import {
  awarded,
  bidding,
  meldsOf,
  scoresOf,
  stageOf,
  supplyOf,
  table,
} from '../rules/facade/table.ts';
import type { WrittenGame } from '../rules/facade/written-game.ts';
import { asTranscript } from '../rules/facade/written-game.ts';

const WRITTEN = transcriptsIn<FacadeOptions>(
  new URL('../rules/facade/transcripts/', import.meta.url),
).map(([file, game]) => [file, game as unknown as WrittenGame] as const);

function after(state: State, inputs: readonly FacadeInput[]): State {
  return inputs.reduce((now, input) => {
    const decided = facade.decide(now, input);
    if (!decided.ok) throw new Error(`${JSON.stringify(input)} is refused`);
    return evolveAll(facade, now, decided.value);
  }, state);
}

function afterLook(state: State, look: TableLook): State {
  const explained = explainLook(state, look);
  if (!explained.ok) throw new Error(`${look.of}: ${JSON.stringify(explained.error)}`);
  return after(state, explained.value);
}

/** Moves of one kind that follow each other, those of bidding and revealing together. */
function inRuns(inputs: readonly FacadeInput[]): readonly (readonly FacadeInput[])[] {
  const kindOf = ({ type }: FacadeInput) => (type === 'bid' ? 'reveal' : type);
  const runs: FacadeInput[][] = [];
  for (const input of inputs) {
    const run = runs.at(-1);
    const last = run?.[0];
    if (run === undefined || last === undefined || kindOf(last) !== kindOf(input))
      runs.push([input]);
    else run.push(input);
  }
  return runs;
}

/** Points the phone at what these moves have changed, on a table that is now in this state. */
function lookAfter(state: State, run: readonly FacadeInput[], real: State): State {
  switch (run[0]?.type) {
    case 'deal':
      return afterLook(state, { of: 'supply', cards: supplyOf(real) });
    case 'bid':
    case 'reveal': {
      const reveals = run.flatMap((input) => (input.type === 'reveal' ? [input] : []));
      const bids = reveals.map(({ spot, cards }) => ({ at: spot, cards: [...cards].reverse() }));
      return afterLook(state, { of: 'bids', bids });
    }
    case 'place':
      return meldsOf(real).reduce(
        (now, melds, seat) => afterLook(now, { of: 'melds', seat, melds: [...melds].reverse() }),
        state,
      );
    default:
      return after(state, run);
  }
}

describe.each(WRITTEN)('FA-9, FA-4: %s', (_, written) => {
  test('looks at supply, bids and melds tell the whole game, with no bid entered by hand', () => {
    const { moves, options, seats } = asTranscript(written);
    const inputs = moves
      .filter((move) => move.refused === undefined)
      .map((move) => parseMove(facade.inputShapes, move.do) as FacadeInput);
    const start = facade.setup(options, people(seats));
    let [real, seen] = [start, start];
    for (const run of inRuns(inputs)) {
      real = after(real, run);
      seen = lookAfter(seen, run, real);
      expect(scoresOf(seen)).toEqual(scoresOf(real));
      expect(meldsOf(seen).map(asSets)).toEqual(meldsOf(real).map(asSets));
    }
    expect(facade.outcome(seen)).toEqual(facade.outcome(real));
  });
});

/** FA-6: the order of cards in a meld means nothing, nor does that of the melds. */
function asSets(melds: readonly (readonly string[])[]): readonly string[] {
  return melds.map((meld) => meld.toSorted().join(' ')).toSorted();
}

const DEAL = '9D 8C TS 2C';
const BIDS = ['K@9D J@8C Q@TS A@2C', 'K@8C J@9D Q@TS A@TS'];

test('FA-9: of a card that was not named nothing is entered', () => {
  const look: TableLook = { of: 'supply', cards: ['9D', 'unsure', 'TS', '2C'] };
  expect(explainLook(table([]), look)).toEqual({ ok: false, error: { code: 'card-unsure' } });
});

test('FA-1: a court card in the supply is refused with the reason of the rules', () => {
  const look: TableLook = { of: 'supply', cards: ['9D', 'KH'] };
  expect(explainLook(table([]), look)).toEqual({
    ok: false,
    error: { code: 'card-refused', reason: 'not-a-pile-card', card: 'KH' },
  });
});

test('a supply card that was not seen is missed', () => {
  const state = table(['deal 9D', 'deal 8C']);
  expect(explainLook(state, { of: 'supply', cards: ['8C', 'TS'] })).toEqual({
    ok: false,
    error: { code: 'card-missing', card: '9D' },
  });
});

test('FA-9: bids that were entered by hand must be where they were laid', () => {
  const state = table([...bidding(DEAL, BIDS).slice(0, 4), 'bid s4']);
  const bids = [
    { at: 's1', cards: ['KC', 'JH'] },
    { at: 's2', cards: ['JC', 'KH'] },
    { at: 's3', cards: ['QC', 'QH', 'AH', 'AC'] },
  ];
  expect(explainLook(state, { of: 'bids', bids })).toEqual({
    ok: false,
    error: { code: 'bids-differ', seat: 0, spot: 's4' },
  });
});

test('FA-9: as long as not all bid cards of a player were seen, none are entered', () => {
  const state = table(bidding(DEAL, BIDS).slice(0, 4));
  const bids = [{ at: 's1', cards: ['KC', 'JH'] }];
  const explained = explainLook(state, { of: 'bids', bids });
  expect(explained).toEqual({ ok: false, error: { code: 'bids-missing', seat: 0 } });
});

test('FA-3: once all bids are seen the award follows by itself', () => {
  const state = table(bidding(DEAL, BIDS).slice(0, 4));
  const seen = afterLook(state, {
    of: 'bids',
    bids: [
      { at: 's1', cards: ['JH', 'KC'] },
      { at: 's2', cards: ['JC', 'KH'] },
      { at: 's3', cards: ['QC', 'QH', 'AH'] },
      { at: 's4', cards: ['AC'] },
    ],
  });
  expect(stageOf(seen)).toBe('placing');
  expect(seen.game.awards).toEqual(table(awarded(DEAL, BIDS)).game.awards);
});

test('FA-4: a card that was placed never moves to another meld', () => {
  const state = table([...awarded(DEAL, BIDS), 'place s1 a1']);
  const look: TableLook = { of: 'melds', seat: 0, melds: [['2C']] };
  expect(explainLook(state, look)).toEqual({
    ok: false,
    error: { code: 'card-missing', card: '9D', seat: 0 },
  });
});

test('FA-4: a card laid where it does not belong is refused with the reason of the rules', () => {
  const state = table([...awarded(DEAL, BIDS), 'place s1 a1']);
  const look: TableLook = { of: 'melds', seat: 0, melds: [['9D', '2C']] };
  expect(explainLook(state, look)).toMatchObject({
    ok: false,
    error: { code: 'card-refused', reason: 'meld-does-not-take-it' },
  });
});
