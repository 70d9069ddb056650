import { site } from '../../templates/facts/site.ts';
import type { Schema } from '../../templates/schema.ts';

/** The property names of a project: those of site.yaml, and those in its files, whether or not they are valid YAML. */
export interface KnownKeys {
  has: (name: string) => boolean;
  /** True if some group has both properties. */
  together: (name: string, other: string) => boolean;
}

/** Learns the property names when they are first asked for, which is only when there is something to explain. */
export function knownKeysIn(texts: readonly string[]): KnownKeys {
  let known: string[][] | undefined;
  const groups = () => {
    known ??= [...groupsInSchema(site), ...texts.flatMap((text) => [...groupsInBraces(text), ...groupsInLines(text)])];
    return known;
  };
  return {
    has: (name) => groups().some((group) => group.includes(name)),
    together: (name, other) => groups().some((group) => group.includes(name) && group.includes(other)),
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
