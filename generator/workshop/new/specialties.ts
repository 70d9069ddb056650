import { asGroup } from '../../../templates/schema/is-group.ts';
import { slugOf } from '../../basics/slug.ts';
import { suggest } from '../../basics/suggest.ts';
import { UsageError } from '../../report/usage-error.ts';
import { nearOrAll } from '../../report/wording.ts';
import type { Project, ProjectFiles } from '../edit/project.ts';
import { townsOf } from '../edit/written-towns.ts';
import { unknown } from './new-messages.ts';

/** The names of the texts that pages and lists that repeat for towns take from each town. */
interface UsedTexts {
  words: Set<string>;
  /** By specialty. */
  specialties: Map<string, Set<string>>;
}

/** @param chosen leaves out the texts that only towns with other specialties need; none by default */
export function textsUsed({ site, pages }: Pick<Project, 'site' | 'pages'>, chosen?: readonly string[]): UsedTexts {
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

/** Returns every specialty that a town lists or a page uses. */
export function specialtiesOf(project: ProjectFiles): string[] {
  const listed = townsOf(project).flatMap(({ specialties }) => Object.keys(specialties));
  return [...new Set([...listed, ...textsUsed(project).specialties.keys()])];
}

/** Returns the name of the service with the key of a specialty, if there is one. */
export function serviceName({ site }: Pick<Project, 'site'>, specialty: string): string | undefined {
  const { name } = asGroup(asGroup(asGroup(site.data).services)[specialty]);
  return typeof name === 'string' ? name : undefined;
}

/**
 * Finds specialties by their keys or the names of their services, ignoring case, with spaces or hyphens.
 *
 * @throws UsageError listing all that no town and no page has
 */
export function specialtiesNamed(project: Project, names: readonly string[]): string[] {
  const keys = specialtiesOf(project);
  const found = names.map((name) => {
    const slug = slugOf(name);
    return (
      keys.find((key) => slugOf(key) === slug) ?? keys.find((key) => slugOf(serviceName(project, key) ?? '') === slug)
    );
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
