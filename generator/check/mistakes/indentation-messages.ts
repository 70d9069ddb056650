import type { Message } from '../../report/diagnostic.ts';
import { inWords, plural } from '../../report/wording.ts';

const quoted = (names: readonly string[]) => inWords(names.map((name) => `"${name}"`));
const verb = (names: readonly unknown[], one: string, several: string) => (names.length === 1 ? one : several);
const lineOrLines = (lines: number) => (lines === 1 ? 'this line' : `each of these ${lines} lines`);

/** Messages about lines whose indentation puts them into the wrong group or list. */
export const indentationMessages = {
  lost: (names: readonly string[], owner: string, spaces: number, lines: number): Message => ({
    id: 'lost-indentation',
    message: `${quoted(names)} ${verb(names, 'belongs', 'belong')} to "${owner}", but the indentation is missing.`,
    hint: `Add ${plural(spaces, 'space')} before ${lineOrLines(lines)}.`,
  }),
  lostItems: (count: number, owner: string, spaces: number, lines: number): Message => ({
    id: 'lost-indentation',
    message: `${count === 1 ? 'This list item belongs' : `These ${count} list items belong`} to "${owner}", but the indentation is missing.`,
    hint: `Add ${plural(spaces, 'space')} before ${lineOrLines(lines)}.`,
  }),
  extra: (names: readonly string[], inside: string, spaces: number, lines: number): Message => ({
    id: 'extra-indentation',
    message: `${quoted(names)} ${verb(names, 'does', 'do')} not belong to "${inside}": ${verb(names, 'it is', 'they are')} indented too far.`,
    hint: `Remove ${plural(spaces, 'space')} from ${lineOrLines(lines)}.`,
  }),
};
