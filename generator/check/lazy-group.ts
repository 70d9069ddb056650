/**
 * Groups of facts with properties that are computed when they are first read. There may be thousands of groups, so all of
 * them share the same getters: engines are fast with objects that look alike, and keep how they look once. Such a group is
 * copied with `without`, because what its getters need is not among its properties.
 */

interface Lazy {
  names: readonly string[];
  compute: (name: string) => unknown;
  known: Record<string, unknown>;
}

const lazy = Symbol('lazy');

type LazyGroup = Record<string, unknown> & { [lazy]?: Lazy };

const getters = new Map<string, (this: LazyGroup) => unknown>();

function getterOf(name: string): (this: LazyGroup) => unknown {
  const getter =
    getters.get(name) ??
    function (this: LazyGroup) {
      const { known, compute } = this[lazy] as Lazy;
      if (!Object.hasOwn(known, name)) known[name] = compute(name);
      return known[name];
    };
  getters.set(name, getter);
  return getter;
}

/** Adds properties that are computed when they are first read, to a group that has none yet. */
export function defineLazily(group: object, names: readonly string[], compute: Lazy['compute']): void {
  if (names.length === 0) return;
  Object.defineProperty(group, lazy, { value: { names, compute, known: {} } satisfies Lazy });
  for (const name of names) {
    Object.defineProperty(group, name, { enumerable: true, configurable: true, get: getterOf(name) });
  }
}

/** A copy without some properties, in which what is computed when it is read still is. */
export function without<T extends object, K extends keyof T & string = never>(
  group: T,
  ...names: readonly K[]
): Omit<T, K> {
  const from = group as LazyGroup;
  const computed = from[lazy]?.names.filter((name) => !(names as readonly string[]).includes(name)) ?? [];
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(group)) {
    if (!(names as readonly string[]).includes(name) && !computed.includes(name)) copy[name] = from[name];
  }
  defineLazily(copy, computed, (name) => from[name]);
  return copy as Omit<T, K>;
}
