import { pairAt, rangeOf } from '../../../check/mistakes/working-copy.ts';
import { offsetOf } from '../../../read/lines.ts';
import { type Path, valueSpan } from '../../../read/locate.ts';
import type { Source } from '../../../read/source.ts';
import type { Diagnostic, SourceLocation } from '../../../report/diagnostic.ts';
import { type Column, columnNamed } from './columns.ts';
import type { PlannedTown } from './planned-town.ts';
import { rowHint } from './row-hint.ts';
import { cellAt, problemIn, type Row, type Table } from './table.ts';
import { tableMessages } from './table-messages.ts';

/** What towns are made from. */
export interface Origin {
  table: Table;
  columns: readonly Column[];
  /** Returns a town that a row makes or changes, by its file. */
  townOf: (file: string) => PlannedTown | undefined;
  /** The route of the main page of a town whose row has none, with a placeholder. */
  usualPage: string;
  /** Returns the slug that a row for a town in a state needs; null if its name is enough. */
  slugIn: (name: string, state: string) => string | null;
}

/**
 * Moves a problem in the file of a town to the table that the file is made from. Other problems stay where they are.
 */
export function inTable(problem: Diagnostic, origin: Origin): Diagnostic {
  const { table, columns, townOf, usualPage, slugIn } = origin;
  const { id, also, source } = problem;
  const place = (location: SourceLocation) => {
    const cell = cellOf(location, id, origin);
    return cell ? cellAt(table, cell.row, cell.index, cell.part) : location;
  };
  const moved = also ? { ...problem, also: place(also) } : problem;
  const town = townOf(source.file);
  if (!town) return moved;
  const { headings } = table;
  const pageAt = columnNamed(columns, 'page')?.index ?? headings.cells.length;
  const isAboutUsualPage = !town.owner && !town.row.cells[pageAt] && isIn(problem, town, ['page']);
  if (isAboutUsualPage) return problemIn(table, headings, pageAt, tableMessages.noPage(usualPage));
  // In a separate file, the name of a town is that of the file.
  const names = [...(problem.names ?? []), String(town.facts.get('name')), town.slug];
  if (town.owner && !isInRow(problem, problem.id, origin)) {
    const own = { source: town.owner.source, span: valueSpan(town.owner.source, ['name']) };
    return { ...moved, ...place(problem), also: moved.also ?? own, names };
  }
  const hasSlug = Boolean(town.row.cells[columnNamed(columns, 'slug')?.index ?? headings.cells.length]);
  return { ...moved, ...place(problem), hint: rowHint(problem, hasSlug ? () => null : slugIn), names };
}

/** Returns true if a location in the file of a town comes from its row. */
export const isInRow = (location: SourceLocation, id: string, origin: Origin): boolean =>
  exactCell(location, id, origin) !== null;

interface TableCell {
  row: Row;
  index: number;
  /** The relevant part of its text. Empty for all of it. */
  part: string;
}

/**
 * Returns the cell that a location in the file of a town comes from: the one with a value, the heading with a name, or
 * the name of the town for problems with the town as a whole. Returns null for a location in another file.
 *
 * @param id the id of the problem
 */
export function cellOf(location: SourceLocation, id: string, origin: Origin): TableCell | null {
  const town = origin.townOf(location.source.file);
  if (!town) return null;
  const { columns } = origin;
  const inGroup = columns.find(({ path }) => isIn(location, town, path.slice(0, 1)));
  const usual = { row: town.row, index: (inGroup ?? columnNamed(columns, 'name'))?.index ?? 0, part: '' };
  return exactCell(location, id, origin) ?? usual;
}

/** Returns the cell, without falling back to the name of the town. */
function exactCell(location: SourceLocation, id: string, { table, columns, townOf }: Origin): TableCell | null {
  const town = townOf(location.source.file);
  if (!town) return null;
  const { row, source } = town;
  const [start, end] = offsetsIn(source, location);
  for (const { index, path } of columns.filter((column) => row.cells[column.index])) {
    if (isIn(location, town, path)) return { row, index, part: source.text.slice(start, end) };
    const groups = path.slice(0, -1).map((_, depth) => path.slice(0, depth + 1));
    // A group lacks words in one town only.
    const names = id === 'missing-word' ? [path] : [path, ...groups];
    const isName = names.some((name) => isWithin(start, rangeOf(pairAt(source, name)?.pair.key)));
    if (isName) return { row: table.headings, index, part: '' };
  }
  return null;
}

/** Returns true if a location begins in the value of a property. */
function isIn(location: SourceLocation, { source }: PlannedTown, path: Path): boolean {
  return isWithin(offsetsIn(source, location)[0], rangeOf(pairAt(source, path)?.pair.value));
}

const isWithin = (offset: number, [start, end]: readonly [number, number]) => offset >= start && offset < end;

const offsetsIn = ({ lines }: Source, { span: { start, end } }: SourceLocation): [number, number] => [
  offsetOf(lines, start),
  offsetOf(lines, end),
];
