import { unknown } from './new-messages.ts';
import { group, oneOf, type Project } from './project.ts';

type Texts = Record<string, string>;

/** A town as site.yaml has it, with nothing where it says nothing. */
export interface Sibling {
  name: string;
  slug: string;
  page: string;
  center: Record<string, unknown>;
  words: Texts;
  specialties: Record<string, Texts>;
}

export function townsOf({ site }: Pick<Project, 'site'>): Sibling[] {
  const { towns } = group(site.data);
  return (Array.isArray(towns) ? towns : []).map((town) => {
    const { name, slug, page, center, words, specialties } = group(town);
    const named = Object.entries(group(specialties)).map(([key, own]) => [key, textsOf(own)]);
    return {
      ...{ name: String(name), slug: String(slug), page: String(page) },
      ...{ center: group(center), words: textsOf(words), specialties: Object.fromEntries(named) },
    };
  });
}

function textsOf(value: unknown): Texts {
  return Object.fromEntries(Object.entries(group(value)).map(([key, text]) => [key, String(text)]));
}

/** The route of a town's main page with its slug taken out, or null where it has a route of another kind. */
export function patternOf({ page, slug }: Sibling): string | null {
  return page.includes(slug) ? page.replace(slug, '{town.slug}') : null;
}

/** The town whose form a new one takes: the first with the kind of route that most towns have. */
export function usualTown(towns: readonly Sibling[]): Sibling | undefined {
  const patterns = towns.map(patternOf);
  const often = (town: Sibling) => patterns.filter((pattern) => pattern && pattern === patternOf(town)).length;
  return towns.toSorted((a, b) => often(b) - often(a))[0];
}

/** What pages and lists that repeat for towns take from a town: names of its words, and of those of its specialties. */
export interface Asked {
  words: Set<string>;
  specialties: Map<string, Set<string>>;
}

/** @param chosen keeps what only towns with other specialties are asked; without it, all is told */
export function askedOfTowns({ site, pages }: Project, chosen?: readonly string[]): Asked {
  const asked: Asked = { words: new Set(), specialties: new Map() };
  for (const { data } of [site, ...pages]) collect(data, chosen, asked);
  return asked;
}

function collect(value: unknown, chosen: readonly string[] | undefined, asked: Asked): void {
  if (Array.isArray(value)) for (const item of value) collect(item, chosen, asked);
  const { each, specialty, ...rest } = group(value);
  const special = typeof specialty === 'string' ? specialty : null;
  if (each !== undefined && (special === null || !chosen || chosen.includes(special))) {
    const own = (special && asked.specialties.get(special)) || new Set<string>();
    if (special) asked.specialties.set(special, own);
    for (const [, owner, name = ''] of JSON.stringify(rest).matchAll(/\{(town\.words|specialty)\.([^{}]+)\}/g)) {
      (owner === 'specialty' ? own : asked.words).add(name);
    }
  }
  for (const child of Object.values(rest)) collect(child, chosen, asked);
}

/** Every specialty that a town lists or a page is made for. */
export function specialtiesOf(project: Project): string[] {
  const listed = townsOf(project).flatMap(({ specialties }) => Object.keys(specialties));
  return [...new Set([...listed, ...askedOfTowns(project).specialties.keys()])];
}

/** @throws UsageError where it is none of them */
export function checkSpecialty(project: Project, specialty: string): string {
  return oneOf(specialty, specialtiesOf(project), unknown.specialty(specialty), 'The specialties are:');
}
