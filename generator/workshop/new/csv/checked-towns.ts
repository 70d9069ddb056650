import { isDraft } from '../../../check/timing/leave-out.ts';
import { errorAt } from '../../../read/error-at.ts';
import { keySpan } from '../../../read/locate.ts';
import type { ReadFiles } from '../../../read/read.ts';
import { type Diagnostic, inSequence } from '../../../report/diagnostic.ts';
import type { Tools } from '../../../tools.ts';
import { checkedProject } from '../../rename/checked-project.ts';
import { type Column, columnNamed } from './columns.ts';
import { htmlInTown } from './html-in-town.ts';
import { cellOf, inTable, isInRow, type Origin } from './in-table.ts';
import { type PlannedTown, plannedTown, type TownPlan } from './planned-town.ts';
import { returnedTowns } from './returned-towns.ts';
import { clearSlug, type RowContext } from './slug-reader.ts';
import { problemIn, type Row, type Table } from './table.ts';
import { tableMessages } from './table-messages.ts';
import { differences, hasOwnComments } from './town-changes.ts';
import { type ExistingRow, townRows } from './town-rows.ts';
import { nameOfCell, withoutCells } from './without-cells.ts';

/** The sources of the towns, and the site that gets them. */
interface Import {
  table: Table;
  columns: readonly Column[];
  /** True if a heading may be that of any property. */
  areSomeUnknown: boolean;
  plan: TownPlan;
  site: RowContext;
  files: ReadFiles;
  /** As YYYY-MM-DD. */
  today: string;
  tools: Tools;
  /** True to update existing towns from their rows. */
  isUpdate: boolean;
}

interface CheckedTowns {
  /** The new towns, and those that are updated. */
  towns: PlannedTown[];
  /** The rows of all existing towns. */
  existing: readonly ExistingRow[];
  /** All mistakes in the rows, and those that the site has with the new towns. */
  problems: Diagnostic[];
}

/**
 * Makes towns from the rows of a table, and checks the site with them. Mistakes that no schema can find are looked for
 * only once all towns are valid. So if there are mistakes, the site is checked again without the cells that have them.
 */
export function checkedTowns(work: Import): CheckedTowns {
  const first = checkedOnce(work);
  const wrong = first.problems.length > 0 ? wrongCells(work, first) : new Set<string>();
  if (wrong.size === 0) return first;
  const table = withoutCells(work.table, work.columns, wrong);
  const { problems } = checkedOnce({ ...work, table });
  return { ...first, problems: inSequence(first.problems, problems) };
}

function checkedOnce(work: Import): CheckedTowns & { origin: Origin } {
  const { table, columns, areSomeUnknown, plan, site, files, today, tools, isUpdate } = work;
  const rows = townRows(table, columns, site);
  const changed = isUpdate ? rows.existing.filter(isDifferent) : [];
  const towns = [...rows.towns, ...changed].map((town) => plannedTown(town, plan));
  const byFile = new Map(towns.map((town) => [town.source.file, town]));
  const origin = {
    table,
    columns,
    usualPage: plan.usualPage,
    townOf: (file: string) => byFile.get(file),
    slugIn: (name: string, state: string) =>
      clearSlug(name, state, site, (slug) => rows.towns.some((town) => town.slug === slug)),
  };
  const checked = checkedProject(withTowns(files, towns), today, tools);
  const drafts = draftProblems(towns, plan);
  const returned = returnedTowns(towns, files, work);
  const isPartial = rows.areSomeUnread || table.rows.some(isPart);
  const inSite = checked.definitions.towns.filter(({ source }) => byFile.has(source.file));
  const { data: facts } = checked.definitions.site;
  const html = inSite
    .flatMap((town) => htmlInTown(town, facts))
    .filter((problem) => isInRow(problem, problem.id, origin));
  const all = [...towns.flatMap(({ problems }) => problems), ...checked.problems, ...html];
  const { made, earlier } = apart(all, changed, origin, work);
  const found = made
    // A row that is not a valid town may contain what a page lacks, and an emptied cell what a town lacks.
    .filter((problem) => {
      const { id, source } = problem;
      const town = byFile.get(source.file);
      const isUnread = areSomeUnknown && hasNoColumn(problem, columns);
      const isLacking = town ? id === 'missing-word' && (isPart(town.row) || isUnread) : isPartial;
      const isOfReturned = returned.length > 0 && id === 'redirected-page';
      return !isLacking && !isOfReturned && !drafts.some((draft) => draft.id === id);
    })
    .map((problem) => inTable(problem, origin));
  const ofRows = [...rows.problems, ...(isUpdate ? rows.existing.flatMap((town) => ownProblems(town, work)) : [])];
  return {
    towns,
    existing: rows.existing,
    problems: inSequence([...ofRows, ...returned, ...drafts], [...found, ...earlier]),
    origin,
  };
}

