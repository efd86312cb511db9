import { expect, test } from 'vitest';

import { codesOf } from '../../../src/cards/pack.ts';
import type { FacadeEvent, FacadeOptions } from '../../../src/rules/facade/state.ts';
import { facade } from '../../../src/rules/facade/facade.ts';
import { PILE_PACK } from '../../../src/rules/facade/state.ts';
import { evolveAll } from '../../../src/rules/game.ts';
import { people } from '../support/play.ts';
import { expectAsWritten, parseMove, transcriptsIn } from '../support/transcripts.ts';
import type { WrittenGame } from './written-game.ts';
import { asTranscript, awardsOf, dealtCards } from './written-game.ts';

const WRITTEN = transcriptsIn<FacadeOptions>(new URL('transcripts/', import.meta.url)).map(
  // The files of this game are phase by phase.
  ([file, game]) => [file, game as unknown as WrittenGame] as const,
);

test.each(WRITTEN)('%s is refereed as written', (_, game) => {
  expectAsWritten(facade, asTranscript(game));
});

test.each(WRITTEN)('%s: every supply card goes where it is written', (_, game) => {
  const { moves } = asTranscript(game);
  const dealt = dealtCards(game);
  let state = facade.setup(game.options, people(game.seats));
  const phases: ReadonlyMap<string, string>[] = [];
  for (const move of moves) {
    const decided = facade.decide(state, parseMove(facade.inputShapes, move.do));
    if (!decided.ok) continue;
    state = evolveAll(facade, state, decided.value);
    for (const event of decided.value) {
      if (event.type === 'cards-awarded') phases.push(namedAwards(event, dealt));
    }
  }
  expect(phases).toHaveLength(game.phases.length);
  for (const [number, phase] of game.phases.entries()) {
    const written = awardsOf(phase);
    const decided = phases[number] ?? new Map<string, string>();
    for (const [card, to] of written)
      expect([number, card, decided.get(card)]).toEqual([number, card, to]);
    const won = (awards: Iterable<readonly [string, string]>) =>
      [...awards]
        .filter(([, to]) => Number(to) >= 0)
        .map(([card]) => card)
        .sort();
    expect(won(decided)).toEqual(won(written));
  }
});

test('whole games deal the whole pile, and there are enough of them', () => {
  const whole = WRITTEN.filter(([, { phases }]) => phases.length === 9);
  expect(whole.length).toBeGreaterThanOrEqual(5);
  for (const [, game] of whole) {
    expect([...dealtCards(game)].sort()).toEqual([...codesOf(PILE_PACK)].sort());
  }
});

function namedAwards(
  { awards }: Extract<FacadeEvent, { readonly type: 'cards-awarded' }>,
  dealt: readonly string[],
): ReadonlyMap<string, string> {
  return new Map(
    awards.map((award) => [
      dealt[Number(award.spot.slice(1)) - 1] ?? '',
      'winner' in award ? String(award.winner) : award.left,
    ]),
  );
}
