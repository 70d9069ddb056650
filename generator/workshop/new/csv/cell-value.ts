import { insideCurlyQuotes } from '../../../read/yaml/quoted.ts';
import type { Message } from '../../../report/diagnostic.ts';
import { singleSpaced } from '../../../report/wording.ts';
import { coordinatesIn } from '../coordinates.ts';
import type { Column } from './columns.ts';
import { tableMessages } from './table-messages.ts';

type Value = string | number | boolean;

/** The contents of a cell. */
export interface CellValue {
  /**
   * By the paths of their properties. A text with a mistake is kept, so that pages that need it do not report it as
   * missing.
   */
  values: readonly (readonly [path: readonly string[], value: Value])[];
  problem?: Message;
}

/** Reads a cell that is not empty. */
export function cellValue(text: string, column: Column): CellValue {
  if (/^(?:#(?:N\/A|[A-Z]+[!?]|DIV\/0!)|Err:\d{3})$/.test(text))
    return wrong(tableMessages.formula(text), column, text);
  if (/^=[A-Za-z(@]/.test(text)) return wrong(tableMessages.uncomputed(text), column, text);
  if (/^(?:n\/a|null|nil|nan|tb[acd]|[-–—?.…]+)$/i.test(text)) return wrong(tableMessages.standIn(text), column, text);
  const inner = insideCurlyQuotes(text);
  if (inner !== null) return wrong(tableMessages.curlyQuotes(inner), column, inner);
  const { path, type, heading } = column;
  if (path[0] === 'center') return degrees(text, path[1] === 'latitude' ? 'latitude' : 'longitude');
  if (type === 'number')
    return /^-?\d+(?:\.\d+)?$/.test(text) ? one(path, Number(text)) : wrong(tableMessages.notNumber(text));
  if (type === 'boolean') {
    // Excel writes them in its own language.
    if (/^(?:true|wahr|vrai|verdadero|vero|verdadeiro|waar)$/i.test(text)) return one(path, true);
    // Spreadsheets write this in every row whose checkbox is not checked.
    return /^(?:false|falsch|faux|falso|onwaar)$/i.test(text)
      ? one(path, false)
      : wrong(tableMessages.notSwitch(heading, text));
  }
  if (!isProse(path)) return one(path, singleSpaced(text));
  // With a line break at its end, it is written below a "|", as a person would.
  return one(path, text.includes('\n') ? `${text.replace(/[ \t]+$/gm, '')}\n` : text);
}

const one = (path: readonly string[], value: Value): CellValue => ({ values: [[path, value]] });

/** @param text the text for later checks, in a column of texts */
function wrong(problem: Message, column?: Column, text = ''): CellValue {
  return { ...(column?.type === 'text' ? one(column.path, text) : { values: [] }), problem };
}

/** Returns true for the texts that an owner writes for pages. Only these may have several lines. */
const isProse = ([group = '']: readonly string[]) => group === 'words' || group === 'specialties';

/**
 * Reads a cell with both coordinates, or with one that has a decimal comma, which is unambiguous in a column for one of
 * them.
 */
function degrees(text: string, axis: 'latitude' | 'longitude'): CellValue {
  const found = coordinatesIn(text.replace(/^([-−–+]?\d+),(\d+)$/, '$1.$2'), axis);
  if ('fault' in found) return wrong(tableMessages.wrongDegrees(found));
  return { values: Object.entries(found).map(([name, value]) => [['center', name], value] as const) };
}
