import type { Coordinates } from '../../../plan/towns/distance.ts';
import { valueSpan } from '../../../read/locate.ts';
import type { Diagnostic, Message, SourceLocation } from '../../../report/diagnostic.ts';
import type { WrittenTown } from '../../edit/written-towns.ts';
import { hiddenIn, visible } from './cell-text.ts';
import { type CellValue, cellValue } from './cell-value.ts';
import { type Column, columnNamed } from './columns.ts';
import { dividedText } from './divided-text.ts';
import { cellAt, lineOf, problemIn, type Row, type Table } from './table.ts';
import { tableMessages } from './table-messages.ts';
import { isSameName, slugIn } from './town-slug.ts';

/** Properties and groups of properties, by their names. */
export type Facts = Map<string, unknown>;

/** A row that is a town. */
export interface TownRow {
  row: Row;
  slug: string;
  facts: Facts;
  /** The town as the site has it; null for a new one. */
  owner: WrittenTown | null;
}

/** A row that is a town of the site. */
export interface KnownRow extends TownRow {
  owner: WrittenTown;
  problems: Diagnostic[];
}

interface TownRows {
  /** The new ones. */
  towns: TownRow[];
  /** The rows of towns that the site has, with their own problems. */
  known: KnownRow[];
  /** True if a row is no town, because of its mistakes. */
  areSomeUnread: boolean;
  problems: Diagnostic[];
}

/** What a site says about towns that a table adds. */
export interface RowContext {
  /** The town that has a slug. */
  townWith: (slug: string) => WrittenTown | undefined;
  /** The town that has a name. */
  townNamed: (name: string) => WrittenTown | undefined;
  /** A place for a town whose own is not known because of a mistake, so that the rest of it can be checked. */
  anyPlace: Coordinates;
  /** The state of the business, in which towns are unless their files say otherwise. */
  usualRegion: unknown;
}

/** Reads the rows of a table. Each town has what its cells have, as far as they can be read. */
export function townRows(table: Table, columns: readonly Column[], site: RowContext): TownRows {
  const { headings, rows } = table;
  const named = columnNamed(columns, 'name');
  const problems: Diagnostic[] = [];
  const missing = new Set<string>();
  const report = reporter(table, named, problems);
  const bySlug = new Map<string, { row: Row; index: number; isTyped: boolean }>();
  const towns: TownRow[] = [];
  const known: KnownRow[] = [];
  let unreadable = 0;
  for (const row of named ? rows : []) {
    const divided = dividedText(table, row);
    if (divided) {
      report(row, divided.index, tableMessages.divided(divided.text));
      unreadable += 1;
      continue;
    }
    const stray = row.cells.findIndex((cell, index) => cell !== '' && !headings.cells[index]);
    if (stray >= 0) report(row, stray, tableMessages.noHeading());
    const { name, slug, index, isTyped, problem } = slugIn(row, columns);
    if (problem) report(row, index, problem);
    if (slug === '') continue;
    const other = bySlug.get(slug);
    if (other) {
      const lines = [lineOf(table, other.row), lineOf(table, row)] as const;
      const message = tableMessages.sameSlug(slug, lines, isTyped || other.isTyped);
      report(row, index, message, { also: cellAt(table, other.row, other.index) });
      continue;
    }
    bySlug.set(slug, { row, index, isTyped });
    const owner = site.townWith(slug);
    // Its mistake is reported where it is.
    if (owner && owner.source.data === null) {
      unreadable += 1;
      continue;
    }
    const namesake = owner || isTyped ? undefined : site.townNamed(name);
    if (namesake) {
      report(row, index, tableMessages.otherSlug(name, namesake.slug), { also: nameOf(namesake) });
      continue;
    }
    if (owner && isSameName(owner.name, name)) {
      const own: Diagnostic[] = [];
      const facts = factsOfKnown(row, columns, owner, site, reporter(table, named, own));
      known.push({ row, slug, facts, owner, problems: own });
      continue;
    }
    const facts = factsIn(row, columns, site, { report, missing });
    if (owner) report(row, index, tableMessages.slugTaken(slug, owner.name, isTyped), { also: nameOf(owner) });
    else towns.push({ row, slug, facts, owner: null });
  }
  const lacking = named ? [...missing] : ['name'];
  if (lacking.length > 0) report(headings, headings.cells.length, tableMessages.noColumns(lacking));
  return { towns, known, areSomeUnread: towns.length + known.length + unreadable < rows.length, problems };
}

