import type { SitePage } from '../resolve.ts';
import type { Block } from './reading.ts';
import type { AuditedPage } from './rule.ts';

/** A text that visitors or search engines read, and the page they read it on. */
export interface ShownText extends Pick<Block, 'text' | 'heading' | 'term'> {
  page: SitePage;
}

/** Every text of every page: titles, descriptions, what `<main>` says, and once what stands around it on all pages. */
export function shownTexts(pages: readonly AuditedPage[]): ShownText[] {
  const home = pages.find(({ page }) => page.route === '/');
  return pages.flatMap(({ page, reading }) => {
    const head = [reading.title, reading.description].map((text) => ({ page, text, heading: '', term: null }));
    const blocks = reading.blocks.filter(({ inMain }) => inMain || page === home?.page);
    return [...head, ...blocks.map(({ text, heading, term }) => ({ page, text, heading, term }))];
  });
}
