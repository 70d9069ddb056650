import { parseText, type RunningText, type TextLink } from '../../../templates/markdown/parse.ts';
import { plainText } from '../../../templates/markdown/plain-text.ts';
import { mayHaveMarkup } from '../../../templates/markdown/signs.ts';
import { factAt } from '../../../templates/schema/forms/form.ts';
import type { TextRole } from '../../check/schema/roles.ts';
import { partAt, type TextPart } from '../../read/locate.ts';
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
 * Parses running text as written. Each placeholder counts as one word, because a space in it would end a link.
 *
 * @param facts the values of the placeholders. Whether stars next to a value are bold depends on whether it begins or
 *   ends with a sign, as `$95` does
 */
export function parseWritten(raw: string, facts?: unknown): RunningText | null {
  return parseText(
    raw.replace(/\{([^{}]*)\}/g, (placeholder, name: string) => {
      const fact = factAt(facts, name) ?? '';
      return signOf(fact.charAt(0)) + 'x'.repeat(placeholder.length - 2) + signOf(fact.charAt(fact.length - 1));
    }),
  );
}

/** Returns a character that is a sign, but not markup itself, and a letter for any other. */
const signOf = (character: string) => (/(?![*_[\]()\\])[\p{P}\p{S}]/u.test(character) ? character : 'x');

/** Returns the part of a link with its target, or the whole link if it has none. */
function partOf({ start, end, target }: TextLink, raw: string): TextPart {
  const range = target ?? { start, end };
  return partAt(raw, raw.slice(range.start, range.end), range.start);
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
