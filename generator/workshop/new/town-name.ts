import { asGroup } from '../../../templates/schema/is-group.ts';
import { slugFor, slugOf } from '../../basics/slug.ts';
import { hasOwnFile } from '../../check/definition.ts';
import { sortFiles } from '../../check/sort-files.ts';
import { usState } from '../../plan/towns/town-state.ts';
import { withoutRegion } from '../../plan/towns/without-region.ts';
import { keySpan } from '../../read/locate.ts';
import { UsageError } from '../../report/usage-error.ts';
import { checkSlug } from '../edit/check-slug.ts';
import type { Project, ProjectFiles } from '../edit/project.ts';
import { townFolderOf, townsOf, type WrittenTown } from '../edit/written-towns.ts';
import { isSameName } from './csv/row-slug.ts';
import { freeState } from './free-state.ts';
import { refusal } from './new-messages.ts';

/** What a new town is called. */
export interface NamedTown {
  /** May include the state. */
  name: string;
  region?: string | undefined;
  slug?: string | undefined;
}

/**
 * Returns the slug for a new town: by default, one that is made from the name, with the state if a town in another state
 * has that slug.
 *
 * @throws UsageError if the name is that of a spreadsheet, the slug is not valid, no slug can be made, the town exists
 *   already, its state does not exist or is not the one after its name, or site.yaml names a folder that has no towns
 *   although another has
 */
export function checkTownName(project: Project, order: NamedTown): string {
  const { slug: given } = order;
  const { name, region } = apartFromRegion(project, order);
  if (/\.(?:csv|tsv|xlsx?|ods|numbers)$/i.test(name)) throw new UsageError(refusal.table(name));
  checkFolder(project);
  const { language } = asGroup(project.site.data);
  const address = asGroup(asGroup(project.site.data).address);
  if (region !== undefined && address.country === 'US' && usState(region) === null) {
    throw new UsageError(refusal.badState(region));
  }
  checkState(project, order, region ?? String(address.region ?? ''));
  const towns = townsOf(project);
  const namesakes = towns.filter((town) => isSameName(town.name, name));
  const isHere = (town: WrittenTown) => String(town.region ?? address.region) === String(region ?? address.region);
  const usual = slugFor(name, language);
  const isTaken = namesakes.some((town) => town.slug === usual && !isHere(town));
  const end = slugOf(String(region ?? address.region ?? ''));
  const slug = given ?? (isTaken && end ? `${usual}-${end}` : usual);
  if (!slug) throw new UsageError(refusal.noSlug(name));
  checkSlug(slug, 'tokyo', language);
  const other = namesakes.find(isHere) ?? towns.find((town) => town.slug === slug);
  if (!other) return slug;
  const { source, path } = other;
  const place = `${source.file}:${keySpan(source, hasOwnFile(other) ? ['name'] : path).start.line}`;
  const isSame = given === undefined || (namesakes.includes(other) && isHere(other));
  const state = region === undefined ? freeState(namesakes, address) : null;
  throw new UsageError(isSame ? refusal.townTaken(name, place, state) : refusal.slugTaken(slug, other.name, place));
}

/** @throws UsageError if the name of a town ends with another state than that of the town */
function checkState({ site }: Project, { name }: NamedTown, state: string): void {
  const found = withoutRegion(name, addressOf(site));
  if (found && found.region !== state.toUpperCase()) {
    throw new UsageError(refusal.twoStates(name, found.region, found.town, state));
  }
}

/** @throws UsageError if the folder that site.yaml names is not the one that has the towns */
export function checkFolder(project: ProjectFiles): void {
  const { problems, towns } = sortFiles(project);
  const isFirst = towns.length === 0 && townFolderOf(project)?.startsWith('pages/');
  const problem = problems.find(({ id }) => id === 'no-towns');
  if (problem && !isFirst) throw new UsageError(`${problem.message} ${problem.hint}`);
}

/** Returns the name of a town, and its state or the one after the name, as in "Durant, OK", if it is not the usual one. */
export function apartFromRegion({ site }: Project, order: NamedTown): Pick<NamedTown, 'name' | 'region'> {
  const { region: own, country } = addressOf(site);
  const found = withoutRegion(order.name, { region: own, country });
  const written = order.region?.trim() || undefined;
  const given = country === 'US' && written ? usState(written) : null;
  const region = given ?? written ?? found?.region;
  return { name: found?.town ?? order.name, ...(region !== undefined && region !== own && { region }) };
}

function addressOf({ data }: Project['site']) {
  const { region, country } = asGroup(asGroup(data).address);
  return { region, country };
}
