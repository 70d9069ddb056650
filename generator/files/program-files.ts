import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withSlashes } from './with-slashes.ts';

/** The folder of the program, which is not that of the site it builds. */
export const programFolder = fileURLToPath(new URL('../../', import.meta.url));

/** What starts the program, in a process or a thread of its own. */
export const startFile = join(programFolder, 'generator/start.cjs');

/** Returns the path of a file from the folder of the program, such as "templates/sections/hero.tsx". */
export const inProgram = (path: string): string => withSlashes(relative(programFolder, path));

/** A call in a stack. Only what begins as an absolute path does is its address: a folder may be called "site (1)". */
const callInStack = /^ +at (?:.*? \()?(?:async )?((?:file:|[a-z]:|[\\/]).*?)((?::\d+){2})\)?$/gim;

/** Returns the innermost line of the program in the stack of an error, such as "templates/sections/hero.tsx:31:12". */
export function lineInProgram(error: unknown): string | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const [, address = '', place = ''] of stack.matchAll(callInStack)) {
    const path = address.startsWith('file:') ? fileURLToPath(address) : address;
    const file = inProgram(path.replace(/\?.*$/, ''));
    if (/^(templates|client|generator)\//.test(file)) return file + place;
  }
  return null;
}
