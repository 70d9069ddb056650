import { site } from '../../templates/facts/site.ts';
import type { Schema } from '../../templates/schema.ts';

/** The property names of a project: those of site.yaml, and those in its files, whether or not they are valid YAML. */
export interface KnownKeys {
  has: (name: string) => boolean;
  /** True if some group has both properties. */
  together: (name: string, other: string) => boolean;
  /** True if some group outside of a text has all of these properties. */
  areGroup: (names: readonly string[], outsideOf: string) => boolean;
}

/** Learns the property names when they are first asked for, which is only when there is something to explain. */
export function knownKeysIn(texts: readonly string[]): KnownKeys {
  let known: { text: string | null; group: string[] }[] | undefined;
  const some = (isMeant: (group: readonly string[], text: string | null) => boolean) => {
    known ??= [
      ...groupsInSchema(site).map((group) => ({ text: null, group })),
      ...texts.flatMap((text) => [...groupsInBraces(text), ...groupsInLines(text)].map((group) => ({ text, group }))),
    ];
    return known.some(({ text, group }) => isMeant(group, text));
  };
  return {
    has: (name) => some((group) => group.includes(name)),
    together: (name, other) => some((group) => group.includes(name) && group.includes(other)),
    areGroup: (names, outsideOf) =>
      some((group, text) => text !== outsideOf && names.every((name) => group.includes(name))),
  };
}

function groupsInSchema({ properties = {}, additionalProperties, items }: Schema): string[][] {
  const inner = [...Object.values(properties as object), additionalProperties, items];
  const groups = inner.filter((one) => typeof one === 'object' && one !== null);
  return [Object.keys(properties as object), ...groups.flatMap((one) => groupsInSchema(one as Schema))];
}

function groupsInBraces(text: string): string[][] {
  const braces = [...text.matchAll(/\{[^{}\n]*\}/g)];
  return braces.map(([group]) => [...group.matchAll(/[{,]\s*["']?([\w-]+)["']?:(?=\s)/g)].map(([, key = '']) => key));
}

/** The names in the same column, from a list item or a line further left to the next one. */
function groupsInLines(text: string): string[][] {
  const groups: string[][] = [];
  let open = new Map<number, string[]>();
  for (const [, spaces = '', dashes = '', key = ''] of text.matchAll(/^( *)((?:- +)*)([\w-]+):(?=\s)/gm)) {
    const column = spaces.length + dashes.length;
    const outer = [...open].filter(([other]) => (dashes ? other <= spaces.length : other <= column));
    open = new Map(outer);
    const group = open.get(column) ?? [];
    if (group.length === 0) groups.push(group);
    group.push(key);
    open.set(column, group);
  }
  return groups;
}
