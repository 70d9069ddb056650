import { detached } from '../basics/detached.ts';

/** How many results are kept, so that memory does not grow with the number of pages. */
const most = 4000;

/** Computes a result, or returns the earlier one for the same key. */
export type Remembered<T> = (key: string, compute: () => T) => T;

/** Keeps the results for the most recent keys, because pages share many of their texts. */
export function remembered<T extends object>(): Remembered<T> {
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  const isRepeated = repetitions();
  return (key, compute) => {
    const known = recent.get(key);
    if (known) return known;
    const old = older.get(key);
    const value = old ?? compute();
    if (!old && !isRepeated(key)) return value;
    if (recent.size === most) {
      older = recent;
      recent = new Map();
    }
    recent.set(detached(key), value);
    return value;
  };
}

/** The maximum number of texts that it can recognize. */
const places = 8192;

/**
 * Returns a function that returns true for a text that was probably seen before. Most texts are on only one page, so
 * keeping their results would be useless. Two texts that collide are kept a little early, which does no harm.
 */
function repetitions(): (text: string) => boolean {
  const seen = new Int32Array(places);
  return (text) => {
    const { length } = text;
    let hash = length;
    const step = (length >> 4) + 1;
    for (let index = 0; index < length; index += step) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    hash ^= hash >>> 15;
    const place = hash & (places - 1);
    if (seen[place] === hash) return true;
    seen[place] = hash;
    return false;
  };
}
