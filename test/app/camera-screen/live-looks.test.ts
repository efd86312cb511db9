import { expect, test } from 'vitest';
import { fail, ok, type Result } from '../../../src/cards/result.ts';
import type { Picture, PictureReading } from '../../../src/vision/card-reader.ts';
import { liveLooks, type LivePorts } from '../../../src/app/camera-screen/live-looks.ts';

async function collect<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const reading = (elapsedMs: number): Result<PictureReading, 'stopped'> =>
  ok({ width: 4, height: 3, cards: [], dice: [], elapsedMs });

/** A camera whose frames are numbers, and a reader that answers as told. */
function script(answers: readonly Result<PictureReading, 'stopped'>[], missing = 0) {
  const waits: number[] = [];
  let frame = -missing;
  let answer = 0;
  const ports: LivePorts<number, 'stopped'> = {
    grab: () => (frame++ < 0 ? undefined : frame),
    pixels: () => Promise.resolve({} as Picture),
    read: () => Promise.resolve(answers[answer++] ?? fail('stopped')),
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  };
  return { ports, waits };
}

test('each look carries the frame it was read in; a reader that fails ends the looks', async () => {
  const { ports } = script([reading(10), reading(10)]);
  const looks = await collect(liveLooks(ports, new AbortController().signal));
  expect(looks.map((look) => (look.ok ? look.value.frame : look.error))).toEqual([1, 2, 'stopped']);
});

test('a slow reading is followed by a longer rest', async () => {
  const { ports, waits } = script([reading(10), reading(1000)]);
  await collect(liveLooks(ports, new AbortController().signal));
  expect(waits).toEqual([50, 200]);
});

test('without a frame nothing is read, and it is tried again', async () => {
  const { ports, waits } = script([reading(10)], 3);
  const looks = await collect(liveLooks(ports, new AbortController().signal));
  expect(looks.map((look) => look.ok)).toEqual([true, false]);
  expect(waits).toEqual([200, 200, 200, 50]);
});

test('a look that ends while a frame is being read brings no more readings', async () => {
  const looking = new AbortController();
  const { ports } = script([reading(10), reading(10), reading(10)]);
  const read = () => {
    looking.abort();
    return Promise.resolve(reading(10));
  };
  expect(await collect(liveLooks({ ...ports, read }, looking.signal))).toEqual([]);
});
