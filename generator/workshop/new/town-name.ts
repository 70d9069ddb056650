import { asGroup } from '../../../templates/schema/is-group.ts';
import { slugFor } from '../../basics/slug.ts';
import { hasOwnFile } from '../../check/definition.ts';
import { sortFiles } from '../../check/sort-files.ts';
import { withoutRegion } from '../../plan/towns/without-region.ts';
import { keySpan } from '../../read/locate.ts';
import { UsageError } from '../../report/usage-error.ts';
import { checkSlug } from '../edit/check-slug.ts';
import type { Project, ProjectFiles } from '../edit/project.ts';
import { townFolderOf, townsOf } from '../edit/written-towns.ts';
import { refusal } from './new-messages.ts';

/**
 * Returns the slug for a new town.
 *
 * @param given by default made from the name
 * @throws UsageError if the name is that of a spreadsheet, the slug is not valid, no slug can be made, the town exists
 *   already, or site.yaml names a folder that has no towns although another has
 */
export function checkTownName(project: Project, written: string, given?: string): string {
  const { name } = apartFromRegion(project, written);
  if (/\.(?:csv|tsv|xlsx?|ods|numbers)$/i.test(name)) throw new UsageError(refusal.table(name));
  checkFolder(project);
  const { language } = asGroup(project.site.data);
  const slug = given ?? slugFor(name, language);
  if (!slug) throw new UsageError(refusal.noSlug(name));
  checkSlug(slug, 'tokyo', language);
  const other = townsOf(project).find((town) => town.slug === slug || town.name === name);
  if (!other) return slug;
  const { source, path } = other;
  const place = `${source.file}:${keySpan(source, hasOwnFile(other) ? ['name'] : path).start.line}`;
  const isSame = given === undefined || other.name === name;
  throw new UsageError(isSame ? refusal.townTaken(name, place) : refusal.slugTaken(slug, other.name, place));
}

/** @throws UsageError if the folder that site.yaml names is not the one that has the towns */
export function checkFolder(project: ProjectFiles): void {
  const { problems, towns } = sortFiles(project);
  const isFirst = towns.length === 0 && townFolderOf(project)?.startsWith('pages/');
  const problem = problems.find(({ id }) => id === 'no-towns');
  if (problem && !isFirst) throw new UsageError(`${problem.message} ${problem.hint}`);
}

/** Returns the name of a town, and the state after it, as in "Durant, OK", if it is not that of the business. */
export function apartFromRegion({ site }: Project, written: string): { name: string; region?: string } {
  const { region, country } = asGroup(asGroup(site.data).address);
  const found = withoutRegion(written, { region, country });
  if (found === null) return { name: written };
  return { name: found.town, ...(found.isOwn ? {} : { region: found.region }) };
}
