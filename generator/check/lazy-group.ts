/**
 * Groups of facts with properties that are computed when they are first read. There may be thousands of groups, so all of
 * them share the same getters: engines are fast with objects that look alike. Such a group is copied with `without`, because
 * what its getters need is not among its properties.
 */

/** What is still to be computed, by the name of the property. */
const pending = Symbol('pending');

type LazyGroup = Record<string, unknown> & { [pending]?: Record<string, () => unknown> };

const getters = new Map<string, (this: LazyGroup) => unknown>();

function getterOf(name: string): (this: LazyGroup) => unknown {
  const getter =
    getters.get(name) ??
    function (this: LazyGroup) {
      const value = this[pending]?.[name]?.();
      Object.defineProperty(this, name, { enumerable: true, configurable: true, writable: true, value });
      delete this[pending]?.[name];
      return value;
    };
  getters.set(name, getter);
  return getter;
}

/** Adds a property that is computed when it is first read. */
export function defineLazily(group: object, name: string, compute: () => unknown): void {
  const lazy = group as LazyGroup;
  if (lazy[pending]) lazy[pending][name] = compute;
  else Object.defineProperty(lazy, pending, { value: { [name]: compute } });
  Object.defineProperty(lazy, name, { enumerable: true, configurable: true, get: getterOf(name) });
}

/** A copy without some properties, in which what is computed when it is read still is. */
export function without<T extends object, K extends keyof T & string = never>(
  group: T,
  ...names: readonly K[]
): Omit<T, K> {
  const from = group as LazyGroup;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(group)) {
    if ((names as readonly string[]).includes(name)) continue;
    if (from[pending]?.[name]) defineLazily(copy, name, () => from[name]);
    else copy[name] = from[name];
  }
  return copy as Omit<T, K>;
}
