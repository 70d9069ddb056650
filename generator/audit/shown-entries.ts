import { type CatalogGroup, catalogGroups } from '../../templates/facts/catalog.ts';
import type { Definition } from '../check/definition.ts';
import { type Rules, rulesOf } from '../check/mistakes/rules.ts';
import type { SectionData } from '../check/schema/page-schema.ts';
import { type SectionTypes, sectionTypeOf } from '../check/schema/sections.ts';

/** The entries of one group of the catalog that sections show. */
export interface ShownGroup {
  /** True if a section shows everything in the group. */
  isWhole: boolean;
  keys: Set<string>;
  /** The file of a page that shows some of them. */
  file: string;
}

/** Returns which catalog entries the sections of all pages show. Leaves out groups that no section shows. */
export function shownEntries(pages: readonly Definition[], sections: SectionTypes): Map<CatalogGroup, ShownGroup> {
  const shown = new Map<CatalogGroup, ShownGroup>();
  const groupIn = (group: CatalogGroup, file: string) => {
    const known = shown.get(group) ?? { isWhole: false, keys: new Set(), file };
    shown.set(group, known);
    return known;
  };
  for (const { data, source } of pages) {
    for (const section of data.sections) {
      const { schema } = sectionTypeOf(section, sections);
      for (const { group, key } of references(rulesOf(schema), section)) groupIn(group, source.file).keys.add(key);
      for (const group of wholeGroups(section, sections)) groupIn(group, source.file).isWhole = true;
    }
  }
  return shown;
}

/** Returns the groups that a section, or a part of it, shows as a whole. */
function wholeGroups(section: SectionData, sections: SectionTypes): CatalogGroup[] {
  const { schema, needs = {} } = sectionTypeOf(section, sections);
  const rules = rulesOf(schema);
  return Object.entries(needs).flatMap(([property, needed]) => {
    const group = catalogGroups.find((one) => one === needed);
    if (!group || !(property in section)) return [];
    const chosen =
      property === 'type'
        ? references(rules, section)
        : references(rules.properties?.[property] ?? {}, section[property]);
    return chosen.some((one) => one.group === group) ? [] : [group];
  });
}

/** Returns the keys of the catalog in a value. */
function references(rules: Rules, data: unknown): { group: CatalogGroup; key: string }[] {
  if (typeof data === 'string') return rules.fact ? [{ group: rules.fact, key: data }] : [];
  if (Array.isArray(data)) return data.flatMap((item) => references(rules.items ?? {}, item));
  return Object.entries(data ?? {}).flatMap(([name, inner]) => references(rules.properties?.[name] ?? {}, inner));
}
