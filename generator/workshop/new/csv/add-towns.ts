import { readFile } from 'node:fs/promises';
import { asGroup } from '../../../../templates/schema/is-group.ts';
import { groupBy } from '../../../basics/group-by.ts';
import { codeOf } from '../../../files/error-code.ts';
import { withSlashes } from '../../../files/with-slashes.ts';
import type { Coordinates } from '../../../plan/towns/distance.ts';
import { type ReadFiles, read } from '../../../read/read.ts';
import type { Source } from '../../../read/source.ts';
import { ContentError, inSequence } from '../../../report/diagnostic.ts';
import { UsageError } from '../../../report/usage-error.ts';
import type { Tools } from '../../../tools.ts';
import type { Edit } from '../../edit/edit.ts';
import { lineBreakOf } from '../../edit/line-ends.ts';
import type { FileChange } from '../../edit/save.ts';
import { mayBeginTownFolder, townFolderOf, townsOf, usualTownFolder } from '../../edit/written-towns.ts';
import { addProperty } from '../list-item.ts';
import { done, refusal } from '../new-messages.ts';
import { checkFolder } from '../town-name.ts';
import { usualPage } from '../usual-page.ts';
import { checkedTowns, ownProblems } from './checked-towns.ts';
import { columnsOf } from './columns.ts';
import { readTable } from './read-table.ts';
import { plainly } from './row-slug.ts';
import type { RowContext } from './slug-reader.ts';
import { differences } from './town-changes.ts';
import { townProperties } from './town-properties.ts';

/** What a table adds to a site. */
interface AddedTowns {
  /** The files to write: one for each new town, and for each town that is updated from its row. */
  changes: FileChange[];
  /** How many towns of the table the site already has. */
  existing: number;
  /** The existing towns that differ from their rows, with the columns that differ. */
  different: { name: string; columns: string[] }[];
  /** How many of them an update would refuse, because of a mistake in the row or comments in the file. */
  faulty: number;
  /** How many new towns are drafts. */
  drafts: number;
  /** The new line of site.yaml that names the folder of the first towns; null if it already has one. */
  folderLine: number | null;
}

/**
 * Makes a file for each row of a table that is not a town of the site, and checks the site with them.
 *
 * @param file the CSV file
 * @param isUpdate true to update existing towns from their rows. What a row does not contain stays unchanged
 * @param today as YYYY-MM-DD, for texts that use the year
 * @throws ContentError with all mistakes in the table, and those that the site has with the new towns
 * @throws UsageError if there is no such file, or if site.yaml names no folder for towns
 */
export async function addTowns(
  root: string,
  file: string,
  today: string,
  tools: Tools,
  isUpdate: boolean,
): Promise<AddedTowns> {
  const bytes = await bytesOf(file);
  const written = await read(root);
  const begun = beginFolder(written);
  const files = begun ? { ...written, site: begun.source } : written;
  const plan = { folder: folderFor(files), ...usualPage(files), schema: tools.schemas.town };
  const table = await readTable(withSlashes(file), bytes);
  const { columns, areSomeUnknown, problems } = columnsOf(table, townProperties(files, plan.schema));
  const site = contextOf(files);
  const checked = checkedTowns({ table, columns, areSomeUnknown, plan, site, files, today, tools, isUpdate });
  const { towns, existing } = checked;
  const mistakes = inSequence(problems, checked.problems);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const different = existing.flatMap(({ facts, owner: { name, source } }) => {
    const changed = differences(facts, source.data);
    return changed.length > 0 ? [{ name, columns: changed }] : [];
  });
  return {
    faulty: existing.filter((town) => ownProblems(town, { table, columns }).length > 0).length,
    changes: [
      ...towns.map(({ source, owner }) => (owner ? changeOf(source, owner.source) : { source, before: null })),
      ...(begun ? [begun] : []),
    ],
    folderLine: begun?.first ?? null,
    existing: existing.length,
    different,
    drafts: towns.filter(({ facts, owner }) => !owner && facts.get('draft') === true).length,
  };
}

/** Returns what reading rows needs to know about the site. */
function contextOf(files: ReadFiles): RowContext {
  const present = townsOf(files);
  const bySlug = new Map(present.map((town) => [town.slug, town]));
  const byName = groupBy(present, ({ name }) => plainly(name));
  const { address, language } = asGroup(files.site.data);
  const { region: usualRegion, country } = asGroup(address);
  return {
    townWith: (slug) => bySlug.get(slug),
    townsNamed: (town) => byName.get(plainly(town)) ?? [],
    language,
    anyPlace: centerOfBusiness(files),
    usualRegion,
    country,
  };
}

/** Returns the new text of a file, keeping its line breaks. */
function changeOf({ file, text }: Source, { text: before }: Source): FileChange {
  return { source: { file, text: text.replaceAll('\n', lineBreakOf(before)) }, before };
}

/** @throws UsageError if there is no such file, or if it is a folder */
function bytesOf(name: string): Promise<Buffer> {
  return readFile(name).catch((error) => {
    if (codeOf(error) === 'EISDIR') throw new UsageError(refusal.folder(name));
    throw codeOf(error) === 'ENOENT' ? new UsageError(refusal.noTable(name)) : error;
  });
}

/** Returns the edit of site.yaml that names the folder of the first towns; null if the site has towns or a folder. */
function beginFolder(files: ReadFiles): Edit | null {
  const { site } = files;
  const canBegin = site.data !== null && mayBeginTownFolder(files);
  return canBegin ? addProperty(site, 'towns', usualTownFolder, done.townFolder) : null;
}

/**
 * Returns the folder of the towns.
 *
 * @throws ContentError if site.yaml cannot be read
 * @throws UsageError if it names none
 */
function folderFor(files: ReadFiles): string {
  if (files.site.data === null) throw new ContentError(files.problems);
  checkFolder(files);
  const folder = townFolderOf(files);
  const { towns } = asGroup(files.site.data);
  const isList = Array.isArray(towns) && towns.length > 0;
  if (folder === null) throw new UsageError(isList ? refusal.listed : refusal.noFolder);
  return folder;
}

/** Returns the location of the business. Without one, distances are not checked. */
function centerOfBusiness({ site }: ReadFiles): Coordinates {
  const { latitude, longitude } = asGroup(asGroup(site.data).geo);
  return { latitude: Number(latitude) || 0, longitude: Number(longitude) || 0 };
}
