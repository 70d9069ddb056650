import type { CatalogGroup } from '../../../templates/facts/catalog.ts';
import type { Expanded } from '../../plan/expand.ts';
import { namedLinks } from '../../plan/link-target.ts';
import type { SchemaKeywords } from './schema-keywords.ts';

/** A value that an editor offers, and the text that it shows next to it. */
export interface Completion {
  value: string;
  detail: string;
}

/** The names that exist in this project, for the strings that refer to one. */
export interface Completions {
  facts: (group: CatalogGroup) => Completion[];
  /** Routes, anchors, and the names in `links`. */
  links: Completion[];
  towns: Completion[];
  specialties: Completion[];
}

/** Collects the names from the facts and pages of a project, including pages with mistakes. */
export function completionsOf({ facts, pages, drafts }: Expanded): Completions {
  const all = [...pages, ...drafts].flatMap(({ route, leaves }) => (route === null ? [] : [{ route, leaves }]));
  const names = new Map(pages.map(({ route, data }) => [route, data.name]));
  const routes = all.map(({ route }) => ({ value: route, detail: names.get(route) ?? 'A page.' }));
  const anchors = all.flatMap(({ route, leaves }) =>
    leaves
      .filter(({ role }) => role === 'anchor')
      .map(({ text }) => ({ value: `${route}#${text}`, detail: `A place on the page ${route}.` })),
  );
  const named = Object.entries(namedLinks(facts)).map(([value, detail]) => ({ value, detail }));
  const towns = facts.towns ?? [];
  const specialties = towns.flatMap((town) =>
    Object.keys(town.specialties ?? {}).map((value) => ({ value, detail: town.name })),
  );
  return {
    facts: (group) => Object.entries(facts[group] ?? {}).map(([value, { name }]) => ({ value, detail: name })),
    links: [...named, ...merged([...routes, ...anchors])],
    towns: towns.map(({ slug, name }) => ({ value: slug, detail: name })),
    specialties: merged(specialties),
  };
}

/** Sorts completions by value and merges duplicates, joining their details. */
function merged(completions: readonly Completion[]): Completion[] {
  const values = [...new Set(completions.map(({ value }) => value))].sort();
  return values.map((value) => {
    const details = completions.filter((one) => one.value === value).map((one) => one.detail);
    return { value, detail: [...new Set(details)].join(', ') };
  });
}

/** The names that a string may have, if it refers to a fact, a town, or a specialty. */
export function knownValues({ role, fact }: SchemaKeywords, completions: Completions): Completion[] {
  if (fact) return completions.facts(fact);
  if (role === 'town') return completions.towns;
  return role === 'specialty' ? completions.specialties : [];
}
