import type { Message } from '../../../report/diagnostic.ts';
import { UsageError } from '../../../report/usage-error.ts';
import { readCoordinates } from '../coordinates.ts';
import type { Column } from './columns.ts';
import { tableMessages } from './table-messages.ts';

type Value = string | number | boolean;

/** What is in a cell: values by the paths of their properties, or what is wrong with it. */
type Read = { values: readonly (readonly [path: readonly string[], value: Value])[] } | { problem: Message };

/** Reads a cell that is not empty. */
export function cellValue(text: string, { path, type, heading }: Column): Read {
  if (/^#(?:N\/A|[A-Z]+[!?]|DIV\/0!)$/.test(text)) return { problem: tableMessages.formula(text) };
  const one = (value: Value): Read => ({ values: [[path, value]] });
  if (path[0] === 'center') return degrees(text, path[1] === 'latitude' ? 'latitude' : 'longitude');
  if (type === 'number')
    return /^-?\d+(?:\.\d+)?$/.test(text) ? one(Number(text)) : { problem: tableMessages.notNumber(text) };
  if (type === 'boolean') {
    const known = /^(?:true|false)$/i.test(text);
    return known ? one(text.toLowerCase() === 'true') : { problem: tableMessages.notSwitch(heading, text) };
  }
  // With a line break at its end, it is a text below a "|", as a person writes it.
  return one(text.includes('\n') ? `${text.replace(/[ \t]+$/gm, '')}\n` : text);
}

/** A cell may have both coordinates, or one with a decimal comma, which a column for one of them leaves no doubt about. */
function degrees(text: string, axis: 'latitude' | 'longitude'): Read {
  try {
    const found = readCoordinates(text.replace(/^([-−+]?\d+),(\d+)$/, '$1.$2'), axis);
    return { values: Object.entries(found).map(([name, value]) => [['center', name], value] as const) };
  } catch (error) {
    if (error instanceof UsageError) return { problem: tableMessages.wrongDegrees(error.message) };
    throw error;
  }
}
