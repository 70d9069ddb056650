import { isMap, isScalar, type YAMLMap } from 'yaml';
import { isGroup } from '../../templates/schema/is-group.ts';
import { spanOf } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Message } from '../report/diagnostic.ts';
import { isSameWord, suggest } from '../report/suggest.ts';
import { inYaml } from './dictation.ts';
import { dataOf, keyOf, nodeAt, nodeSpan, type Property, pairsOf, rangeOf, textLike } from './draft.ts';
import { labeledLink } from './link-written.ts';
import { byPath, errorsOf, type Finder, type Findings, type Mistake, type ShapeError } from './mistake.ts';
import { isEmpty } from './nearby-group.ts';
import { findPlaces } from './places.ts';
import { propertyMessages, whereIs } from './property-messages.ts';
import { fits, isOfKind, isTiming, namesIn, type Rules } from './rules.ts';
import { groupWith, isOfSite, isWebLink } from './site-groups.ts';
import { sectionNamed, synonymOf } from './synonyms.ts';
import { townFileMessages } from './town-file-messages.ts';
import { unlabeledEntry } from './unlabeled-entries.ts';

/** Finds properties that are misspelled, that belong in another group, or that no group has. */
export const unknownProperties: Finder = (findings) =>
  byPath(errorsOf(findings.errors, 'additionalProperties')).flatMap((errors) => {
    const map = nodeAt(findings.draft, errors[0].path);
    if (!isMap(map)) return [];
    const cut = cutText(map, errors, findings.draft);
    if (cut) return [cut];
    // A name that two misspelled properties may mean is given to the first.
    const taken = new Set(pairsOf(map).map(keyOf));
    const mistakes = errors.flatMap((error) => {
      const pair = pairsOf(map).find((one) => keyOf(one) === error.error.params.additionalProperty);
      return pair ? [explain(pair, map, error, taken, findings)] : [];
    });
    return completedOnce(mistakes, errors[0], taken);
  });

/** Names the properties that are missing from a group in the first of the mistakes that may be one of them. */
function completedOnce(
  mistakes: readonly Mistake[],
  { path, rules }: ShapeError,
  taken: ReadonlySet<string>,
): Mistake[] {
  const missing = (rules.required ?? []).filter((known) => !taken.has(known));
  const first = missing.length > 0 ? mistakes.find(({ loses }) => loses) : undefined;
  return mistakes.map((mistake) =>
    mistake === first
      ? { ...mistake, message: propertyMessages.stillMissing(mistake.message, missing), completes: path }
      : mistake,
  );
}

function explain(pair: Property, map: YAMLMap, error: ShapeError, taken: Set<string>, findings: Findings): Mistake {
  const { draft } = findings;
  const { path, rules } = error;
  const name = keyOf(pair);
  const data = dataOf(draft, pair.value);
  const where = whereIs(path, rules);
  const span = nodeSpan(draft, pair.key);
  const remove = () => void map.items.splice(map.items.indexOf(pair), 1);

  if (name === 'slug' && rules.title === 'a town') return { message: townFileMessages.slug(), span, repair: remove };
  const unlabeled = unlabeledEntry(pair, error, taken, findings);
  if (unlabeled) return unlabeled;
  const link = labeledLink(pair, map, error, findings);
  if (link) return link;
  const elsewhere = ofSite(name, data, error, findings);
  if (elsewhere) return { message: elsewhere, span, repair: remove };
  const free = freeProperties(data, rules, taken);
  const present = namesIn(rules).filter((known) => taken.has(known));
  const typo = present.some((known) => isSameWord(name, known)) ? null : (synonymOf(name, free) ?? suggest(name, free));
  const twin = typo ? null : suggest(name, present);
  if (twin) return { message: propertyMessages.twice(name, twin, where), span, repair: remove };
  const fitting = free.filter((known) => fits(data, rules.properties?.[known] ?? {}));
  const likely = typo ?? onlyOne(fitting.filter((known) => rules.required?.includes(known)));
  // Nearly everything has dates, so nobody can know which place was meant.
  const places = likely || isTiming(name) ? [] : findPlaces(name, path, findings);
  // Any text may be the text of many properties, but a group or a list shows by its form what it is.
  const intended = likely ?? (places.length === 0 && typeof data === 'object' ? onlyOne(fitting) : null);
  if (intended) {
    taken.add(intended);
    const rename = () => {
      if (isScalar(pair.key)) pair.key.value = intended;
    };
    return { message: propertyMessages.misspelled(name, where, intended), span, repair: rename };
  }
  const [place, ...others] = places;
  if (!place) {
    const section = path.length === 0 ? sectionNamed(name) : null;
    if (section) return { message: propertyMessages.section(name, where, section), span, repair: remove };
    const message = propertyMessages.unknown(name, where, namesIn(rules));
    return { message, span, repair: remove, loses: free.map((known) => [...path, known]) };
  }
  const move = () => {
    remove();
    if (others.length === 0) place.take(pair);
  };
  return {
    message: propertyMessages.misplaced(
      name,
      where,
      places.map(({ label }) => label),
    ),
    span,
    repair: move,
  };
}

