import { errorAt } from '../../read/error-at.ts';
import { type Path, partSpan, valueSpan } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { type TextAt, textsIn } from '../../read/texts-in.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { gapMessages, replaceGap } from './gap-messages.ts';

/** Marks a gap: a text that is still to be written. */
const todo = 'TODO:';

/** A gap without the colon: the word alone, or before a note in lowercase letters. */
const bareTodo = /^[\s([{<*]*TODO(?:[\s)\]}>*.!?…-]*$|[\s–—-]+(?=[a-z]))/;

/** Returns a gap that describes what to write, with an example if there is one. */
export function gap(words: string, example = ''): string {
  return `${todo} ${words}${example && !isGap(example) ? `, for example: ${example}` : ''}`;
}

/** Returns true if any part of a text is still to be written. */
export function isGap(text: string): boolean {
  return text.includes(todo) || bareTodo.test(text);
}

/**
 * Returns the gaps of a file. They are found before its schema is checked, because a gap may be written in place of a
 * number.
 */
export function gapProblems(source: Source): Diagnostic[] {
  return gapsIn(source.data, []).map(({ path, text }) => {
    const isBare = !text.includes(todo);
    const rest = isBare ? text.replace(bareTodo, '') : text.slice(text.indexOf(todo) + todo.length);
    const words = rest.split('\n', 1)[0] ?? '';
    const isWhole = isBare || text.startsWith(todo);
    const span = isWhole ? valueSpan(source, path) : partSpan(source, path, todo);
    return errorAt(source, span, gapMessages.toWrite(words.trim(), !isGeneralFact(source, path)));
  });
}

/** Returns true for a fact of the whole site, such as the phone number. Only entries of site.yaml can be drafts. */
function isGeneralFact({ file }: Source, [group, ...rest]: Path): boolean {
  return file === 'site.yaml' && rest.length < 2 && group !== 'banner' && group !== 'popup';
}

/** Returns every gap in a value at a path. */
export function gapsIn(value: unknown, path: Path): TextAt[] {
  return textsIn(value, path).filter(({ text }) => isGap(text));
}

/** Returns a problem of a draft, which does not stop a build. */
export function inDraft(problem: Diagnostic): Diagnostic {
  return { ...problem, severity: 'warning', ...(problem.id === 'gap' && { hint: replaceGap }) };
}
