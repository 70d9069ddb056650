import type { SitePage } from '../plan/resolve.ts';
import type { Block } from './reading.ts';
import type { AuditedPage } from './rule.ts';

/** A text that visitors or search engines read, and the page they read it on. */
export interface ShownText extends Pick<Block, 'text' | 'heading' | 'term'> {
  page: SitePage;
}

/**
 * The texts of all pages: titles, descriptions, what `<main>` says, and once what stands around it on every page.
 *
 * @param having what a text must have in it to be looked at
 */
export function shownTexts(pages: readonly AuditedPage[], having: RegExp): ShownText[] {
  return pages.flatMap(({ page, reading }) => {
    const head = [reading.title, reading.description].map((text) => ({ text, heading: '', term: null, inMain: true }));
    return [...head, ...reading.blocks]
      .filter(({ text, inMain }) => (inMain || page.route === '/') && having.test(text))
      .map(({ text, heading, term }) => ({ page, text, heading, term }));
  });
}
