import type { CatalogGroup } from '../../../templates/facts/catalog.ts';
import type { Expanded } from '../../plan/expand.ts';
import { namedLinks } from '../../plan/link-target.ts';
import type { Parts } from './schema-parts.ts';

/** A value that an editor offers, and what it says beside it. */
export interface Hint {
  value: string;
  about: string;
}

/** What this project, and no other, has to offer where a page names something. */
export interface Hints {
  facts: (group: CatalogGroup) => Hint[];
  /** Routes, anchors and the names of addresses. */
  links: Hint[];
  towns: Hint[];
  specialties: Hint[];
}

/** Collects what the facts and the pages of a project offer; pages that have mistakes count as far as they are known. */
export function hintsOf({ facts, pages, drafts }: Expanded): Hints {
  const all = [...pages, ...drafts].flatMap(({ route, leaves }) => (route === null ? [] : [{ route, leaves }]));
  const names = new Map(pages.map(({ route, data }) => [route, data.name]));
  const routes = all.map(({ route }) => ({ value: route, about: names.get(route) ?? 'A page.' }));
  const anchors = all.flatMap(({ route, leaves }) =>
    leaves
      .filter(({ role }) => role === 'anchor')
      .map(({ text }) => ({ value: `${route}#${text}`, about: `A place on the page ${route}.` })),
  );
  const named = Object.entries(namedLinks(facts)).map(([value, about]) => ({ value, about }));
  const towns = facts.towns ?? [];
  const specialties = towns.flatMap((town) =>
    Object.keys(town.specialties ?? {}).map((value) => ({ value, about: town.name })),
  );
  return {
    facts: (group) => Object.entries(facts[group] ?? {}).map(([value, { name }]) => ({ value, about: name })),
    links: [...named, ...once([...routes, ...anchors])],
    towns: towns.map(({ slug, name }) => ({ value: slug, about: name })),
    specialties: once(specialties),
  };
}

/** Each value once and in the order of the alphabet; what is said of it is said of all. */
function once(hints: readonly Hint[]): Hint[] {
  const values = [...new Set(hints.map(({ value }) => value))].sort();
  return values.map((value) => {
    const about = hints.filter((hint) => hint.value === value).map((hint) => hint.about);
    return { value, about: [...new Set(about)].join(', ') };
  });
}

/** The values that a text may have, where it names something of this project other than a link. */
export function knownValues({ role, fact }: Parts, hints: Hints): Hint[] {
  if (fact) return hints.facts(fact);
  return role === 'town' ? hints.towns : role === 'specialty' ? hints.specialties : [];
}
