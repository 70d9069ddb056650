import { asGroup } from '../../../../templates/schema/is-group.ts';
import type { ReadFiles } from '../../../read/read.ts';
import type { Diagnostic } from '../../../report/diagnostic.ts';
import { townsOf } from '../../edit/written-towns.ts';
import { type Column, columnNamed } from './columns.ts';
import type { PlannedTown } from './planned-town.ts';
import { problemIn, type Table } from './table.ts';
import { tableMessages } from './table-messages.ts';

/**
 * Reports rows of towns that the site had before: site.yaml redirects their pages, or accepts that they are gone. So the
 * town was renamed or deleted on purpose, and the table is older.
 */
export function returnedTowns(
  towns: readonly PlannedTown[],
  files: ReadFiles,
  { table, columns }: { table: Table; columns: readonly Column[] },
): Diagnostic[] {
  const { redirects, accept } = asGroup(files.site.data);
  const [moved, gone] = [asGroup(redirects), asGroup(asGroup(accept)['gone-route'])];
  const index = columnNamed(columns, 'name')?.index ?? 0;
  return towns.flatMap(({ owner, row, source }) => {
    const { name, page } = asGroup(source.data);
    const route = String(page);
    if (owner || !(Object.hasOwn(moved, route) || Object.hasOwn(gone, route))) return [];
    const to = Object.hasOwn(moved, route) ? String(moved[route]) : null;
    const now = townsOf(files).find((town) => town.page === to) ?? null;
    const hasSlug = Boolean(row.cells[columnNamed(columns, 'slug')?.index ?? -1]);
    return [problemIn(table, row, index, tableMessages.returned(String(name), route, to, now && { ...now, hasSlug }))];
  });
}
