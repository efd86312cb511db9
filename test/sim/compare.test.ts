import { expect, test } from 'vitest';
import type { LogEntry } from '../../src/rules/log.ts';
import type { InputBase } from '../../src/rules/inputs.ts';
import { compare } from './compare.ts';
import type { Filming } from './play-film.ts';

const deed = (input: string, done: number) => ({ input, done });

/** An app that entered these, each at its time. */
function filming(...lines: readonly (readonly [at: number, ...fields: string[]])[]): Filming {
  const log = lines.map(([at, type = '', spot, card], index) => ({
    at,
    entry: {
      kind: 'input',
      id: index,
      at,
      by: 'camera',
      input: {
        type,
        ...(spot === undefined ? {} : { spot }),
        ...(card === undefined ? {} : { card }),
      },
    } as unknown as LogEntry<InputBase>,
  }));
  return { log, frames: 0, took: 0, questions: [], faults: [], lastStatus: '' };
}

test('what was entered in the order of the deeds was followed, with its delay', () => {
  const deeds = [deed('turn-up r1c1 5H', 1000), deed('close', 3000)];
  const result = compare(deeds, [], filming([1300, 'turn-up', 'r1c1', '5H'], [3500, 'close']));
  expect(result).toMatchObject({ followed: 2, wrong: [], missed: [], delays: [300, 500] });
});

test('what was not done is wrong, also after the last deed, and what was not entered is missed', () => {
  const deeds = [deed('turn-up r1c1 5H', 1000), deed('turn-up r1c2 6H', 2000)];
  const seen = filming([1300, 'turn-up', 'r1c1', '5H'], [2500, 'close'], [2600, 'roll', '4']);
  expect(compare(deeds, [], seen)).toMatchObject({
    followed: 1,
    wrong: ['close at 2500', 'roll 4 at 2600'],
    missed: ['turn-up r1c2 6H at 2000'],
  });
});

test('ANY-7: a card that was turned up by mistake may be logged as seen, and a fault then is no false alarm', () => {
  const mistake = {
    kind: 'third-card',
    spot: 'r2c2',
    card: '9C',
    from: 5000,
    until: 9000,
  } as const;
  const seen = filming([6000, 'glimpse', 'r2c2', 'KD']);
  const faults = [
    { at: 6500, text: 'One card too many' },
    { at: 20_000, text: 'A card is missing' },
  ];
  expect(compare([], [mistake], { ...seen, faults })).toMatchObject({
    wrong: [],
    called: 1,
    falseAlarms: [faults[1]],
  });
});
