import type { Column } from './columns.ts';
import { dividedText } from './divided-text.ts';
import type { ReportCell } from './reporter.ts';
import { type RowSlug, slugIn } from './row-slug.ts';
import { cellAt, lineOf, type Row, type Table } from './table.ts';
import { tableMessages } from './table-messages.ts';

/**
 * Returns a function that reads the slug of a row. If the row is not a town, it reports why and returns null.
 *
 * @param slugNeeded returns the slug that a row should have, because that of its name may be of a town in another state
 */
export function slugReader(
  table: Table,
  columns: readonly Column[],
  report: ReportCell,
  slugOfName: (name: string) => string,
  slugNeeded: (found: RowSlug, row: Row) => string,
): (row: Row) => RowSlug | null {
  const { headings } = table;
  const bySlug = new Map<string, { row: Row; found: RowSlug }>();
  return (row) => {
    const divided = dividedText(table, row);
    if (divided) {
      report(row, divided.index, tableMessages.divided(divided.text));
      return null;
    }
    const stray = row.cells.findIndex((cell, index) => cell !== '' && !headings.cells[index]);
    if (stray >= 0) report(row, stray, tableMessages.noHeading());
    const found = slugIn(row, columns, slugOfName);
    const { index, isTyped, problem } = found;
    if (problem) report(row, index, problem);
    if (found.slug === '') return null;
    const slug = slugNeeded(found, row);
    const other = bySlug.get(slug);
    if (!other) {
      bySlug.set(slug, { row, found });
      return found;
    }
    const lines = [lineOf(table, other.row), lineOf(table, row)] as const;
    const message = tableMessages.sameSlug(slug, lines, isTyped || other.found.isTyped);
    report(row, index, message, { also: cellAt(table, other.row, other.found.index) });
    return null;
  };
}
