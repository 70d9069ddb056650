import { namePattern } from '../../basics/name-pattern.ts';
import { slugOf, titled, wordsOfKey } from '../../basics/slug.ts';
import { withoutPlaceholders } from '../../basics/without-placeholders.ts';
import type { PageData } from '../../check/schema/page-schema.ts';
import { type Path, partAt } from '../../read/locate.ts';
import type { FileSpot, Finding } from '../finding.ts';
import { respelled } from '../places/name-and-slug.ts';
import type { AuditedSite, Rule } from '../rule.ts';
import { type VisibleText, visibleTexts } from '../visible-texts.ts';

/** Reports the former name of a service or a town that its key and the titles of its pages still use. */
export const rule: Rule = {
  id: 'old-names',
  severity: 'warning',
  reason: 'Guests look for the name that they have read, and do not find it where they book.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  site: (site) => {
    const renamed = renamedIn(site);
    const texts = renamed.size > 0 ? visibleTexts(site) : [];
    return [...renamed.values()].flatMap((one) => texts.flatMap((text) => oldNamesIn(text, one)));
  },
};

/** Something with a key and a name. */
interface KeyedName {
  kind: 'service' | 'town';
  key: string;
  name: string;
  /** The location of the name. */
  place: FileSpot | { route: null; path: Path };
}

interface Renamed extends KeyedName {
  /** The part of the name that replaces the words of the key. */
  short: string;
  pattern: RegExp;
}

/** Returns what was renamed, by kind and key. */
function renamedIn(site: AuditedSite): Map<string, Renamed> {
  const found = site.definitions.flatMap(({ data }) =>
    aboutOne(data, site).flatMap((named) => renamedAs(named, data, site) ?? []),
  );
  return new Map(found.map((one) => [`${one.kind} ${one.key}`, one]));
}

/** Returns the services or the town that a page is about. */
function aboutOne({ town, specialty, structuredData }: PageData, site: AuditedSite): KeyedName[] {
  const { facts, towns } = site;
  const entry = towns.get(town ?? '');
  const services = [...new Set([specialty, structuredData?.service])].flatMap((key = ''): KeyedName[] => {
    const service = facts.services?.[key];
    return service
      ? [{ kind: 'service', key, name: service.name, place: { route: null, path: ['services', key, 'name'] } }]
      : [];
  });
  if (!entry) return services;
  const {
    town: { slug: key, name, region = '' },
    file,
    path,
  } = entry;
  // The name or the slug is misspelled, which another rule reports (town-names.ts).
  if (respelled(name, key, region) !== null) return services;
  return [...services, { kind: 'town', key, name, place: { file, path: [...path, 'name'] } }];
}

/**
 * Returns the rename of a key. A key may be any word, so it counts as an old name only if the route and the title of a
 * page about it contain its words, and no other name does.
 */
function renamedAs(named: KeyedName, { route, name: label, seo }: PageData, site: AuditedSite): Renamed | null {
  const { kind, key, name } = named;
  const isInRoute = `/${route}/`.replace(/[^a-z0-9]+/g, '-').includes(`-${key}-`);
  if (!isInRoute || wordsOfKey(key, name) !== null || isShortFor(key, name)) return null;
  const old = titled(key);
  // After a slash or a hyphen, it is part of an address or of a longer name.
  const pattern = namePattern([old], kind, '/-');
  const title = [label, seo.title].find((text) => text.match(pattern));
  const { address, business, services = {} } = site.facts;
  const others = [...Object.values(services), ...[...site.towns.values()].map(({ town }) => town), business].map(
    (one) => one.name,
  );
  const isUsed = [...others, address.city].some((one) => one !== name && one.match(pattern));
  if (title === undefined || isUsed) return null;
  const short = shortName(name, old, title);
  return kind === 'service' && isOnlyTopic(key, name, short) ? null : { ...named, pattern, short };
}

/** Returns true if the name has all words of the key, with others between them: "loan-signing", Loan Document Signing. */
function isShortFor(key: string, name: string): boolean {
  const words = slugOf(name).split('-');
  return key.split('-').every((word) => words.includes(word));
}

/**
 * Returns true for the key of a service that is a single word, and may never have been its name: a page about coloring
 * is at /color, whatever the service is called. It was the name if what follows it in a title is the end of the name.
 */
const isOnlyTopic = (key: string, name: string, short: string) => !key.includes('-') && short === name;

/**
 * Returns a name without the words at its end that also follow the old one in a title: "Boiler" of "Boiler Service".
 */
function shortName(name: string, old: string, title: string): string {
  const words = name.split(' ');
  const count = words.findIndex((_, index) => index > 0 && title.includes(`${old} ${words.slice(index).join(' ')}`));
  return count > 0 ? words.slice(0, count).join(' ') : name;
}

function oldNamesIn({ file, path, text }: VisibleText, { kind, key, name, short, place, pattern }: Renamed): Finding[] {
  return [...withoutPlaceholders(text).matchAll(pattern)].map(({ 0: words, index }) => ({
    at: { file, path, part: partAt(text, words, index) },
    message: `This text says “${words}”, but the name of the ${kind} “${key}” is “${name}” now.`,
    hint: `Write “${short}” instead. \`npm run rename\` changes the key and all such texts at once (see docs/owner-guide.md).`,
    value: words,
    also: place,
  }));
}
