interface BuildQueue {
  /**
   * Asks for a build. Resolves once it has ended, or left its work to one that was asked for later.
   *
   * @param edited the only file that has changed since the last call, if that is known
   */
  add: (edited: string | undefined) => Promise<void>;
  /** True if a build was asked for and has not begun. */
  isWaiting: () => boolean;
}

/** Builds one time after the other. Of those that wait, the last one builds for all. */
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
