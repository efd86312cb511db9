import { expect, test } from 'vitest';
import type { Result } from '../../../src/cards/result.ts';
import { sightings, type TableLoopPorts } from '../../../src/app/live-table/table-loop.ts';
import type { HandSighting, Sighting } from '../../../src/table/sighting.ts';

const HAND: HandSighting = { outline: [], tips: [[1, 2]] };

const READ = {
  width: 1280,
  height: 720,
  cards: [],
  dice: [],
  blobs: [],
  white: undefined,
  elapsedMs: 1,
};

/** A camera that gives a frame each 100 ms of its own clock, and vision that answers at once. */
function script(frames: number, change: Partial<TableLoopPorts<number, 'reader-failed'>> = {}) {
  const looking = new AbortController();
  let shown = 0;
  const waits: number[] = [];
  const ports: TableLoopPorts<number, 'reader-failed'> = {
    grab: () => {
      shown += 1;
      if (shown > frames) looking.abort();
      const at = 100 * shown;
      return Promise.resolve({ at, width: 1280, height: 720, motion: 0.5, picture: shown });
    },
    read: () =>
      Promise.resolve({
        ok: true,
        value: READ,
      }),
    findHands: () => undefined,
    namePieces: () => [],
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    ...change,
  };
  return { ports, signal: looking.signal, waits };
}

async function all(
  found: AsyncGenerator<Result<Sighting, 'reader-failed'>>,
): Promise<readonly Result<Sighting, 'reader-failed'>[]> {
  const list = [];
  for await (const one of found) list.push(one);
  return list;
}

const handsOf = (found: readonly Result<Sighting, 'reader-failed'>[]) =>
  found.map((one) => (one.ok ? one.value.hands.length : -1));

test('each frame is read once, with the time it was taken', async () => {
  const { ports, signal } = script(3);
  const found = await all(sightings(ports, signal));
  expect(found.map((one) => (one.ok ? [one.value.at, one.value.motion] : one.error))).toEqual([
    [100, 0.5],
    [200, 0.5],
    [300, 0.5],
  ]);
});

test('while there is no frame, none is read, and the page gets its rest', async () => {
  const { ports, signal, waits } = script(1);
  const grab = ports.grab.bind(ports);
  let asked = 0;
  const late = {
    ...ports,
    grab: () => {
      asked += 1;
      return asked < 3 ? Promise.resolve(undefined) : grab();
    },
  };
  expect(await all(sightings(late, signal))).toHaveLength(1);
  expect(waits.slice(0, 2)).toEqual([200, 200]);
});

test('a reader that fails is told, and nothing is read after it', async () => {
  const { ports, signal } = script(9, {
    read: () => Promise.resolve({ ok: false, error: 'reader-failed' }),
  });
  expect(await all(sightings(ports, signal))).toEqual([{ ok: false, error: 'reader-failed' }]);
});

test('hands are looked for at most four times a second, beside the reading, and are known until they are old', async () => {
  const asked: number[] = [];
  const { ports, signal } = script(12, {
    findHands: (at) => {
      asked.push(at);
      return at < 300 ? Promise.resolve([HAND]) : new Promise(() => {});
    },
  });
  const hands = handsOf(await all(sightings(ports, signal)));
  expect(asked).toEqual([100, 400]);
  expect(hands.slice(0, 8)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  expect(hands.slice(8)).toEqual([0, 0, 0, 0]);
});

test('a frame that shows no hand ends the one before', async () => {
  const { ports, signal } = script(6, {
    findHands: (at) => Promise.resolve(at < 300 ? [HAND] : []),
  });
  expect(handsOf(await all(sightings(ports, signal)))).toEqual([1, 1, 1, 0, 0, 0]);
});
