import { isMap, isSeq, type Node, YAMLMap } from 'yaml';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { suggest } from '../../basics/suggest.ts';
import type { Path } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { firstLine } from '../../read/yaml/entry-dashes.ts';
import { layoutMessages } from '../../read/yaml/layout-messages.ts';
import type { Message } from '../../report/diagnostic.ts';
import { isValidText } from '../schema/form-faults.ts';
import { inYaml } from './dictation.ts';
import { exampleOf, onOneLine } from './example.ts';
import { mayBe } from './fits.ts';
import { linkTo } from './link-written.ts';
import { readNumber } from './read-number.ts';
import { redirectsWritten } from './redirects-written.ts';
import { kindOf, namesIn, type Rules, sectionType, sectionTypes } from './rules.ts';
import { sectionTypeMessages } from './section-type-messages.ts';
import { typeMessages } from './type-messages.ts';
import { textOf } from './working-copy.ts';
import { quoted, type ValueExplanation, type WrongValue } from './wrong-value.ts';

/** Explains text or a list where a group of properties belongs. */
export function groupExpected(wrong: WrongValue): ValueExplanation {
  const { rules, data } = wrong;
  if (rules.oneOf) return sectionWord(wrong);
  const explained = numberPair(wrong) ?? redirectsWritten(wrong);
  if (explained) return explained;
  return Array.isArray(data) ? listForGroup(data, wrong) : textForGroup(wrong);
}

/** Explains `- hero` in place of `- type: hero`. */
function sectionWord(wrong: WrongValue): ValueExplanation {
  const { rules, data } = wrong;
  const type = typeof data === 'string' ? suggest(data, sectionTypes(rules)) : null;
  const branch = rules.oneOf?.find((one) => sectionType(one) === type);
  const isComplete = branch?.required?.length === 1;
  const message = sectionTypeMessages.word(quoted(wrong), type, isComplete, sectionTypes(rules));
  return isComplete ? { message, value: { type } } : { message };
}

/** Explains two numbers for a group of exactly two numbers, such as a latitude and a longitude. */
function numberPair({ rules, data, label, node, working }: WrongValue): ValueExplanation | null {
  const entries = Object.entries(rules.properties ?? {}).filter(([name]) => namesIn(rules).includes(name));
  if (entries.length !== 2 || entries.some(([, inner]) => kindOf(inner) !== 'number')) return null;
  const parts = Array.isArray(data) ? data.map(String) : splitNumbers(String(data));
  const [first, second] = entries as [[string, Rules], [string, Rules]];
  const read = ([a = '', b = '']: readonly string[]) => [readNumber(a, first[1]), readNumber(b, second[1])] as const;
  const inOrder = read(parts);
  const numbers = parts.length === 2 && inOrder.includes(null) ? read(parts.toReversed()) : inOrder;
  if (parts.length !== 2 || numbers.includes(null)) return null;
  const value = { [first[0]]: numbers[0], [second[0]]: numbers[1] };
  const isOneLine = node !== null && !textOf(working, node).includes('\n');
  return { message: typeMessages.twoNumbers(label, [first[0], second[0]], isOneLine ? onOneLine(value) : null), value };
}

function splitNumbers(text: string): string[] {
  const byComma = text.split(/[,;/]\s*/).filter(Boolean);
  return byComma.length === 2 ? byComma : text.split(/\s+/);
}

/** Explains properties with a dash before them. */
function listForGroup(
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

/** Returns the only list of a group whose items may be these; undefined if there is none. */
function listFor(groups: readonly unknown[], { properties = {} }: Rules): string | undefined {
  const fitting = Object.entries(properties).filter(
    ([, inner]) => kindOf(inner) === 'list' && groups.every((group) => mayBe(group, inner.items ?? {})),
  );
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

function textForGroup(wrong: WrongValue): ValueExplanation {
  const { rules, label, data, facts } = wrong;
  const names = namesIn(rules);
  const text = typeof data === 'object' ? undefined : String(data);
  // A text that cannot be an entry, such as several prices, would be a mistake in the example too.
  const entry = rules.additionalProperties || {};
  const word = text !== undefined && entry.form && !isValidText(text, entry, facts) ? undefined : text;
  const example = linkTo(text ?? '', rules, facts) ?? formedLike(text ?? '', wrong) ?? exampleOf(rules, word);
  const isEmpty = isGroup(example) && Object.keys(example).length === 0;
  const isShort = example !== undefined && !isEmpty && onOneLine(example).length <= 80;
  const properties = names.length > 0 ? names.join(', ') : null;
  return { message: typeMessages.textForGroup(label, quoted(wrong), properties, isShort ? onOneLine(example) : null) };
}

/**
 * Returns the property whose form a text matches, such as `ga4: G-ABC1234567`. If there are several, the one with a
 * similar example wins.
 */
function formedLike(text: string, { rules, facts }: WrongValue): Record<string, string> | null {
  const looks = (one: unknown) =>
    String(one)
      .replace(/[a-z]+/g, 'a')
      .replace(/[A-Z]+/g, 'A')
      .replace(/\d+/g, '0');
  const fitting = Object.entries(rules.properties ?? {}).filter(
    ([, { form, ...own }]) => form && isValidText(text, { ...own, form }, facts),
  );
  const [first, ...others] = fitting;
  const found = others.length === 0 ? first : fitting.find(([, own]) => looks(own.examples?.[0]) === looks(text));
  return found ? { [found[0]]: text } : null;
}
