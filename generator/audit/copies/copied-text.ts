import type { PageNotes } from '../page-notes.ts';
import type { TownText } from '../places/town-texts.ts';
import type { AuditedSite } from '../rule.ts';
import { type MaskedSentence, runsOf } from './masked-text.ts';

/** A sentence that the texts of many towns have. */
export interface CopiedText {
  /** The text of a town that has it. */
  from: TownText;
  text: string;
  towns: number;
}

/** Two towns may have the same sentence, because one was copied. More have it because nobody has written theirs. */
const minTowns = 3;

/**
 * The longest of some sentences that is in a text of a town, and on pages for many other towns. Only pages count that are near copies: an
 * edit of any other page changes no number.
 *
 * @param sentences the longest first
 * @param shown the texts of the town that its page shows
 */
export function copiedText(
  sentences: readonly MaskedSentence[],
  shown: readonly TownText[],
  site: Pick<AuditedSite, 'neighbors' | 'noteOf'>,
): CopiedText | null {
  const notes = nearCopies(site);
  for (const { text, words } of sentences) {
    const from = shown.find((one) => one.text.includes(text));
    if (!from) continue;
    const towns = townsThatSay(words, notes);
    if (towns >= minTowns) return { from, text, towns };
  }
  return null;
}

function nearCopies({ neighbors, noteOf }: Pick<AuditedSite, 'neighbors' | 'noteOf'>): PageNotes[] {
  const routes = new Set([...neighbors].flatMap(([route, other]) => [route, other.route]));
  return [...routes].flatMap((route) => noteOf(route) ?? []);
}

/** For how many towns some pages have a sentence, apart from place names and numbers. */
function townsThatSay(words: readonly number[], notes: readonly PageNotes[]): number {
  const runs = runsOf(words);
  const saying = notes.filter(({ town, shingles }) => town !== null && runs.every((run) => has(shingles, run)));
  return new Set(saying.map(({ town }) => town)).size;
}

/** @param sorted the numbers among which one is looked for */
function has(sorted: Uint32Array, number: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === number;
}
