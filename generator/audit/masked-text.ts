import type { SiteFacts } from '../../templates/facts/site.ts';
import type { SitePage } from '../plan/resolve.ts';
import { anyOf, placeNames } from './place-names.ts';
import type { AuditedPage } from './rule.ts';

/** What a page says in `<main>`, with every name of a place taken out, so that a swapped town makes no difference. */
export interface MaskedText {
  page: SitePage;
  /** As it was written, in one line. */
  raw: string;
  /** Each sentence as it was written, by how it reads without names. */
  sentences: Map<string, string>;
  /** Every five words in a row of one paragraph; a shorter one is a whole by itself. */
  shingles: Set<string>;
}

const length = 5;

/** Reads all pages that search engines may show. Names of places become a dot, and numbers a sign. */
export function maskedTexts(pages: readonly AuditedPage[], facts: SiteFacts): MaskedText[] {
  const places = anyOf(placeNames(facts));
  const wordsOf = (text: string) => {
    const masked = text.replace(places, '·').replace(/\d+/g, '#').toLowerCase();
    return masked.match(/[^\s.,;:!?()“”"–—/+]+/g) ?? [];
  };
  return pages.flatMap(({ page, reading }) => {
    if (page.data.seo.hidden) return [];
    const blocks = reading.blocks.filter(({ inMain }) => inMain).map(({ text }) => text);
    const sentences = new Map<string, string>();
    const shingles = new Set<string>();
    for (const sentence of blocks.flatMap((text) => text.split(/(?<=[.!?]) /))) {
      const words = wordsOf(sentence);
      sentences.set(words.join(' '), sentence);
      for (let at = 0; at === 0 || at + length <= words.length; at++) {
        shingles.add(words.slice(at, at + length).join(' '));
      }
    }
    return [{ page, raw: blocks.join(' '), sentences, shingles }];
  });
}
