import { isMap, isScalar, type YAMLMap } from 'yaml';
import { asGroup, isGroup } from '../../../templates/schema/is-group.ts';
import { suggest } from '../../basics/suggest.ts';
import type { Path } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { isEmptyNode } from '../../read/yaml/is-empty-node.ts';
import { isGap } from './gap.ts';
import { errorsOf, type Finder, type Mistake } from './mistake.ts';
import { isCommon, namesIn, type Rules, sectionType, sectionTypes } from './rules.ts';
import { sectionTypeMessages } from './section-type-messages.ts';
import { isOfSite } from './site-groups.ts';
import { sectionNamed } from './synonyms.ts';
import { dataOf, keyOf, nodeAt, nodeSpan, type Property, pairsOf, replaceValue, textOf } from './working-copy.ts';

/** Finds sections whose type is missing or unknown, which hides their other problems. */
export const unknownSections: Finder = ({ errors, working }) =>
  errorsOf(errors, 'discriminator').flatMap(({ path, rules, data }) => {
    const map = nodeAt(working, path);
    if (!isMap(map) || !isGroup(data)) return [];
    if (typeof data.type === 'string')
      return isGap(data.type) ? [] : [misspelledType(data.type, map, path, rules, working)];
    return ['type' in data ? unusableType(map, path, rules, working) : missingType(map, path, rules, working)];
  });

function misspelledType(type: string, map: YAMLMap, path: Path, rules: Rules, working: Source): Mistake {
  const types = sectionTypes(rules);
  const better = sectionNamed(type) ?? suggest(type, types) ?? onlyTypeFor(dataOf(working, map), rules);
  const node = nodeAt(working, [...path, 'type']) ?? map;
  return {
    message:
      better === null && isOfSite(type)
        ? sectionTypeMessages.ofSite(type)
        : sectionTypeMessages.unknown(type, better, types),
    span: nodeSpan(working, node),
    ...assuming(better, map, path, rules, working),
  };
}

/** Reports a `type` that is empty or not a word. */
function unusableType(map: YAMLMap, path: Path, rules: Rules, working: Source): Mistake {
  const pair = pairsOf(map).find((one) => keyOf(one) === 'type') as Property;
  const { value } = pair;
  const isEmpty = isEmptyNode(value);
  const word = isMap(value) && value.items.length === 1 ? keyOf(pairsOf(value)[0] as Property) : textOf(working, value);
  const better = isEmpty ? onlyTypeFor(dataOf(working, map), rules) : suggest(word, sectionTypes(rules));
  const message = isEmpty
    ? sectionTypeMessages.empty(better, sectionTypes(rules))
    : sectionTypeMessages.notAWord(better, sectionTypes(rules));
  const span = nodeSpan(working, value?.range ? value : pair);
  return { message, span, ...assuming(better, map, path, rules, working) };
}

function missingType(map: YAMLMap, path: Path, rules: Rules, working: Source): Mistake {
  const types = sectionTypes(rules);
  const pairs = pairsOf(map);
  const [first] = pairs;
  const misspelled = pairs.find(({ value }) => isScalar(value) && types.includes(String(value.value)));
  if (misspelled && isScalar(misspelled.key)) {
    const key = misspelled.key;
    return {
      message: sectionTypeMessages.misspelledKey(keyOf(misspelled)),
      span: nodeSpan(working, key),
      repair: () => {
        key.value = 'type';
      },
    };
  }
  const asKey = first
    ? types.find((type) => type === suggest(keyOf(first), types) && !isScalarValue(first))
    : undefined;
  if (first && asKey) return typeAsKey(first, asKey, map, path, working);
  const guess = onlyTypeFor(dataOf(working, map), rules);
  return {
    message: sectionTypeMessages.missing(guess, types),
    span: nodeSpan(working, first ?? map),
    ...assuming(guess, map, path, rules, working),
  };
}

const isScalarValue = ({ value }: Property) => isScalar(value) && value.value !== null;

/** Reports `- hero:` in place of `- type: hero`. */
function typeAsKey(pair: Property, type: string, map: YAMLMap, path: Path, working: Source): Mistake {
  const nested = isMap(pair.value) ? pairsOf(pair.value) : null;
  const message = nested ? sectionTypeMessages.typeAsGroup : sectionTypeMessages.typeAsKey;
  return {
    message: message(keyOf(pair), type),
    span: nodeSpan(working, nested ? (pair.key ?? pair) : pair),
    repair: () => {
      map.items.splice(map.items.indexOf(pair), 1, ...(nested ?? []));
      replaceValue(working, [...path, 'type'], type);
    },
  };
}

/** Repairs a section with a type. If the type is only assumed, other problems of the section cannot be known. */
function assuming(
  type: string | null,
  map: YAMLMap,
  path: Path,
  rules: Rules,
  working: Source,
): Pick<Mistake, 'repair' | 'hides'> {
  const assumed = type ?? nearestTypeFor(dataOf(working, map), rules);
  return {
    repair: () => replaceValue(working, [...path, 'type'], assumed),
    ...(type === null && { hides: path }),
  };
}

/** Returns the only section type that a section with these properties can have. */
function onlyTypeFor(data: unknown, rules: Rules): string | null {
  const properties = Object.keys(asGroup(data)).filter((name) => name !== 'type' && !isCommon(name));
  if (properties.length < 2) return null;
  const [first, ...others] = (rules.oneOf ?? []).filter((branch) => misfits(data, branch) === 0);
  return first && others.length === 0 ? String(sectionType(first)) : null;
}

function nearestTypeFor(data: unknown, { oneOf = [] }: Rules): string {
  const [nearest = {}] = [...oneOf].sort((a, b) => misfits(data, a) - misfits(data, b));
  return String(sectionType(nearest));
}

/** Returns the number of properties that are unknown or missing. */
function misfits(data: unknown, branch: Rules): number {
  const names = Object.keys(asGroup(data));
  const missing = (branch.required ?? []).filter((name) => name !== 'type' && !names.includes(name));
  const unknown = names.filter((name) => !namesIn(branch).includes(name) && !isCommon(name));
  return missing.length + unknown.length;
}
