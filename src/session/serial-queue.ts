/** Runs one piece of work after another, in the order they came: two inputs at once are an old way to break a game. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<Value>(work: () => Promise<Value>): Promise<Value> {
    const result = this.#last.then(work);
    // What failed is the business of whoever asked for it; the next one runs all the same.
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** When all that was asked for until now is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
