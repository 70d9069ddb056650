import type { CatalogGroup } from '../../../templates/facts/catalog.ts';
import type { Town } from '../../../templates/facts/site.ts';
import { groupBy } from '../../basics/group-by.ts';
import type { Rules } from '../../check/mistakes/rules.ts';
import type { Expanded } from '../../plan/expand.ts';
import { namedLinks } from '../../plan/links/link-target.ts';
import type { Page, PageCandidate } from '../../plan/page.ts';
import { rawText } from '../../plan/texts/raw-text.ts';
import { placesOf } from '../../plan/towns/list-places.ts';

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
  /** Empty if there are very many. */
  towns: Completion[];
  specialties: Completion[];
  /** Empty if there are very many. */
  counties: Completion[];
  /** The names of the texts about towns, each with an example. */
  townWords: Completion[];
  /** The same for the texts of each specialty. */
  specialtyWords: ReadonlyMap<string, Completion[]>;
}

/** A longer list is no help, and slows editors down. */
const most = 300;

const few = (all: Completion[]): Completion[] => (all.length > most ? [] : all);

/** Collects the names from the facts and pages of a project, including pages with mistakes. */
export function completionsOf({ facts, pages, unmadePages }: Expanded): Completions {
  const towns = facts.towns ?? [];
  const named = Object.entries(namedLinks(facts)).map(([value, detail]) => ({ value, detail }));
  const specialties = towns.flatMap((town) =>
    Object.keys(town.specialties ?? {}).map((value) => ({ value, detail: town.name, town })),
  );
  const ofSpecialty = (town: Town, name: string) => () => town.specialties?.[name] ?? {};
  const wordsOf = [...groupBy(specialties, ({ value }) => value)].map(
    ([name, all]) => [name, namesOfTexts(all.map(({ town }) => ofSpecialty(town, name)))] as const,
  );
  return {
    facts: (group) => Object.entries(facts[group] ?? {}).map(([value, { name }]) => ({ value, detail: name })),
    links: [...named, ...merged(placesOn(pages, unmadePages))],
    towns: few(towns.map(({ slug, name }) => ({ value: slug, detail: name }))),
    specialties: merged(specialties),
    counties: few(merged(towns.flatMap((town) => placesOf(town).map((value) => ({ value, detail: town.name }))))),
    townWords: namesOfTexts(towns.map((town) => () => town.words ?? {})),
    specialtyWords: new Map(wordsOf),
  };
}

/** Returns the routes and anchors of pages. If there are very many, those made for each town are one pattern. */
function placesOn(pages: readonly Page[], unmadePages: readonly PageCandidate[]): Completion[] {
  const isMany = pages.length > most;
  const made = isMany ? pages.filter(isMade) : [];
  const single = isMany
    ? [...pages.filter((page) => !isMade(page)), ...unmadePages].slice(0, most)
    : [...pages, ...unmadePages];
  const patterns = new Set(made.flatMap(({ source }) => rawText(source, ['route']) ?? []));
  return [
    ...[...patterns].map((value) => ({ value, detail: 'A page for each town.' })),
    ...single.flatMap((page) => {
      const { route, leaves } = page;
      if (route === null) return [];
      const anchors = leaves.filter(({ role }) => role === 'anchor');
      return [
        { value: route, detail: isPage(page) ? page.data.name : 'A page.' },
        ...anchors.map(({ text }) => ({ value: `${route}#${text}`, detail: `A place on the page ${route}.` })),
      ];
    }),
  ];
}

const isMade = ({ source }: PageCandidate) => rawText(source, ['each']) !== null;
const isPage = (page: PageCandidate): page is Page => 'data' in page;

/** Returns the names of the texts of the first towns, each with the first text as an example. */
function namesOfTexts(groups: readonly (() => Readonly<Record<string, string>>)[]): Completion[] {
  const examples = new Map<string, string>();
  // The texts of each town may have to be read from its file.
  for (const [name, text] of groups.slice(0, most).flatMap((group) => Object.entries(group()))) {
    if (!examples.has(name)) examples.set(name, text);
  }
  return [...examples].slice(0, most).map(([value, detail]) => ({ value, detail }));
}

/** The maximum number of details. */
const mostDetails = 10;

/** Sorts completions by value and merges duplicates, joining their details. */
function merged(completions: readonly Completion[]): Completion[] {
  const details = new Map<string, Set<string>>();
  for (const { value, detail } of completions) {
    const known = details.get(value) ?? new Set();
    details.set(value, known.add(detail));
  }
  return [...details.keys()].sort().map((value) => {
    const all = [...(details.get(value) ?? [])];
    const more = all.length > mostDetails ? [`and ${all.length - mostDetails} more`] : [];
    return { value, detail: [...all.slice(0, mostDetails), ...more].join(', ') };
  });
}

/** Returns the names that a string may have, if it refers to a fact, a town, a specialty, or a county. */
export function knownValues({ role, fact, words = {} }: Rules, completions: Completions): Completion[] {
  if (fact) return completions.facts(fact);
  const wordsFirst = Object.entries(words).map(([value, detail]) => ({ value, detail }));
  if (role === 'town') return [...wordsFirst, ...completions.towns];
  if (role === 'county') return completions.counties;
  return role === 'specialty' ? completions.specialties : [];
}
