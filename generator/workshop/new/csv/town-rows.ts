import type { Coordinates } from '../../../plan/towns/distance.ts';
import type { Diagnostic, Message, SourceLocation } from '../../../report/diagnostic.ts';
import { slugOf } from '../../../report/slug.ts';
import { cellValue } from './cell-value.ts';
import { type Column, columnNamed } from './columns.ts';
import { cellAt, lineOf, problemIn, type Row, type Table } from './table.ts';
import { tableMessages } from './table-messages.ts';

/** Properties and groups of properties, by their names. */
export type Facts = Map<string, unknown>;

/** A row that is a new town. */
export interface TownRow {
  row: Row;
  slug: string;
  facts: Facts;
}

interface TownRows {
  towns: TownRow[];
  /** How many rows are towns that the site has. */
  known: number;
  /** True if a row is no town, because of its mistakes. */
  areSomeUnread: boolean;
  problems: Diagnostic[];
}

/** What a site says about towns that a table adds. */
export interface RowContext {
  hasTown: (slug: string) => boolean;
  /** A place for a town whose own is not known because of a mistake, so that the rest of it can be checked. */
  anyPlace: Coordinates;
}

/** Reads the rows of a table. Each town has what its cells have, as far as they can be read. */
export function townRows(table: Table, columns: readonly Column[], site: RowContext): TownRows {
  const { headings, rows } = table;
  const named = columnNamed(columns, 'name');
  const problems: Diagnostic[] = [];
  const missing = new Set<string>();
  const report = (row: Row, index: number, message: Message, also?: SourceLocation) => {
    const names = [row.cells[named?.index ?? -1] ?? ''].filter(Boolean);
    problems.push({ ...problemIn(table, row, index, message), names, ...(also && { also }) });
  };
  const bySlug = new Map<string, Row>();
  const towns: TownRow[] = [];
  let known = 0;
  for (const row of named ? rows : []) {
    const stray = row.cells.findIndex((cell, index) => cell !== '' && !headings.cells[index]);
    if (stray >= 0) report(row, stray, tableMessages.noHeading());
    const found = slugIn(row, columns);
    if ('problem' in found) {
      report(row, found.index, found.problem);
      continue;
    }
    const { slug, index } = found;
    const other = bySlug.get(slug);
    if (other) {
      const message = tableMessages.sameSlug(slug, lineOf(table, row), lineOf(table, other));
      report(row, index, message, cellAt(table, other, index));
      continue;
    }
    bySlug.set(slug, row);
    if (site.hasTown(slug)) known += 1;
    else towns.push({ row, slug, facts: factsIn(row, columns, site, { report, missing }) });
  }
  for (const name of named ? missing : ['name']) report(headings, headings.cells.length, tableMessages.noColumn(name));
  return { towns, known, areSomeUnread: towns.length + known < rows.length, problems };
}

type Slug = { index: number } & ({ slug: string } | { problem: Message });

/** The slug of a row, and the cell that it is from. */
function slugIn({ cells }: Row, columns: readonly Column[]): Slug {
  const of = (property: string) => columnNamed(columns, property)?.index ?? -1;
  const name = cells[of('name')] ?? '';
  if (name === '') return { index: of('name'), problem: tableMessages.noValue('name', '') };
  const written = cells[of('slug')] ?? '';
  const slug = slugOf(written || name);
  if (written !== '' && slug !== written) return { index: of('slug'), problem: tableMessages.badSlug(written, slug) };
  return slug === ''
    ? { index: of('name'), problem: tableMessages.noSlug(name) }
    : { index: of(written ? 'slug' : 'name'), slug };
}

interface Reporter {
  report: (row: Row, index: number, message: Message) => void;
  /** The properties that a town lacks because there is no column for them. */
  missing: Set<string>;
}

function factsIn(row: Row, columns: readonly Column[], { anyPlace }: RowContext, { report, missing }: Reporter): Facts {
  const facts: Facts = new Map();
  const wrong = new Set<number>();
  for (const column of columns) {
    const text = row.cells[column.index] ?? '';
    if (text === '' || column.path[0] === 'slug') continue;
    const read = cellValue(text, column);
    if ('values' in read) for (const [path, value] of read.values) add(facts, path, value);
    else {
      report(row, column.index, read.problem);
      wrong.add(column.index);
    }
  }
  if (facts.get('draft') === true) return facts;
  const center = facts.get('center');
  const lacking = axes.filter((axis) => !(center instanceof Map && center.has(axis)));
  for (const axis of lacking) {
    const column = columnNamed(columns, 'center', axis);
    if (!column) missing.add(axis);
    else if (!wrong.has(column.index))
      report(row, column.index, tableMessages.noValue(axis, String(facts.get('name'))));
  }
  if (lacking.length > 0) facts.set('center', new Map(axes.map((axis) => [axis, anyPlace[axis]])));
  return facts;
}

const axes = ['latitude', 'longitude'] as const;

function add(facts: Facts, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    facts.set(name, value);
    return;
  }
  const group: unknown = facts.get(name) ?? new Map();
  facts.set(name, group);
  if (group instanceof Map) add(group, rest, value);
}
