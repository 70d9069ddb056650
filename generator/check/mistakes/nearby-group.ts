import { isMap, isSeq, type Pair, type YAMLMap } from 'yaml';
import type { Source } from '../../read/source.ts';
import { isEmptyNode } from '../../read/yaml/is-empty-node.ts';
import { fits } from './fits.ts';
import { isOfKind, kindOf, type Rules, rulesFor, rulesInside } from './rules.ts';
import { columnOf, dataOf, emptyMapLike, keyOf, type Property, pairsOf } from './working-copy.ts';

/** A group that ends right above a line, so that the line may belong in it. */
interface NearbyGroup {
  name: string;
  rules: Rules;
  /** The column that its properties have, or would have. */
  column: number;
  /** Null if it is still empty. */
  map: YAMLMap | null;
  owner: Property;
}

/** Returns the groups that end with a property: its value, and the groups at the end of that. */
export function groupsEndingWith(owner: Property, rules: Rules, working: Source): NearbyGroup[] {
  const { value } = owner;
  const name = keyOf(owner);
  if (isEmptyNode(value)) {
    return kindOf(rules) === 'group' ? [{ name, rules, column: columnOf(working, owner) + 2, map: null, owner }] : [];
  }
  const map = isSeq(value) && !value.flow ? value.items.at(-1) : value;
  const last = isMap(map) && !map.flow ? pairsOf(map).at(-1) : undefined;
  if (!isMap(map) || !last) return [];
  const own = rulesFor(isSeq(value) ? (rules.items ?? {}) : rules, dataOf(working, map));
  const deeper = groupsEndingWith(last, rulesInside(own, {}, keyOf(last)) ?? {}, working);
  return [{ name, rules: own, column: columnOf(working, last), map, owner }, ...deeper];
}

/**
 * Returns the first of some properties that a group allows but does not have yet.
 *
 * @param sure true if the properties cannot be where they are
 */
export function acceptedBy(
  group: NearbyGroup,
  properties: readonly Property[],
  working: Source,
  sure: boolean,
): Property[] {
  const end = properties.findIndex((one) => !accepts(group, keyOf(one), dataOf(working, one.value), sure));
  return properties.slice(0, end < 0 ? undefined : end);
}

function accepts({ rules, map }: NearbyGroup, name: string, data: unknown, sure: boolean): boolean {
  if (map?.has(name)) return false;
  if (rules.properties) return Object.hasOwn(rules.properties, name);
  const { additionalProperties: entry, propertyNames } = rules;
  if (!entry || !isOfKind(data, entry)) return false;
  if (propertyNames?.pattern && !new RegExp(propertyNames.pattern).test(name)) return false;
  if (map === null || sure) return true;
  // Any word can be the name of an entry, so only the value shows whether it is one.
  const isTelling = entry.pattern !== undefined || kindOf(entry) === 'group';
  return isTelling && fits(data, entry);
}

/** Puts properties into a group. */
export function moveInto(group: NearbyGroup, properties: readonly Pair[]): void {
  if (!group.map) {
    group.map = emptyMapLike(group.owner.value);
    group.owner.value = group.map;
  }
  group.map.items.push(...properties);
}
