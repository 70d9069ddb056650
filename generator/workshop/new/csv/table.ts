import type { LineCounter } from 'yaml';
import { spanOf } from '../../../read/locate.ts';
import type { Diagnostic, Message, SourceLocation, SourceText } from '../../../report/diagnostic.ts';

/** A line of a CSV file, or several if a cell has line breaks. */
export interface Row {
  /** The offset of its start in the file. */
  offset: number;
  /** As written. */
  raw: string;
  /** The texts of its cells, without quotes and the spaces around them. A row may lack its last cells. */
  cells: readonly string[];
  /** True if cells with mistakes were emptied. */
  isPart?: boolean;
}

/** A CSV file. */
export interface Table {
  source: SourceText;
  lines: LineCounter;
  separator: string;
  headings: Row;
  /** All rows that are not empty. */
  rows: readonly Row[];
}

/** What is needed to locate something in a CSV file before all of it is read. */
export type TableText = Pick<Table, 'source' | 'lines' | 'separator'>;

/** A cell as written. */
interface WrittenCell {
  /** With its quotes. */
  text: string;
  isQuoted: boolean;
  /** True if a space comes before it. */
  isSpaced: boolean;
  /** The offsets of its content in the row, inside its quotes. */
  range: readonly [number, number];
}

/** Reads a row a second time, because the parser does not report how and where cells are written. */
export function writtenCells({ raw }: Row, separator: string): WrittenCell[] {
  const cell = new RegExp(`([ ]*)(?:("([^"]*(?:""[^"]*)*)")|([^${separator}\\n]*?))[ ]*(?:${separator}|$)`, 'dgm');
  return [...raw.trimEnd().matchAll(cell)].map(({ 1: space, 2: quoted, 4: plain = '', indices }) => ({
    text: quoted ?? plain,
    isQuoted: quoted !== undefined,
    isSpaced: space !== '',
    range: indices?.[3] ?? indices?.[4] ?? [0, 0],
  }));
}

/** Returns the location of a cell, or of a part of it. */
export function cellAt(table: TableText, row: Row, index: number, part = ''): SourceLocation {
  const { length } = row.raw.trimEnd();
  // A cell that the row lacks is at its end.
  const range = writtenCells(row, table.separator)[index]?.range ?? [length, length];
  const [start, end] = [row.offset + range[0], row.offset + range[1]];
  const within = part === '' ? -1 : table.source.text.slice(start, end).indexOf(part);
  return locationOf(table, within < 0 ? [start, end] : [start + within, start + within + part.length]);
}

/** Returns a problem in a cell, or in a part of it. */
export function problemIn(table: TableText, row: Row, index: number, message: Message, part?: string): Diagnostic {
  return { ...message, ...cellAt(table, row, index, part), severity: 'error' };
}

/** Returns the line of a row, from 1. */
export function lineOf({ lines }: TableText, { offset }: Row): number {
  return lines.linePos(offset).line;
}

/** Returns the location of a piece of the file. */
export function locationOf({ source, lines }: TableText, range: readonly [number, number]): SourceLocation {
  return { source, span: spanOf({ text: source.text, lines }, range) };
}
