import type { NotedPage } from '../page-notes.ts';
import type { TownText } from '../places/town-texts.ts';
import type { AuditedSite } from '../rule.ts';
import { firstFrom } from './lists.ts';
import { type MaskedSentence, runsOf } from './masked-text.ts';

/** A sentence that appears in the texts of many towns. */
export interface CopiedText {
  /** One of the texts that contain it. */
  from: TownText;
  text: string;
  towns: number;
}

/** If two towns share a sentence, one was copied. If more do, their own text was never written. */
const minTowns = 3;

/**
 * Returns the longest of these sentences that is in a text of a town and on pages for many other towns. Only near
 * copies count, so that an edit of any other page does not change the result.
 *
 * @param sentences longest first
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

function nearCopies({ neighbors, noteOf }: Pick<AuditedSite, 'neighbors' | 'noteOf'>): NotedPage[] {
  const routes = new Set([...neighbors].flatMap(([route, other]) => [route, other.route]));
  return [...routes].flatMap((route) => noteOf(route) ?? []);
}

/** Returns for how many towns some pages contain a sentence, ignoring place names and numbers. */
function townsThatSay(words: readonly number[], notes: readonly NotedPage[]): number {
  const runs = runsOf(words);
  const says = (page: NotedPage) => {
    const shingles = page.readShingles();
    return runs.every((run) => shingles[firstFrom(run, shingles)] === run);
  };
  const saying = notes.filter((page) => page.town !== null && says(page));
  return new Set(saying.map(({ town }) => town)).size;
}
