import { isMap, type YAMLMap } from 'yaml';
import { isSameWord } from '../../basics/suggest.ts';
import { indented } from './example.ts';
import { byPath, errorsOf, type Finder, type Findings, type Mistake, type ShapeError } from './mistake.ts';
import { propertyMessages, whereIs } from './property-messages.ts';
import { kindOf, namesIn, type Rules } from './rules.ts';
import { meantBy } from './synonyms.ts';
import { isWords, textPairOf } from './text-pairs.ts';
import { columnOf, dataOf, keyOf, nodeAt, nodeSpan, type Property, pairsOf, replaceValue } from './working-copy.ts';

/** The list that pairs of texts belong in. */
interface PairList {
  name: string;
  /** What the two texts of an item are called. */
  names: readonly [string, string];
  /** If each item of the list has a list of pairs: the names of its title and of its list. */
  group?: { title: string; list: string };
}

/**
 * Finds pairs of texts that are properties of a group, such as `Do I pay now?: No.` in a faq section, where each must be
 * an item of its list.
 */
export const unlistedPairs: Finder = (findings) =>
  byPath(errorsOf(findings.errors, 'additionalProperties')).flatMap(([error]) => {
    const map = nodeAt(findings.working, error.path);
    if (!isMap(map) || map.flow) return [];
    const present = pairsOf(map).map(keyOf);
    const list = listIn(error.rules, (name) => !present.includes(name));
    return list ? explained(map, list, error, findings) : [];
  });

/** Returns the list that a group must have, if its items are pairs of texts, or groups of them. */
function listIn({ required = [], properties = {} }: Rules, isFree: (name: string) => boolean): PairList | null {
  for (const name of required.filter(isFree)) {
    const { items = {}, ...rules } = properties[name] ?? {};
    if (kindOf(rules) !== 'list') continue;
    const names = textPairOf(items);
    if (names) return { name, names };
    const inner = listIn(items, () => true);
    const [title, ...others] = (items.required ?? []).filter((one) => one !== inner?.name);
    if (inner && !inner.group && title !== undefined && others.length === 0)
      return { name, names: inner.names, group: { title, list: inner.name } };
  }
  return null;
}

function explained(map: YAMLMap, list: PairList, { path, rules }: ShapeError, { working }: Findings): Mistake[] {
  const isText = ({ value }: Property) => typeof dataOf(working, value) === 'string';
  const pairs = pairsOf(map).filter((pair) => isTitle(keyOf(pair), rules) && isText(pair));
  const [first] = pairs;
  if (!first || (pairs.length === 1 && !/\s/.test(keyOf(first)))) return [];
  const heading = pairsOf(map).find((pair) => keyOf(pair) === list.group?.title && isText(pair));
  const replaced = heading ? [heading, ...pairs] : pairs;
  const value = itemsOf(list, pairs, heading, working);
  const indent = ' '.repeat(columnOf(working, first.key) - 1);
  const better = indented({ [list.name]: value })
    .replace(/^ {2}/gm, indent)
    .split('\n');
  const [start = first] = replaced;
  return [
    {
      message: propertyMessages.unlistedPairs(replaced.map(keyOf), whereIs(path, rules), list.name, better),
      span: nodeSpan(working, start.key),
      repair: () => {
        map.items = pairsOf(map).filter((pair) => !replaced.includes(pair));
        replaceValue(working, [...path, list.name], value);
      },
    },
  ];
}

function itemsOf(
  { names, group }: PairList,
  pairs: readonly Property[],
  heading: Property | undefined,
  working: Findings['working'],
): Record<string, unknown>[] {
  const items = pairs.map((pair) => ({ [names[0]]: keyOf(pair), [names[1]]: dataOf(working, pair.value) }));
  if (!group) return items;
  const title = heading ? dataOf(working, heading.value) : 'TODO: the topic';
  return [{ [group.title]: title, [group.list]: items }];
}

/** Returns true for a name that is a text, such as a question, and not that of a property. */
function isTitle(name: string, rules: Rules): boolean {
  const known = namesIn(rules);
  const isKnown = known.some((one) => isSameWord(one, name)) || meantBy(name, known) !== null;
  return !isKnown && isWords(name) && /[\s?]|^[A-Z]\w{2}/.test(name);
}
