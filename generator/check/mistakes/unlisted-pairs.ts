import { isMap, Pair, type YAMLMap } from 'yaml';
import { isSameWord } from '../../basics/suggest.ts';
import { inYaml } from './dictation.ts';
import { byPath, errorsOf, type Finder, type Findings, type Mistake, type ShapeError } from './mistake.ts';
import { propertyMessages, whereIs } from './property-messages.ts';
import { kindOf, namesIn, type Rules } from './rules.ts';
import { synonymOf } from './synonyms.ts';
import { isWords, textPairOf } from './text-pairs.ts';
import {
  columnOf,
  dataOf,
  emptyListLike,
  emptyMapLike,
  keyOf,
  nodeAt,
  nodeSpan,
  type Property,
  pairsOf,
  textLike,
} from './working-copy.ts';

/** The list that pairs of texts belong in. */
interface PairList {
  name: string;
  /** What the two texts of an item are called. */
  names: readonly [string, string];
}

/**
 * Finds pairs of texts that are properties of a group, such as `Do I pay now?: No.` in a faq section, where each must be
 * an item of its list.
 */
export const unlistedPairs: Finder = (findings) =>
  byPath(errorsOf(findings.errors, 'additionalProperties')).flatMap(([error]) => {
    const map = nodeAt(findings.working, error.path);
    const list = isMap(map) && !map.flow ? listFor(map, error.rules) : null;
    return isMap(map) && list ? explained(map, list, error, findings) : [];
  });

/** Returns the list that the group must have and lacks, if its items are pairs of texts. */
function listFor(map: YAMLMap, { required = [], properties = {} }: Rules): PairList | null {
  const present = pairsOf(map).map(keyOf);
  for (const name of required.filter((one) => !present.includes(one))) {
    const rules = properties[name] ?? {};
    const names = kindOf(rules) === 'list' ? textPairOf(rules.items ?? {}) : null;
    if (names) return { name, names };
  }
  return null;
}

function explained(map: YAMLMap, list: PairList, { path, rules }: ShapeError, { working }: Findings): Mistake[] {
  const textOf = ({ value }: Property) => dataOf(working, value);
  const pairs = pairsOf(map).filter((pair) => isTitle(keyOf(pair), rules) && typeof textOf(pair) === 'string');
  const [first] = pairs;
  if (!first || (pairs.length === 1 && !/\s/.test(keyOf(first)))) return [];
  const [title, text] = list.names;
  const lines = pairs.flatMap((pair) => [
    `  - ${title}: ${inYaml(keyOf(pair))}`,
    `    ${text}: ${inYaml(String(textOf(pair)))}`,
  ]);
  const indent = ' '.repeat(columnOf(working, first.key) - 1);
  const better = [`${list.name}:`, ...lines].map((line) => indent + line);
  return [
    {
      message: propertyMessages.unlistedPairs(pairs.map(keyOf), whereIs(path, rules), list.name, better),
      span: nodeSpan(working, first.key),
      repair: () => putInList(map, pairs, list),
    },
  ];
}

/** Returns true for a name that is a text, such as a question, and not that of a property. */
function isTitle(name: string, rules: Rules): boolean {
  const known = namesIn(rules);
  const isKnown = known.some((one) => isSameWord(one, name)) || synonymOf(name, known) !== null;
  return !isKnown && isWords(name) && /[\s?]|^[A-Z]\w{2}/.test(name);
}

function putInList(map: YAMLMap, pairs: readonly Property[], { name, names }: PairList): void {
  const [first] = pairs as readonly [Property];
  const list = emptyListLike(first.key);
  list.items = pairs.map((pair) => {
    const item = emptyMapLike(pair.key);
    item.items = [
      new Pair(textLike(pair.key, names[0]), textLike(pair.key, keyOf(pair))),
      new Pair(textLike(pair.key, names[1]), pair.value),
    ];
    return item;
  });
  map.items = pairsOf(map).filter((pair) => !pairs.includes(pair));
  map.items.push(new Pair(textLike(first.key, name), list));
}
