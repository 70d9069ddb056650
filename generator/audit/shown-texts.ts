import type { SitePage } from '../plan/resolve.ts';
import type { Path } from '../read/locate.ts';
import type { Block } from './reading.ts';
import type { AuditedPage, Spot } from './rule.ts';

/** A text that visitors or search engines read, and the page they read it on. */
export interface ShownText extends Pick<Block, 'text' | 'heading' | 'term'> {
  page: SitePage;
  /** Which block of the page it is, or the property that it comes from. */
  origin: number | Path;
}

const head = [
  { part: 'title', path: ['seo', 'title'] },
  { part: 'description', path: ['seo', 'description'] },
] as const;

/**
 * The texts of all pages: titles, descriptions, what `<main>` says, and once what is around it on every page.
 *
 * @param having what a text must have in it to be looked at
 */
export function shownTexts(pages: readonly AuditedPage[], having: RegExp): ShownText[] {
  return pages.flatMap(({ page, reading }) => {
    const named = head.map(({ part, path }) => ({ page, text: reading[part], heading: '', term: null, origin: path }));
    const blocks = reading.blocks.flatMap(({ text, heading, term, inMain }, origin) =>
      inMain || page.route === '/' ? [{ page, text, heading, term, origin }] : [],
    );
    return [...named, ...blocks].filter(({ text }) => having.test(text));
  });
}

/** Where words of a text are, for a finding about them. */
export function spotOf({ page, origin }: ShownText, words: string, start: number): Spot {
  return typeof origin === 'number'
    ? { page, block: origin, words: { start, end: start + words.length } }
    : { page, path: origin, part: words };
}
