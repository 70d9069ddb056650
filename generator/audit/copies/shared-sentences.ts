import type { Background } from '../background.ts';
import type { AuditedPage } from '../rule.ts';
import { type MaskedSentence, maskedSentences } from './masked-text.ts';

/** Two pages that are much alike, read again. */
export interface ReadPair {
  page: AuditedPage;
  other: AuditedPage;
}

/** The sentences of a page that another page has too, apart from place names and numbers, the longest first. */
export function sharedSentences({ page, other }: ReadPair, background: Background): string[] {
  const key = ({ words }: MaskedSentence) => words.join();
  const known = new Set(maskedSentences(other, background).map(key));
  const own = new Map(maskedSentences(page, background).map((sentence) => [key(sentence), sentence.text]));
  return byLength([...own].flatMap(([masked, text]) => (known.has(masked) ? [text] : [])));
}

const byLength = (sentences: string[]) => sentences.sort((a, b) => b.length - a.length);

/** The longest sentence that is the same on both pages and names the town of one of them only, as a text that was copied may. */
export function leftName({ page, other }: ReadPair, background: Background): { town: string; sentence: string } | null {
  const { placeNames, facts } = background;
  const own = [page.page.town?.name, other.page.town?.name];
  const onOther = new Set(maskedSentences(other, background).map(({ text }) => text));
  const named = byLength(maskedSentences(page, background).map(({ text }) => text)).flatMap((sentence) => {
    if (own[0] === own[1] || !onOther.has(sentence)) return [];
    const names = new Set(placeNames.namesIn(sentence).map(({ name }) => name));
    const [town] = names;
    return names.size === 1 && town !== undefined && town !== facts.address.city && own.includes(town)
      ? [{ town, sentence }]
      : [];
  });
  return named[0] ?? null;
}
