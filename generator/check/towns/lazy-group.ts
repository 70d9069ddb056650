/**
 * Groups of facts with properties that are computed when they are first read. There may be thousands of groups, so all
 * of them share the same getters: engines handle objects of the same shape quickly and store the shape once. To copy
 * such a group, use `without`, because what its getters need is not among its properties.
 */

interface Lazy {
  names: readonly string[];
  compute: (name: string, of: unknown) => unknown;
  /** What distinguishes the group from others with the same `compute`. */
  of: unknown;
  /** The computed values; null if nothing was computed, or not recently. */
  known: Record<string, unknown> | null;
}

/** How many groups keep their computed values, so that memory does not grow with the number of pages made. */
const maxKept = 500;

const lazy = Symbol('lazy');

type LazyGroup = Record<string, unknown> & { [lazy]?: Lazy };

const getters = new Map<string, (this: LazyGroup) => unknown>();

function getterOf(name: string): (this: LazyGroup) => unknown {
  const getter =
    getters.get(name) ??
    function (this: LazyGroup) {
      const group = this[lazy] as Lazy;
      group.known ??= {};
      const { known, compute, of } = group;
      if (!Object.hasOwn(known, name)) known[name] = compute(name, of);
      keepForNow(group);
      return known[name];
    };
  getters.set(name, getter);
  return getter;
}

/** The groups that computed something recently, and those before them. */
let [recent, older]: [Set<Lazy>, Set<Lazy>] = [new Set(), new Set()];

/** Drops the computed values of groups that were not read since. */
function keepForNow(group: Lazy): void {
  if (recent.has(group)) return;
  if (recent.size === maxKept) {
    for (const one of older) if (!recent.has(one)) one.known = null;
    [recent, older] = [new Set(), recent];
  }
  recent.add(group);
}

/** Thousands of groups have the same names. */
const sharedNames = new Map<string, readonly string[]>();

function shared(names: readonly string[]): readonly string[] {
  const all = names.join('\n');
  const known = sharedNames.get(all) ?? names;
  sharedNames.set(all, known);
  return known;
}

/**
 * Adds properties that are computed when they are first read to a group that has none yet.
 *
 * @param of passed to `compute`, so that thousands of groups can share one function and do not need a closure each
 */
export function defineLazily<T>(
  group: object,
  names: readonly string[],
  compute: (name: string, of: T) => unknown,
  of: T,
): void {
  if (names.length > 0) define(group, { names: shared(names), compute: compute as Lazy['compute'], of, known: null });
}

function define(group: object, own: Lazy): void {
  Object.defineProperty(group, lazy, { value: own });
  for (const name of own.names) {
    Object.defineProperty(group, name, { enumerable: true, configurable: true, get: getterOf(name) });
  }
}

const propertyOf = (name: string, group: LazyGroup) => group[name];

/** Returns a copy without some properties. Lazy properties stay lazy in it. */
export function without<T extends object, K extends keyof T & string = never>(
  group: T,
  ...names: readonly K[]
): Omit<T, K> {
  const from = group as LazyGroup;
  const own = from[lazy];
  const isLeft = (name: string) => !(names as readonly string[]).includes(name);
  const computed = own?.names.filter(isLeft) ?? [];
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(group)) {
    if (isLeft(name) && !computed.includes(name)) copy[name] = from[name];
  }
  if (own && computed.length === own.names.length) define(copy, own);
  else defineLazily(copy, computed, propertyOf, from);
  return copy as Omit<T, K>;
}
