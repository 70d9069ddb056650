import { isMap, isSeq, type YAMLMap } from 'yaml';
import type { Path } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Message } from '../../report/diagnostic.ts';
import { indentationMessages } from './indentation-messages.ts';
import { byPath, errorsOf, type Finder, type Findings, type Mistake } from './mistake.ts';
import { acceptedBy, groupsEndingWith, moveInto } from './nearby-group.ts';
import { declares, isGroupEntry, nameOf, type Rules, rulesAt, rulesInside } from './rules.ts';
import { columnOf, keyOf, lineRange, nodeAt, nodeSpan, type Property, pairsOf } from './working-copy.ts';

/** A group with properties that do not belong in it. */
interface Group {
  path: Path;
  map: YAMLMap;
  strangers: ReadonlySet<string>;
  /** True if the values of the misplaced properties show that they do not belong here. False if only their names do. */
  sure: boolean;
}

/** Finds properties with too little or too much indentation, so that they are in the wrong group. */
export const shiftedProperties: Finder = (findings) =>
  groupsWithStrangers(findings).flatMap(
    (group) => lostIndentation(group, findings) ?? extraIndentation(group, findings) ?? [],
  );

function groupsWithStrangers({ errors, rules, working }: Findings): Group[] {
  const unknown = errorsOf(errors, 'additionalProperties').map(({ error, path }) => {
    return { path, name: String(error.params.additionalProperty), sure: false };
  });
  const misfits = errorsOf(errors, 'type').flatMap(({ path, data, rules: entry }) => {
    const above = path.slice(0, -1);
    const isEntry = isGroupEntry(entry, rulesAt(rules, working.data, above).rules);
    return isEntry && data !== null ? [{ path: above, name: String(path.at(-1)), sure: true }] : [];
  });
  return byPath([...unknown, ...misfits]).flatMap((members) => {
    const [{ path, sure }] = members;
    const map = nodeAt(working, path);
    return isMap(map) && !map.flow ? [{ path, map, sure, strangers: new Set(members.map(({ name }) => name)) }] : [];
  });
}

/** Reports properties that follow their group, but have the indentation of what is around it. */
function lostIndentation(group: Group, { rules, working }: Findings): Mistake | null {
  const { path, map, strangers, sure } = group;
  const pairs = pairsOf(map);
  const first = pairs.findIndex((pair, index) => index > 0 && strangers.has(keyOf(pair)));
  const owner = pairs[first - 1];
  if (!owner) return null;
  const own = rulesAt(rules, working.data, path).rules;
  const ownerRules = rulesInside(own, {}, keyOf(owner)) ?? {};
  for (const target of groupsEndingWith(owner, ownerRules, working)) {
    const belongs = (pair: Property) => strangers.has(keyOf(pair)) || isOnlyIn(target.rules, own, keyOf(pair));
    const end = pairs.findIndex((pair, index) => index >= first && !belongs(pair));
    const moved = acceptedBy(target, pairs.slice(first, end < 0 ? undefined : end), working, sure);
    const spaces = target.column - columnOf(working, map);
    if (moved.length === 0 || spaces <= 0) continue;
    const message = indentationMessages.lost(moved.map(keyOf), target.name, spaces, lineCount(moved, working));
    return moving(moved, map, working, message, () => moveInto(target, moved));
  }
  return null;
}

const isOnlyIn = (target: Rules, own: Rules, name: string) => declares(target, name) && !declares(own, name);

/** Reports properties at the end of a group that belong in a group around it. */
function extraIndentation({ path, map, strangers }: Group, { rules, working }: Findings): Mistake | null {
  const pairs = pairsOf(map);
  const tail = pairs.slice(pairs.findLastIndex((pair) => !strangers.has(keyOf(pair))) + 1);
  if (tail.length === 0 || tail.length === pairs.length) return null;
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const outerPath = path.slice(0, depth);
    const outer = nodeAt(working, outerPath);
    if (isSeq(outer) && Number(path[depth]) !== outer.items.length - 1) return null;
    if (!isMap(outer)) continue;
    const { properties: known = {} } = rulesAt(rules, working.data, outerPath).rules;
    const spaces = columnOf(working, map) - columnOf(working, outer);
    if (spaces > 0 && tail.every((pair) => Object.hasOwn(known, keyOf(pair)) && !outer.has(keyOf(pair)))) {
      const message = indentationMessages.extra(tail.map(keyOf), nameOf(path), spaces, lineCount(tail, working));
      return moving(tail, map, working, message, () => void outer.items.push(...tail));
    }
    if (pairsOf(outer).map(keyOf).at(-1) !== String(path[depth])) return null;
  }
  return null;
}

function lineCount(pairs: readonly Property[], working: Source): number {
  const [first, last] = [pairs[0], pairs.at(-1)] as [Property, Property];
  return lineRange(working, last)[1] - lineRange(working, first)[0] + 1;
}

function moving(
  pairs: readonly Property[],
  from: YAMLMap,
  working: Source,
  message: Message,
  insert: () => void,
): Mistake {
  return {
    message,
    span: nodeSpan(working, pairs[0] as Property),
    repair: () => {
      from.items = pairsOf(from).filter((pair) => !pairs.includes(pair));
      insert();
    },
  };
}
