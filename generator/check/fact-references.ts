import type { CatalogGroup } from '../../templates/facts/catalog.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import { keySpan, type Path, valueSpan } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic, Message, Span } from '../report/diagnostic.ts';
import { suggest } from '../report/suggest.ts';
import { factMessages } from './fact-messages.ts';
import { isUnknown } from './unknown-facts.ts';

/** A key of site.yaml in a page. */
export interface FactReference {
  source: Source;
  path: Path;
  group: CatalogGroup;
  key: string;
}

/** A site.yaml that pages refer to. */
interface Site {
  source: Source;
  data: SiteFacts;
  unknown: readonly Path[];
}

/** What is wrong with references, and what then is not known of site.yaml. */
interface CheckedReferences {
  problems: Diagnostic[];
  unknown: Path[];
}

/** Checks that site.yaml has every key that pages refer to. One key that many places need is one mistake. */
export function checkReferences(references: readonly FactReference[], site: Site): CheckedReferences {
  const checked: CheckedReferences = { problems: [], unknown: [] };
  const dangling = references.filter(
    ({ group, key }) => !Object.hasOwn(site.data[group] ?? {}, key) && !isUnknown([group, key], site.unknown),
  );
  for (const group of new Set(dangling.map((one) => one.group))) {
    const inGroup = dangling.filter((one) => one.group === group);
    if (site.data[group] === undefined) reportGroup(inGroup, checked);
    else for (const key of new Set(inGroup.map((one) => one.key))) reportKey(key, group, references, site, checked);
  }
  return checked;
}

function reportGroup(references: readonly FactReference[], { problems, unknown }: CheckedReferences): void {
  const [first] = references as [FactReference];
  problems.push(at(first, factMessages.missingGroup(first.key, first.group, references.length)));
  unknown.push([first.group]);
}

function reportKey(
  key: string,
  group: CatalogGroup,
  references: readonly FactReference[],
  { source, data }: Site,
  { problems, unknown }: CheckedReferences,
): void {
  const known = Object.keys(data[group] ?? {});
  const places = references.filter((one) => one.group === group && one.key === key);
  const near = suggest(key, known);
  const isUsed = (one: string) => references.some((other) => other.group === group && other.key === one);
  const [first, ...others] = places as [FactReference, ...FactReference[]];
  if (near && others.length > 0 && !isUsed(near)) {
    const message = factMessages.misspelledKey(near, key, group, places.length);
    problems.push({ ...message, severity: 'error', source, span: keySpan(source, [group, near]) });
    unknown.push([group, key]);
  } else if (!near && others.length > 0) {
    problems.push(at(first, factMessages.missingKey(key, group, places.length, known)));
    unknown.push([group, key]);
  } else {
    problems.push(...places.map((place) => at(place, factMessages.unknownKey(key, group, known))));
  }
}

function at({ source, path }: FactReference, message: Message): Diagnostic {
  const span: Span = valueSpan(source, path);
  return { ...message, severity: 'error', source, span };
}
