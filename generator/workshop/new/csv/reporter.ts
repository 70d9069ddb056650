import type { Diagnostic, Message, SourceLocation } from '../../../report/diagnostic.ts';
import type { Column } from './columns.ts';
import { problemIn, type Row, type Table } from './table.ts';

interface MistakePlace {
  /** What a mistake is about in its cell. */
  part?: string;
  also?: SourceLocation;
}

export type ReportCell = (row: Row, index: number, message: Message, place?: MistakePlace) => void;

/** Returns a function that adds a mistake in a row to a list. */
export function reporter(table: Table, named: Column | undefined, list: Diagnostic[]): ReportCell {
  return (row, index, message, { part, also } = {}) => {
    const names = [row.cells[named?.index ?? -1] ?? ''].filter(Boolean);
    list.push({ ...problemIn(table, row, index, message, part), names, ...(also && { also }) });
  };
}
