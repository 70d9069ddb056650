import type { SiteFacts } from '../../templates/facts/site.ts';
import type { SitePage } from '../plan/resolve.ts';
import { anyOf, placeNames } from './place-names.ts';
import type { AuditedPage } from './rule.ts';

/** The text in the `<main>` of a page, with place names and numbers masked, so that pages for two towns can be compared. */
export interface MaskedText {
  page: SitePage;
  /** The whole text, without masks. */
  raw: string;
  /** The original of each sentence, by its masked words. */
  sentences: Map<string, string>;
  /** Every run of five words within a sentence. A shorter sentence is one shingle. */
  shingles: Set<string>;
}

const shingleLength = 5;

/** Masks the pages that search engines may show. */
export function maskedTexts(pages: readonly AuditedPage[], facts: SiteFacts): MaskedText[] {
  const places = anyOf(placeNames(facts));
  const maskedWords = (text: string) => {
    const masked = text.replace(places, '·').replace(/\d+/g, '#').toLowerCase();
    return masked.match(/[^\s.,;:!?()“”"–—/+]+/g) ?? [];
  };
  return pages.flatMap(({ page, reading }) => {
    if (page.data.seo.hidden) return [];
    const blocks = reading.blocks.filter(({ inMain }) => inMain).map(({ text }) => text);
    const sentences = new Map<string, string>();
    const shingles = new Set<string>();
    for (const sentence of blocks.flatMap((text) => text.split(/(?<=[.!?]) /))) {
      const words = maskedWords(sentence);
      sentences.set(words.join(' '), sentence);
      for (let start = 0; start === 0 || start + shingleLength <= words.length; start++) {
        shingles.add(words.slice(start, start + shingleLength).join(' '));
      }
    }
    return [{ page, raw: blocks.join(' '), sentences, shingles }];
  });
}
