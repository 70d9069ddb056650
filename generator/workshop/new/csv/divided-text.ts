import { type Row, type Table, writtenCells } from './table.ts';

/** A text that was split at a comma because it is not in quotes, and the cell with the rest of it. */
interface DividedText {
  index: number;
  text: string;
}

/**
 * Finds a cell that is most likely the rest of the one before it. Spreadsheets write no space after the comma between
 * two cells, and people who write one do so in the whole row.
 */
export function dividedText({ separator, headings }: Table, row: Row): DividedText | null {
  if (separator !== ',' || !row.raw.includes(', ')) return null;
  const cells = writtenCells(row, separator);
  const isEvenlySpaced = cells.slice(1).every(({ text, isSpaced }) => isSpaced || text === '');
  if (isEvenlySpaced || writtenCells(headings, separator).some(({ isSpaced }) => isSpaced)) return null;
  const index = cells.findIndex(({ text, isSpaced }, place) => {
    const before = cells[place - 1];
    return isSpaced && /\p{L}/u.test(text) && before !== undefined && !before.isQuoted && before.text !== '';
  });
  return index < 0 ? null : { index, text: `${cells[index - 1]?.text}, ${cells[index]?.text}` };
}
