import type { OpenedKeeping } from '../../session/open-keeping.ts';

/** Opens what is kept when the first screen asks for it, once for all; what failed may be tried again. */
export class KeepingHolder {
  readonly #open: () => Promise<OpenedKeeping>;
  #opened: Promise<OpenedKeeping> | undefined;

  constructor(open: () => Promise<OpenedKeeping>) {
    this.#open = open;
  }

  opened(): Promise<OpenedKeeping> {
    this.#opened ??= this.#open().catch((error: unknown) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }
}
