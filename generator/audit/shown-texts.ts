import type { SitePage } from '../plan/resolve.ts';
import { occurrences, type Path } from '../read/locate.ts';
import type { Block } from './reading.ts';
import type { AuditedPage, Spot } from './rule.ts';

/** Text that visitors or search engines read on a page. */
export interface ShownText extends Pick<Block, 'text' | 'heading' | 'term'> {
  page: SitePage;
  /** The index of its block, or the path of its property. */
  origin: number | Path;
}

const head = [
  { part: 'title', path: ['seo', 'title'] },
  { part: 'description', path: ['seo', 'description'] },
] as const;

/**
 * The texts of all pages: their titles, descriptions, and what is in `<main>`. The header and footer are the same on every
 * page, so only those of the home page are included.
 *
 * @param pattern leaves out the texts that do not match it
 */
export function shownTexts(pages: readonly AuditedPage[], pattern: RegExp): ShownText[] {
  return pages.flatMap(({ page, reading }) => {
    const named = head.map(({ part, path }) => ({ page, text: reading[part], heading: '', term: null, origin: path }));
    const blocks = reading.blocks.flatMap(({ text, heading, term, inMain }, origin) =>
      inMain || page.route === '/' ? [{ page, text, heading, term, origin }] : [],
    );
    return [...named, ...blocks].filter(({ text }) => pattern.test(text));
  });
}

/**
 * @param start the offset of the words in the text
 * @param isChosen true if the words may be a correct fact in the wrong place
 */
export function spotOf({ page, text, origin }: ShownText, words: string, start: number, isChosen = false): Spot {
  return typeof origin === 'number'
    ? { page, block: origin, words: { start, end: start + words.length }, isChosen }
    : { page, path: origin, part: { words, earlier: occurrences(words, text.slice(0, start)).length } };
}
