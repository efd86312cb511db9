import { describe, expect, test } from 'vitest';
import type { StoragePort } from '../../src/store/persistence.ts';
import { askToPersist, persistenceOf, roomIn } from '../../src/store/persistence.ts';

const storage = (answer: boolean): StoragePort => ({
  persisted: () => Promise.resolve(answer),
  persist: () => Promise.resolve(answer),
  estimate: () => Promise.resolve({ usage: 1000, quota: 5000 }),
});
const denied: StoragePort = {
  persisted: () => Promise.reject(new TypeError('not in this context')),
  persist: () => Promise.reject(new TypeError('not in this context')),
  estimate: () => Promise.reject(new TypeError('not in this context')),
};

describe.each([
  ['looking', persistenceOf],
  ['asking', askToPersist],
])('%s whether things are kept for good', (_, ask) => {
  test('says what the browser says, and nothing where it says nothing', async () => {
    expect(await ask(storage(true))).toBe('kept-for-good');
    expect(await ask(storage(false))).toBe('may-be-thrown-away');
    expect(await ask(undefined)).toBe('unknown');
    expect(await ask(denied)).toBe('unknown');
  });
});

test('how much room there is, where the browser tells', async () => {
  expect(await roomIn(storage(true))).toEqual({ used: 1000, most: 5000 });
  expect(await roomIn(undefined)).toBeUndefined();
  expect(await roomIn(denied)).toBeUndefined();
});
