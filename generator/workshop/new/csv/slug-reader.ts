import { slugFor, slugOf } from '../../../basics/slug.ts';
import type { Column } from './columns.ts';
import { dividedText } from './divided-text.ts';
import type { ReportCell } from './reporter.ts';
import type { FactContext } from './row-facts.ts';
import { type RowSlug, slugIn } from './row-slug.ts';
import { cellAt, lineOf, type Row, type Table } from './table.ts';
import { tableMessages } from './table-messages.ts';
import { slugWithState, stateReader, type TownFinders, type UnclearTown, unclearTown } from './unclear-town.ts';

/** What reading rows needs to know about the site. */
export interface RowContext extends FactContext, TownFinders {
  /** The language of the site. */
  language: unknown;
}

interface FoundSlug extends RowSlug {
  /** Why the slug of its name may be that of another town. */
  unclear: UnclearTown | null;
}

/** Returns a function that reads the slug of a row. If the row is not a town, it reports why and returns null. */
export function slugReader(
  table: Table,
  columns: readonly Column[],
  site: RowContext,
  report: ReportCell,
): (row: Row) => FoundSlug | null {
  const { headings } = table;
  const stateIn = stateReader(columns);
  const bySlug = new Map<string, { row: Row; found: RowSlug }>();
  return (row) => {
    const divided = dividedText(table, row);
    if (divided) {
      report(row, divided.index, tableMessages.divided(divided.text));
      return null;
    }
    const stray = row.cells.findIndex((cell, index) => cell !== '' && !headings.cells[index]);
    if (stray >= 0) report(row, stray, tableMessages.noHeading());
    const found = slugIn(row, columns, (name) => usualSlug(name, site));
    const { index, isTyped, problem } = found;
    if (problem) report(row, index, problem);
    if (found.slug === '') return null;
    const unclear = isTyped ? null : unclearTown(found, stateIn(row), site);
    const slug = unclear?.slug ?? found.slug;
    const other = bySlug.get(slug);
    if (!other) {
      bySlug.set(slug, { row, found });
      return { ...found, unclear };
    }
    const lines = [lineOf(table, other.row), lineOf(table, row)] as const;
    const message = tableMessages.sameSlug(slug, lines, isTyped || other.found.isTyped);
    report(row, index, message, { also: cellAt(table, other.row, other.found.index) });
    return null;
  };
}

/** Returns the slug for a name. A town that the site has may be spelled in either way. */
export const usualSlug = (name: string, site: RowContext): string =>
  site.townWith(slugOf(name)) ? slugOf(name) : slugFor(name, site.language);

/**
 * Returns the slug that a row for a town in a state needs; null if its name is enough.
 *
 * @param isTaken returns true for the slug of another row
 */
export function clearSlug(
  name: string,
  state: string,
  site: RowContext,
  isTaken: (slug: string) => boolean,
): string | null {
  const slug = usualSlug(name, site);
  return unclearTown({ name, slug }, state, site)?.slug ?? (isTaken(slug) ? slugWithState(slug, state) : null);
}
