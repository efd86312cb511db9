import { describe, expect, test } from 'vitest';
import { fail, ok } from '../../../src/cards/result.ts';
import type { Detection } from '../../../src/table/detection.ts';
import {
  groupFaceUp,
  takeLook,
  type LookPorts,
  type LookStage,
} from '../../../src/app/facade-score/take-look.ts';
import { seen } from './tables.ts';

const PICTURE = { source: 'data:image/png;base64,', width: 800, height: 600 };
const FILE = new Blob(['anything']);
const PIXELS = { width: 800, height: 600 } as ImageBitmap;

/** A reader that sees what it is told to see, and what it was asked to do. */
function script(cards: readonly Detection[], others: Partial<LookPorts> = {}) {
  const stages: LookStage[] = [];
  const ports: LookPorts = {
    open: () => Promise.resolve(ok({ shown: PICTURE, pixels: () => Promise.resolve(PIXELS) })),
    ready: () => Promise.resolve(ok(undefined)),
    read: () => Promise.resolve(ok({ width: 800, height: 600, cards, dice: [], elapsedMs: 1 })),
    onStage: (stage) => stages.push(stage),
    ...others,
  };
  return { ports, stages };
}

test('a picture is opened, the reader woken, the cards read and grouped by where they lie', async () => {
  const cards = [
    seen('5C', 0, 0),
    seen('back', 400, 300),
    seen('6C', 30, 0),
    seen('9H', 400, 0),
    seen('7C', 60, 0),
  ];
  const { ports, stages } = script(cards);
  const look = await takeLook(FILE, ports);
  expect(look).toEqual(ok({ picture: PICTURE, cards, groups: [[0, 2, 4], [3]] }));
  expect(stages).toEqual(['opening', 'waking', 'reading']);
});

test('every face-up card is in exactly one group, a face-down one in none', () => {
  const cards = [
    seen('back', 0, 0),
    seen('unsure', 5, 5),
    seen('back', 10, 10),
    seen('2H', 500, 0),
  ];
  expect(new Set(groupFaceUp(cards).flat())).toEqual(new Set([1, 3]));
  expect(groupFaceUp(cards).flat()).toHaveLength(2);
});

describe('says plainly why there is nothing to score', () => {
  test.each([
    ['no card seen', script([]), { code: 'no-cards' }],
    [
      'only face-down cards',
      script([seen('back', 0, 0), seen('back', 300, 0)]),
      { code: 'only-backs', count: 2 },
    ],
    [
      'a file that is no picture',
      script([], { open: () => Promise.resolve(fail('not-a-picture')) }),
      { code: 'not-a-picture' },
    ],
    [
      'a reader that can’t start',
      script([], { ready: () => Promise.resolve(fail('reader-memory')) }),
      { code: 'reader-memory' },
    ],
    [
      'a reader that stops while reading',
      script([], { read: () => Promise.resolve(fail('reader-failed')) }),
      { code: 'reader-failed' },
    ],
  ])('%s', async (_, { ports }, failure) => {
    expect(await takeLook(FILE, ports)).toEqual(fail(failure));
  });

  test('a file that can’t be opened does not wake the reader', async () => {
    const { ports, stages } = script([], { open: () => Promise.resolve(fail('empty')) });
    await takeLook(FILE, ports);
    expect(stages).toEqual(['opening']);
  });
});