/** What to do with what every page shares in a page, or with a fact in another group than its own; null if it is neither. */
function ofSite(name: string, data: unknown, { path, rules }: ShapeError, findings: Findings): Message | null {
  const where = whereIs(path, rules);
  const isPage = path.length === 0 && rules.title === 'a page';
  if (isPage && /^lang(?:uage)?$/i.test(name)) return propertyMessages.pageLanguage();
  if (isPage && isOfSite(name)) {
    const isThere = isGroup(findings.facts) && Object.hasOwn(findings.facts, name);
    return isThere
      ? propertyMessages.elsewhere(name, where, 'site.yaml')
      : propertyMessages.misplaced(name, where, ['site.yaml']);
  }
  const owner = groupWith(name, path, findings);
  if (owner) return propertyMessages.elsewhere(name, where, `"${owner}"`);
  const isLink = isWebLink(data, path, findings) && !suggest(name, namesIn(rules));
  return isLink ? propertyMessages.misplaced(name, where, ['"links"']) : null;
}

/** The properties that a value could be of, and that are not written yet. */
function freeProperties(data: unknown, rules: Rules, taken: ReadonlySet<string>): string[] {
  const { properties = {} } = rules;
  return Object.keys(properties).filter((name) => !taken.has(name) && isOfKind(data, properties[name] ?? {}));
}

function onlyOne(names: readonly string[]): string | null {
  return names.length === 1 ? (names[0] ?? null) : null;
}

/** A text between braces that ends at a comma, so that its other words are read as properties without a value. */
function cutText(map: YAMLMap, errors: readonly ShapeError[], draft: Source): Mistake | null {
  if (!map.flow) return null;
  const pairs = pairsOf(map);
  const unknown = new Set(errors.map(({ error }) => String(error.params.additionalProperty)));
  const isRest = (pair: Property | undefined) => pair !== undefined && unknown.has(keyOf(pair)) && isEmpty(pair);
  const first = pairs.findIndex((pair, index) => isRest(pair) && isPlainText(pairs[index - 1]));
  const before = pairs[first - 1];
  if (!before?.value) return null;
  const end = pairs.findIndex((pair, index) => index >= first && !isRest(pair));
  const rest = pairs.slice(first, end < 0 ? undefined : end);
  const [start] = rangeOf(before.value);
  const stop = rangeOf(rest.at(-1)?.key)[1];
  const text = draft.text.slice(start, stop);
  const { value } = before;
  return {
    message: propertyMessages.comma(keyOf(before), inYaml(text, true)),
    span: spanOf(draft, [start, stop]),
    repair: () => {
      map.items = pairs.filter((pair) => !rest.includes(pair));
      before.value = textLike(value, text);
    },
  };
}

const isPlainText = (pair: Property | undefined) =>
  isScalar(pair?.value) && pair.value.type === 'PLAIN' && pair.value.value !== null;
