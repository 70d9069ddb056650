import { isMap, isSeq, type Node, YAMLMap } from 'yaml';
import { isGroup } from '../../../templates/schema/is-group.ts';
import type { Path } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { firstLine } from '../../read/yaml/entry-dashes.ts';
import { layoutMessages } from '../../read/yaml/layout-messages.ts';
import type { Message } from '../../report/diagnostic.ts';
import { inYaml } from './dictation.ts';
import { kindOf, type Rules, rulesInside } from './rules.ts';
import { typeMessages } from './type-messages.ts';
import { textOf } from './working-copy.ts';
import type { ValueExplanation, WrongValue } from './wrong-value.ts';

/** Explains properties with a dash before them. */
export function listForGroup(
  data: readonly unknown[],
  { node, rules, raw, label, working, path }: WrongValue,
): ValueExplanation {
  const groups = data.filter(isGroup);
  if (path.length === 0) return { message: typeMessages.listForFile() };
  if (groups.length === 0 || groups.length < data.length)
    return { message: typeMessages.listForGroup(label, null, null) };
  if (kindOf(rules.additionalProperties || {}) === 'group') return { message: listForEntries(path, groups) };
  const entries = entriesOf(groups, rules);
  if (entries) {
    const name = String(path.at(-1));
    const lines = [`${name}:`, ...Object.entries(entries).map(([key, value]) => `  ${inYaml(key)}: ${inYaml(value)}`)];
    return { message: typeMessages.pairsForGroup(label, { name, lines }), value: entries };
  }
  const holder = isSeq(node) && !node.flow ? listFor(groups, rules) : undefined;
  if (holder !== undefined)
    return { message: typeMessages.listInGroup(label, String(path.at(-1)), holder), value: { [holder]: data } };
  const merged: Record<string, unknown> = Object.assign({}, ...groups);
  if (Object.values(merged).includes(null)) return { message: typeMessages.listForGroup(label, groups.length, null) };
  const value = mapOf(node);
  const [item] = isSeq(node) ? node.items : [];
  if (isSeq(node) && node.flow)
    return { message: typeMessages.bracketsForGroup(label, inOneGroup(node.items, raw, working)), value };
  const isSingle = groups.length === 1 && isMap(item);
  if (!isSingle) return { message: typeMessages.listForGroup(label, groups.length, null), value };
  const [begin = ''] = raw.split('\n');
  const better = item.flow ? (raw.includes('\n') ? null : textOf(working, item)) : begin.replace('-', ' ');
  return { message: typeMessages.listForGroup(label, 1, better), value };
}

/**
 * Returns the entries that `- from: /old` and `to: /new` mean in a group whose names are routes; null if the items do
 * not fit.
 */
function entriesOf(groups: readonly Record<string, unknown>[], { additionalProperties }: Rules) {
  if (!additionalProperties || kindOf(additionalProperties) !== 'text') return null;
  const isRoute = (text: unknown) => typeof text === 'string' && text.startsWith('/');
  const entries = groups.map(({ to, ...rest }) => [...Object.entries(rest), ...(to === undefined ? [] : [['to', to]])]);
  const arePairs = entries.every(
    (pairs) => pairs.length === 2 && isRoute(pairs[0]?.[1]) && !pairs.some(([name]) => isRoute(name)),
  );
  return arePairs ? Object.fromEntries(entries.map(([from, to]) => [String(from?.[1]), String(to?.[1])])) : null;
}

/**
 * Returns the only list of a group whose items these are: each has at least one property of such an item, and none of the
 * group. Undefined if there is none.
 */
function listFor(groups: readonly Record<string, unknown>[], { properties = {} }: Rules): string | undefined {
  const fitting = Object.entries(properties).filter(([, { items = {}, ...own }]) => {
    const isItem = (group: Record<string, unknown>) => {
      const names = Object.keys(group);
      return (
        names.some((name) => rulesInside(items, group, name)) && !names.some((name) => Object.hasOwn(properties, name))
      );
    };
    return kindOf(own) === 'list' && groups.every(isItem);
  });
  return fitting.length === 1 ? fitting[0]?.[0] : undefined;
}

/** Returns the message about a list of entries, such as plans, that should each have a key. */
function listForEntries(path: Path, [first = {}]: readonly Record<string, unknown>[]): Message {
  const [[key, value] = ['', '']] = Object.entries(first);
  return layoutMessages.entryDash(String(path.at(-1)), firstLine(key, String(value ?? '')));
}

/** Returns one group with the properties of every item. */
function mapOf(node: Node | null): YAMLMap {
  const map = new YAMLMap();
  map.items = isSeq(node) ? node.items.flatMap((item) => (isMap(item) ? item.items : [])) : [];
  return map;
}

/**
 * Returns `{ a: 1, b: 2 }` for `[a: 1, b: 2]` and for `[{ a: 1, b: 2 }]`. Returns null if it extends over several
 * lines.
 */
function inOneGroup(items: readonly unknown[], raw: string, working: Source): string | null {
  const texts = items.flatMap((item) => (isMap(item) ? [textOf(working, item)] : []));
  const inner = texts.map((text) => text.replace(/^\{\s*|\s*\}$/g, '')).join(', ');
  return raw.includes('\n') ? null : `{ ${inner} }`;
}
