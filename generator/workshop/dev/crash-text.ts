import { inProgram, lineInProgram } from '../../files/program-files.ts';
import { Fault, messageOf } from '../../report/fault.ts';
import { fileSystemMessage } from '../../report/file-system-message.ts';

/** Describes a fault of the program: the page and section, the message, and the failing line of the program. */
export function crashText(error: unknown): string {
  const cause = error instanceof Fault ? error.cause : error;
  const known = fileSystemMessage(cause);
  if (known) return `${known}\n`;
  const unread = syntaxErrors(messageOf(cause));
  if (unread.length > 0) return unread.join('');
  const where = error instanceof Fault ? `${error.where}: ` : '';
  const line = lineInProgram(cause);
  return `${where}${messageOf(cause)}\n${line ? `at ${line}\n` : ''}`;
}

/** Returns the errors of esbuild about files that it cannot parse. */
function syntaxErrors(message: string): string[] {
  return [...message.matchAll(/^(.+?)((?::\d+){2}): ERROR: (.+)$/gm)].map(([, path = '', place, text]) => {
    return `${text}\nat ${inProgram(path)}${place}\n`;
  });
}
