import { decode } from '../../../read/decode.ts';
import { linesOf } from '../../../read/lines.ts';
import { ContentError, type Message } from '../../../report/diagnostic.ts';
import { singleSpaced } from '../../../report/wording.ts';
import { cellText, hiddenIn } from './cell-text.ts';
import { locationOf, problemIn, type Row, type Table, type TableText } from './table.ts';
import { tableMessages } from './table-messages.ts';

/**
 * Reads a CSV file as spreadsheet programs write it: with commas, semicolons, or tabs, and the line breaks of any
 * system.
 *
 * @throws ContentError if it is not text, has a quote too many or too few, or has no row below its headings
 */
export async function readTable(file: string, bytes: Buffer): Promise<Table> {
  const { text: written, problem } = decode(bytes);
  // Lines and columns stay the same.
  const text = written.replace(/\r\n?/g, '\n');
  const lines = linesOf(text);
  // Excel writes and reads such a line, which declares the separator.
  const [begin = '', sign] = /^"?sep=([,;\t])"?[,;\t]*\n/i.exec(text) ?? [];
  const table = { source: { file, text }, lines, separator: sign ?? separatorIn(text) };
  if (problem) {
    const { message, offset, isText } = problem;
    const at = written.slice(0, offset).replace(/\r\n/g, '\n').length;
    throw mistake(table, [at, at + 1], isText ? message : tableMessages.notText(message));
  }
  const [headings, ...rows] = (await rowsIn(table, begin.length)).filter(({ cells }) =>
    cells.some((cell) => cell !== ''),
  );
  if (!headings || rows.length === 0) throw mistake(table, [0, 0], tableMessages.empty());
  return { ...table, headings: { ...headings, cells: headings.cells.map(singleSpaced) }, rows };
}

/** Returns the separator of the headings. */
function separatorIn(text: string): string {
  const [, first = ''] = /^\s*(.*)/.exec(text) ?? [];
  const plain = first.replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: plain.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** @param start the offset of the first row */
async function rowsIn(table: TableText, start: number): Promise<Row[]> {
  const { parse, CsvError } = await import('csv-parse/sync');
  const rows: Row[] = [];
  let offset = start;
  try {
    parse(table.source.text.slice(start), {
      delimiter: table.separator,
      record_delimiter: '\n',
      relax_column_count: true,
      trim: true,
      raw: true,
      on_record: (found) => {
        // Its types do not include what "raw" adds, and allow no other record type.
        const { raw, record } = found as unknown as { raw: string; record: string[] };
        rows.push({ offset, raw, cells: record.map(cellText) });
        offset += raw.length;
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const raw = String(error.raw);
    if (error.code !== 'CSV_QUOTE_NOT_CLOSED') {
      const at = offset + raw.length - 1;
      const before = hiddenIn(raw.at(-2) ?? '');
      if (before) throw mistake(table, [at - 1, at], tableMessages.hidden(before.name));
      throw mistake(table, [at, at + 1], tableMessages.strayQuote());
    }
    throw new ContentError([
      problemIn(table, { offset, raw, cells: [] }, Number(error.column), tableMessages.openQuote()),
    ]);
  }
}

function mistake(table: TableText, range: readonly [number, number], message: Message): ContentError {
  return new ContentError([{ ...message, ...locationOf(table, range), severity: 'error' }]);
}
