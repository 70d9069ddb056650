import type { Row, Table } from './table.ts';

/** A cell as written. */
interface WrittenCell {
  text: string;
  isQuoted: boolean;
  /** True if a space comes before it. */
  isSpaced: boolean;
}

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
  const cells = cellsAsWritten(row);
  const isEvenlySpaced = cells.slice(1).every(({ text, isSpaced }) => isSpaced || text === '');
  if (isEvenlySpaced || cellsAsWritten(headings).some(({ isSpaced }) => isSpaced)) return null;
  const index = cells.findIndex(({ text, isSpaced }, place) => {
    const before = cells[place - 1];
    return isSpaced && /\p{L}/u.test(text) && before !== undefined && !before.isQuoted && before.text !== '';
  });
  return index < 0 ? null : { index, text: `${cells[index - 1]?.text}, ${cells[index]?.text}` };
}

function cellsAsWritten({ raw }: Row): WrittenCell[] {
  const cells = raw.trimEnd().matchAll(/([ ]*)(?:("[^"]*(?:""[^"]*)*")|([^,\n]*?))[ ]*(?:,|$)/gm);
  return [...cells].map(([, space = '', quoted, plain = '']) => ({
    text: quoted ?? plain,
    isQuoted: quoted !== undefined,
    isSpaced: space !== '',
  }));
}
