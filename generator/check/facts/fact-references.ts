import type { CatalogGroup } from '../../../templates/facts/catalog.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { slugOf } from '../../basics/slug.ts';
import { isSameWord, suggest } from '../../basics/suggest.ts';
import { errorAt } from '../../read/error-at.ts';
import { keySpan, type Path, valueSpan } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { inAllPlaces } from '../../report/also-in.ts';
import type { Diagnostic, Message, SourceLocation } from '../../report/diagnostic.ts';
import type { MissingPrice } from '../mistakes/mistake.ts';
import type { Rules } from '../mistakes/rules.ts';
import { isNamed, mentionsOf } from './fact-mentions.ts';
import { factMessages } from './fact-messages.ts';
import { isUnknown } from './unknown-facts.ts';

/** A key of site.yaml that a page uses. */
export interface FactReference {
  source: Source;
  path: Path;
  group: CatalogGroup;
  key: string;
}

/** A site.yaml, and the files that refer to it. */
export interface ReferredSite {
  source: Source;
  data: SiteFacts;
  unknown: readonly Path[];
  /** The files that may need a fact without a reference, including site.yaml. */
  files: readonly Source[];
  pageRules: Rules;
}

/** The problems with references, and what they make unknown in site.yaml. */
interface CheckedReferences {
  problems: Diagnostic[];
  unknown: Path[];
}

/** A reference to an entry of site.yaml: the key of an entry, or a missing price of one. */
type Reference = FactReference | MissingPrice;

/** Checks that site.yaml has every key that pages and prices refer to. A key that many places need is one mistake. */
export function checkReferences(references: readonly Reference[], site: ReferredSite): CheckedReferences {
  const checked: CheckedReferences = { problems: [], unknown: [] };
  const dangling = references.filter(
    ({ group, key }) => !Object.hasOwn(site.data[group] ?? {}, key) && !isUnknown([group, key], site.unknown),
  );
  for (const group of new Set(dangling.map((one) => one.group))) {
    const inGroup = dangling.filter((one) => one.group === group);
    if (site.data[group] === undefined) reportGroup(group, inGroup, site, checked);
    else for (const key of new Set(inGroup.map((one) => one.key))) reportKey(key, group, references, site, checked);
  }
  return checked;
}

function reportGroup(
  group: CatalogGroup,
  references: readonly Reference[],
  { files, pageRules }: ReferredSite,
  { problems, unknown }: CheckedReferences,
): void {
  const places = [...references.map(locationOf), ...mentionsOf([group], files, pageRules)];
  const key = references[0]?.key ?? '';
  problems.push(...atAll(places, factMessages.missingGroup(key, group, places.length)));
  unknown.push([group]);
}

function reportKey(
  key: string,
  group: CatalogGroup,
  references: readonly Reference[],
  { source, data, files, pageRules }: ReferredSite,
  { problems, unknown }: CheckedReferences,
): void {
  const known = Object.keys(data[group] ?? {});
  const isUsed = (one: string) =>
    references.some((other) => other.group === group && other.key === one) || isNamed([group, one], files);
  const referring = references.filter((one) => one.group === group && one.key === key).map(locationOf);
  const places = [...referring, ...mentionsOf([group, key], files, pageRules)];
  const near = keyMeant(key, data[group] ?? {});
  // A text that cannot be a key is reported at each of these places.
  if (places.length === 1 || (near && (isUsed(near) || !isKey(key)))) {
    const keys = referring.filter((place) => !('message' in place));
    problems.push(
      ...keys.map((one) => errorAt(one.source, one.span, factMessages.unknownKey(key, group, near, known))),
    );
    return;
  }
  if (near) {
    const message = factMessages.misspelledKey(near, key, group, places.length);
    problems.push(errorAt(source, keySpan(source, [group, near]), message));
  } else {
    const unused = known.filter((one) => !isUsed(one));
    problems.push(...atAll(places, factMessages.missingKey(key, group, places.length, { known, unused })));
  }
  unknown.push([group, key]);
}

/** Returns the key that was most likely meant, or null. */
function keyMeant(key: string, entries: Readonly<Record<string, unknown>>): string | null {
  const near = suggest(key, Object.keys(entries));
  if (isKey(key)) return near;
  const keys = new Map(Object.entries(entries).map(([one, entry]) => [entryName(entry), one]));
  const name = suggest(key, keys.keys()) ?? '';
  const isName = isSameWord(name, key);
  return (isName ? keys.get(name) : undefined) ?? near ?? keys.get(name) ?? null;
}

const isKey = (text: string) => slugOf(text) === text;

/** Returns the name of an entry. Empty if it has none, which is reported where it is missing. */
const entryName = (entry: unknown) => (isGroup(entry) && typeof entry.name === 'string' ? entry.name : '');

/** Returns the location of a reference. A price has its own problem, which is more specific than its key. */
const locationOf = (one: Reference): SourceLocation =>
  'problem' in one ? one.problem : { source: one.source, span: valueSpan(one.source, one.path) };

/** Returns an error at each of several locations, or a single one that lists them all. */
export function atAll(places: readonly SourceLocation[], message: Message): Diagnostic[] {
  return inAllPlaces(places.map(({ source, span }) => errorAt(source, span, message)));
}
