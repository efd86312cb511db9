/** Whether the browser may throw away what is kept when it is short of room, or after a week without a visit. */
export const PERSISTENCES = ['kept-for-good', 'may-be-thrown-away', 'unknown'] as const;
export type Persistence = (typeof PERSISTENCES)[number];

/** The part of the browser's StorageManager that is used. */
export type StoragePort = Pick<StorageManager, 'persisted' | 'persist' | 'estimate'>;

/** How things stand, without asking anybody. */
export async function persistenceOf(storage: StoragePort | undefined): Promise<Persistence> {
  return persistenceBy(storage, (port) => port.persisted());
}

/** Asks the browser to keep everything for good; some ask the player. After a first game was kept is a good moment. */
export async function askToPersist(storage: StoragePort | undefined): Promise<Persistence> {
  return persistenceBy(storage, (port) => port.persist());
}

/** Bytes that are used and that may be used, as far as the browser tells. */
export async function roomIn(
  storage: StoragePort | undefined,
): Promise<{ readonly used: number; readonly most: number } | undefined> {
  try {
    const { usage, quota } = (await storage?.estimate()) ?? {};
    return usage === undefined || quota === undefined ? undefined : { used: usage, most: quota };
  } catch {
    return undefined;
  }
}

async function persistenceBy(
  storage: StoragePort | undefined,
  ask: (port: StoragePort) => Promise<boolean>,
): Promise<Persistence> {
  try {
    if (storage === undefined) return 'unknown';
    return (await ask(storage)) ? 'kept-for-good' : 'may-be-thrown-away';
  } catch {
    return 'unknown';
  }
}
