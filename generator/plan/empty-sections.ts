import type { FactGroup } from '../../templates/define.ts';
import { isEnglish, languageOf } from '../../templates/facts/locale.ts';
import { site as siteSchema } from '../../templates/facts/site.ts';
import { asGroup } from '../../templates/schema/is-group.ts';
import { type Rules, rulesOf } from '../check/mistakes/rules.ts';
import type { SectionData } from '../check/schema/page-schema.ts';
import { type SectionTypes, sectionTypeOf } from '../check/schema/sections.ts';
import { errorAt, errorAtValue } from '../read/error-at.ts';
import { keySpan, type Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import { valueAt } from '../read/value-at.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import type { Page } from './page.ts';
import type { Site } from './resolve.ts';
import { sectionMessages } from './section-messages.ts';
import type { SectionCheck, SectionPlace } from './section-problems.ts';

/** Finds lists in site.yaml whose items are made for towns, but which no town matches. */
export function emptyFacts(site: Site): Diagnostic[] {
  return emptyLists(rulesOf(siteSchema), site.facts, [], null).flatMap((list) => listProblem(site.source, list, site));
}

/**
 * Finds sections that match the schema but would be published as a heading with nothing below it: a section about facts
 * that site.yaml does not have, and a list whose items are made for towns, but which no town matches.
 */
export function emptySections(sections: SectionTypes): SectionCheck {
  return {
    none: (page, site) => listProblem(page.source, { path: ['sections'], part: 'this page' }, site, page),
    each: (section, place, site) => {
      const { page, path } = place;
      const lists = emptyLists(rulesOf(sectionTypeOf(section, sections).schema), section, [], 'this section');
      return [
        ...missingFacts(section, place, site, sections),
        ...missingWords(section, place, site, sections),
        ...lists.flatMap((list) => listProblem(page.source, { ...list, path: [...path(), ...list.path] }, site, page)),
      ];
    },
  };
}

interface EmptyList {
  path: Path;
  /** The smallest part with this list that can be deleted, in words; null if none can. */
  part: string | null;
}

function missingFacts(
  section: SectionData,
  { page: { source }, path }: SectionPlace,
  site: Site,
  sections: SectionTypes,
) {
  const { needs = {}, schema } = sectionTypeOf(section, sections);
  const needed = Object.entries(needs as Record<string, FactGroup>).filter(([property]) => property in section);
  const missing = needed.filter(([, group]) => {
    return group === 'posts' ? !site.hasPosts : site.facts[group] === undefined;
  });
  if (missing.length > 0 && missing.length === needed.length) {
    const groups = missing.map(([, group]) => group);
    if (groups.includes('posts'))
      return [errorAtValue(source, [...path(), 'type'], sectionMessages.noPosts(site.awaitsPosts))];
    return [errorAtValue(source, [...path(), 'type'], sectionMessages.noFacts(groups))];
  }
  return missing.map(([property, group]) => {
    const message = sectionMessages.noFactsForPart(group, schema.required.includes(property));
    return errorAt(source, keySpan(source, [...path(), property]), message);
  });
}

function missingWords(
  section: SectionData,
  { page: { source }, path }: SectionPlace,
  { facts }: Site,
  sections: SectionTypes,
): Diagnostic[] {
  const shown = sectionTypeOf(section, sections).words?.(section, facts) ?? [];
  const missing = shown.filter((word) => facts.words[word] === undefined);
  return missing.map((word) => {
    const [example] = rulesOf(siteSchema.properties.words.properties[word]).examples ?? [];
    const message = sectionMessages.noWord(word, isEnglish(languageOf(facts)) ? String(example) : null);
    return errorAtValue(source, [...path(), 'type'], message);
  });
}

/**
 * Finds the lists that need items and have none, except inside other lists. A list inside an item is part of what is
 * made for each town, so it may be empty for some.
 */
function emptyLists(
  { minItems, properties = {}, required = [] }: Rules,
  data: unknown,
  path: Path,
  part: string | null,
): EmptyList[] {
  if (Array.isArray(data)) return data.length === 0 && minItems !== 0 ? [{ path, part }] : [];
  return Object.entries(properties).flatMap(([name, schema]) => {
    const isNeeded = required.includes(name);
    const smaller = `"${name}:"${path.length > 0 ? ` under "${path.at(-1)}"` : ''}`;
    const inner = asGroup(data)[name];
    return emptyLists(schema, inner, [...path, name], isNeeded ? part : smaller);
  });
}

/** @param page the page with the list, if it is not in site.yaml */
function listProblem(source: Source, { path, part }: EmptyList, site: Site, page?: Page): Diagnostic[] {
  const { facts, hasDraftTowns } = site;
  const specialties = textsOfItems(source, path, 'specialty');
  const listed = new Set(facts.towns?.flatMap((town) => Object.keys(town.specialties ?? {})));
  // A misspelled specialty is reported where it is written.
  if (specialties.some((specialty) => !listed.has(specialty))) return [];
  const name = String(path.at(-1));
  const near = textsOfItems(source, path, 'near');
  const counties = textsOfItems(source, path, 'in');
  const message = () => {
    if (counties.length > 0) return sectionMessages.noneIn(name, counties, hasDraftTowns, part);
    if (near.length > 0) {
      const isOther = near.some((from) => from !== 'business');
      return sectionMessages.noneNear(name, isOther, hasDraftTowns, part);
    }
    const town = page?.town?.name;
    return town ? sectionMessages.emptyForTown(name, town) : sectionMessages.noTowns(name, hasDraftTowns, part);
  };
  return [errorAt(source, keySpan(source, path), message())];
}

/** Returns the raw texts that the items of a list have under a name. */
function textsOfItems({ data }: Source, list: Path, name: string): string[] {
  const items = valueAt(data, list);
  const values = Array.isArray(items) ? items.map((item) => asGroup(item)[name]) : [];
  return values.filter((value) => typeof value === 'string');
}
