interface BuildQueue {
  /**
   * Requests a build. Resolves once it has ended, or was merged into a later one.
   *
   * @param edited the only file that has changed since the last call, if that is known
   */
  add: (edited: string | undefined) => Promise<void>;
  /** Returns true if a build is waiting to start. */
  isWaiting: () => boolean;
}

/** Runs builds one at a time. The last of those that wait covers all of them. */
export function buildQueue(build: (edited: string | undefined) => Promise<void>): BuildQueue {
  let last = Promise.resolve();
  let waiting = 0;
  let areSeveral = false;
  const next = async (edited: string | undefined) => {
    waiting += 1;
    await last;
    waiting -= 1;
    const only = areSeveral ? undefined : edited;
    areSeveral = waiting > 0;
    if (!areSeveral) await build(only);
  };
  return {
    add: (edited) => {
      last = next(edited);
      return last;
    },
    isWaiting: () => waiting > 0,
  };
}
