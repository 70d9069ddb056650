import { site } from '../../../templates/facts/site.ts';
import { once } from '../../../templates/memoized.ts';
import type { Schema } from '../../../templates/schema.ts';

/**
 * The property names of a project: those in the schema of site.yaml, and those in its files, even if they are not valid
 * YAML.
 */
export interface KnownKeys {
  has: (name: string) => boolean;
  /** Returns true if some group has both properties. */
  together: (name: string, other: string) => boolean;
  /** Returns the properties of all groups that have a property. */
  beside: (name: string) => string[];
  /** Returns true if some group outside of a text has all of these properties. */
  areGroup: (names: readonly string[], outsideOf: string) => boolean;
  /** Returns true if these properties can be the group of another one, which is not a list. */
  isGroupOf: (owner: string, names: readonly string[]) => boolean;
  /** Returns the properties next to another one whose groups have all of these properties. */
  ownersOf: (names: readonly string[], beside: string) => string[];
}

interface Group {
  /** The text that contains it; null for the schema. */
  text: string | null;
  names: string[];
  /** The property that it belongs to; null if it is not known. */
  owner: string | null;
  /** True if its entries have names of their own, such as prices. */
  hasAnyName?: boolean;
}

/** Collects the property names on first use, which is only when there is something to explain. */
export function knownKeysIn(texts: readonly string[]): KnownKeys {
  const groups = once((): Group[] => [
    ...groupsInSchema(site, null),
    ...texts.flatMap((text) => [...groupsInBraces(text), ...groupsInLines(text)]),
  ]);
  const some = (isMeant: (names: readonly string[], text: string | null) => boolean) =>
    groups().some(({ text, names }) => isMeant(names, text));
  const together = (name: string, other: string) => some((names) => names.includes(name) && names.includes(other));
  return {
    has: (name) => some((names) => names.includes(name)),
    together,
    beside: (name) => [...new Set(groups().flatMap(({ names }) => (names.includes(name) ? names : [])))],
    areGroup: (wanted, outsideOf) =>
      some((names, text) => text !== outsideOf && wanted.every((name) => names.includes(name))),
    isGroupOf: (property, wanted) => {
      const has = ({ names }: Group) => wanted.every((name) => names.includes(name));
      const own = groups().filter(({ owner }) => owner === property);
      return own.some(has) || (own.some(({ hasAnyName }) => hasAnyName) && !groups().some(has));
    },
    ownersOf: (wanted, beside) => {
      const having = groups().filter(({ names }) => wanted.every((name) => names.includes(name)));
      const owners = new Set(having.map(({ owner }) => owner));
      return [...owners].filter((owner) => owner !== null && together(owner, beside)) as string[];
    },
  };
}

function groupsInSchema({ properties = {}, additionalProperties, items }: Schema, owner: string | null): Group[] {
  const inner: [string | null, unknown][] = [
    ...Object.entries(properties as object),
    [null, additionalProperties],
    [null, items],
  ];
  return [
    {
      text: null,
      names: Object.keys(properties as object),
      owner,
      hasAnyName: typeof additionalProperties === 'object',
    },
    ...inner.flatMap(([name, one]) =>
      typeof one === 'object' && one !== null ? groupsInSchema(one as Schema, name) : [],
    ),
  ];
}

function groupsInBraces(text: string): Group[] {
  const braces = [...text.matchAll(/(?:([\w-]+):\s+)?\{[^{}\n]*\}/g)];
  return braces.map(({ 0: group, 1: owner = null }) => ({
    text,
    names: [...group.matchAll(/[{,]\s*["']?([\w-]+)["']?:(?=\s)/g)].map(([, key = '']) => key),
    owner,
  }));
}

/** Returns the names in the same column, from a list item or a line further left to the next one. */
function groupsInLines(text: string): Group[] {
  const groups: Group[] = [];
  let open = new Map<number, Group>();
  let above: { key: string | null; column: number } = { key: null, column: 0 };
  for (const [, spaces = '', dashes = '', key = '', value = ''] of text.matchAll(
    /^( *)((?:- +)*)([\w-]+):(?=\s)[ \t]*(.*)$/gm,
  )) {
    const column = spaces.length + dashes.length;
    const outer = [...open].filter(([other]) => (dashes ? other <= spaces.length : other <= column));
    open = new Map(outer);
    const owner = !dashes && above.column < column ? above.key : null;
    const group = open.get(column) ?? { text, names: [], owner };
    if (group.names.length === 0) groups.push(group);
    group.names.push(key);
    open.set(column, group);
    above = { key: value === '' ? key : null, column };
  }
  return groups;
}
