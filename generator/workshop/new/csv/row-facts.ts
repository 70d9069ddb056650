import type { Coordinates } from '../../../plan/towns/distance.ts';
import type { Message } from '../../../report/diagnostic.ts';
import type { WrittenTown } from '../../edit/written-towns.ts';
import { hiddenIn, visible } from './cell-text.ts';
import { type CellValue, cellValue } from './cell-value.ts';
import { type Column, columnNamed } from './columns.ts';
import type { ReportCell } from './reporter.ts';
import type { Row } from './table.ts';
import { tableMessages } from './table-messages.ts';

/** Properties and groups of properties, by their names. */
export type RowFacts = Map<string, unknown>;

/** What a site says about the towns that a table adds. */
export interface FactContext {
  /** A place for a town whose own is not known because of a mistake, so that the rest of it can be checked. */
  anyPlace: Coordinates;
  /** The state of the business, in which towns are unless their files say otherwise. */
  usualRegion: unknown;
  /** The country of the business. */
  country: unknown;
}

interface Reporter {
  report: ReportCell;
  /** The properties that a town lacks because there is no column for them. */
  missing: Set<string>;
}

interface RowCells {
  /** What all cells say. */
  facts: RowFacts;
  /** What those without mistakes say. */
  right: RowFacts;
  /** The columns of the others. */
  wrong: ReadonlySet<number>;
}

function cellsIn(row: Row, columns: readonly Column[], report: ReportCell): RowCells {
  const facts: RowFacts = new Map();
  const right: RowFacts = new Map();
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
    for (const [path, value] of wrong.has(column.index) ? [] : values) add(right, path, value);
  }
  return { facts, right, wrong };
}

/** Most spreadsheets have a column with the state, and most of its cells say that of the business. */
function leaveOutUsual(facts: RowFacts, { usualRegion }: FactContext): void {
  if (facts.get('region') === usualRegion) facts.delete('region');
}

/** What a row says about a town that the site has, without the cells with mistakes. */
export function factsOfExisting(
  row: Row,
  columns: readonly Column[],
  owner: WrittenTown,
  site: FactContext,
  report: ReportCell,
): RowFacts {
  const { right } = cellsIn(row, columns, report);
  if (owner.region === undefined) leaveOutUsual(right, site);
  return right;
}

/** The same for a new town, which must have a place unless it is a draft. */
export function factsIn(
  row: Row,
  columns: readonly Column[],
  site: FactContext,
  { report, missing }: Reporter,
): RowFacts {
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
function clashOf(values: CellValue['values'], facts: RowFacts): Message | undefined {
  const center = facts.get('center');
  for (const [[group, axis = ''], value] of values) {
    const other: unknown = group === 'center' && center instanceof Map ? center.get(axis) : undefined;
    if (other !== undefined && other !== value) return tableMessages.twoDegrees(axis, Number(other), Number(value));
  }
  return undefined;
}

const axes = ['latitude', 'longitude'] as const;

function add(facts: RowFacts, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    facts.set(name, value);
    return;
  }
  const group: unknown = facts.get(name) ?? new Map();
  facts.set(name, group);
  if (group instanceof Map) add(group, rest, value);
}
