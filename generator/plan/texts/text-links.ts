import { parseText, type RunningText, type TextLink } from '../../../templates/markdown/parse.ts';
import { plainText } from '../../../templates/markdown/plain-text.ts';
import { mayHaveMarkup } from '../../../templates/markdown/signs.ts';
import type { TextRole } from '../../check/schema/roles.ts';
import { occurrences, type TextPart } from '../../read/locate.ts';
import type { Leaf } from './fill-context.ts';

/**
 * The links in a running text, which are checked as those of buttons are.
 *
 * @param leaf the text with its placeholders filled in
 * @param raw the text as it is written
 */
export function textLinks(leaf: Leaf, raw: string): Leaf[] {
  const links = linksIn(parseText(leaf.text));
  if (links.length === 0) return [];
  const written = linksIn(parseWritten(raw));
  const { source, path } = leaf;
  return links.map(({ to }, index) => {
    // A fact in the text may have links of its own, which are checked where they are written too.
    const own = written.length === links.length ? written[index] : undefined;
    return { text: to, role: 'link', source, path, part: own ? partOf(own, raw) : null };
  });
}

const linksIn = (parsed: RunningText | null) => parsed?.links.filter(({ isPicture }) => !isPicture) ?? [];

/** Takes a running text apart as it is written. A placeholder in it may have spaces, which would end a link. */
export function parseWritten(raw: string): RunningText | null {
  return parseText(raw.replace(/\{[^{}]*\}/g, (placeholder) => 'x'.repeat(placeholder.length)));
}

/** Where a link says where it leads. If it does not, the whole link. */
function partOf({ start, end, target }: TextLink, raw: string): TextPart {
  const range = target ?? { start, end };
  const words = raw.slice(range.start, range.end);
  return { words, earlier: occurrences(words, raw.slice(0, range.start)).length };
}

/**
 * A text that is shown, with its placeholders filled in. Where no markup is possible, such as in a title, a fact has its words
 * alone.
 *
 * @param raw the text as it is written. Markup in it is reported by an audit
 */
export function withoutMarkup(text: string, raw: string, role: TextRole | undefined): string {
  if (text === raw || role?.role !== 'shown' || role.markdown) return text;
  return mayHaveMarkup(text) && !mayHaveMarkup(raw) ? plainText(text) : text;
}
