import { parseText, type RunningText, type TextLink } from '../../../templates/markdown/parse.ts';
import { plainText } from '../../../templates/markdown/plain-text.ts';
import { mayHaveMarkup } from '../../../templates/markdown/signs.ts';
import { factAt } from '../../../templates/schema/forms/form.ts';
import type { TextRole } from '../../check/schema/roles.ts';
import { occurrences, type TextPart } from '../../read/locate.ts';
import type { Leaf } from './fill-context.ts';

/**
 * Returns the links in running text, which are checked like those of buttons.
 *
 * @param leaf the text with its placeholders filled in
 * @param raw the text as written
 */
export function textLinks(leaf: Leaf, raw: string): Leaf[] {
  const links = linksIn(parseText(leaf.text));
  if (links.length === 0) return [];
  const written = linksIn(parseWritten(raw));
  const { source, path } = leaf;
  return links.map(({ to }, index) => {
    // A fact in the text may have links of its own, which are also checked where they are written.
    const own = written.length === links.length ? written[index] : undefined;
    return { text: to, role: 'link', source, path, part: own ? partOf(own, raw) : null };
  });
}

const linksIn = (parsed: RunningText | null) => parsed?.links.filter(({ isPicture }) => !isPicture) ?? [];

/**
 * Parses running text as written. A placeholder in it may have spaces, which would end a link.
 *
 * @param facts the facts that placeholders stand for: stars between a letter and a currency sign are not bold
 */
export function parseWritten(raw: string, facts?: unknown): RunningText | null {
  return parseText(
    raw.replace(/\{([^{}]*)\}/g, (placeholder, name: string) => {
      const [first = 'x', last = 'x'] = edgesOf(factAt(facts, name) ?? '');
      return first + 'x'.repeat(placeholder.length - 2) + last;
    }),
  );
}

/** Returns the first and the last character of a fact, if they are signs. */
const edgesOf = (fact: string) => [fact.match(/^[\p{P}\p{S}]/u)?.[0], fact.match(/[\p{P}\p{S}]$/u)?.[0]].map(unmarkup);

/** Replaces what would be markup itself. A surrogate pair is two characters, so it is left out too. */
const unmarkup = (sign: string | undefined) => (sign?.length === 1 && !/[*_[\]()\\]/.test(sign) ? sign : undefined);

/** Returns the part of a link with its target, or the whole link if it has none. */
function partOf({ start, end, target }: TextLink, raw: string): TextPart {
  const range = target ?? { start, end };
  const words = raw.slice(range.start, range.end);
  return { words, earlier: occurrences(words, raw.slice(0, range.start)).length };
}

/**
 * Returns a displayed text with its placeholders filled in. Where markup is not possible, such as in a title, a fact is
 * reduced to its words.
 *
 * @param raw the text as written. An audit reports markup in it
 */
export function withoutMarkup(text: string, raw: string, role: TextRole | undefined): string {
  if (text === raw || role?.role !== 'shown' || role.markdown) return text;
  return mayHaveMarkup(text) && !mayHaveMarkup(raw) ? plainText(text) : text;
}
