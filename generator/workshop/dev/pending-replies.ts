/** The requests to a worker that have no reply yet. */
export class PendingReplies {
  readonly #waiting = new Map<number, (value: unknown) => void>();
  #lastId = 0;

  /** Returns the id for a request, and its reply: null if the worker does not have it, or exits before it replies. */
  next<T>(): { id: number; reply: Promise<T | null> } {
    this.#lastId += 1;
    const id = this.#lastId;
    const reply = new Promise<T | null>((resolve) => {
      this.#waiting.set(id, (value) => resolve(value as T | null));
    });
    return { id, reply };
  }

  settle(id: number, value: unknown): void {
    this.#waiting.get(id)?.(value);
    this.#waiting.delete(id);
  }

  /** Settles all of them with null, after the worker has exited. */
  settleAll(): void {
    for (const id of this.#waiting.keys()) this.settle(id, null);
  }
}
