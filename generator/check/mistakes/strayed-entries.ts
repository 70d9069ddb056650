import { isMap, type Node, Pair, Scalar, YAMLMap } from 'yaml';
import type { Path } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { fits } from './fits.ts';
import { byPath, errorsOf, type Finder, type Findings, type Mistake } from './mistake.ts';
import { propertyMessages } from './property-messages.ts';
import { nameOf, type Rules, rulesAt } from './rules.ts';
import { dataOf, keyOf, nodeAt, nodeSpan, pairsOf } from './working-copy.ts';

/** Finds entries at the end of a group that belong in the next group, whose own line is missing. */
export const strayedEntries: Finder = (findings) => {
  const inGroups = findings.errors.filter(({ path }) => path.length > 1);
  const groups = new Set(inGroups.map(({ path: [group] }) => String(group)));
  return [...groups].flatMap((group) => strayedFrom(group, findings) ?? []);
};

function strayedFrom(group: string, { rules, working }: Findings): Mistake | null {
  const map = nodeAt(working, [group]);
  const entry = rulesAt(rules, working.data, [group]).rules.additionalProperties;
  if (!isMap(map) || !entry) return null;
  const pairs = pairsOf(map);
  const first = pairs.findIndex((pair) => !fits(dataOf(working, pair.value), entry));
  const strayed = pairs.slice(first);
  const root = working.doc.contents;
  if (first < 1 || !isMap(root)) return null;
  const belongsIn = ({ additionalProperties: other = false }: Rules) => {
    const hasProperties = other !== false && other.properties !== undefined;
    return hasProperties && strayed.every((pair) => fits(dataOf(working, pair.value), other));
  };
  const absent = Object.entries(rules.properties ?? {}).filter(([name, inner]) => !root.has(name) && belongsIn(inner));
  return absent.length === 1 && absent[0]
    ? moved({ map, first, path: [group], owner: absent[0][0], into: root }, working)
    : null;
}

/** Finds properties at the end of a group that belong in the next group, whose own line is missing. */
export const strayedProperties: Finder = ({ errors, rules, working }) =>
  byPath(errorsOf(errors, 'additionalProperties')).flatMap((unknown) => {
    const [{ path }] = unknown;
    const map = nodeAt(working, path);
    const into = nodeAt(working, path.slice(0, -1));
    if (path.length === 0 || !isMap(map) || map.flow || !isMap(into)) return [];
    const pairs = pairsOf(map);
    const names = pairs.map(keyOf);
    const unknownNames = new Set(unknown.map(({ error }) => String(error.params.additionalProperty)));
    const first = names.findIndex((name) => unknownNames.has(name));
    const strayed = names.slice(first);
    if (strayed.length < 2 || !strayed.every((name) => unknownNames.has(name))) return [];
    const { properties: beside = {}, required = [] } = rulesAt(rules, working.data, path.slice(0, -1)).rules;
    const hasAll = (properties: object) => strayed.every((name) => Object.hasOwn(properties, name));
    const data = Object.fromEntries(pairs.slice(first).map((pair) => [keyOf(pair), dataOf(working, pair.value)]));
    // The names of entries can be anything, so they belong only in a required group.
    const isOf = (name: string, { properties, ...group }: Rules) =>
      properties ? hasAll(properties) : required.includes(name) && fits(data, group);
    const absent = Object.entries(beside).flatMap(([name, group]) =>
      !into.has(name) && isOf(name, group) ? [name] : [],
    );
    // What belongs next to the group is indented too far.
    if (hasAll(beside) || absent.length !== 1 || absent[0] === undefined) return [];
    return [moved({ map, first, path, owner: absent[0], into }, working)];
  });

interface Strayed {
  map: YAMLMap;
  /** The index of the first of its properties that belongs in another group. */
  first: number;
  /** The path of the map. */
  path: Path;
  /** The name of the group that they belong in, and that of its parent. */
  owner: string;
  into: YAMLMap;
}

function moved({ map, first, path, owner, into }: Strayed, working: Source): Mistake {
  const pairs = pairsOf(map);
  const strayed = pairs.slice(first);
  return {
    message: propertyMessages.strayed(strayed.map(keyOf), nameOf(path), owner),
    span: nodeSpan(working, strayed[0]?.key as Node),
    repair: () => {
      map.items = pairs.slice(0, first);
      const made = new YAMLMap();
      made.items = strayed;
      if (strayed[0]?.value?.range) made.range = strayed[0].value.range;
      const key = new Scalar(owner);
      if (strayed[0]?.key.range) key.range = strayed[0].key.range;
      into.items.push(new Pair(key, made));
    },
  };
}
