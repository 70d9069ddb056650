import { isSameWord, suggest } from '../../../basics/suggest.ts';
import { synonymOf } from '../../../check/mistakes/synonyms.ts';
import type { Diagnostic } from '../../../report/diagnostic.ts';
import { hiddenIn, visible } from './cell-text.ts';
import { cellAt, problemIn, type Table } from './table.ts';
import { tableMessages } from './table-messages.ts';
import type { TownProperties, TownProperty } from './town-properties.ts';

/** A column of a table, and the property of its cells. */
export interface Column extends TownProperty {
  index: number;
  heading: string;
}

interface Columns {
  columns: Column[];
  /** True if a heading may be that of any property. */
  areSomeUnknown: boolean;
  problems: Diagnostic[];
}

/**
 * Returns the columns of a table. One with a misspelled heading is treated as the most likely property, so that its
 * cells are checked too and nothing else seems to be missing.
 */
export function columnsOf(table: Table, properties: TownProperties): Columns {
  const { headings } = table;
  const columns: Column[] = [];
  const problems: Diagnostic[] = [];
  let areSomeUnknown = false;
  for (const [index, written] of headings.cells.entries()) {
    if (written === '' || isSkipped(written)) continue;
    const hidden = hiddenIn(written);
    if (hidden) problems.push(problemIn(table, headings, index, tableMessages.hidden(hidden.name), hidden.character));
    const heading = visible(written);
    const found = properties.find(heading);
    const near = found ? null : meantBy(heading, properties);
    areSomeUnknown ||= !found && near === null;
    const property = found ?? (near === null ? null : properties.find(near));
    if (!found) {
      // With a suggestion, a single list of all headings is enough.
      const isListed = near !== null && problems.some(({ id }) => id === 'unknown-property');
      const known = isListed ? [] : properties.fixed;
      problems.push(problemIn(table, headings, index, tableMessages.unknownHeading(heading, near, known)));
    }
    const other = columns.find(({ path }) => path.join('.') === property?.path.join('.'));
    if (other && found) {
      const problem = problemIn(table, headings, index, tableMessages.sameHeading(heading, other.heading));
      problems.push({ ...problem, also: cellAt(table, headings, other.index) });
    }
    if (property && !other) columns.push({ ...property, index, heading });
  }
  if (columns.length > 0 || !areSomeUnknown) return { columns, areSomeUnknown, problems };
  return { columns, areSomeUnknown, problems: [problemIn(table, headings, 0, tableMessages.noHeadings())] };
}

/** Returns true for an owner's private column, which would otherwise have to be deleted after every export. */
const isSkipped = (heading: string) => /^\(.*\)$/.test(heading);

/**
 * Returns the heading that was most likely meant; null if there is none. Headings often end in "name", like "County
 * Name".
 */
function meantBy(heading: string, { fixed, all }: TownProperties): string | null {
  const plain = heading.replace(/\s*\bname$/i, '');
  if (/^(?:town|city)?$/i.test(plain)) return 'name';
  const depth = plain.split('.').length;
  const [ending, ...others] = all.filter((known) => isSameWord(known.split('.').slice(-depth).join('.'), plain));
  if (ending !== undefined && others.length === 0) return ending;
  return synonymOf(plain, fixed) ?? suggest(plain, all);
}

/** Returns the column of a property. */
export function columnNamed(columns: readonly Column[], ...path: readonly string[]): Column | undefined {
  return columns.find((column) => column.path.join('.') === path.join('.'));
}
