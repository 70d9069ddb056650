/** Numbers that look random and are the same in every run (mulberry32, https://github.com/bryc/code/blob/master/jshash/PRNGs.md). */
export interface Random {
  /** From 0 up to 1. */
  next: () => number;
  pick: <T>(items: readonly T[]) => T;
  /** A whole number from `min` to `max`, both included. */
  between: (min: number, max: number) => number;
}

/** @param seed the same seed gives the same numbers */
export function random(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
}
