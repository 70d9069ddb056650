/** Calls a function once and shares its result. After a failure, the next call tries again. */
export function sharedPromise<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    made.catch(() => {
      made = null;
    });
    return made;
  };
}