function reporter(table: Table, named: Column | undefined, list: Diagnostic[]): Report {
  return (row, index, message, { part, also } = {}) => {
    const names = [row.cells[named?.index ?? -1] ?? ''].filter(Boolean);
    list.push({ ...problemIn(table, row, index, message, part), names, ...(also && { also }) });
  };
}

const nameOf = ({ source }: WrittenTown) => ({ source, span: valueSpan(source, ['name']) });

interface Place {
  /** What a mistake is about in its cell. */
  part?: string;
  also?: SourceLocation;
}

type Report = (row: Row, index: number, message: Message, place?: Place) => void;

interface Reporter {
  report: Report;
  /** The properties that a town lacks because there is no column for them. */
  missing: Set<string>;
}

/** What the cells of a row say, and the columns of those with mistakes. */
function cellsIn(row: Row, columns: readonly Column[], report: Report): { facts: Facts; wrong: ReadonlySet<number> } {
  const facts: Facts = new Map();
  const wrong = new Set<number>();
  for (const column of columns) {
    const written = row.cells[column.index] ?? '';
    const hidden = hiddenIn(written);
    if (hidden) {
      report(row, column.index, tableMessages.hidden(hidden.name), { part: hidden.character });
      wrong.add(column.index);
    }
    const text = visible(written);
    if (text === '' || column.path[0] === 'slug') continue;
    const { values, problem = clashOf(values, facts) } = cellValue(text, column);
    for (const [path, value] of values) add(facts, path, value);
    if (problem) {
      report(row, column.index, problem);
      wrong.add(column.index);
    }
  }
  return { facts, wrong };
}

/** Most spreadsheets have a column with the state, and most of its cells say that of the business. */
function leaveOutUsual(facts: Facts, { usualRegion }: RowContext): void {
  if (facts.get('region') === usualRegion) facts.delete('region');
}

/** What a row says about a town that the site has, without the cells with mistakes. */
function factsOfKnown(row: Row, columns: readonly Column[], owner: WrittenTown, site: RowContext, report: Report) {
  const { wrong } = cellsIn(row, columns, report);
  const right = columns.filter((column) => !wrong.has(column.index));
  const { facts } = cellsIn(row, right, () => {});
  if (owner.region === undefined) leaveOutUsual(facts, site);
  return facts;
}

/** The same for a new town, which must have a place unless it is a draft. */
function factsIn(row: Row, columns: readonly Column[], site: RowContext, { report, missing }: Reporter): Facts {
  const { facts, wrong } = cellsIn(row, columns, report);
  leaveOutUsual(facts, site);
  if (facts.get('draft') === true) return facts;
  const center = facts.get('center');
  const lacking = axes.filter((axis) => !(center instanceof Map && center.has(axis)));
  for (const axis of lacking) {
    const column = columnNamed(columns, 'center', axis);
    if (!column) missing.add(axis);
    else if (!wrong.has(column.index))
      report(row, column.index, tableMessages.noValue(axis, String(facts.get('name'))));
  }
  if (lacking.length > 0) facts.set('center', new Map(axes.map((axis) => [axis, site.anyPlace[axis]])));
  return facts;
}

/** What is wrong if a cell with both coordinates says another one than the cell beside it. */
function clashOf(values: CellValue['values'], facts: Facts): Message | undefined {
  const center = facts.get('center');
  for (const [[group, axis = ''], value] of values) {
    const other: unknown = group === 'center' && center instanceof Map ? center.get(axis) : undefined;
    if (other !== undefined && other !== value) return tableMessages.twoDegrees(axis, Number(other), Number(value));
  }
  return undefined;
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
