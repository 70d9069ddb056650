import { usState } from '../../../plan/towns/town-state.ts';
import { visible } from './cell-text.ts';
import { type Column, columnNamed } from './columns.ts';
import type { Row, Table } from './table.ts';

/** Returns what identifies a cell of a table. */
export const nameOfCell = ({ offset }: Pick<Row, 'offset'>, index: number) => `${offset} ${index}`;

/**
 * Empties cells, except that a state stays the same one: without it, the town would be in that of the business.
 *
 * @param wrong the cells, as `nameOfCell` returns them
 */
export function withoutCells(table: Table, columns: readonly Column[], wrong: ReadonlySet<string>): Table {
  const region = columnNamed(columns, 'region')?.index;
  const rows = table.rows.map((row) => {
    const cells = row.cells.map((cell, index) => {
      if (!wrong.has(nameOfCell(row, index))) return cell;
      return (index === region && usState(visible(cell))) || '';
    });
    return { ...row, cells, isPart: cells.some((cell, index) => cell !== row.cells[index]) };
  });
  return { ...table, rows };
}
