/**
 * Copies a string that is part of a longer one, which would stay in memory with it. V8 copies the parts of a joined
 * string before it slices it, which takes a fifth of the time of a buffer.
 */
export const detached = (text: string): string => ` ${text}`.slice(1);
