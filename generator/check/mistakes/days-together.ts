import { isMap, isSeq, type Node } from 'yaml';
import { weekdays } from '../../../templates/facts/business.ts';
import { daysOfLabel, type HoursOfDays, hoursInText } from '../../../templates/facts/day-names.ts';
import type { Path } from '../../read/locate.ts';
import { isEmptyNode } from '../../read/yaml/is-empty-node.ts';
import { daysInEnglish } from './days-in-english.ts';
import { byPath, errorsOf, type Finder, type Findings, type Mistake } from './mistake.ts';
import { propertyMessages } from './property-messages.ts';
import { nameOf, type Rules } from './rules.ts';
import { dataOf, keyOf, nodeAt, nodeSpan, type Property, pairsOf, replaceValue, textOf } from './working-copy.ts';
import { unnamedDays, weekOf, weekText } from './written-week.ts';

/** Finds opening hours that are written for several days at once, with short names, or as one text. */
export const daysTogether: Finder = (findings) =>
  byPath(errorsOf(findings.errors, 'additionalProperties', 'type')).flatMap(([{ path, rules }]) => {
    const node = hasEveryDay(rules) ? nodeAt(findings.working, path) : null;
    const written = node && read(node, findings);
    return written ? [explain(written, path, findings)] : [];
  });

const hasEveryDay = ({ properties }: Rules) => weekdays.every((day) => properties?.[day]?.form === 'hours');

interface WrittenDays {
  entries: HoursOfDays[];
  /** The first name that is not a single day. */
  first: Node;
  name: string;
  /** Properties that are not days, which have their own messages. */
  others: Property[];
}

function read(node: Node, findings: Findings): WrittenDays | null {
  if (isMap(node)) return readPairs(pairsOf(node), node.flow === true, findings);
  if (isSeq(node) && node.items.length > 0 && node.items.every(isMap)) {
    return readPairs(node.items.flatMap(pairsOf), node.flow === true, findings);
  }
  const data = dataOf(findings.working, node);
  const text = Array.isArray(data) ? data.join('; ') : data;
  const entries = typeof text === 'string' ? hoursInText(daysInEnglish(text, findings.facts)) : null;
  return entries && { entries, first: node, name: String(text), others: [] };
}

function readPairs(pairs: readonly Property[], inBraces: boolean, { working, facts }: Findings): WrittenDays | null {
  const named = pairs.map((pair) => ({ pair, days: daysOfLabel(daysInEnglish(keyOf(pair), facts)) }));
  const wrong = named.filter(({ pair, days }) => days && !isDay(keyOf(pair)));
  const [first] = wrong;
  if (!first || (wrong.length === 1 && first.days?.length === 1)) return null;
  const others = pairs.filter((_, index) => !named[index]?.days);
  // A comma in braces ends a text, which is another mistake.
  if (inBraces && others.some(({ value }) => isEmptyNode(value))) return null;
  const entries = named.flatMap(({ pair, days }, index): HoursOfDays[] => {
    // In braces, YAML reads the names in "Mon, Wed, Fri: 9-5" one by one.
    const owner =
      inBraces && isEmptyNode(pair.value) ? pairs.slice(index).find(({ value }) => !isEmptyNode(value)) : pair;
    return days ? [{ days, hours: textFor(owner, working) }] : [];
  });
  return { entries, first: first.pair.key, name: keyOf(first.pair), others };
}

const isDay = (name: string) => weekdays.some((day) => day === name);

function textFor(pair: Property | undefined, working: Findings['working']): string {
  const data = dataOf(working, pair?.value);
  return typeof data === 'string' ? data : textOf(working, pair?.value ?? null);
}

function explain({ entries, first, name, others }: WrittenDays, path: Path, findings: Findings): Mistake {
  const { working, facts } = findings;
  const week = weekOf(entries, facts);
  const lines = [...weekText(week), ...others.map((pair) => textOf(working, pair))];
  return {
    message: propertyMessages.severalDays(nameOf(path), name, lines, {
      unnamed: unnamedDays(week),
      isShortened: week.some((day) => day.isShortened),
    }),
    span: nodeSpan(working, first),
    repair: () => {
      replaceValue(working, path, Object.fromEntries(week.map(({ day, valid }) => [day, valid])));
      const map = nodeAt(working, path);
      if (isMap(map)) map.items.push(...others);
    },
  };
}
