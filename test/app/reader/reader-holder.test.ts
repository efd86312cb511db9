import { describe, expect, test, vi } from 'vitest';
import type { CardReader, Picture, PictureReading } from '../../../src/vision/card-reader.ts';
import { explainReaderError, ReaderHolder } from '../../../src/app/reader/reader-holder.ts';

const PIXELS = {} as Picture;
const READING: PictureReading = { width: 1, height: 1, cards: [], dice: [], elapsedMs: 1 };

function scriptedReader(read: CardReader['read'] = () => Promise.resolve(READING)) {
  return {
    read: vi.fn<CardReader['read']>(read),
    follow: vi.fn<CardReader['follow']>(),
    dispose: vi.fn<CardReader['dispose']>(),
  };
}

test('one reader serves the whole visit, however often it is wanted', async () => {
  const create = vi.fn<() => Promise<CardReader>>(() => Promise.resolve(scriptedReader()));
  const holder = new ReaderHolder(create);
  holder.wake();
  expect(await holder.ready()).toEqual({ ok: true, value: undefined });
  expect(await holder.read(PIXELS)).toEqual({ ok: true, value: READING });
  expect(create).toHaveBeenCalledTimes(1);
});

test('a reader that could not start is tried again when it is wanted again', async () => {
  const create = vi
    .fn<() => Promise<CardReader>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(scriptedReader());
  const holder = new ReaderHolder(create);
  expect(await holder.ready()).toEqual({ ok: false, error: 'reader-missing' });
  expect(await holder.ready()).toEqual({ ok: true, value: undefined });
});

test('a reader that fails while reading is let go, and its memory freed', async () => {
  const broken = scriptedReader(() => Promise.reject(new Error('worker gone')));
  const create = vi
    .fn<() => Promise<CardReader>>()
    .mockResolvedValueOnce(broken)
    .mockResolvedValue(scriptedReader());
  const holder = new ReaderHolder(create);
  expect(await holder.read(PIXELS)).toEqual({ ok: false, error: 'reader-failed' });
  expect(broken.dispose).toHaveBeenCalledTimes(1);
  expect((await holder.read(PIXELS)).ok).toBe(true);
});

describe('what browsers throw', () => {
  test.each([
    [new TypeError('Failed to fetch'), 'reader-missing'],
    [new Error('Request to models/x.bin failed with status 404'), 'reader-missing'],
    [new RangeError('WebAssembly.Memory(): could not allocate memory'), 'reader-memory'],
    [new Error('Out of memory'), 'reader-memory'],
    [new Error('self test gave other numbers'), 'reader-failed'],
    ['a word', 'reader-failed'],
  ])('%s means %s', (error, code) => {
    expect(explainReaderError(error)).toBe(code);
  });
});
