/**
 * Groups of facts with properties that are computed when they are first read. There may be hundreds of thousands of
 * groups, so they share what they can: getters, the names of what they compute, and room for what they computed last.
 */

/** Computes a property of a group. */
type Compute<T> = (name: string, of: T) => unknown;

/** What groups that compute the same properties share. */
interface Kind {
  names: readonly string[];
  compute: Compute<unknown>;
}

class LazyGroup {
  readonly #kind: Kind;
  /** What distinguishes the group from others of its kind. */
  readonly #of: unknown;

  constructor(plain: object, kind: Kind, of: unknown) {
    this.#kind = kind;
    this.#of = of;
    Object.assign(this, plain);
    for (const name of kind.names) {
      Object.defineProperty(this, name, { enumerable: true, configurable: true, get: LazyGroup.#getterOf(name) });
    }
  }

  /** Returns a copy without some properties. Lazy properties stay lazy in it. */
  static without(group: object, names: readonly string[]): object {
    const isLeft = (name: string) => !names.includes(name);
    const kind = #kind in group ? group.#kind : null;
    const computed = kind?.names.filter(isLeft) ?? [];
    const from = group as Record<string, unknown>;
    const copy: Record<string, unknown> = {};
    for (const name of Object.keys(group)) if (isLeft(name) && !kind?.names.includes(name)) copy[name] = from[name];
    if (!(#kind in group) || computed.length === 0) return copy;
    if (computed.length === group.#kind.names.length) return new LazyGroup(copy, group.#kind, group.#of);
    return lazyGroup(copy, computed, propertyOf, from);
  }

  /** Engines handle objects of the same shape quickly, and store the shape once. */
  static readonly #getters = new Map<string, (this: LazyGroup) => unknown>();

  static #getterOf(name: string): (this: LazyGroup) => unknown {
    const getter =
      LazyGroup.#getters.get(name) ??
      function (this: LazyGroup) {
        return LazyGroup.#read(this, name);
      };
    LazyGroup.#getters.set(name, getter);
    return getter;
  }

  /** Static, because a private method would be one more property of each group. */
  static #read(group: LazyGroup, name: string): unknown {
    const known = recentlyComputed(group);
    if (!Object.hasOwn(known, name)) known[name] = group.#kind.compute(name, group.#of);
    return known[name];
  }
}

const propertyOf = (name: string, group: Record<string, unknown>) => group[name];

/** How many groups keep their computed values, so that memory does not grow with the number of pages made. */
const maxKept = 500;

type Computed = Record<string, unknown>;

/** The values of groups that computed something recently, and of those before them. */
let [recent, older]: [Map<LazyGroup, Computed>, Map<LazyGroup, Computed>] = [new Map(), new Map()];

/** Returns the computed values of a group, which are kept as long as it is read again before many others. */
function recentlyComputed(group: LazyGroup): Computed {
  const known = recent.get(group);
  if (known) return known;
  if (recent.size === maxKept) [recent, older] = [new Map(), recent];
  const values = older.get(group) ?? {};
  recent.set(group, values);
  return values;
}

/** The kinds by what computes their properties and, since thousands of groups have the same, by the names of these. */
const kinds = new WeakMap<Compute<never>, Map<string, Kind>>();

function kindOf(names: readonly string[], compute: Compute<never>): Kind {
  const byNames = kinds.get(compute) ?? new Map<string, Kind>();
  const all = names.join('\n');
  const kind = byNames.get(all) ?? { names, compute: compute as Compute<unknown> };
  kinds.set(compute, byNames.set(all, kind));
  return kind;
}

/**
 * Returns a group with the properties of a plain one, and others that are computed when they are first read. To copy it,
 * use `without`: a plain copy computes all of them at once.
 *
 * @param of passed to `compute`, so that thousands of groups can share one function and do not need a closure each
 */
export function lazyGroup<T>(plain: object, names: readonly string[], compute: Compute<T>, of: T): object {
  return names.length > 0 ? new LazyGroup(plain, kindOf(names, compute), of) : plain;
}

/** Returns a copy without some properties. Lazy properties stay lazy in it. */
export function without<T extends object, K extends keyof T & string = never>(
  group: T,
  ...names: readonly K[]
): Omit<T, K> {
  return LazyGroup.without(group, names) as Omit<T, K>;
}
