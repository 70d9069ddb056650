import { basename } from 'node:path';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { hasTownFolder } from '../../check/sort-files.ts';
import type { Path } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { groupBy } from '../../report/group-by.ts';
import { slugOf } from '../../report/slug.ts';
import { suggest } from '../../report/suggest.ts';
import { UsageError } from '../../report/usage-error.ts';
import { nearOrAll } from '../../report/wording.ts';
import { unknown } from './new-messages.ts';
import type { Project } from './project.ts';

type Texts = Record<string, string>;

/** A town as it is written. What it leaves out is empty. */
export interface Sibling {
  source: Source;
  /** Where the town is in the file: empty if it has a file of its own. */
  path: Path;
  order: unknown;
  name: string;
  slug: string;
  page: string;
  county?: unknown;
  center: Record<string, unknown>;
  words: Texts;
  specialties: Record<string, Texts>;
}

/** The towns of a project, in the order of lists. */
export function townsOf({ site, towns }: Pick<Project, 'site' | 'towns'>): Sibling[] {
  if (hasTownFolder(site.data)) {
    const rank = ({ order }: Sibling) => (typeof order === 'number' ? order : Number.MAX_VALUE);
    return towns
      .map((source) => siblingOf({ ...asGroup(source.data), slug: slugOf(basename(source.file, '.yaml')) }, source, []))
      .sort((a, b) => rank(a) - rank(b));
  }
  const { towns: listed } = asGroup(site.data);
  return (Array.isArray(listed) ? listed : []).map((town, index) => siblingOf(town, site, ['towns', index]));
}

function siblingOf(town: unknown, source: Source, path: Path): Sibling {
  const { name, slug, page, county, center, words, specialties, order } = asGroup(town);
  const named = Object.entries(asGroup(specialties)).map(([key, own]) => [key, textsOf(own)]);
  return {
    source,
    path,
    order,
    name: String(name),
    slug: String(slug),
    page: String(page),
    county,
    center: asGroup(center),
    words: textsOf(words),
    specialties: Object.fromEntries(named),
  };
}

/** The folder in which each town has a file; null if site.yaml lists the towns. */
export function townFolderOf({ site }: Pick<Project, 'site'>): string | null {
  return hasTownFolder(site.data) ? String(asGroup(site.data).towns).replace(/\/+$/, '') : null;
}

function textsOf(value: unknown): Texts {
  return Object.fromEntries(Object.entries(asGroup(value)).map(([key, text]) => [key, String(text)]));
}

/** The route of a town's main page with a placeholder for its slug, or null if the route does not contain the slug. */
export function patternOf({ page, slug }: Sibling): string | null {
  return page.includes(slug) ? page.replace(slug, '{town.slug}') : null;
}

/** The town that a new one is modeled on: the first whose route has the pattern that most towns share. */
export function usualTown(towns: readonly Sibling[]): Sibling | undefined {
  const byPattern = groupBy(towns, patternOf);
  byPattern.delete(null);
  const [most] = [...byPattern.values()].toSorted((a, b) => b.length - a.length);
  return (most ?? towns)[0];
}

/** The names of the texts that pages and lists that repeat for towns take from each town. */
export interface UsedTexts {
  words: Set<string>;
  /** By specialty. */
  specialties: Map<string, Set<string>>;
}

/** @param chosen leaves out the texts that only towns with other specialties need; by default none */
export function textsUsed({ site, pages }: Project, chosen?: readonly string[]): UsedTexts {
  const used: UsedTexts = { words: new Set(), specialties: new Map() };
  for (const { data } of [site, ...pages]) collect(data, chosen, used);
  return used;
}

function collect(value: unknown, chosen: readonly string[] | undefined, used: UsedTexts): void {
  if (Array.isArray(value)) for (const item of value) collect(item, chosen, used);
  const { each, specialty, ...rest } = asGroup(value);
  const special = typeof specialty === 'string' ? specialty : null;
  if (each !== undefined && (special === null || !chosen || chosen.includes(special))) {
    const own = (special && used.specialties.get(special)) || new Set<string>();
    if (special) used.specialties.set(special, own);
    for (const [, owner, name = ''] of JSON.stringify(rest).matchAll(/\{(town\.words|specialty)\.([^{}]+)\}/g)) {
      (owner === 'specialty' ? own : used.words).add(name);
    }
  }
  for (const child of Object.values(rest)) collect(child, chosen, used);
}

/** Every specialty that a town lists or a page uses. */
export function specialtiesOf(project: Project): string[] {
  const listed = townsOf(project).flatMap(({ specialties }) => Object.keys(specialties));
  return [...new Set([...listed, ...textsUsed(project).specialties.keys()])];
}

/** The name of the service with the key of a specialty, if there is one. */
export function labelOf({ site }: Pick<Project, 'site'>, specialty: string): string | undefined {
  const { name } = asGroup(asGroup(asGroup(site.data).services)[specialty]);
  return typeof name === 'string' ? name : undefined;
}

/**
 * Finds specialties by their keys or the names of their services, in any case, with spaces or hyphens.
 *
 * @throws UsageError naming every one that no town and no page has
 */
export function specialtiesNamed(project: Project, names: readonly string[]): string[] {
  const keys = specialtiesOf(project);
  const found = names.map((name) => {
    const slug = slugOf(name);
    return keys.find((key) => slugOf(key) === slug) ?? keys.find((key) => slugOf(labelOf(project, key) ?? '') === slug);
  });
  const missing = names.filter((_, index) => found[index] === undefined);
  if (missing.length > 0) {
    const problems = missing.map((name) => {
      const better = nearOrAll(slugOf(name), keys, 'The specialties are:');
      const isNew = suggest(slugOf(name), keys) === null;
      return [unknown.specialty(name), better, ...(isNew ? [unknown.firstSpecialty(name)] : [])].join(' ');
    });
    throw new UsageError(problems.join('\n'));
  }
  return [...new Set(found.flatMap((key) => key ?? []))];
}
