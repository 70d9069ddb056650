import { valueSpan } from '../../../read/locate.ts';
import type { Diagnostic } from '../../../report/diagnostic.ts';
import type { WrittenTown } from '../../edit/written-towns.ts';
import { type Column, columnNamed } from './columns.ts';
import { reporter } from './reporter.ts';
import { factsIn, factsOfExisting, type RowFacts } from './row-facts.ts';
import { isSameName, type RowSlug } from './row-slug.ts';
import { type RowContext, slugReader, usualSlug } from './slug-reader.ts';
import type { Row, Table } from './table.ts';
import { tableMessages } from './table-messages.ts';

/** A row that describes a town. */
export interface TownRow {
  row: Row;
  slug: string;
  facts: RowFacts;
  /** The existing town; null for a new one. */
  owner: WrittenTown | null;
}

/** A row for an existing town. */
export interface ExistingRow extends TownRow {
  owner: WrittenTown;
  problems: Diagnostic[];
}

interface TownRows {
  /** The new ones. */
  towns: TownRow[];
  /** The rows of existing towns, with their own problems. */
  existing: ExistingRow[];
  /** True if a row could not be read as a town, because of its mistakes. */
  areSomeUnread: boolean;
  problems: Diagnostic[];
}

/** Reads the rows of a table. Each town gets the contents of its cells, as far as they can be read. */
export function townRows(table: Table, columns: readonly Column[], site: RowContext): TownRows {
  const { headings, rows } = table;
  const named = columnNamed(columns, 'name');
  const problems: Diagnostic[] = [];
  const missing = new Set<string>();
  const report = reporter(table, named, problems);
  const readSlug = slugReader(table, columns, site, report);
  const towns: TownRow[] = [];
  const existing: ExistingRow[] = [];
  let unreadable = 0;
  const addExisting = (row: Row, { name, slug, index, isTyped }: RowSlug, owner: WrittenTown) => {
    const own: Diagnostic[] = [];
    const facts = factsOfExisting(row, columns, owner, site, reporter(table, named, own));
    if (isSameName(owner.name, name)) {
      existing.push({ row, slug, facts, owner, problems: own });
    } else {
      const isUsual = slug === usualSlug(owner.name, site);
      report(row, index, tableMessages.slugTaken(slug, owner.name, { isTyped, isUsual }), { also: nameOf(owner) });
      problems.push(...own);
    }
  };
  for (const row of named ? rows : []) {
    const found = readSlug(row);
    if (!found) continue;
    const { slug, index, unclear } = found;
    const owner = site.townWith(slug);
    // The mistake in its file is reported there.
    if (owner?.source.data === null) unreadable += 1;
    else if (unclear) report(row, index, unclear.message, { also: nameOf(unclear.town) });
    else if (owner) addExisting(row, found, owner);
    else towns.push({ row, slug, facts: factsIn(row, columns, site, { report, missing }), owner: null });
  }
  // Without any heading, none in particular is missing.
  const lacking = named || columns.length === 0 ? [...missing] : ['name'];
  if (lacking.length > 0) report(headings, headings.cells.length, tableMessages.noColumns(lacking));
  return { towns, existing, areSomeUnread: towns.length + existing.length + unreadable < rows.length, problems };
}

const nameOf = ({ source }: WrittenTown) => ({ source, span: valueSpan(source, ['name']) });