/**
 * Separates the problems that the rows cause from those that the files of changed towns already had, which are reported
 * there.
 */
function apart(
  problems: readonly Diagnostic[],
  changed: readonly ExistingRow[],
  origin: Origin,
  { files, today, tools }: Import,
): { made: readonly Diagnostic[]; earlier: Diagnostic[] } {
  const own = new Set(changed.map(({ owner }) => owner.source.file));
  const isElsewhere = (problem: Diagnostic) => own.has(problem.source.file) && !isInRow(problem, problem.id, origin);
  if (!problems.some(isElsewhere)) return { made: problems, earlier: [] };
  const earlier = checkedProject(files, today, tools).problems.filter(({ source }) => own.has(source.file));
  const wereWrong = new Set(earlier.map(({ source }) => source.file));
  return { made: problems.filter((one) => !isElsewhere(one) || !wereWrong.has(one.source.file)), earlier };
}

/** Returns true if what a town lacks has no column, unless its heading is one of those that are not known. */
function hasNoColumn({ fix }: Diagnostic, columns: readonly Column[]): boolean {
  return fix?.kind === 'add' && fix.keys.some((key) => !columns.some(({ path }) => path.at(-1) === key));
}

const isDifferent = ({ facts, owner }: ExistingRow) => differences(facts, owner.source.data).length > 0;

/** Reports problems with the row of an existing town. Rewriting its file would lose the comments in it. */
export function ownProblems(town: ExistingRow, { table, columns }: Pick<Import, 'table' | 'columns'>): Diagnostic[] {
  const { row, owner, problems } = town;
  if (!isDifferent(town) || !hasOwnComments(owner.source)) return problems;
  const index = columnNamed(columns, 'name')?.index ?? 0;
  return [...problems, problemIn(table, row, index, tableMessages.comments(owner.source.file))];
}

/** Reports towns whose pages would not be published, which would break every link to them. */
function draftProblems(towns: readonly PlannedTown[], { usualPage, draftPage }: TownPlan): Diagnostic[] {
  const isUsed = towns.some(({ facts, owner }) => !owner && !facts.has('page') && !isDraft(Object.fromEntries(facts)));
  if (!draftPage || !isUsed) return [];
  return [errorAt(draftPage, keySpan(draftPage, ['draft']), tableMessages.draftPage(usualPage))];
}

function withTowns(files: ReadFiles, towns: readonly PlannedTown[]): ReadFiles {
  const changed = new Set(towns.map(({ source }) => source.file));
  const others = files.towns.filter(({ file }) => !changed.has(file));
  return { ...files, towns: [...others, ...towns.map(({ source }) => source)] };
}

/** Returns the cells, apart from those that every town needs, that make a file unreadable or violate its schema. */
function wrongCells({ columns, files, tools }: Import, { towns, origin }: ReturnType<typeof checkedOnce>): Set<string> {
  const needed = ['name', 'page'].map((name) => columnNamed(columns, name)?.index);
  const problems = [...towns.flatMap((town) => town.problems), ...tools.check(withTowns(files, towns)).problems];
  const cells = problems.flatMap((problem) => cellOf(problem, problem.id, origin) ?? []);
  return new Set(cells.filter(({ index }) => !needed.includes(index)).map(({ row, index }) => nameOfCell(row, index)));
}

const isPart = (row: Row) => row.isPart === true;
