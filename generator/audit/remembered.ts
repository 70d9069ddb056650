/** How many results are kept, so that memory does not grow with the number of pages. */
const most = 4000;

/** Computes a result, or returns the one that it had for the same key. */
export type Remembered<T> = (key: string, compute: () => T) => T;

/** Remembers the results for the keys that were asked for last, because pages share many of their texts. */
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
    recent.set(ownCopy(key), value);
    return value;
  };
}

/** How many texts it knows again at most. */
const places = 8192;

/**
 * Tells whether a text was probably seen before. Most texts are on one page only, and what is kept of those is never asked for. Two texts that look
 * the same to it are kept a little early, which does no harm.
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

/**
 * A string that is not part of a longer one, which would stay in memory with it. V8 copies the parts of a joined string before it
 * cuts something off, in a fifth of the time that a buffer takes.
 */
export const ownCopy = (text: string) => ` ${text}`.slice(1);
