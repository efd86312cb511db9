import { Database } from './database.ts';
import { DeviceStore } from './device-store.ts';
import type { GameStore, StoreTrouble } from './game-store.ts';
import { MemoryStore } from './memory-store.ts';

export interface OpenedStore {
  readonly store: GameStore;
  /** Why things are kept in memory only; undefined when they are on the device. */
  readonly trouble: StoreTrouble | undefined;
}

/** The store of this browser, tried out; memory where that is all there is, and why. */
export async function openStore(): Promise<OpenedStore> {
  const store = new DeviceStore(new Database());
  const tried = await store.readSettings();
  return tried.ok
    ? { store, trouble: undefined }
    : { store: new MemoryStore(), trouble: tried.error };
}
