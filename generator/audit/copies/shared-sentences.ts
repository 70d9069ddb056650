import type { Background } from '../background.ts';
import type { AuditedPage } from '../rule.ts';
import { type MaskedSentence, maskedSentences } from './masked-text.ts';

/** Two similar pages, read again. */
export interface ReadPair {
  page: AuditedPage;
  other: AuditedPage;
}

/** Returns the sentences of a page that another page has too, ignoring place names and numbers, longest first. */
export function sharedSentences({ page, other }: ReadPair, background: Background): MaskedSentence[] {
  const key = ({ words }: MaskedSentence) => words.join();
  const known = new Set(maskedSentences(other, background).map(key));
  const own = new Map(maskedSentences(page, background).map((sentence) => [key(sentence), sentence]));
  return byLength([...own].flatMap(([masked, sentence]) => (known.has(masked) ? [sentence] : [])));
}

const byLength = (sentences: MaskedSentence[]) => sentences.sort((a, b) => b.text.length - a.text.length);

/** Leaves out headings and buttons, which say little, unless there is nothing else. */
export function runningSentences(sentences: readonly MaskedSentence[]): readonly MaskedSentence[] {
  const running = sentences.filter(({ text }) => /[.!?…。！？]["”’»)]*$/.test(text));
  return running.length > 0 ? running : sentences;
}

/**
 * Returns the longest sentence that is the same on both pages and names the town of only one of them, as a copied text
 * may.
 */
export function leftName({ page, other }: ReadPair, background: Background): { town: string; sentence: string } | null {
  const { placeNames, facts } = background;
  const own = [page.page.town?.name, other.page.town?.name];
  const onOther = new Set(maskedSentences(other, background).map(({ text }) => text));
  const named = byLength(maskedSentences(page, background)).flatMap(({ text: sentence }) => {
    if (own[0] === own[1] || !onOther.has(sentence)) return [];
    const names = new Set(placeNames.namesIn(sentence).map(({ name }) => name));
    const [town] = names;
    return names.size === 1 && town !== undefined && town !== facts.address.city && own.includes(town)
      ? [{ town, sentence }]
      : [];
  });
  return named[0] ?? null;
}
