import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Fault, messageOf } from '../../report/fault.ts';
import { fileSystemMessage } from '../../report/file-system-message.ts';

const program = fileURLToPath(new URL('../../../', import.meta.url));

/** Describes a fault of the program: the page and section, the message, and the line of the program that failed. */
export function crashText(error: unknown): string {
  const cause = error instanceof Fault ? error.cause : error;
  const known = fileSystemMessage(cause);
  if (known) return `${known}\n`;
  const where = error instanceof Fault ? `${error.where}: ` : '';
  const line = lineOf(cause);
  return `${where}${messageOf(cause)}\n${line ? `at ${line}\n` : ''}`;
}

/** The innermost line of the program in a stack, such as "templates/sections/hero.tsx:31:12". */
function lineOf(error: unknown): string | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const [, place = ''] of stack.matchAll(/(?:file:\/\/)?(\/[^\s()]+:\d+:\d+)/g)) {
    const file = relative(program, place.replace(/\?[^:]*/, ''));
    if (/^(templates|client|generator)\//.test(file)) return file;
  }
  return null;
}
