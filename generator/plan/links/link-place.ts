import { errorAt } from '../../read/error-at.ts';
import { partSpan, pointerOf, valueSpan } from '../../read/locate.ts';
import type { Diagnostic, Message, Span } from '../../report/diagnostic.ts';
import type { Leaf } from '../texts/fill-context.ts';
import { rawText } from '../texts/raw-text.ts';

/** Returns a string that identifies the location of a link. Running text may have several. */
export function linkKey({ source, path, part, text }: Leaf): string {
  const inText = part === undefined ? [] : [part?.words ?? text, part?.earlier ?? 0];
  return [source.file + pointerOf(path), ...inText].join(' ');
}

/** Returns a link as written, with its placeholders; null if that is not known. */
export function writtenLink({ source, path, part }: Leaf): string | null {
  return part === undefined ? rawText(source, path) : (part?.words ?? null);
}

/** Returns true for the main page of a town. */
export const isMainPage = ({ path }: Leaf): boolean =>
  path.at(-1) === 'page' && (path.length === 1 || path[0] === 'towns');

function linkSpan({ source, path, part }: Leaf): Span {
  return part ? partSpan(source, path, part.words, part.earlier) : valueSpan(source, path);
}

/** Returns an error that underlines a link. */
export function errorAtLink(leaf: Leaf, message: Message): Diagnostic {
  return errorAt(leaf.source, linkSpan(leaf), leaf.part ? withoutQuotes(message) : message);
}

/** Removes the quotes from dictated text in a hint, because a link in running text has none. */
function withoutQuotes({ hint, ...rest }: Message): Message {
  return { ...rest, hint: hint.replace(/^(Write: {2})(["'])(.*)\2$/, '$1$3') };
}
